import { expect, test } from 'vitest'
import {
  anyQuestion,
  blank,
  offered,
  overlap,
  same,
  total,
  trouble,
  USUAL,
  withCount,
} from '../../../src/games/cqfd/question.ts'

const ASK = { verb: 'ask', slots: { question: USUAL } }

test('a question is offered on one’s turn, and then alone', () => {
  expect(offered([ASK])).toEqual(USUAL)
  expect(offered([])).toBeNull()
  expect(offered([{ verb: 'ready', slots: {} }])).toBeNull()
})

test('a rank holds none to four cards, whatever is pressed', () => {
  expect(withCount(blank(USUAL), 3, 9, USUAL)[3]).toBe(4)
  expect(withCount(blank(USUAL), 3, -1, USUAL)[3]).toBe(0)
})

test('what is wrong with a question comes from the offer', () => {
  expect(trouble([1, 1, 1, 4, 0, 0, 0, 0], USUAL)).toBeNull()
  expect(trouble([1, 1, 0, 0, 0, 0, 0, 0], USUAL)).toEqual({ why: 'cards-missing', n: 5 })
  expect(trouble([4, 4, 1, 0, 0, 0, 0, 0], USUAL)).toEqual({ why: 'cards-too-many', n: 2 })
  expect(trouble([4, 3, 0, 0, 0, 0, 0, 0], USUAL)).toEqual({ why: 'ranks-missing', n: 1, least: 3 })
  expect(trouble([5, 1, 1, 0, 0, 0, 0, 0], USUAL)).toEqual({ why: 'too-many-of-a-rank', most: 4 })
  expect(trouble([1, 1, 1, 1], { ...USUAL, kinds: 4, total: 4 })).toBeNull()
})

test('the smaller number counts, as in the example of the rules', () => {
  const hand = [0, 1, 1, 0, 1, 2, 1, 1]
  expect(total(overlap([1, 1, 1, 4, 0, 0, 0, 0], hand))).toBe(2)
  expect(total(overlap([0, 0, 0, 0, 1, 1, 1, 4], hand))).toBe(4)
  expect(total(overlap(hand, hand))).toBe(7)
})

test('questions are compared card by card', () => {
  expect(same([1, 2], [1, 2])).toBe(true)
  expect(same([1, 2], [2, 1])).toBe(false)
})

test('any question to begin with may be asked as it is', () => {
  for (let tries = 0; tries < 200; tries++) {
    expect(trouble(anyQuestion(USUAL), USUAL)).toBeNull()
  }
})
