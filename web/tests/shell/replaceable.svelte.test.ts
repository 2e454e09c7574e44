import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveTable } from '../../src/net/table.svelte.ts'
import type { Screen } from '../../src/net/wire.ts'
import { Replaceable } from '../../src/shell/table/replaceable.svelte.ts'
import { person, screen } from './screens.ts'

const away = [person('Ada'), person('Boris', { away: true })]
const here = [person('Ada'), person('Boris')]

let leave: () => void = () => undefined
let show: (next: Screen) => void
let replaceable: Replaceable

function sitAt(first: Screen): void {
  leave = $effect.root(() => {
    let shown = $state.raw(first)
    const table = {
      get screen() {
        return shown
      },
      now: () => 0,
    }
    replaceable = new Replaceable(table as unknown as LiveTable)
    show = (next) => {
      shown = next
      flushSync()
    }
  })
  flushSync()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})

afterEach(() => {
  leave()
  vi.useRealTimers()
})

describe('who may be replaced', () => {
  it('is who has been away for a while, whatever else happens', () => {
    sitAt(screen({ people: away }))
    vi.advanceTimersByTime(15_000)
    show(screen({ people: away, spectators: 1 }))
    expect(replaceable.seats).toEqual([])
    vi.advanceTimersByTime(6_000)
    expect(replaceable.seats).toEqual([1])
  })

  it('is nobody who came back in between', () => {
    sitAt(screen({ people: away }))
    vi.advanceTimersByTime(15_000)
    show(screen({ people: here }))
    show(screen({ people: away }))
    vi.advanceTimersByTime(15_000)
    expect(replaceable.seats).toEqual([])
  })

  it('is who has no time left', () => {
    const clock = { bank: [9_000, 3_000], running: [1], at: 0 }
    sitAt(screen({ people: here, waiting: [1], clock }))
    vi.advanceTimersByTime(2_000)
    expect(replaceable.seats).toEqual([])
    vi.advanceTimersByTime(2_000)
    expect(replaceable.seats).toEqual([1])
  })

  it('is never oneself, a bot, or anybody after the end', () => {
    const absent = [person('Ada', { away: true }), person('x', { away: true, face: 'bot:x' })]
    sitAt(screen({ people: absent }))
    vi.advanceTimersByTime(30_000)
    expect(replaceable.seats).toEqual([])
    show(screen({ people: away, phase: 'over' }))
    vi.advanceTimersByTime(30_000)
    expect(replaceable.seats).toEqual([])
  })
})
