/** A moment of a finished game, as the screen it was. */
import type { Replay, Screen, TableInfo } from '../../net/wire.ts'

export function screenAt(info: TableInfo, replay: Replay, at: number): Screen {
  const last = replay.moments.length - 1
  const moment = replay.moments[Math.min(at, last)]
  return {
    table: {
      code: info.table,
      game: info.game,
      options: info.options,
      phase: at >= last ? 'over' : 'playing',
      round: 1,
      host: null,
      people: info.people,
      spectators: 0,
      again: [],
      seal: { promise: info.promise, seal: null, words: [], shares: [] },
      waiting: moment?.waiting ?? [],
      deadline: null,
      clock: null,
      outcome: null,
    },
    own: {
      you: replay.seat,
      yours: [replay.seat],
      view: moment?.view ?? null,
      offers: [],
      log: replay.log.slice(0, moment?.heard ?? 0),
      notes: moment?.notes ?? '',
    },
  }
}
