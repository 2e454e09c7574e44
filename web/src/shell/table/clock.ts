/** Clocks, as the house last set them. */
import type { Clock } from '../../net/wire.ts'

/** What is left of a seat's bank at table time `now`, in milliseconds. */
export function bankLeft(clock: Clock, seat: number, now: number): number {
  const spent = clock.running.includes(seat) ? Math.max(0, now - clock.at) : 0
  return Math.max(0, (clock.bank[seat] ?? 0) - spent)
}
