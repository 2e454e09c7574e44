/** What a change of the screen means for who sits in front of it. */
import type { SoundName } from '../../ui/sound.ts'
import type { Screen } from '../../net/wire.ts'

/** Whether the house waits for somebody in front of this screen. */
export function isMine(screen: Screen): boolean {
  return screen.table.waiting.some((seat) => screen.own.yours.includes(seat))
}

/** The sound of a change, if it has one. Your own moves are heard on the board. */
export function soundOf(before: Screen, after: Screen): SoundName | null {
  if (before.table.phase === 'gathering' && after.table.phase === 'gathering') return null
  if (after.table.phase === 'over') return before.table.phase === 'over' ? null : 'end'
  const was = isMine(before)
  const is = isMine(after)
  if (is && !was) return 'turn'
  const news = after.own.log.length > before.own.log.length
  return news && was === is ? 'move' : null
}

/** On a shared screen: whose turn it is to look, if that is not whom it shows. */
export function nextToLook(screen: Screen): number | null {
  const { you, yours } = screen.own
  if (yours.length < 2) return null
  const waiting = screen.table.waiting.filter((seat) => yours.includes(seat))
  return waiting.find((seat) => seat === you) ?? waiting[0] ?? null
}
