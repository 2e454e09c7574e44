/** The king, the queen and the jack, in person. */
import { disc, ellipse } from '../draw.ts'
import { fill, line } from '../shape.ts'
import type { CardFace } from './face.ts'

export const king: CardFace = {
  panel: 'plum',
  index: 'white',
  shapes: [
    fill('tomato', 'M2 92V84c7-8 17-10 30-10s23 2 30 10v8z'),
    fill('white', 'M14 50h36v13c0 15-8 25-18 25S14 78 14 63z'),
    fill('brown', 'M19 45h26v15q0 8-13 8t-13-8z'),
    fill('deep', 'M29.5 52h5l2 9q.5 3-4.5 3t-4.5-3z'),
    fill('white', disc(24.5, 53.5, 3.6) + disc(39.5, 53.5, 3.6)),
    fill('ink', disc(25, 53.8, 2.2) + disc(39, 53.8, 2.2)),
    fill('white', 'M32 64c5-3 10-2 14 4q-8 3-14-1q-6 4-14 1c4-6 9-7 14-4z'),
    fill('tomato', 'M28 71q4 3 8 0q-1 4-4 4t-4-4z'),
    fill('mustard', 'M14 48L10 29l11 8L32 25l11 12 11-8-4 19Q32 43 14 48z'),
    fill('tomato', disc(32, 39, 2.8)),
  ],
}

export const queen: CardFace = {
  panel: 'sky',
  index: 'ink',
  shapes: [
    fill('tomato', 'M32 34c17 0 23 11 22 24c-1 12 4 16 2 24H8c-2-8 3-12 2-24c-1-13 5-24 22-24z'),
    fill('plum', 'M4 92c2-10 12-13 22-14q6 6 12 0c10 1 20 4 22 14z'),
    fill('fair', 'M26 66h12v12q-6 7-12 0z'),
    fill('fair', ellipse(32, 57, 14, 16)),
    fill('tomato', 'M17 58c0-12 6-18 15-18s15 6 15 18C44 50 39 47 32 47S20 50 17 58z'),
    line('ink', 2.2, 'M22 57q3.5 3.5 7 0M35 57q3.5 3.5 7 0'),
    fill('rose', disc(22, 63.5, 2.8) + disc(42, 63.5, 2.8)),
    fill('tomato', 'M28 67q2-2 4-.7q2-1.3 4 .7q-1.5 3-4 3t-4-3z'),
    fill('mustard', 'M20 39l-2-12 8 5 6-8 6 8 8-5-2 12q-12-4-24 0z'),
    fill('white', disc(32, 82.5, 2.2) + disc(26.5, 81, 1.9) + disc(37.5, 81, 1.9)),
  ],
}

export const jack: CardFace = {
  panel: 'teal',
  index: 'white',
  shapes: [
    fill('ink', 'M2 92c1-9 12-13 30-13s29 4 30 13z'),
    fill('mustard', 'M15 46h34v22q0 6-6 6H21q-6 0-6-6z'),
    fill('tan', 'M26 66h12v12q-6 6-12 0z'),
    fill('tan', 'M20 46h24v13q0 14-12 14T20 59z'),
    fill('mustard', 'M18 44h28v6q-14 4-28 0z'),
    fill('white', disc(26, 57, 3.6) + disc(38, 57, 3.6)),
    fill('ink', disc(27, 57.2, 2.2) + disc(39, 57.2, 2.2)),
    line('deep', 2, 'M32 57v5h-2.5'),
    line('ink', 2.2, 'M27.5 66.5q5 3.5 9 0'),
    fill('white', 'M17 79q4-5 8 0q4-5 7 0q4-5 7 0q4-5 8 0q-4 9-15 9t-15-9z'),
    fill('tomato', 'M11 44c-3-12 9-19 23-18c14 .5 21 9 19 18c-8 3-34 3-42 0z'),
    fill('white', 'M43 37C42 29 48 23 58 22C59 30 55 37 48 39z'),
    line('sky', 1.6, 'M46 36C48 31 51 28 55 25'),
  ],
}
