/** Whom a bot may replace when the others ask for it: who has been away for a while, as this screen
 * saw it, or has no time left. */
import type { LiveTable } from '../../net/table.svelte.ts'
import type { Person, Screen } from '../../net/wire.ts'
import { bankLeft } from './clock.ts'
import { isBot } from './people.ts'

const A_WHILE = 20_000

export class Replaceable {
  seats = $state.raw<readonly number[]>([])
  /** For each seat, on this machine's clock. */
  #awaySince: (number | undefined)[] = []

  constructor(table: LiveTable) {
    $effect(() => {
      const { screen } = table
      if (screen !== null) return this.#watch(this.#dues(screen, table.now()))
    })
  }

  /** When each seat may be replaced, on this machine's clock. */
  #dues(screen: Screen, tableNow: number): readonly number[] {
    const { people, clock, phase } = screen.table
    return people.map((person, seat) => {
      if (phase !== 'playing' || person === null || isBot(person) || person.bot !== null) {
        return Infinity
      }
      if (screen.own.yours.includes(seat)) return Infinity
      const runs = clock !== null && clock.running.includes(seat)
      const empty = runs ? performance.now() + bankLeft(clock, seat, tableNow) : Infinity
      return Math.min(empty, this.#absence(person, seat) + A_WHILE)
    })
  }

  #absence(person: Person, seat: number): number {
    if (!person.away) {
      this.#awaySince[seat] = undefined
      return Infinity
    }
    return (this.#awaySince[seat] ??= performance.now())
  }

  #watch(dues: readonly number[]): () => void {
    const look = () => {
      const now = performance.now()
      this.seats = [...dues.keys()].filter((seat) => (dues[seat] ?? Infinity) <= now)
    }
    look()
    const timers = dues
      .filter((due) => Number.isFinite(due) && due > performance.now())
      .map((due) => setTimeout(look, due - performance.now() + 10))
    return () => timers.forEach(clearTimeout)
  }
}
