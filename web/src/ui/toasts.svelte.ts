/** Short news that comes and goes by itself. */
export type ToastKind = 'news' | 'refusal'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly kind: ToastKind
}

const LASTS: Readonly<Record<ToastKind, number>> = { news: 5000, refusal: 7000 }
const MOST = 3

/** Those on the screen, oldest first. */
export const toasts: Toast[] = $state([])

const timers: Record<number, ReturnType<typeof setTimeout>> = {}
let lastId = 0

/** Says something in passing. Said again while it is still there, it is said anew, not twice. */
export function toast(text: string, kind: ToastKind = 'news'): void {
  const same = toasts.find((shown) => shown.text === text && shown.kind === kind)
  const crowded = toasts.length === MOST ? toasts[0] : undefined
  const goes = same ?? crowded
  if (goes !== undefined) dismiss(goes)
  const said: Toast = { id: ++lastId, text, kind }
  toasts.push(said)
  release(said)
}

export function dismiss(shown: Toast): void {
  hold(shown)
  const place = toasts.findIndex(({ id }) => id === shown.id)
  if (place >= 0) toasts.splice(place, 1)
}

/** Stays, while somebody points at it. */
export function hold({ id }: Toast): void {
  clearTimeout(timers[id])
}

/** Goes after its time, counted from now. */
export function release(shown: Toast): void {
  hold(shown)
  timers[shown.id] = setTimeout(() => dismiss(shown), LASTS[shown.kind])
}
