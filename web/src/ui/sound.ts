/** Small wooden sounds, made on the spot: nothing to load. */
import { preferences } from '../preferences.svelte.ts'

export type SoundName = 'turn' | 'move' | 'refused' | 'end' | 'card'

/** A bar that is struck. */
interface Strike {
  /** When, in seconds. */
  readonly at: number
  /** Its note, in hertz. */
  readonly pitch: number
  /** How hard, from 0 to 1. */
  readonly force: number
  /** How long it rings, in seconds. */
  readonly rings: number
}

const [G3, AFLAT3, C4, G4, C5, E5, G5, C6] = [196, 207.7, 261.6, 392, 523.3, 659.3, 784, 1046.5]

const SOUNDS: Readonly<Record<SoundName, readonly Strike[]>> = {
  /** A rising fifth: somebody knocks, it is for you. */
  turn: [
    { at: 0, pitch: C5, force: 0.7, rings: 0.5 },
    { at: 0.13, pitch: G5, force: 0.9, rings: 0.7 },
  ],
  /** One low bar, out of the way. */
  move: [{ at: 0, pitch: C4, force: 0.6, rings: 0.35 }],
  /** Two dull knocks, a semitone apart. */
  refused: [
    { at: 0, pitch: AFLAT3, force: 0.9, rings: 0.12 },
    { at: 0.11, pitch: G3, force: 0.9, rings: 0.16 },
  ],
  /** A chord that climbs, and stays. */
  end: [
    { at: 0, pitch: G4, force: 0.6, rings: 0.5 },
    { at: 0.11, pitch: C5, force: 0.6, rings: 0.6 },
    { at: 0.22, pitch: E5, force: 0.7, rings: 0.7 },
    { at: 0.38, pitch: C6, force: 0.8, rings: 1.1 },
    { at: 0.38, pitch: G4, force: 0.5, rings: 1.1 },
  ],
  /** A click of wood. */
  card: [{ at: 0, pitch: C6, force: 0.35, rings: 0.06 }],
}

/** A sound that comes later than this, in milliseconds, says something that is no longer so. */
const LATE = 500

let context: AudioContext | undefined

/** Plays it, if the person wants sounds. A browser that cannot, or may not yet, stays silent. */
export function play(name: SoundName): void {
  if (preferences.sound) void strike(SOUNDS[name]).catch(() => undefined)
}

async function strike(strikes: readonly Strike[]): Promise<void> {
  const asked = performance.now()
  const audio = (context ??= new AudioContext())
  // Until the page is first touched this waits, and all that was asked for comes at once.
  await audio.resume()
  if (performance.now() - asked > LATE) return
  for (const one of strikes) hit(audio, one)
}

/** As a marimba's bar sounds: its note, two octaves above it a short one, and the knock itself. */
function hit(audio: AudioContext, { at, pitch, force, rings }: Strike): void {
  const start = audio.currentTime + 0.01 + at
  tone(audio, start, pitch, 0.24 * force, rings)
  tone(audio, start, pitch * 4, 0.06 * force, Math.min(rings, 0.12))
  tone(audio, start, pitch * 9.2, 0.025 * force, 0.04)
}

function tone(
  audio: AudioContext,
  start: number,
  pitch: number,
  loud: number,
  lasts: number,
): void {
  const voice = audio.createOscillator()
  const volume = audio.createGain()
  voice.frequency.value = pitch
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud, start + 0.003)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  voice.connect(volume).connect(audio.destination)
  voice.start(start)
  voice.stop(start + lasts + 0.02)
}
