/** Who must do what, in one sentence. */
import { say } from '../../i18n.svelte.ts'
import type { Screen } from '../../net/wire.ts'
import type { Names } from '../face.ts'
import { isFound, other, type Seat } from './deal.ts'
import type { View } from './wire.ts'
import { statusWords as words } from './words.ts'

export function status(screen: Screen, who: Names): string {
  const view = screen.own.view as View | null
  if (view === null) return ''
  const you = screen.own.you
  switch (view.phase) {
    case 'ask':
      return asking(view, you, who)
    case 'between':
      return between(view, you, who)
    case 'over':
      return over(screen, you, who)
    default:
      return say(words.dealing)
  }
}

function asking(view: View, you: number | null, who: Names): string {
  const turn = (view.turn ?? view.lead) as Seat
  if (turn !== you) return say(words.thinking, { who: who(turn) })
  if (isFound(view.sheets[other(turn)].at(-1))) {
    return say(words.lastChance, { who: who(other(turn)) })
  }
  return say(words.yourTurn, { n: view.sheets[turn].length + 1 })
}

function between(view: View, you: number | null, who: Names): string {
  if (you === null) return say(words.dealDoneOnly)
  return view.ready.includes(you)
    ? say(words.waiting, { who: who(other(you as Seat)) })
    : say(words.dealDone)
}

function over(screen: Screen, you: number | null, who: Names): string {
  const winners = screen.table.outcome?.winners ?? []
  const [first] = winners
  if (first === undefined) return say(words.draw)
  if (winners.length > 1) return say(words.shared)
  return first === you ? say(words.won) : say(words.theyWon, { who: who(first) })
}
