import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveTable } from '../../src/net/table.svelte.ts'

/** A line whose other end is the test. */
class Line extends EventTarget {
  static readonly OPEN = 1
  static lines: Line[] = []
  readyState = 1
  sent: Record<string, unknown>[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor() {
    super()
    Line.lines.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.readyState = 3
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** The network goes. */
  break(): void {
    this.readyState = 3
    this.onclose?.()
  }
}

function screen(log: readonly string[] = [], you = 0): object {
  const table = { round: 1, waiting: [0], phase: 'playing' }
  return {
    type: 'screen',
    version: 1,
    at: 1000,
    screen: { table, own: { you, log, notes: '', view: {}, offers: [], yours: [0, 1] } },
    ok: null,
  }
}

let table: LiveTable
let known: { ok: boolean; body: object }

const line = () => Line.lines.at(-1) as Line
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(async () => {
  vi.useFakeTimers()
  Line.lines = []
  known = { ok: true, body: {} }
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('fetch', () =>
    Promise.resolve({ ok: known.ok, json: () => Promise.resolve(known.body) }),
  )
  table = new LiveTable('K7QX2MRA')
  await settle()
})

afterEach(() => {
  table.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a table on this screen', () => {
  it('opens with the first screen, and follows its changes', () => {
    expect(table.line).toBe('opening')
    line().hear(screen(['a']))
    expect(table.line).toBe('open')
    line().hear({ type: 'change', at: 2000, own: { log: ['+', 'b'] } })
    expect(table.screen?.own.log).toEqual(['a', 'b'])
  })

  it('says a move was made once the house has acknowledged it', async () => {
    line().hear(screen(['a']))
    const answer = table.play({ verb: 'ask' })
    expect(line().sent).toEqual([{ type: 'play', id: 1, move: { verb: 'ask' }, seen: 1, round: 1 }])
    line().hear({ type: 'change', at: 2000, ok: 1 })
    expect(await answer).toBeNull()
  })

  it('gives the reason of a refusal', async () => {
    line().hear(screen())
    const answer = table.play({ verb: 'ask' })
    line().hear({ type: 'refused', id: 1, code: 'cqfd/not-now', text: 'Non.' })
    expect((await answer)?.code).toBe('cqfd/not-now')
  })

  it('comes back by itself, and sends the move that was under way again', async () => {
    line().hear(screen(['a']))
    const answer = table.play({ verb: 'ask' })
    line().break()
    expect(table.line).toBe('lost')
    await vi.advanceTimersByTimeAsync(1000)
    line().hear(screen(['a']))
    expect(table.line).toBe('open')
    expect(line().sent).toEqual([{ type: 'play', id: 1, move: { verb: 'ask' }, seen: 1, round: 1 }])
    line().hear({ type: 'change', at: 3000, ok: 1 })
    expect(await answer).toBeNull()
  })

  it('takes a move for made that is stale when sent again: the first one had arrived', async () => {
    line().hear(screen(['a']))
    const answer = table.play({ verb: 'ask' })
    line().break()
    await vi.advanceTimersByTimeAsync(1000)
    line().hear(screen(['a', 'b']))
    line().hear({ type: 'refused', id: 1, code: 'table/stale', text: '' })
    expect(await answer).toBeNull()
  })

  it('gives up a line that does not answer, and tries another', async () => {
    line().hear(screen())
    void table.play({ verb: 'ask' })
    await vi.advanceTimersByTimeAsync(8000)
    expect(table.line).toBe('lost')
    await vi.advanceTimersByTimeAsync(1000)
    expect(Line.lines).toHaveLength(2)
  })

  it('tries again and again while the house does not answer', async () => {
    line().hear(screen())
    for (let broken = 0; broken < 6; broken++) {
      line().break()
      await vi.advanceTimersByTimeAsync(7000)
    }
    expect(Line.lines).toHaveLength(7)
  })

  it('knows a table that is not there from a house that does not answer', async () => {
    known = { ok: false, body: { code: 'table/unknown', text: 'Inconnue.' } }
    const gone = new LiveTable('NOWHERE2')
    await settle()
    expect(gone.line).toBe('gone')
    expect(gone.problem?.code).toBe('table/unknown')
    gone.close()
  })

  it('keeps notes a moment after the last word, and shows them at once', async () => {
    line().hear(screen())
    table.note('pas')
    table.note('pas de roi')
    expect(table.notes).toBe('pas de roi')
    await vi.advanceTimersByTimeAsync(500)
    expect(line().sent).toEqual([{ type: 'note', id: 1, text: 'pas de roi' }])
  })

  it('leaves what is written on a seat with that seat when the screen is turned', () => {
    line().hear(screen())
    table.note('pas de roi')
    void table.turn(1)
    expect(line().sent.map(({ type }) => type)).toEqual(['note', 'turn'])
    line().hear(screen([], 1))
    expect(table.notes).toBe('')
  })

  it('turns back to the seat whose move was under way before it sends it again', async () => {
    line().hear(screen([], 1))
    void table.play({ verb: 'ask' })
    line().break()
    await vi.advanceTimersByTimeAsync(1000)
    line().hear(screen([], 0))
    expect(line().sent.map(({ type }) => type)).toEqual(['turn', 'play'])
  })

  it('counts table time from the last message', () => {
    line().hear(screen())
    vi.advanceTimersByTime(250)
    expect(Math.round(table.now())).toBe(1250)
  })
})
