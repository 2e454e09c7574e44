/** Several players round one screen: whose eyes are in front of it. The curtain falls when the
 * screen shows somebody whose player has not lifted it. */
import type { LiveTable } from '../../net/table.svelte.ts'
import type { Screen } from '../../net/wire.ts'
import { nextToLook } from './turns.ts'

export class SharedScreen {
  #table: LiveTable
  #looking = $state.raw<{ seat: number; round: number } | null>(null)

  constructor(table: LiveTable) {
    this.#table = table
  }

  /** For whom the curtain hangs, or null while it is up. */
  curtainFor(screen: Screen): number | null {
    const { you, yours } = screen.own
    if (you === null || yours.length < 2 || screen.table.phase !== 'playing') return null
    const up = this.#looking?.seat === you && this.#looking.round === screen.table.round
    return up ? null : (nextToLook(screen) ?? you)
  }

  /** Who should be handed the screen, once the one in front of it has seen enough. */
  handTo(screen: Screen): number | null {
    const next = nextToLook(screen)
    return next === screen.own.you ? null : next
  }

  /** The player of a seat is in front of the screen now. */
  async lift(seat: number): Promise<void> {
    if (this.#table.screen?.own.you !== seat) await this.#table.turn(seat)
    const { screen } = this.#table
    if (screen?.own.you === seat) this.#looking = { seat, round: screen.table.round }
  }

  drop(): void {
    this.#looking = null
  }
}
