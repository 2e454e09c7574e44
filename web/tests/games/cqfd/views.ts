/** Views and screens as the house sends them, for the tests. */
import type { Line, View } from '../../../src/games/cqfd/wire.ts'
import { USUAL } from '../../../src/games/cqfd/question.ts'
import type { Screen } from '../../../src/net/wire.ts'

export const HAND = [0, 1, 1, 0, 1, 2, 1, 1]
export const OTHER_HAND = [2, 0, 0, 2, 1, 1, 1, 0]
export const ASKED: Line = { question: [1, 1, 1, 4, 0, 0, 0, 0], answer: 3 }
export const FOUND: Line = { question: OTHER_HAND, answer: 7 }

export function viewWith(change: Partial<View> = {}): View {
  return {
    seat: 0,
    options: { equal_turns: false, series: 1, aid: 'crayon' },
    phase: 'ask',
    lead: 0,
    turn: 0,
    hand: HAND,
    sheets: [[], []],
    past: [],
    ready: [],
    possible: null,
    ...change,
  }
}

export function finished(winners: readonly number[], change: Partial<View> = {}): View {
  return viewWith({
    phase: 'over',
    turn: null,
    hand: null,
    past: [{ lead: 0, hands: [HAND, OTHER_HAND], sheets: [[ASKED, FOUND], [ASKED]], winners }],
    ...change,
  })
}

export function screenWith(view: View, you: number | null = 0): Screen {
  const mine = view.phase === 'ask' && view.turn === you
  const over = view.phase === 'over'
  return {
    table: {
      code: 'K7QX2MRA',
      game: 'cqfd',
      options: view.options,
      phase: over ? 'over' : 'playing',
      round: 1,
      host: 0,
      people: [
        { name: 'Ada', face: '', bot: null, away: false },
        { name: 'Boris', face: '', bot: null, away: false },
      ],
      spectators: 0,
      again: [],
      seal: { promise: '', seal: null, words: [], shares: [] },
      waiting: view.turn === null ? [] : [view.turn],
      deadline: null,
      clock: null,
      outcome: over
        ? { winners: view.past.at(-1)?.winners ?? [], scores: [0, 0], reason: '' }
        : null,
    },
    own: {
      you,
      yours: you === null ? [] : [you],
      view,
      offers: mine ? [{ verb: 'ask', slots: { question: USUAL } }] : [],
      log: [],
      notes: '',
    },
  }
}

export const who = (seat: number): string => ['Ada', 'Boris'][seat] ?? ''
