/** Faces as text: one number a part, between dots. What each number looks like is in `features`. */
import { standsOut } from './features/contrast.ts'
import { parts, type Features, type Part } from './features/index.ts'
import { stream } from './stream.ts'

export { parts }

/** Someone who has not chosen a face yet. */
const NEUTRAL = '5.6.0.5.6.0.1.0.5.0.0.0.0'
const ROBOT = /^bot:(.*)$/

/** The numbers of a face. Whatever is missing or means nothing gives way to something that does,
 * so that any text is a sound face. */
export function parse(face: string): Features {
  return features(
    (face || NEUTRAL).split('.').map((text) => (/^\d{1,3}$/.test(text) ? Number(text) : 0)),
  )
}

export function format(chosen: Features): string {
  return parts.map((part) => chosen[part.name]).join('.')
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

function features(numbers: readonly number[]): Features {
  const chosen = parts.map((part, i) => [part.name, (numbers[i] ?? 0) % part.variants])
  return Object.fromEntries(chosen) as Features
}

/** A face by chance, on the first ground from which it stands out. */
function draw(chance: () => number): string {
  const drawn = features(parts.map((part) => variant(part, chance)))
  const grounds = parts.find((part) => part.name === 'ground')?.variants ?? 1
  const tries = Array.from({ length: grounds }, (_, step) => ({
    ...drawn,
    ground: (drawn.ground + step) % grounds,
  }))
  return format(tries.find(standsOut) ?? drawn)
}

function variant(part: Part, chance: () => number): number {
  const without = part.without !== undefined && chance() < part.without
  return without ? 0 : Math.floor(chance() * part.variants)
}
