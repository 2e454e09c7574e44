/** The deal on the table: the one that is played, or the last one, which still lies there. */
import type { Line, View } from './wire.ts'

export type Seat = 0 | 1

export interface OpenDeal {
  /** Counted from 1 in a series. */
  readonly number: number
  readonly sheets: readonly [readonly Line[], readonly Line[]]
  /** Both hands, once they lie face up. */
  readonly hands: readonly [readonly number[], readonly number[]] | null
  /** Who found the other's hand, once the deal is over. */
  readonly winners: readonly number[] | null
}

export function dealOf(view: View): OpenDeal {
  const last = view.past.at(-1)
  const played = view.phase !== 'between' && view.phase !== 'over'
  if (played || last === undefined) {
    return { number: view.past.length + 1, sheets: view.sheets, hands: null, winners: null }
  }
  return {
    number: view.past.length,
    sheets: last.sheets,
    hands: last.hands,
    winners: last.winners,
  }
}

/** Whose question is the newest of the deal; null before the first. */
export function lastAsker(view: View): Seat | null {
  const { sheets } = dealOf(view)
  const lead = dealLead(view)
  const [first, second] = [sheets[lead].length, sheets[other(lead)].length]
  if (first === 0) return null
  return first > second ? lead : other(lead)
}

/** Deals won by each seat; a shared win counts for both. */
export function scores(view: View): readonly [number, number] {
  const won = (seat: number) => view.past.filter((deal) => deal.winners.includes(seat)).length
  return [won(0), won(1)]
}

/** In a finished deal `view.lead` already speaks of the next one. */
function dealLead(view: View): Seat {
  const finished = view.phase === 'between' || view.phase === 'over'
  return ((finished ? view.past.at(-1)?.lead : view.lead) ?? 0) as Seat
}

/** An answer that names every card asked ends the search. */
export function isFound(line: Line | undefined): boolean {
  return line !== undefined && line.answer === line.question.reduce((sum, n) => sum + n, 0)
}

export function other(seat: Seat): Seat {
  return seat === 0 ? 1 : 0
}
