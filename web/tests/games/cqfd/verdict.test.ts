import { expect, test } from 'vitest'
import { judgedAt, luck, worth } from '../../../src/games/cqfd/verdict.ts'
import type { Advice, Findings, Verdict } from '../../../src/games/cqfd/wire.ts'
import { ASKED, finished, FOUND, viewWith } from './views.ts'

const BEST: Advice = {
  question: [3, 3, 1, 0, 0, 0, 0, 0],
  reason: 'splits',
  possible: 100,
  left: 20,
  wins: 0,
}
const verdict = (left: number, change: Partial<Verdict> = {}): Verdict => ({
  before: 100,
  after: 25,
  asked: { ...BEST, question: ASKED.question, left },
  best: BEST,
  ...change,
})
const judged = (seen: Verdict, line = ASKED) => ({ number: 1, line, verdict: seen })

const findings: Findings = {
  deals: [{ seats: [[verdict(20), verdict(30)], [verdict(40)]] }, { seats: [[verdict(50)], []] }],
}

test('the verdict is on the last question asked by then', () => {
  expect(judgedAt(findings, viewWith(), 0)).toBeNull()
  const first = viewWith({ sheets: [[ASKED], []] })
  expect(judgedAt(findings, first, 0)?.verdict.asked.left).toBe(20)
  expect(judgedAt(findings, first, 1)).toBeNull()
  expect(judgedAt(findings, finished([0]), 0)?.number).toBe(2)
  expect(judgedAt(findings, finished([0]), 1)?.verdict.asked.left).toBe(40)
})

test('in a series it is that of the deal on the table', () => {
  const second = finished([0], { phase: 'ask', sheets: [[ASKED], []] })
  expect(judgedAt(findings, second, 0)?.verdict.asked.left).toBe(50)
  expect(judgedAt(findings, second, -3)).toBeNull()
})

test('a question is worth what it leaves', () => {
  expect(worth(judged(verdict(20)))).toBe('best')
  expect(worth(judged(verdict(22)))).toBe('close')
  expect(worth(judged(verdict(40)))).toBe('better')
  expect(worth(judged(verdict(40), FOUND))).toBe('found')
  const certain = verdict(2, { best: { ...BEST, reason: 'certain', left: 1 } })
  expect(worth(judged(certain))).toBe('known')
})

test('luck is what the answer did beyond that', () => {
  expect(luck(judged(verdict(20)))).toBeNull()
  expect(luck(judged(verdict(60)))).toBe('lucky')
  expect(luck(judged(verdict(10)))).toBe('unlucky')
})
