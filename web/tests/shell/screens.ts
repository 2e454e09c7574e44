/** Screens to try things on. */
import type { Common, Own, Person, Screen } from '../../src/net/wire.ts'

export function person(name: string, more: Partial<Person> = {}): Person {
  return { name, face: '', bot: null, away: false, ...more }
}

export function screen(table: Partial<Common> = {}, own: Partial<Own> = {}): Screen {
  return {
    table: {
      code: 'K7QX2MRA',
      game: 'cqfd',
      options: {},
      phase: 'playing',
      round: 1,
      host: 0,
      people: [person('Ada'), person('Boris')],
      spectators: 0,
      again: [],
      seal: { promise: '', seal: null, words: [], shares: [] },
      waiting: [0],
      deadline: null,
      clock: null,
      outcome: null,
      ...table,
    },
    own: { you: 0, yours: [0], view: null, offers: [], log: [], notes: '', ...own },
  }
}
