/** The back of the cards: an eye that is shut, among scales. */
import { disc } from '../draw.ts'
import { fill, line, type Shape } from '../shape.ts'
import type { CardPaint } from './paint.ts'

const STEP = 12

function scales(radius: number, row: number): string {
  const shift = row % 2 === 0 ? 0 : STEP / 2
  return [-1, 0, 1, 2, 3, 4, 5]
    .map((column) => disc(column * STEP + shift + 2, row * 8 - 2, radius))
    .join('')
}

const rows: readonly Shape<CardPaint>[] = Array.from({ length: 13 }, (_, row) => [
  fill<CardPaint>('pine', scales(7, row)),
  fill<CardPaint>('teal', scales(5.4, row)),
  fill<CardPaint>('pine', scales(2.2, row)),
]).flat()

export const cardBack: readonly Shape<CardPaint>[] = [
  ...rows,
  fill('mustard', 'M6 46Q32 14 58 46Q32 78 6 46z'),
  fill('white', 'M11 46Q32 20 53 46Q32 72 11 46z'),
  line('ink', 3, 'M14 47q18 14 36 0M22 52l-3 6M32 54.5v6.5M42 52l3 6'),
]
