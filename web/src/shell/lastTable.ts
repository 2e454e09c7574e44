/** The table one left in the middle of a game, so that the shelf can lead back to it. A code only
 * invites; who sits there is known by the cookie. */
import { tableInfo } from '../net/api.ts'
import type { Screen, TableInfo } from '../net/wire.ts'

const KEY = 'perspicace.table'

/** Remembers a game that is being played, and forgets it when it is over. */
export function remember(screen: Screen): void {
  const { code, phase } = screen.table
  try {
    if (screen.own.you !== null && phase !== 'over') localStorage.setItem(KEY, code)
    else if (localStorage.getItem(KEY) === code) localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing only loses the short way back.
    return
  }
}

/** The table that still waits, if there is one. */
export async function leftTable(): Promise<TableInfo | null> {
  try {
    const code = localStorage.getItem(KEY)
    if (code === null) return null
    const table = await tableInfo(code)
    return table.phase === 'over' ? null : table
  } catch {
    return null
  }
}
