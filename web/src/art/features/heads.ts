/** The shapes of a head. All have their eyes on one line and the crown at one height, so that
 * every haircut suits every head. */
import { box, disc, ellipse } from '../draw.ts'
import { fill } from '../shape.ts'
import type { Drawing } from './paint.ts'

/** Each with its middle at `x`. */
const outlines: readonly ((x: number) => string)[] = [
  // round
  (x) => ellipse(x, 53, 28, 29),
  // long
  (x) => ellipse(x, 55, 25, 34),
  // square
  (x) => box(x - 27, 24, 54, 59, 18),
  // full in the jaw
  (x) => `M${x} 23c14 0 20 10 23 24c5 20-4 37-23 37s-28-17-23-37c3-14 9-24 23-24z`,
  // pointed at the chin
  (x) => `M${x} 23c18 0 30 11 29 26c-1 14-16 38-29 38s-28-24-29-38c-1-15 11-26 29-26z`,
  // broad
  (x) => ellipse(x, 53, 32, 27),
]

export const neck: Drawing = [fill('shade', 'M40 70h20v16q0 8-10 8t-10-8z')]

export const heads: readonly Drawing[] = outlines.map((outline) => [
  fill('skin', disc(21.5, 55, 6.5)),
  fill('shade', disc(78.5, 55, 6.5) + disc(21, 55, 2.6)),
  // The light comes from the left: what is right of it was printed in shade.
  fill('shade', outline(51.5)),
  fill('skin', outline(49)),
])
