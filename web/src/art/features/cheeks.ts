/** What is on the cheeks and the chin, beards included. */
import { disc } from '../draw.ts'
import { fill, line } from '../shape.ts'
import type { Drawing } from './paint.ts'

const lips = 'M38 70q0-5 12-5t12 5q0 10-12 10T38 70z'

export const cheeks: readonly Drawing[] = [
  // nothing
  [],
  // rosy
  [fill('blush', disc(31, 64, 6) + disc(69, 64, 6))],
  // freckles
  [
    fill(
      'shade',
      [
        [29, 61],
        [34, 64],
        [30, 67],
        [71, 61],
        [66, 64],
        [70, 67],
      ]
        .map(([x, y]) => disc(x ?? 0, y ?? 0, 1.6))
        .join(''),
    ),
  ],
  // a moustache
  [
    fill(
      'hair',
      'M50 64.5c4-2.5 9-1 12 2c2 2 4 2 6 1c-1 5-9 6-13 4.5q-3.5-1.5-5-3q-1.5 1.5-5 3c-4 1.5-12 .5-13-4.5c2 1 4 1 6-1c3-3 8-4.5 12-2z',
    ),
  ],
  // a full beard
  [
    fill(
      'hair',
      'M20 52c4 6 6 10 12 10q4 0 8-2q10-3 20 0q4 2 8 2c6 0 8-4 12-10c3 24-8 40-30 40S17 76 20 52z',
    ),
    fill('skin', lips),
  ],
  // a goatee
  [fill('hair', 'M41 77q9-5 18 0q1 13-9 14t-9-14z')],
  // stubble round the chin
  [line('hair', 6, 'M25 60q3 21 25 21t25-21')],
  // a beauty spot
  [fill('ink', disc(66, 66, 1.9))],
]
