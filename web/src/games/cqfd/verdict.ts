/** What is to be said of a question, once the game is over. */
import { dealOf, isFound, type Seat } from './deal.ts'
import { same } from './question.ts'
import type { Findings, Line, Verdict, View } from './wire.ts'

export interface Judged {
  /** Counted from 1. */
  readonly number: number
  readonly line: Line
  readonly verdict: Verdict
}

/** The last question that the seat had asked at that moment. */
export function judgedAt(findings: Findings, view: View, seat: number): Judged | null {
  const deal = dealOf(view)
  const lines = deal.sheets[seat as Seat] ?? []
  const line = lines.at(-1)
  const verdict = findings.deals[deal.number - 1]?.seats[seat as Seat]?.[lines.length - 1]
  if (line === undefined || verdict === undefined) return null
  return { number: lines.length, line, verdict }
}

export type Worth =
  /** It named the hand. */
  | 'found'
  /** Nothing better could be asked. */
  | 'best'
  | 'close'
  /** Only one hand was left, and something else was asked. */
  | 'known'
  | 'better'

/** A question that leaves hardly more than the best one is as good for a person. */
const HARDLY_MORE = 1.15

export function worth({ line, verdict }: Judged): Worth {
  const { asked, best } = verdict
  if (isFound(line)) return 'found'
  if (same(asked.question, best.question) || asked.left <= best.left) return 'best'
  if (best.reason === 'certain') return 'known'
  return asked.left <= best.left * HARDLY_MORE ? 'close' : 'better'
}

/** Whether the answer left far less, or far more, than was to be expected. */
export function luck({ verdict }: Judged): 'lucky' | 'unlucky' | null {
  const { after, asked } = verdict
  if (after * 2 <= asked.left) return 'lucky'
  return after >= asked.left * 2 ? 'unlucky' : null
}
