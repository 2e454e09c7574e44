import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Board from '../../../src/games/cqfd/Board.svelte'
import type { Acts } from '../../../src/games/face.ts'
import type { Screen } from '../../../src/net/wire.ts'
import { preferences } from '../../../src/preferences.svelte.ts'
import { readNotes } from '../../../src/games/cqfd/notes.ts'
import { ASKED, finished, screenWith, viewWith, who } from './views.ts'

preferences.language = 'fr'
Element.prototype.scrollIntoView = () => undefined

let board: Record<string, unknown> | undefined
afterEach(() => {
  if (board) void unmount(board)
  board = undefined
})

function lay(screen: Screen, notes: string, acts: Acts | null) {
  board = mount(Board, {
    target: document.body,
    props: { screen, who, notes, acts, lesson: false },
  })
  flushSync()
}

function actsWith(change: Partial<Acts> = {}): Acts {
  return {
    play: vi.fn(() => Promise.resolve(null)),
    note: vi.fn(),
    advise: vi.fn(() => Promise.resolve({ advice: null })),
    ...change,
  }
}

const keys = () => [...document.querySelectorAll<HTMLElement>('[role=spinbutton]')]
const buttonNamed = (name: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent.includes(name))
const drafted = (draft: readonly number[]) =>
  JSON.stringify({ deal: 1, strikes: Array<number>(8).fill(0), draft })

test('the sheet is a table with a line for each question and its answer', () => {
  lay(screenWith(viewWith({ sheets: [[ASKED], []], turn: 1 })), '', actsWith())
  const [mine] = document.querySelectorAll('table')
  const cells = [...(mine?.querySelectorAll('tr.played td') ?? [])].map((td) => td.textContent)
  expect(cells.map((text) => text.trim())).toEqual(['1', '1', '1', '4', '', '', '', '', '3'])
})

test('a tap names a card, and the page keeps it', () => {
  const acts = actsWith()
  lay(screenWith(viewWith()), drafted([1, 0, 0, 0, 0, 0, 0, 0]), acts)
  keys()[0]?.click()
  const kept = vi.mocked(acts.note).mock.calls.at(-1)?.[0] ?? ''
  expect(readNotes(kept, 1).draft).toEqual([2, 0, 0, 0, 0, 0, 0, 0])
})

test('only a legal question can be asked, and then by Enter as well', async () => {
  const acts = actsWith()
  lay(screenWith(viewWith()), drafted([1, 1, 1, 3, 0, 0, 0, 0]), acts)
  expect(buttonNamed('Demander')?.disabled).toBe(true)
  keys()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(acts.play).not.toHaveBeenCalled()
  if (board) await unmount(board)

  lay(screenWith(viewWith()), drafted([1, 1, 1, 4, 0, 0, 0, 0]), acts)
  expect(buttonNamed('Demander')?.disabled).toBe(false)
  keys()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(acts.play).toHaveBeenCalledExactlyOnceWith({
    verb: 'ask',
    question: [1, 1, 1, 4, 0, 0, 0, 0],
  })
})

test('a refusal is shown beside the question, which is kept', async () => {
  const refused = { type: 'refused', id: 1, code: 'table/stale', text: 'Regarde encore.' } as const
  const acts = actsWith({ play: () => Promise.resolve(refused) })
  lay(screenWith(viewWith()), drafted([1, 1, 1, 4, 0, 0, 0, 0]), acts)
  buttonNamed('Demander')?.click()
  await vi.waitFor(() => expect(document.body.textContent).toContain('Regarde encore.'))
  expect(acts.note).not.toHaveBeenCalled()
})

test('while the other thinks a question can be prepared, not asked', () => {
  lay(screenWith(viewWith({ turn: 1 })), drafted([1, 1, 1, 4, 0, 0, 0, 0]), actsWith())
  expect(keys()).toHaveLength(8)
  expect(buttonNamed('Demander')?.disabled).toBe(true)
})

test('an onlooker sees both sheets, no hand and no keys', () => {
  const view = viewWith({ seat: -3, hand: null, sheets: [[ASKED], [ASKED]], turn: 0 })
  lay(screenWith(view, null), '', null)
  expect(document.querySelectorAll('tr.played')).toHaveLength(2)
  expect(document.querySelector('.hand')).toBeNull()
  expect(keys()).toHaveLength(0)
})

test('at the end both hands lie open', () => {
  lay(screenWith(finished([0])), '', actsWith())
  const hands = [...document.querySelectorAll('.result .hand')].map((hand) =>
    hand.getAttribute('aria-label'),
  )
  expect(hands).toHaveLength(2)
  expect(hands[1]).toMatch(/^La main de Boris, 2\u00a0as/)
})
