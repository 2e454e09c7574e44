import { expect, test } from 'vitest'
import {
  emptyNotebook,
  isStruck,
  left,
  LONGEST_TEXT,
  readNotes,
  strikesOf,
  toggleStrike,
  writeNotes,
} from '../../../src/games/cqfd/notes.ts'

const DRAFT = [1, 1, 1, 4, 0, 0, 0, 0]

test('what is written is read back', () => {
  const page = {
    ...toggleStrike(emptyNotebook(2), 3, 4),
    draft: DRAFT,
    text: 'pas de roi ?\n« sûr »',
    lesson: { step: 4, hidden: true },
  }
  expect(readNotes(writeNotes(page), 2)).toEqual(page)
})

test('a strike is taken back by a second one', () => {
  const once = toggleStrike(emptyNotebook(1), 0, 2)
  expect(isStruck(once, 0, 2)).toBe(true)
  expect(strikesOf(once)).toEqual([[0, 2]])
  expect(left(once, 0)).toEqual([0, 1, 3, 4])
  expect(toggleStrike(once, 0, 2)).toEqual(emptyNotebook(1))
})

test('strikes and draft end with their deal, words stay', () => {
  const first = { ...toggleStrike(emptyNotebook(1), 3, 4), draft: DRAFT, text: 'elle bluffe' }
  const second = readNotes(writeNotes(first), 2)
  expect(second).toEqual({ ...emptyNotebook(2), text: 'elle bluffe' })
})

test('anything else is taken as plain words', () => {
  expect(readNotes('', 1)).toEqual(emptyNotebook(1))
  expect(readNotes('pas de roi ?', 1).text).toBe('pas de roi ?')
  expect(readNotes('[1,2]', 1).text).toBe('[1,2]')
  expect(readNotes('null', 1).text).toBe('null')
})

test('a notebook with nonsense in it is read as far as it makes sense', () => {
  const odd = JSON.stringify({ deal: 1, strikes: [1, 'x'], draft: 'abc', text: 7, lesson: [{}] })
  expect(readNotes(odd, 1)).toEqual(emptyNotebook(1))
  const far = JSON.stringify({ deal: 1, strikes: [99, 0, 0, 0, 0, 0, 0, 0], draft: [9] })
  expect(readNotes(far, 1)).toEqual(emptyNotebook(1))
})

test('the longest page fits what the house keeps, however it is escaped', () => {
  const page = {
    ...emptyNotebook(5),
    strikes: Array<number>(8).fill(31),
    draft: Array<number>(8).fill(4),
    text: '\u0001'.repeat(LONGEST_TEXT),
    lesson: { step: 9, hidden: true },
  }
  expect(writeNotes(page).length).toBeLessThanOrEqual(8192)
})
