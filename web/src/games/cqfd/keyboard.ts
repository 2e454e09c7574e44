/** What a key means on the row of ranks. */
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
