import { expect, test } from 'vitest'
import { coachText } from '../../../src/games/cqfd/coach.ts'
import { after, example, stepNow, STEPS, sureThing } from '../../../src/games/cqfd/lesson.ts'
import { preferences } from '../../../src/preferences.svelte.ts'
import { ASKED, HAND } from './views.ts'

preferences.language = 'fr'

const NOTHING_YET = { asked: 0, draftReady: false, struck: false, over: false }

test('what is to be read waits for the reader', () => {
  expect(stepNow(0, NOTHING_YET)).toBe('hand')
  expect(stepNow(after('hand'), NOTHING_YET)).toBe('goal')
  expect(stepNow(after('goal'), NOTHING_YET)).toBe('compose')
})

test('what is to be done passes when it is done, and comes back when it is undone', () => {
  const read = after('goal')
  expect(stepNow(read, { ...NOTHING_YET, draftReady: true })).toBe('ask')
  expect(stepNow(read, NOTHING_YET)).toBe('compose')
  expect(stepNow(read, { ...NOTHING_YET, asked: 1 })).toBe('answer')
  expect(stepNow(after('answer'), { ...NOTHING_YET, asked: 1 })).toBe('deduce')
  expect(stepNow(after('answer'), { ...NOTHING_YET, asked: 1, struck: true })).toBe('other')
})

test('all read, the coach is silent until the end', () => {
  expect(stepNow(STEPS.length, { ...NOTHING_YET, asked: 3 })).toBe('free')
  expect(stepNow(0, { ...NOTHING_YET, over: true })).toBe('end')
})

test('the example is the other’s own question, if there is one', () => {
  expect(example([], [], HAND)).toBeNull()
  const mine = example([ASKED], [], HAND)
  expect(mine?.counted).toEqual([0, 1, 1, 0, 0, 0, 0, 0])
  expect(mine?.sum).toBe(2)
  expect(mine?.theirs).toBe(false)
  expect(example([ASKED], [{ question: HAND, answer: 7 }], HAND)?.theirs).toBe(true)
})

test('there is always something a beginner can be sure of', () => {
  // Four jacks asked, three cards in all: no more than three jacks.
  expect(sureThing([ASKED], HAND)).toEqual({ rank: 3, most: 3, from: 'answer', n: 4 })
  // Two nines in hand, of four.
  expect(sureThing([], HAND)).toEqual({ rank: 5, most: 2, from: 'hand', n: 2 })
  expect(sureThing([], [])).toBeNull()
})

test('the coach speaks with the numbers of this game', () => {
  const seen = { mine: [ASKED], hand: HAND, myTurn: true, won: false }
  expect(coachText('answer', seen, 'Barnabé')).toMatch(/^Réponse\u00a0: 3\./)
  expect(coachText('deduce', seen, 'Barnabé')).toMatch(/4\u00a0valets.*3 au plus/)
  expect(coachText('end', seen, 'Barnabé')).not.toBe(coachText('end', { ...seen, won: true }, ''))
})
