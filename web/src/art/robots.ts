/** The bots' faces: printed robots, put together like ours from a few parts. */
import { box, disc } from './draw.ts'

import { inks, type PrintInk } from './inks.ts'
import { fill, line, type Shape } from './shape.ts'
import { stream } from './stream.ts'

export type RobotPaint = PrintInk | 'body' | 'plate' | 'lamp'

export interface Robot {
  readonly ground: string
  readonly shapes: readonly Shape<RobotPaint>[]
  readonly paints: Readonly<Record<RobotPaint, string>>
}

type Drawing = readonly Shape<RobotPaint>[]

const heads: readonly Drawing[] = [
  // a ball
  [
    fill('plate', box(12, 46, 76, 18, 7)),
    fill('body', disc(50, 56, 32)),
    fill('plate', box(36, 86, 28, 20, 4)),
  ],
  // a box
  [
    fill('plate', box(12, 46, 76, 20, 6)),
    fill('body', box(20, 28, 60, 56, 12)),
    fill('plate', box(36, 84, 28, 20, 4)),
  ],
  // a dome
  [
    fill('plate', box(13, 54, 74, 18, 6)),
    fill('body', 'M21 84V50a29 29 0 0 1 58 0v34q0 3-3 3H24q-3 0-3-3z'),
    fill('plate', box(36, 86, 28, 20, 4)),
  ],
]

const antennas: readonly Drawing[] = [
  [line('ink', 3.5, 'M50 30V14'), fill('lamp', disc(50, 12, 7))],
  [line('ink', 3.5, 'M36 32L28 15M64 32L72 15'), fill('lamp', disc(27, 13, 6) + disc(73, 13, 6))],
  [line('ink', 3.5, 'M50 24v-8'), line('lamp', 4, 'M36 14q14-12 28 0M42 19q8-6 16 0')],
]

const eyes: readonly Drawing[] = [
  [
    fill('white', disc(38, 52, 9.5) + disc(62, 52, 9.5)),
    fill('ink', disc(38, 52, 4.5) + disc(62, 52, 4.5)),
  ],
  [fill('ink', box(28, 42, 44, 19, 9.5)), fill('lamp', disc(39, 51.5, 5) + disc(61, 51.5, 5))],
  [
    fill('white', disc(61, 51, 12)),
    fill('tomato', disc(61, 51, 6.5)),
    fill('ink', disc(61, 51, 3)),
    fill('ink', box(31, 48, 13, 7, 3.5)),
  ],
]

const mouths: readonly Drawing[] = [
  [line('ink', 4, 'M38 69q12 9 24 0')],
  [fill('white', box(35, 67, 30, 10, 5)), line('ink', 2.5, 'M42.5 67v10M50 67v10M57.5 67v10')],
  [line('ink', 4, 'M38 72q12 2 24-4')],
]

interface Dress {
  readonly ground: string
  readonly body: string
  readonly plate: string
  readonly lamp: string
}

const dresses: readonly Dress[] = [
  { ground: '#bfe0da', body: inks.teal, plate: '#14665f', lamp: inks.mustard },
  { ground: '#fbe3ae', body: inks.mustard, plate: '#b67a12', lamp: inks.tomato },
  { ground: '#dcc6dc', body: inks.plum, plate: '#4c2a4b', lamp: inks.mustard },
  { ground: '#cfe4f0', body: inks.sky, plate: '#4a86a8', lamp: inks.tomato },
  { ground: '#f9cfc4', body: inks.tomato, plate: '#a93220', lamp: inks.sky },
]

/** The levels of the house have each their own of every part. */
const levels = ['debutant', 'habitue', 'expert']

/** The robot of a level. One that the house does not know has a robot that follows from its name. */
export function robot(level: string): Robot {
  const place = levels.indexOf(level)
  const chance = stream(level)
  const pick = <Variant>(variants: readonly Variant[]): Variant =>
    variants[place >= 0 ? place : Math.floor(chance() * variants.length)] as Variant
  const { ground, ...dress } = pick(dresses)
  return {
    ground,
    paints: { ...inks, ...dress },
    shapes: [...pick(antennas), ...pick(heads), ...pick(eyes), ...pick(mouths)],
  }
}
