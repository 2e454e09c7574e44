import { describe, expect, it } from 'vitest'
import type { Replay, TableInfo } from '../../src/net/wire.ts'
import { screenAt } from '../../src/shell/review/moment.ts'
import { person } from './screens.ts'

const info: TableInfo = {
  table: 'K7QX2MRA',
  game: 'cqfd',
  options: {},
  phase: 'over',
  people: [person('Ada'), person('Boris')],
  promise: '',
}
const replay: Replay = {
  seat: 1,
  log: [{ event: 'led' }, { event: 'dealt' }, { event: 'asked' }],
  moments: [
    { at: 0, view: 'start', heard: 0, notes: '', waiting: [] },
    { at: 10, view: 'dealt', heard: 2, notes: 'hm', waiting: [0] },
    { at: 20, view: 'end', heard: 3, notes: 'ha', waiting: [] },
  ],
}

describe('a moment of a replay', () => {
  it('is the screen of that seat then: its view, what it had heard, its notes', () => {
    const { table, own } = screenAt(info, replay, 1)
    expect(own).toMatchObject({ you: 1, view: 'dealt', notes: 'hm', offers: [] })
    expect(own.log).toHaveLength(2)
    expect(table).toMatchObject({ phase: 'playing', waiting: [0] })
  })

  it('is the end at the last one, and beyond it', () => {
    expect(screenAt(info, replay, 2).table.phase).toBe('over')
    expect(screenAt(info, replay, 99).own.view).toBe('end')
  })
})
