/** The inks can be read: contrast of every pair that the components print on one another. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// From the file itself: the runner empties style sheets that are imported.
const look = readFileSync('src/look.css', 'utf8')

type Theme = 'light' | 'dark'

const INKS = ['tomato', 'mustard', 'teal', 'sky', 'plum']
const WORDS = 4.5
const SHAPES = 3

const papers = ['paper', 'card', 'well']
const written = [
  ...['ink', 'faint', ...INKS.map((ink) => `${ink}-text`)].flatMap((ink) =>
    papers.map((paper) => [ink, paper] as const),
  ),
  ...['tomato', 'teal', 'plum'].map((ink) => ['on-dark', `${ink}-fill`] as const),
  ...['mustard', 'sky'].map((ink) => ['on-bright', `${ink}-fill`] as const),
]
const drawn = papers.map((paper) => ['edge', paper] as const)

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  it.each(written)('%s can be read on %s', (words, under) => {
    expect(contrast(colour(words, theme), colour(under, theme))).toBeGreaterThanOrEqual(WORDS)
  })

  it.each(drawn)('%s can be seen on %s', (shape, under) => {
    expect(contrast(colour(shape, theme), colour(under, theme))).toBeGreaterThanOrEqual(SHAPES)
  })
})

/** What a token stands for, through its themes and through other tokens. */
function colour(token: string, theme: Theme): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(look)?.[1] ?? ''
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (other !== undefined) return colour(other, theme)
  const [light, dark] = value.match(/#[0-9a-f]{6}/g) ?? []
  return (theme === 'dark' ? (dark ?? light) : light) ?? expect.fail(`no colour: ${token}`)
}

/** As WCAG reckons it. */
function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((bright ?? 0) + 0.05) / ((dim ?? 0) + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
