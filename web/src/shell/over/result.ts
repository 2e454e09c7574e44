/** How a game ended, in words. */
import type { Names } from '../../games/face.ts'
import { say } from '../../i18n.svelte.ts'
import type { Outcome } from '../../net/wire.ts'
import { words } from './words.ts'

/** Who won. `yours` are the seats in front of this screen; who shares it is called by his name. */
export function resultText(outcome: Outcome, who: Names, yours: readonly number[]): string {
  const [one, ...others] = outcome.winners
  if (one === undefined) return say(words.draw)
  if (others.length > 0) return say(words.shared, { names: listed(outcome.winners.map(who)) })
  return yours.length === 1 && yours[0] === one
    ? say(words.won)
    : say(words.winner, { name: who(one) })
}

/** The score, if there is one. */
export function scoreText(outcome: Outcome, who: Names): string | null {
  if (!hasScore(outcome)) return null
  return outcome.scores.map((score, seat) => `${who(seat)} ${score}`).join(' – ')
}

/** Whether there was more than one point to win: else the winner says it all. */
export function hasScore(outcome: Outcome): boolean {
  return outcome.scores.reduce((sum, score) => sum + score, 0) > 1
}

/** « Ada, Boris et Clara ». */
export function listed(names: readonly string[]): string {
  return names.length < 2
    ? names.join('')
    : names.slice(0, -1).join(', ') + say(words.and) + (names.at(-1) ?? '')
}
