/** Who sits in front of this browser. Nobody is asked for a name before he plays: who has none yet
 * is given one, and changes it when he likes. */
import { randomFace } from '../art/faces.ts'
import { say, type Language } from '../i18n.svelte.ts'
import { claimDevice, introduce, me } from '../net/api.ts'
import type { Myself } from '../net/wire.ts'
import { preferences } from '../preferences.svelte.ts'
import { guests } from './guests.ts'

let known = $state.raw<Myself | null>(null)
let looking: Promise<Myself | null> | null = null
let coming: Promise<Myself> | null = null

export const myself = {
  /** Null while the house does not know this browser. */
  get now(): Myself | null {
    return known
  },
}

/** Looks, once, whether the house knows this browser already. */
export function recognise(): Promise<Myself | null> {
  looking ??= look().catch((error: unknown) => {
    looking = null
    throw error
  })
  return looking
}

/** Makes sure that the house knows this browser, under a guest's name if need be. */
export function beSomeone(): Promise<Myself> {
  if (known !== null) return Promise.resolve(known)
  coming ??= comeIn().finally(() => (coming = null))
  return coming
}

/** Takes another name and face. */
export async function becomeKnownAs(name: string, face: string): Promise<void> {
  known = await introduce({ name, face, language: preferences.language })
}

/** Goes on here as the player of another device. */
export async function arriveWith(key: string): Promise<Myself> {
  known = await claimDevice({ key })
  return known
}

/** Refusals come from the house in the language it was told last. */
export async function speak(language: Language): Promise<void> {
  if (known === null || known.language === language) return
  try {
    known = await introduce({ name: known.name, face: known.face, language })
  } catch {
    // They come in the other one, then.
    return
  }
}

async function look(): Promise<Myself | null> {
  known = await me()
  return known
}

async function comeIn(): Promise<Myself> {
  const found = await recognise()
  if (found !== null) return found
  const guest = guests[Math.floor(Math.random() * guests.length)] ?? guests[0]
  known = await introduce({
    name: say(guest),
    face: randomFace(),
    language: preferences.language,
  })
  return known
}
