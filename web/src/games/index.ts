/** The games of the house, found by their folders. */
import type { Face, Room } from './face.ts'

const faces = import.meta.glob<Face>('./*/face.ts', { eager: true, import: 'face' })
const rooms = import.meta.glob<Room>('./*/room.ts', { import: 'room' })
const rules = import.meta.glob<string>(
  ['../../../src/perspicace/games/*/RULES.md', '!**/_template/RULES.md'],
  { query: '?raw', import: 'default' },
)

export function faceOf(game: string): Face | undefined {
  return faces[`./${game}/face.ts`]
}

export function roomOf(game: string): Promise<Room> | undefined {
  return rooms[`./${game}/room.ts`]?.()
}

/** The rules in both languages, as they are kept beside the code. */
export function rulesOf(game: string): Promise<string> | undefined {
  return rules[`../../../src/perspicace/games/${game}/RULES.md`]?.()
}
