/** The ranks from the ace to the seven. Each has an ink and a shape of its own, to be told apart at
 * the size of a thumb. */
import { disc, star } from '../draw.ts'
import { fill } from '../shape.ts'
import { jack, king, queen } from './court.ts'
import type { CardFace } from './face.ts'
import { eight, nine, seven, ten } from './numbers.ts'

const ace: CardFace = {
  panel: 'tomato',
  index: 'white',
  large: { paint: 'ink', y: 68 },
  shapes: [fill('mustard', star(32, 56, 14, 28, 20.5)), fill('white', disc(32, 56, 17))],
}

export const cardFaces: readonly CardFace[] = [ace, king, queen, jack, ten, nine, eight, seven]
