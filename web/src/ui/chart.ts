/** Where things stand on the chart of certainty: moments go right, possible worlds go up by tens. */
import type { Ink } from '../games/face.ts'

export interface Series {
  readonly name: string
  readonly ink: Ink
  /** How many worlds were possible at each moment. */
  readonly points: readonly number[]
  /** The first moment at which this player could have known. */
  readonly mark?: number | null
}

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface Scale {
  readonly last: number
  readonly x: (moment: number) => number
  readonly y: (worlds: number) => number
  /** The moment nearest to a place. */
  readonly momentAt: (x: number) => number
  /** What the axes name: some of the moments, and every power of ten. */
  readonly moments: readonly number[]
  readonly worlds: readonly number[]
}

const ROOM_FOR_A_MOMENT = 32

export function scaleOf(series: readonly Series[], box: Box): Scale {
  const last = Math.max(1, ...series.map(({ points }) => points.length - 1))
  const step = (box.right - box.left) / last
  // A curve that is flat from the start still needs a height.
  const most = Math.max(10, ...series.flatMap(({ points }) => points))
  const decade = (box.bottom - box.top) / Math.log10(most)
  return {
    last,
    x: (moment) => box.left + moment * step,
    // Fewer than one world cannot be, and zero has no logarithm.
    y: (worlds) => box.bottom - Math.log10(Math.max(1, worlds)) * decade,
    momentAt: (x) => clamp(Math.round((x - box.left) / step), last),
    moments: every(Math.ceil(ROOM_FOR_A_MOMENT / step), last),
    worlds: Array.from({ length: Math.floor(Math.log10(most)) + 1 }, (_, power) => 10 ** power),
  }
}

/** The moment from which there is something to doubt: before anything is hidden a curve says
 * nothing. */
export function startOf(points: readonly number[]): number {
  return Math.max(
    0,
    points.findIndex((worlds) => worlds > 1),
  )
}

/** The line through the points of a series, from where there is something to doubt. */
export function lineOf(points: readonly number[], { x, y }: Scale): string {
  const start = startOf(points)
  const places = points
    .slice(start)
    .map((worlds, place) => `${round(x(start + place))} ${round(y(worlds))}`)
  return places.length === 0 ? '' : `M${places.join('L')}`
}

/** Where a key takes the cursor, or nothing if it is not a key for it. */
export function momentAfter(key: string, at: number, last: number): number | undefined {
  const to: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    PageUp: at + 5,
    PageDown: at - 5,
    Home: 0,
    End: last,
  }
  const moment = to[key]
  return moment === undefined ? undefined : clamp(moment, last)
}

/** Round steps: an axis reads 0 5 10, not 0 3 6. */
function every(least: number, last: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50].find((size) => size >= least) ?? 100
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, place) => place * step)
}

function clamp(moment: number, last: number): number {
  return Math.min(last, Math.max(0, moment))
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
