/** Haircuts: what falls behind the head, and what lies on it. */
import { disc, ellipse } from '../draw.ts'
import { fill, line } from '../shape.ts'
import type { Drawing } from './paint.ts'

export interface Haircut {
  readonly behind: Drawing
  readonly front: Drawing
}

/** Hair drawn to the back of the head, as under a bun. */
const smooth = 'M20 50C17 27 32 16 50 16s33 11 30 34C76 40 66 33 50 33S24 40 20 50z'
/** Hair parted in the middle. */
const parted = 'M19 52C15 26 31 15 50 15s35 11 31 37C74 49 60 42 50 27C40 42 26 49 19 52z'

const curls: readonly (readonly [number, number])[] = [
  [20, 52],
  [16, 40],
  [20, 28],
  [30, 18],
  [43, 13],
  [57, 13],
  [70, 18],
  [80, 28],
  [84, 40],
  [80, 52],
]

export const haircuts: readonly Haircut[] = [
  // parted on the side
  {
    behind: [],
    front: [
      fill(
        'hair',
        'M20 53C15 28 30 14 51 14S85 28 80 53C77 50 75 46 74 40C60 42 46 38 37 29C36 38 31 43 26 45C25 49 23 51 20 53z',
      ),
      line('gloss', 2, 'M40 27C46 32 56 35 66 34'),
    ],
  },
  // a bob with a fringe
  {
    behind: [
      fill('hair', 'M17 46C16 24 32 13 50 13s34 11 33 33l2 26c0 5-3 8-8 8H23c-5 0-8-3-8-8z'),
    ],
    front: [
      fill(
        'hair',
        'M17 62C14 28 30 13 50 13s36 15 33 49c-6-3-8-12-8.5-21C60 44 40 44 25.5 41C25 50 23 59 17 62z',
      ),
      line('gloss', 2, 'M34 26C44 22 56 22 66 26'),
    ],
  },
  // a cloud of curls
  {
    behind: [fill('hair', disc(50, 40, 34) + curls.map(([x, y]) => disc(x, y, 10)).join(''))],
    front: [
      fill(
        'hair',
        'M22 50C18 36 24 22 32 20h36c8 2 14 16 10 30-4-2-5-6-6-10a7 7 0 0 1-11-3 8 8 0 0 1-11 0 8 8 0 0 1-11 0 7 7 0 0 1-11 3c-1 4-2 8-6 10z',
      ),
    ],
  },
  // long, parted in the middle
  {
    behind: [
      fill('hair', 'M15 52C13 24 32 13 50 13s37 11 35 39c-1 16 4 28 3 48H12c-1-20 4-32 3-48z'),
    ],
    front: [
      fill('hair', parted),
      line('gloss', 2, 'M50 19C40 24 32 31 27 41M50 19C60 24 68 31 73 41'),
    ],
  },
  // a bun
  {
    behind: [fill('hair', disc(50, 16, 12))],
    front: [fill('hair', smooth), line('gloss', 2, 'M34 27C44 22 56 22 66 27')],
  },
  // short curls
  {
    behind: [],
    front: [
      fill(
        'hair',
        [
          [23, 43],
          [25, 33],
          [32, 24],
          [42, 19],
          [53, 18],
          [63, 21],
          [71, 28],
          [75, 37],
          [77, 45],
        ]
          .map(([x, y]) => disc(x ?? 0, y ?? 0, 8))
          .join('') + ellipse(50, 28, 20, 9),
      ),
    ],
  },
  // none
  { behind: [], front: [line('white', 3, 'M60 31q6 2 9 8')] },
  // two bunches
  {
    behind: [
      fill('hair', ellipse(13, 52, 11, 17) + ellipse(87, 52, 11, 17)),
      fill('trim', disc(19, 40, 4.5) + disc(81, 40, 4.5)),
    ],
    front: [fill('hair', parted)],
  },
  // a quiff
  {
    behind: [],
    front: [
      fill(
        'hair',
        'M21 52C14 26 34 6 62 8C84 9 88 24 79 52C76 46 75 41 74 37C62 39 42 39 30 33C27 40 26 46 21 52z',
      ),
      line('gloss', 2.5, 'M36 26C44 16 58 13 70 18'),
    ],
  },
  // what is left at the sides
  {
    behind: [fill('hair', ellipse(21, 48, 8, 11) + ellipse(79, 48, 8, 11))],
    front: [line('hair', 3, 'M47 26q0-9 6-10M52 26q2-6 8-7')],
  },
  // plaits
  {
    behind: [
      fill(
        'hair',
        [58, 69, 80, 91].map((y) => ellipse(17, y, 8, 7) + ellipse(83, y, 8, 7)).join(''),
      ),
      fill('trim', ellipse(17, 97, 6, 3) + ellipse(83, 97, 6, 3)),
    ],
    front: [fill('hair', parted)],
  },
  // a crest
  {
    behind: [],
    front: [
      fill('shade', 'M23 45C24 31 34 23 50 23s26 8 27 22C70 35 62 32 50 32S30 35 23 45z'),
      fill(
        'hair',
        'M37 36C33 22 35 10 38 3C43 8 46 8 50 1C54 8 57 8 62 3C65 10 67 22 63 36C56 31 44 31 37 36z',
      ),
    ],
  },
  // cropped
  {
    behind: [],
    front: [
      fill(
        'hair',
        'M22 49C19 29 33 19.5 50 19.5S81 29 78 49C75 45 74 40 73 35C60 31 40 31 27 35C26 40 25 45 22 49z',
      ),
    ],
  },
  // locks
  {
    behind: [
      line('hair', 9, 'M17 44L13 76M27 40L24 86M83 44L87 76M73 40L76 86'),
      fill('trim', disc(13, 70, 4.5) + disc(76, 78, 4.5)),
    ],
    front: [
      fill(
        'hair',
        'M19 50C16 27 31 15 50 15s34 12 31 35C77 44 74 39 72 34C58 34 42 34 28 34C26 39 23 44 19 50z',
      ),
      line('hair', 7, 'M29 34v7M40 34v4M51 34v3M62 34v4M71 34v7'),
      line('gloss', 2, 'M38 18Q30 24 27 34M46 16Q41 24 40 34M54 16Q59 24 60 34M62 18Q70 24 73 34'),
    ],
  },
  // waves to one side
  {
    behind: [
      fill(
        'hair',
        'M22 40C20 20 34 12 52 12C76 12 86 28 84 46C83 58 92 66 86 78C82 88 66 86 64 78L30 60z',
      ),
    ],
    front: [
      fill(
        'hair',
        'M20 54C14 28 30 13 52 13C76 13 87 30 80 60C77 58 75 50 74 44C62 44 46 40 36 28C36 40 30 48 20 54z',
      ),
    ],
  },
]
