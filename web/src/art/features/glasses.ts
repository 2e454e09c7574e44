import { box, disc } from '../draw.ts'
import { fill, line } from '../shape.ts'
import { EYES, pair, type Drawing } from './paint.ts'

const { right, y } = EYES
const bridge = `M47 ${y - 1}q3-2 6 0`

export const glasses: readonly Drawing[] = [
  // none
  [],
  // round
  [line('ink', 2.8, pair((x) => disc(x, y, 9.6)) + bridge)],
  // square
  [line('ink', 3.6, pair((x) => box(x - 9.5, y - 8, 19, 16, 4)) + bridge)],
  // pointed, as a cat's
  [
    line(
      'tomato',
      3.4,
      `M27 ${y - 8}q10-2 20 3q1 12-9 13t-11-16zM73 ${y - 8}q-10-2-20 3q-1 12 9 13t11-16z` + bridge,
    ),
  ],
  // dark
  [
    fill(
      'ink',
      pair((x) => disc(x, y, 10)),
    ),
    line('ink', 3, bridge),
    line(
      'sky',
      2.4,
      pair((x) => `M${x - 5} ${y - 1}q1-4 5-5`),
    ),
  ],
  // a monocle
  [line('mustard', 3, disc(right, y, 10) + `M${right + 9.5} ${y + 3}q4 14 0 26`)],
]
