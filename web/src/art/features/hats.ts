/** What is worn on the head. */
import { box, disc, ellipse } from '../draw.ts'
import { fill, line } from '../shape.ts'
import type { Drawing } from './paint.ts'

export interface Hat {
  readonly drawing: Drawing
  /** Behind the head. */
  readonly behind?: Drawing
  /** The line under which hair shows; above it the hat has it all. */
  readonly brim: number
}

/** Worn without hiding hair. */
const NOTHING = 0
/** Worn over all of it. */
const EVERYTHING = 100

export const hats: readonly Hat[] = [
  // none
  { drawing: [], brim: NOTHING },
  // a beret
  {
    drawing: [
      fill('trim', 'M14 31C10 14 34 5 56 7C80 9 92 22 84 31C80 36 64 32 48 32S18 36 14 31z'),
      line('trim', 4, 'M54 9q0-5 3-6'),
    ],
    brim: 30,
  },
  // a woollen hat
  {
    drawing: [
      fill('cloth', 'M19 36C17 16 32 8 50 8s33 8 31 28z'),
      fill('white', disc(50, 8, 7.5)),
      fill('trim', box(15, 29, 70, 12, 6)),
    ],
    brim: 36,
  },
  // a cap
  {
    drawing: [
      fill('trim', 'M20 35C18 16 34 9 50 9s32 7 30 26z'),
      fill('cloth', 'M20 32h62q14 1 15 7q-20 0-36-2t-41 1z'),
    ],
    brim: 34,
  },
  // a straw hat
  {
    drawing: [
      fill('mustard', box(27, 8, 46, 24, 5)),
      fill('tomato', box(27, 20, 46, 9)),
      fill('mustard', box(10, 27, 80, 9, 4.5)),
    ],
    brim: 31,
  },
  // a hairband
  { drawing: [line('trim', 6, 'M22 35Q50 19 78 35')], brim: NOTHING },
  // a flower
  {
    drawing: [
      fill(
        'white',
        [0, 1, 2, 3, 4]
          .map((i) => disc(74 + 6.5 * Math.cos(i * 1.2566), 28 + 6.5 * Math.sin(i * 1.2566), 5))
          .join(''),
      ),
      fill('mustard', disc(74, 28, 4.5)),
    ],
    brim: NOTHING,
  },
  // a scarf over the hair
  {
    behind: [
      fill(
        'trim',
        'M50 10C24 10 14 30 15 54C16 76 8 88 10 104H90C92 88 84 76 85 54C86 30 76 10 50 10z',
      ),
    ],
    drawing: [
      fill(
        'trim',
        'M50 10C22 10 10 32 13 57C16 76 34 91 50 93C66 91 84 76 87 57C90 32 78 10 50 10zM50 31C66 31 74 40 73 55C72 70 62 81 50 81S28 70 27 55C26 40 34 31 50 31z',
      ),
    ],
    brim: EVERYTHING,
  },
  // a turban
  {
    drawing: [
      fill('trim', 'M18 42C8 20 28 7 51 7s42 12 31 34Q66 33 50 33T18 42z'),
      line(
        'cloth',
        2.4,
        'M17 31C28 17 46 10 63 10M19 39C32 24 56 17 78 20M34 35.5C50 28 66 26 84 30',
      ),
    ],
    brim: EVERYTHING,
  },
  // a crown of paper
  {
    drawing: [fill('trim', 'M24 34L20 10L35 20L50 5L65 20L80 10L76 34Q50 28 24 34z')],
    brim: 30,
  },
  // a detective's cap
  {
    drawing: [
      fill('cloth', 'M16 36C16 15 33 8 50 8s34 7 34 28Q67 31 50 31T16 36z'),
      line('trim', 2.6, 'M50 9v22M33 13q-5 10-5 19M67 13q5 10 5 19'),
      fill('trim', 'M12 38Q30 28 50 28T88 38Q70 36 50 36T12 38z'),
      fill('trim', ellipse(50, 8, 8, 3.5)),
    ],
    brim: 32,
  },
  // a bowler
  {
    drawing: [
      fill('ink', 'M26 32C24 12 36 6 50 6s26 6 24 26z'),
      fill('trim', box(25.5, 22, 49, 7)),
      fill('ink', 'M12 32q-1-5 5-4q33 6 66 0q6-1 5 4q-10 6-38 6t-38-6z'),
    ],
    brim: 32,
  },
]
