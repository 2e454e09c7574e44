/** A face put together: its layers from the back to the front, and the colours of its paints. */
import { brows } from './features/brows.ts'
import { cheeks } from './features/cheeks.ts'
import { clothes } from './features/clothes.ts'
import { eyes } from './features/eyes.ts'
import { glasses } from './features/glasses.ts'
import { haircuts } from './features/hair.ts'
import { hats } from './features/hats.ts'
import { heads, neck } from './features/heads.ts'
import type { Features } from './features/index.ts'
import { mouths } from './features/mouths.ts'
import { noses } from './features/noses.ts'
import type { Drawing, Paint } from './features/paint.ts'
import { dyes, grounds, skins } from './features/tones.ts'
import { inks } from './inks.ts'

/** Some shapes; those of hair are seen only below the brim of the hat. */
export interface Layer {
  readonly shapes: Drawing
  readonly below: number
}

export interface Portrait {
  readonly ground: string
  readonly motif: string
  readonly pattern: string
  readonly layers: readonly Layer[]
  readonly paints: Readonly<Record<Paint, string>>
}

export function portrait(features: Features): Portrait {
  const { cloth, trim, ...behind } = at(grounds, features.ground)
  const hair = at(haircuts, features.hair)
  const hat = at(hats, features.hat)
  return {
    ...behind,
    paints: {
      ...inks,
      cloth,
      trim,
      ...at(skins, features.skin),
      ...at(dyes, features.dye),
    },
    layers: [
      { shapes: hair.behind, below: hat.brim },
      whole(hat.behind ?? []),
      whole(neck),
      whole(at(clothes, features.clothes)),
      whole(at(heads, features.head)),
      whole(at(cheeks, features.cheeks)),
      whole(at(noses, features.nose)),
      whole(at(mouths, features.mouth)),
      { shapes: hair.front, below: hat.brim },
      whole(at(brows, features.brows)),
      whole(at(eyes, features.eyes)),
      whole(at(glasses, features.glasses)),
      whole(hat.drawing),
    ],
  }
}

function whole(shapes: Drawing): Layer {
  return { shapes, below: 0 }
}

function at<Variant>(variants: readonly Variant[], number: number): Variant {
  const found = variants[number]
  if (found === undefined) throw new RangeError(`no variant ${number}`)
  return found
}
