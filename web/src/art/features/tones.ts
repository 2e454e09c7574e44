/** The colours one chooses: behind the face, of the skin, of the hair. */
import { box, disc, ring, star, wedge } from '../draw.ts'
import { inks } from '../inks.ts'

/** A ground, what is printed on it, and the inks that stand out on it for clothes and hats. */
export interface Ground {
  readonly ground: string
  readonly motif: string
  readonly pattern: string
  readonly cloth: string
  readonly trim: string
}

/** A sun whose rays go behind the head. */
const rays = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
  .map((i) => wedge(50, 52, 90, i * 30, i * 30 + 15))
  .join('')
const bows = ring(50, 52, 46, 39) + ring(50, 52, 60, 53)
const upright = [4, 20, 36, 52, 68, 84].map((x) => box(x, 0, 8, 100)).join('')
const level = [4, 20, 36, 52, 68, 84].map((y) => box(0, y, 100, 8)).join('')
const dots = scatter((x, y) => disc(x, y, 3.2))
const stars = scatter((x, y) => star(x, y, 5, 5, 2.2))

export const grounds: readonly Ground[] = [
  { ground: inks.teal, motif: '#2b9c95', pattern: rays, cloth: inks.mustard, trim: inks.tomato },
  { ground: inks.mustard, motif: '#f8c55f', pattern: bows, cloth: inks.teal, trim: inks.plum },
  {
    ground: inks.tomato,
    motif: '#ea6248',
    pattern: level,
    cloth: inks.ink,
    trim: inks.mustard,
  },
  { ground: inks.sky, motif: '#9ccbe3', pattern: rays, cloth: inks.tomato, trim: inks.ink },
  { ground: inks.plum, motif: '#825680', pattern: dots, cloth: inks.sky, trim: inks.mustard },
  { ground: '#dccba6', motif: '#e9dcbf', pattern: upright, cloth: inks.plum, trim: inks.teal },
  {
    ground: '#35466b',
    motif: '#435781',
    pattern: stars,
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

/** The same thing in rows, every other row between the ones before. */
function scatter(draw: (x: number, y: number) => string): string {
  const rows = [8, 24, 40, 56, 72, 88]
  return rows.flatMap((y, i) => rows.map((x) => draw(x + (i % 2) * 8, y))).join('')
}
