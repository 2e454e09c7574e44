/** The ten, nine, eight and seven: each in a shape of its own. */
import { box, disc } from '../draw.ts'
import { fill, line } from '../shape.ts'
import type { CardFace } from './face.ts'
import type { CardPaint } from './paint.ts'

/** A shape, and a line round it in another ink. */
function number(
  large: { paint: CardPaint; y: number },
  inside: CardPaint,
  round: CardPaint,
  shape: (scale: number) => string,
): CardFace {
  return {
    panel: 'white',
    index: 'ink',
    large,
    shapes: [
      line(round, 3.5, shape(1.27)),
      fill(inside, shape(1)),
      // The pen takes the edge off the corners.
      line(inside, 3, shape(1)),
    ],
  }
}

export const ten = number({ paint: 'white', y: 70 }, 'ink', 'sky', (scale) =>
  disc(32, 58, 19.5 * scale),
)

export const nine = number({ paint: 'ink', y: 70 }, 'mustard', 'tomato', (scale) =>
  diamond(19 * scale, 21.5 * scale),
)

export const eight = number({ paint: 'ink', y: 70 }, 'pink', 'plum', (scale) =>
  box(32 - 18.5 * scale, 58 - 18.5 * scale, 37 * scale, 37 * scale, 4),
)

export const seven = number({ paint: 'white', y: 66 }, 'olive', 'teal', (scale) =>
  triangle(11.8 * scale),
)

function diamond(across: number, down: number): string {
  return `M32 ${58 - down}L${32 + across} 58L32 ${58 + down}L${32 - across} 58z`
}

/** Standing on its point; `inner` is the radius of the disc that fits in it. */
function triangle(inner: number): string {
  return `M${32 - 1.75 * inner} ${53 - inner}h${3.5 * inner}L32 ${53 + 2.05 * inner}z`
}
