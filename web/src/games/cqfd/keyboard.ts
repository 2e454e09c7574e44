/** What a key means on the row of ranks, and where an arrow leads among the counts to strike. */
import { RANKS } from './names.ts'
import { COUNTS } from './notes.ts'

export type Press =
  | { readonly does: 'move'; readonly by: -1 | 1 }
  | { readonly does: 'add'; readonly n: -1 | 1 }
  | { readonly does: 'set'; readonly n: number }
  | { readonly does: 'ask' }
  | { readonly does: 'clear' }

const PRESSES: Readonly<Record<string, Press>> = {
  ArrowLeft: { does: 'move', by: -1 },
  ArrowRight: { does: 'move', by: 1 },
  ArrowUp: { does: 'add', n: 1 },
  ArrowDown: { does: 'add', n: -1 },
  '+': { does: 'add', n: 1 },
  '-': { does: 'add', n: -1 },
  Backspace: { does: 'set', n: 0 },
  Delete: { does: 'set', n: 0 },
  ' ': { does: 'add', n: 1 },
  Enter: { does: 'ask' },
  Escape: { does: 'clear' },
}

export function pressOf(event: KeyboardEvent): Press | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const known = PRESSES[event.key]
  if (known !== undefined) return known
  // A French keyboard writes digits with Shift: the place of the key counts as well.
  const digit = /^[0-4]$/.exec(event.key)?.[0] ?? /^Digit([0-4])$/.exec(event.code)?.[1]
  return digit === undefined ? null : { does: 'set', n: Number(digit) }
}

const STEPS: Readonly<Record<string, readonly [rank: number, n: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The next cell that way, round the edges. */
export function neighbour(
  key: string,
  rank: number,
  n: number,
): { readonly rank: number; readonly n: number } | null {
  const step = STEPS[key]
  if (step === undefined) return null
  return {
    rank: (rank + step[0] + RANKS.length) % RANKS.length,
    n: (n + step[1] + COUNTS.length) % COUNTS.length,
  }
}
