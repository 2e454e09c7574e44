import { disc, ellipse } from '../draw.ts'
import { fill, line } from '../shape.ts'
import type { Drawing } from './paint.ts'

export const mouths: readonly Drawing[] = [
  // a smile
  [line('ink', 3.4, 'M40 69q10 8.5 20 0')],
  // a laugh
  [
    fill('ink', 'M38.5 68h23q0 11.5-11.5 11.5T38.5 68z'),
    fill('tomato', 'M43 76.2q7-4.5 14 0q-2.8 3.3-7 3.3t-7-3.3z'),
  ],
  // lips
  [fill('tomato', 'M40 70.5q5-4.5 10-1.5q5-3 10 1.5q-4 6-10 6t-10-6z')],
  // a wry smile
  [line('ink', 3.4, 'M43 72q9 2 15-5')],
  // all teeth
  [
    fill('white', 'M38.5 68h23q0 10-11.5 10t-11.5-10z'),
    line('ink', 2.6, 'M38.5 68h23q0 10-11.5 10t-11.5-10z'),
  ],
  // a small smile
  [line('ink', 3.4, 'M45 71q5 4 10 0')],
  // astonished
  [fill('ink', ellipse(50, 72, 4.5, 5.5))],
  // the tongue out
  [fill('tomato', 'M50 71h9v4a4.5 4.5 0 0 1-9 0z'), line('ink', 3.2, 'M39 69q10 5 22 1')],
  // whistling
  [fill('tomato', disc(53, 71, 4)), fill('ink', disc(53, 71, 1.8))],
]
