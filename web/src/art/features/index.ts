/** The parts of a face, in the order in which they are written. */
import { brows } from './brows.ts'
import { cheeks } from './cheeks.ts'
import { clothes } from './clothes.ts'
import { eyes } from './eyes.ts'
import { glasses } from './glasses.ts'
import { haircuts } from './hair.ts'
import { hats } from './hats.ts'
import { heads } from './heads.ts'
import { mouths } from './mouths.ts'
import { noses } from './noses.ts'
import { dyes, grounds, skins } from './tones.ts'

export type PartName =
  | 'ground'
  | 'skin'
  | 'head'
  | 'hair'
  | 'dye'
  | 'eyes'
  | 'brows'
  | 'nose'
  | 'mouth'
  | 'cheeks'
  | 'glasses'
  | 'hat'
  | 'clothes'

/** Which variant of each part. */
export type Features = Readonly<Record<PartName, number>>

export interface Part {
  readonly name: PartName
  readonly variants: number
  /** How often chance leaves this part at its first variant, which is none. */
  readonly without?: number
}

export const parts: readonly Part[] = [
  { name: 'ground', variants: grounds.length },
  { name: 'skin', variants: skins.length },
  { name: 'head', variants: heads.length },
  { name: 'hair', variants: haircuts.length },
  { name: 'dye', variants: dyes.length },
  { name: 'eyes', variants: eyes.length },
  { name: 'brows', variants: brows.length },
  { name: 'nose', variants: noses.length },
  { name: 'mouth', variants: mouths.length },
  { name: 'cheeks', variants: cheeks.length, without: 0.3 },
  { name: 'glasses', variants: glasses.length, without: 0.6 },
  { name: 'hat', variants: hats.length, without: 0.55 },
  { name: 'clothes', variants: clothes.length },
]
