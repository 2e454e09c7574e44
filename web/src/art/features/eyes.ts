import { disc, ellipse } from '../draw.ts'
import { fill, line } from '../shape.ts'
import { EYES, pair, type Drawing } from './paint.ts'

const { left, right, y } = EYES

function shut(x: number): string {
  return `M${x - 5.5} ${y + 2}q5.5-7 11 0`
}

export const eyes: readonly Drawing[] = [
  // dots
  [
    fill(
      'ink',
      pair((x) => disc(x, y, 4.2)),
    ),
  ],
  // round and wide
  [
    fill(
      'white',
      pair((x) => disc(x, y, 8)),
    ),
    fill(
      'ink',
      pair((x) => disc(x, y + 0.5, 4.4)),
    ),
  ],
  // tall
  [
    fill(
      'ink',
      pair((x) => ellipse(x, y, 3.8, 5.8)),
    ),
    fill(
      'white',
      pair((x) => disc(x + 1.2, y - 2.2, 1.5)),
    ),
  ],
  // laughing
  [line('ink', 3.4, pair(shut))],
  // looking aside
  [
    fill(
      'white',
      pair((x) => ellipse(x, y, 8.5, 7)),
    ),
    fill(
      'ink',
      pair((x) => disc(x + 3.6, y + 0.3, 4.2)),
    ),
  ],
  // with lashes
  [
    fill(
      'ink',
      pair((x) => disc(x, y, 4.4)),
    ),
    line(
      'ink',
      2.2,
      `M${left - 3} ${y - 2}l-5-3M${left - 1.5} ${y - 4}l-2.5-3M${right + 3} ${y - 2}l5-3M${right + 1.5} ${y - 4}l2.5-3`,
    ),
  ],
  // dreamy
  [
    fill(
      'white',
      pair((x) => disc(x, y, 7.5)),
    ),
    fill(
      'ink',
      pair((x) => disc(x, y + 1.5, 4.4)),
    ),
    fill(
      'shade',
      pair((x) => `M${x - 8} ${y - 1}a8 8 0 0 1 16 0z`),
    ),
  ],
  // a wink
  [fill('ink', disc(left, y, 4.4)), line('ink', 3.4, shut(right))],
]
