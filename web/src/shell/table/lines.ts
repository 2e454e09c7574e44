/** The log of a seat, in sentences. */
import type { Names, Room } from '../../games/face.ts'
import type { Event } from '../../net/wire.ts'

export interface LogLine {
  readonly id: number
  readonly text: string
  readonly mine?: boolean
}

export function linesOf(
  log: readonly Event[],
  tell: Room['tell'],
  who: Names,
  you: number | null,
): readonly LogLine[] {
  return log.flatMap((event, id) => {
    const text = tell(event, who, you)
    if (text === null) return []
    const mine = you !== null && 'seat' in event && event.seat === you
    return [{ id, text, mine }]
  })
}
