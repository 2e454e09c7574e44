/** Faces as text: one number a part, between dots. What each number looks like is in `features`. */
import { parts, type Part, type PartName } from './features/index.ts'

export { parts }

export type Features = Readonly<Record<PartName, number>>

const ROBOT = /^bot:(.*)$/

/** The numbers of a face. A number that is missing or means nothing is taken round to one that
 * does, so that any text is a sound face. */
export function parse(face: string): Features {
  const numbers = face.split('.').map((text) => (/^\d{1,3}$/.test(text) ? Number(text) : 0))
  return fromNumbers(numbers)
}

export function format(features: Features): string {
  return parts.map((part) => features[part.name]).join('.')
}

export function randomFace(): string {
  return draw(Math.random)
}

/** Always the same face for the same text. */
export function faceFor(text: string): string {
  return draw(stream(text))
}

/** The level of the bot whose face this is, or null for a person's. */
export function robotLevel(face: string): string | null {
  return ROBOT.exec(face)?.[1] ?? null
}

function fromNumbers(numbers: readonly number[]): Features {
  return Object.fromEntries(
    parts.map((part, i) => [part.name, (numbers[i] ?? 0) % part.variants]),
  ) as unknown as Features
}

function draw(chance: () => number): string {
  return parts.map((part) => variant(part, chance)).join('.')
}

function variant(part: Part, chance: () => number): number {
  const bare = part.without !== undefined && chance() < part.without
  return bare ? 0 : Math.floor(chance() * part.variants)
}

/** Numbers from 0 to 1 that follow from a text (FNV-1a, then a mulberry step for each). */
export function stream(text: string): () => number {
  let seed = 2166136261
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
