/** Those round the table, for the strip above the board. */
import { hasScore } from '../over/result.ts'
import { levelName } from '../shelf/levels.ts'
import type { LiveTable } from '../../net/table.svelte.ts'
import type { Screen } from '../../net/wire.ts'
import type { PlayerSeat } from '../../ui/player.ts'
import { bankLeft } from './clock.ts'
import { facesOf } from './people.ts'
import { sayRefusal } from './refusals.ts'

export function seatsOf(
  screen: Screen,
  names: readonly string[],
  table: LiveTable,
  replaceable: readonly number[],
): readonly PlayerSeat[] {
  const { people, waiting, clock, outcome, game } = screen.table
  const faces = facesOf(people)
  const seated = screen.own.yours.length > 0
  return people.flatMap((person, seat): PlayerSeat[] => {
    if (person === null) return []
    const score = outcome !== null && hasScore(outcome) ? outcome.scores[seat] : undefined
    return [
      {
        seat,
        name: names[seat] ?? '',
        face: faces[seat] ?? '',
        bot: person.bot === null ? null : levelName(game, person.bot),
        away: person.away,
        you: screen.own.you === seat,
        turn: waiting.includes(seat),
        ...(score === undefined ? {} : { score }),
        ...(clock === null
          ? {}
          : {
              clock: {
                left: bankLeft(clock, seat, table.now()),
                running: clock.running.includes(seat),
              },
            }),
        ...(seated && replaceable.includes(seat)
          ? { onreplace: () => void table.replace(seat).then(sayRefusal) }
          : {}),
      },
    ]
  })
}
