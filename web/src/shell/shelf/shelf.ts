/** The games on the shelf, asked for once. */
import { games } from '../../net/api.ts'
import type { GameInfo } from '../../net/wire.ts'

let shelf: Promise<readonly GameInfo[]> | null = null

export function theShelf(): Promise<readonly GameInfo[]> {
  shelf ??= games().catch((error: unknown) => {
    shelf = null
    throw error
  })
  return shelf
}

export async function gameNamed(id: string): Promise<GameInfo | undefined> {
  return (await theShelf()).find((game) => game.id === id)
}
