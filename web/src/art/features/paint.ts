/** The paints of a face: some are its own, the others are the inks of the house. */
import type { PrintInk } from '../inks.ts'
import type { Shape } from '../shape.ts'

export type Paint = PrintInk | 'skin' | 'shade' | 'blush' | 'hair' | 'gloss' | 'cloth' | 'trim'

export type Drawing = readonly Shape<Paint>[]

/** Where the eyes are. */
export const EYES = { left: 38, right: 62, y: 52 }

/** The same thing for each eye. */
export function pair(draw: (x: number) => string): string {
  return draw(EYES.left) + draw(EYES.right)
}
