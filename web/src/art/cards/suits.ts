/** Spades, hearts, diamonds, clubs: small, in the corner, for those who miss them. On a square of 10. */
import { disc } from '../draw.ts'

export const suits: readonly string[] = [
  'M5 0C6 2.5 10 4 10 6.5c0 2.3-2.8 2.8-4 1.5L7 10H3l1-2C2.8 9.3 0 8.8 0 6.5 0 4 4 2.5 5 0z',
  'M5 9.5C3 7.5 0 5.5 0 3a2.6 2.6 0 0 1 5-1 2.6 2.6 0 0 1 5 1c0 2.5-3 4.5-5 6.5z',
  'M5 0l4.5 5L5 10 .5 5z',
  disc(5, 2.5, 2.5) + disc(2.5, 6, 2.5) + disc(7.5, 6, 2.5) + 'M4.2 4h1.6l1.2 6H3z',
]
