import { disc } from '../draw.ts'
import { fill, line } from '../shape.ts'
import type { Drawing } from './paint.ts'

const bust = 'M8 104C10 91 24 86 38 85q12 9 24 0C76 86 90 91 92 104z'

export const clothes: readonly Drawing[] = [
  // a round neck
  [fill('cloth', bust), line('trim', 3.5, 'M37 86q13 10 26 0')],
  // a sailor's stripes
  [fill('white', bust), line('ink', 2.8, 'M12 96q38-4 76 0M22 90.5q8-1 15-1M63 89.5q8 0 15 1')],
  // a shirt
  [fill('cloth', bust), fill('white', 'M38 83l12 8l-9 9l-9-12zM62 83l-12 8l9 9l9-12z')],
  // a roll neck
  [
    fill('trim', bust),
    fill('trim', 'M37 78q13 7 26 0v12H37z'),
    line('cloth', 2, 'M38 84q12 6 24 0'),
  ],
  // a bow tie
  [
    fill('white', bust),
    fill('tomato', 'M50 91l-11-5.5v11zM50 91l11-5.5v11z'),
    fill('tomato', disc(50, 91, 3)),
  ],
  // a necklace
  [
    fill('cloth', bust),
    fill(
      'white',
      [
        [36, 87],
        [42, 91.5],
        [50, 93],
        [58, 91.5],
        [64, 87],
      ]
        .map(([x, y]) => disc(x ?? 0, y ?? 0, 2.6))
        .join(''),
    ),
  ],
]
