/** People for the specimens: two who play fast, five of all kinds. */
import { say } from '../../i18n.svelte.ts'
import type { PlayerSeat } from '../player.ts'
import { words } from './words.ts'

const quiet = { bot: null, away: false, you: false, turn: false }

export function two(): PlayerSeat[] {
  return [
    {
      ...quiet,
      seat: 0,
      name: 'Odette',
      face: '3.1.0.4.2.5.1',
      score: 2,
      clock: { left: 142_000, running: false },
    },
    {
      ...quiet,
      seat: 1,
      name: 'Marcel',
      face: '1.2.3.0.1.2.4',
      you: true,
      turn: true,
      score: 1,
      clock: { left: 96_000, running: true },
    },
  ]
}

export function five(): PlayerSeat[] {
  return [
    { ...quiet, seat: 0, name: 'Odette', face: '3.1.0.4.2.5.1', score: 12, turn: true },
    { ...quiet, seat: 1, name: 'Marcel', face: '1.2.3.0.1.2.4', score: 8, you: true },
    {
      ...quiet,
      seat: 2,
      name: 'Marie-Antoinette',
      face: '0.4.1.2.3.1.0',
      score: 108,
      away: true,
      onreplace: () => undefined,
    },
    {
      ...quiet,
      seat: 3,
      name: say(words.regular),
      face: 'bot:habitue',
      bot: say(words.regular),
      score: 3,
    },
    { ...quiet, seat: 4, name: 'Zoé', face: '2.0.2.1.4.0.3', score: 0 },
  ]
}
