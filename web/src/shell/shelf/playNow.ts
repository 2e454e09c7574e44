/** From a box to a seat without a question asked. */
import { roomOf } from '../../games/index.ts'
import { openTable } from '../../net/api.ts'
import type { GameInfo } from '../../net/wire.ts'
import { beSomeone } from '../myself.svelte.ts'
import { go } from '../router.svelte.ts'
import { levelsOf, middleLevel } from './levels.ts'

/** Sits down against bots, and begins. */
export async function playNow(
  game: GameInfo,
  level: string = middleLevel(levelsOf(game)),
): Promise<void> {
  fetchBoard(game.id)
  const others = (game.seats[0] ?? 2) - 1
  await beSomeone()
  const { table } = await openTable({
    game: game.id,
    bots: Array<string>(others).fill(level),
    begin: true,
  })
  go(`/t/${table}`)
}

/** Fetches what the table will need while the house lays it. What fails here is asked for again, and
 * reported, by the page itself. */
export function fetchBoard(game: string): void {
  Promise.all([import('../pages/Table.svelte'), roomOf(game)]).catch(() => null)
}
