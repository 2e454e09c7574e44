import { disc } from '../draw.ts'
import { fill, line } from '../shape.ts'
import type { Drawing } from './paint.ts'

const bust = 'M6 104C8 89 22 82 38 80.5q12 9 24 0C78 82 92 89 94 104z'

/** Pearls from one side of the neck to the other. */
const pearls = [35, 41, 50, 59, 65].map((x) => disc(x, 89 - Math.abs(x - 50) * 0.4, 2.8)).join('')

export const clothes: readonly Drawing[] = [
  // a round neck
  [fill('cloth', bust), line('trim', 4, 'M36 82q14 11 28 0')],
  // a sailor's stripes
  [
    fill('white', bust),
    line('ink', 3, 'M26 85.5q6-1.5 11-2M63 83.5q5 .5 11 2M16 91q18-3 34-2t34 2M10 97.5q40-3 80 0'),
  ],
  // a shirt
  [fill('cloth', bust), fill('white', 'M38 79l12 9l-8 10l-12-14zM62 79l-12 9l8 10l12-14z')],
  // a roll neck
  [fill('trim', bust + 'M37 74q13 8 26 0v14H37z'), line('cloth', 2.4, 'M38 82q12 7 24 0')],
  // a bow tie
  [fill('white', bust), fill('tomato', 'M50 89l-12-6.5v13zM50 89l12-6.5v13z' + disc(50, 89, 3.4))],
  // a necklace
  [fill('cloth', bust), fill('white', pearls)],
]
