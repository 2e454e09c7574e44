/** Where the guided game stands, and what the coach says there, with the numbers of this very game. */
import { say } from '../../i18n.svelte.ts'
import { coachWords as words } from './lesson-words.ts'
import type { Desk } from './desk.svelte.ts'
import { stepNow, sureThing, type Step } from './lesson.ts'
import { cardsOf } from './names.ts'
import { strikesOf } from './notes.ts'
import { trouble, type Question } from './question.ts'
import type { Line } from './wire.ts'

/** What the coach looks at. */
export interface Seen {
  readonly mine: readonly Line[]
  readonly hand: Question | null
  readonly myTurn: boolean
  readonly won: boolean
}

export function stepOf(desk: Desk): Step {
  return stepNow(desk.page.lesson.step, {
    asked: desk.deal.sheets[desk.me].length,
    draftReady: trouble(desk.page.draft, desk.shape) === null,
    struck: strikesOf(desk.page).length > 0,
    over: desk.view.phase === 'over',
  })
}

export function coachText(step: Step, seen: Seen, who: string): string {
  switch (step) {
    case 'ask':
      return say(seen.myTurn ? words.askNow : words.askSoon, { who })
    case 'answer':
      return say(words.answer, { who, answer: seen.mine.at(-1)?.answer ?? 0 })
    case 'deduce':
      return deduce(seen, who)
    case 'free':
      return ''
    case 'end':
      return say(seen.won ? words.endWon : words.endLost)
    default:
      return say(words[step], { who })
  }
}

function deduce({ mine, hand }: Seen, who: string): string {
  const sure = sureThing(mine, hand ?? [])
  if (sure === null) return say(words.play)
  const { rank, most, n, from } = sure
  const fill = { who, most, cards: cardsOf(rank, n), answer: most }
  return say(from === 'answer' ? words.deduceFromAnswer : words.deduceFromHand, fill)
}
