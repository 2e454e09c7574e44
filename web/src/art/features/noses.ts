import { disc, ellipse } from '../draw.ts'
import { fill, line } from '../shape.ts'
import type { Drawing } from './paint.ts'

export const noses: readonly Drawing[] = [
  // a button
  [fill('shade', disc(50, 60, 4.2))],
  // straight
  [line('shade', 3.2, 'M51 50v11q0 2-4.5 2')],
  // a potato
  [fill('shade', ellipse(50, 60, 7.5, 5.8))],
  // long
  [fill('shade', 'M47.5 48h4c0 5 4.5 9 4.5 14q0 4-6 4t-6-4c0-5 3.5-9 3.5-14z')],
  // pointed
  [fill('shade', 'M50 50l6.5 11.5q.6 2-2 2h-9q-2.6 0-2-2z')],
  // turned up
  [line('shade', 3.2, 'M44.5 60q5.5 5.5 11 0')],
  // rosy
  [fill('blush', disc(50, 60, 5.4))],
]
