import { line } from '../shape.ts'
import { EYES, pair, type Drawing } from './paint.ts'

const { left, right } = EYES

export const brows: readonly Drawing[] = [
  // soft
  [
    line(
      'ink',
      2.6,
      pair((x) => `M${x - 6} 42q6-4 12 0`),
    ),
  ],
  // none
  [],
  // straight and thick
  [
    line(
      'ink',
      4,
      pair((x) => `M${x - 6} 41h12`),
    ),
  ],
  // one raised
  [line('ink', 3, `M${left - 6} 42q6-2 12 1M${right - 6} 39q6-6 12-1`)],
  // anxious
  [line('ink', 2.8, `M${left - 6} 43q5-1 10-5M${right + 6} 43q-5-1-10-5`)],
  // bushy
  [
    line(
      'hair',
      4.6,
      pair((x) => `M${x - 6.5} 41.5q6-4.5 13-1`),
    ),
  ],
]
