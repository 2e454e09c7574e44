/** How a clock is read. */
const SHORT = 20_000

/** Time left as `m:ss`, rounded up: a clock that shows 0:00 is empty. */
export function formatClock(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  const two = (n: number) => String(n).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** Little enough to be warned of. */
export function isShort(left: number): boolean {
  return left < SHORT
}
