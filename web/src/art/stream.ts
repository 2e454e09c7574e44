/** Numbers from 0 to 1 that follow from a text: the same text, the same numbers. */
export function stream(text: string): () => number {
  // FNV-1a makes a seed of the text, then each number is a step of mulberry32.
  let seed = 2166136261
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
