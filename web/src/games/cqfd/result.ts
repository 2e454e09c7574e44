/** How a deal ended, in words. */
import { say } from '../../i18n.svelte.ts'
import type { Names } from '../face.ts'
import type { OpenDeal, Seat } from './deal.ts'
import { resultWords as words } from './words.ts'

export function howItWasFound(deal: OpenDeal, you: number | null, who: Names): string {
  const [first, second] = deal.winners ?? []
  if (first === undefined) return say(words.nobody)
  if (second !== undefined) return say(words.bothFound)
  const n = deal.sheets[first as Seat].length
  if (first === you) return say(n === 1 ? words.iFoundOne : words.iFound, { n })
  return say(n === 1 ? words.theyFoundOne : words.theyFound, { n, who: who(first) })
}
