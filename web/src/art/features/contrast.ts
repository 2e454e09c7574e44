/** Whether a face stands out on its ground. */
import type { Features } from './index.ts'
import { dyes, grounds, skins } from './tones.ts'

/** How far two colours must be apart, on a way of 441 from black to white. */
const ENOUGH = 78

export function standsOut(features: Features): boolean {
  const ground = grounds[features.ground]?.ground ?? ''
  const skin = skins[features.skin]?.skin ?? ''
  const hair = dyes[features.dye]?.hair ?? ''
  return apart(ground, skin) > ENOUGH && apart(ground, hair) > ENOUGH
}

function apart(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)]
  return Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)))
}

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
}
