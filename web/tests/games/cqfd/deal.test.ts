import { expect, test } from 'vitest'
import { dealOf, isFound, lastAsker, scores } from '../../../src/games/cqfd/deal.ts'
import { ASKED, finished, FOUND, HAND, OTHER_HAND, viewWith } from './views.ts'

test('a finished deal stays on the table until the next one', () => {
  expect(dealOf(viewWith()).number).toBe(1)
  const over = dealOf(finished([0], { phase: 'between' }))
  expect(over.number).toBe(1)
  expect(over.hands).toEqual([HAND, OTHER_HAND])
  expect(over.winners).toEqual([0])
  const next = dealOf(finished([0], { phase: 'ask', sheets: [[], []] }))
  expect(next).toEqual({ number: 2, sheets: [[], []], hands: null, winners: null })
})

test('the newest question is the one before which both had asked alike', () => {
  expect(lastAsker(viewWith())).toBeNull()
  expect(lastAsker(viewWith({ sheets: [[ASKED], []] }))).toBe(0)
  expect(lastAsker(viewWith({ sheets: [[ASKED], [ASKED]] }))).toBe(1)
  expect(lastAsker(viewWith({ lead: 1, sheets: [[], [ASKED]] }))).toBe(1)
  // The lead is already that of the next deal: the old one counts.
  expect(lastAsker(finished([0], { phase: 'between', lead: 1 }))).toBe(0)
})

test('a hand is found when all cards asked are there', () => {
  expect(isFound(FOUND)).toBe(true)
  expect(isFound(ASKED)).toBe(false)
  expect(isFound(undefined)).toBe(false)
})

test('a shared win counts for both', () => {
  expect(scores(finished([0, 1]))).toEqual([1, 1])
  expect(scores(finished([1]))).toEqual([0, 1])
})
