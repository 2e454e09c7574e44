/** The colours one chooses: behind the face, of the skin, of the hair. */
import { box, disc, ring, wedge } from '../draw.ts'
import { inks } from '../inks.ts'

/** A ground, what is printed on it, and the inks that stand out on it for clothes and hats. */
export interface Ground {
  readonly ground: string
  readonly motif: string
  readonly pattern: string
  readonly cloth: string
  readonly trim: string
}

const around = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** A sun whose rays go behind the head. */
const rays = around.map((i) => wedge(50, 52, 90, i * 30, i * 30 + 15)).join('')
const bows = ring(50, 52, 47, 40) + ring(50, 52, 62, 55)
const dots = [10, 30, 50, 70, 90].flatMap((x, i) =>
  [8, 32, 56, 80].map((y) => disc(x, y + (i % 2) * 12, 4)),
)
const stripes = [4, 20, 36, 52, 68, 84].map((x) => box(x, 0, 8, 100)).join('')

export const grounds: readonly Ground[] = [
  { ground: inks.teal, motif: '#2b9c95', pattern: rays, cloth: inks.mustard, trim: inks.tomato },
  { ground: inks.mustard, motif: '#f8c55f', pattern: bows, cloth: inks.teal, trim: inks.plum },
  {
    ground: inks.tomato,
    motif: '#ee6a4f',
    pattern: dots.join(''),
    cloth: inks.ink,
    trim: inks.mustard,
  },
  { ground: inks.sky, motif: '#9ccbe3', pattern: rays, cloth: inks.tomato, trim: inks.ink },
  { ground: inks.plum, motif: '#7f517d', pattern: bows, cloth: inks.sky, trim: inks.mustard },
  { ground: '#dccba6', motif: '#e9dcbf', pattern: stripes, cloth: inks.plum, trim: inks.teal },
  {
    ground: '#35466b',
    motif: '#435781',
    pattern: dots.join(''),
    cloth: inks.tomato,
    trim: inks.sky,
  },
]

/** A skin, what is in its shadow, and how it blushes. Six that people have and six that only
 * printers have. */
export interface Skin {
  readonly skin: string
  readonly shade: string
  readonly blush: string
}

export const skins: readonly Skin[] = [
  { skin: '#f0bf94', shade: '#d99a68', blush: '#ea8f70' },
  { skin: '#f8dcbf', shade: '#e8b48c', blush: '#f2a48c' },
  { skin: '#a8683f', shade: '#844c2b', blush: '#c0563a' },
  { skin: '#dd9f6e', shade: '#bd7b49', blush: '#d96f4e' },
  { skin: '#7f4e35', shade: '#5c3423', blush: '#a04432' },
  { skin: '#c68453', shade: '#a06337', blush: '#cf5f40' },
  { skin: '#fffaf0', shade: '#e0d3ba', blush: '#f3a793' },
  { skin: '#b5d8e8', shade: '#7fb7d6', blush: '#e99a8c' },
  { skin: '#f8cf76', shade: '#dc9f28', blush: '#ee8350' },
  { skin: '#7cc0b5', shade: '#46948b', blush: '#d98a72' },
  { skin: '#f4a08c', shade: '#d9694f', blush: '#e2492f' },
  { skin: '#c3a3c4', shade: '#95709a', blush: '#d97f8c' },
]

/** A dye, and the light on it. */
export interface Dye {
  readonly hair: string
  readonly gloss: string
}

export const dyes: readonly Dye[] = [
  { hair: '#5b3322', gloss: '#7d4c34' },
  { hair: '#221d2e', gloss: '#413a55' },
  { hair: '#f7d16e', gloss: '#fde7aa' },
  { hair: '#c8552b', gloss: '#e58350' },
  { hair: '#94633a', gloss: '#b98653' },
  { hair: '#efe7d8', gloss: '#cfc4b0' },
  { hair: '#8c8a93', gloss: '#b4b2ba' },
  { hair: '#583159', gloss: '#7d527c' },
  { hair: '#12635f', gloss: '#2f8f89' },
  { hair: '#cf3d26', gloss: '#ee7159' },
]
