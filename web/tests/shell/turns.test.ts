import { describe, expect, it } from 'vitest'
import { isMine, nextToLook, soundOf } from '../../src/shell/table/turns.ts'
import { screen } from './screens.ts'

const said = [{ event: 'asked' }]

describe('whose turn it is', () => {
  it('is mine when the house waits for one of my seats', () => {
    expect(isMine(screen({ waiting: [0] }))).toBe(true)
    expect(isMine(screen({ waiting: [1] }))).toBe(false)
    expect(isMine(screen({ waiting: [1] }, { yours: [0, 1] }))).toBe(true)
  })

  it('is never a spectator’s', () => {
    expect(isMine(screen({ waiting: [0, 1] }, { you: null, yours: [] }))).toBe(false)
  })
})

describe('the sound of a change', () => {
  const mine = screen({ waiting: [0] })
  const his = screen({ waiting: [1] })

  it('calls me when my turn comes, also when the game begins', () => {
    expect(soundOf(his, screen({ waiting: [0] }, { log: said }))).toBe('turn')
    expect(soundOf(screen({ phase: 'gathering', waiting: [] }), mine)).toBe('turn')
  })

  it('is a knock when the others play on', () => {
    expect(soundOf(his, screen({ waiting: [1] }, { log: said }))).toBe('move')
    expect(soundOf(mine, screen({ waiting: [0] }, { log: said }))).toBe('move')
  })

  it('is none for my own move, nor for a change without news', () => {
    expect(soundOf(mine, screen({ waiting: [1] }, { log: said }))).toBe(null)
    expect(soundOf(his, screen({ waiting: [1], spectators: 1 }))).toBe(null)
    expect(soundOf(screen({ phase: 'gathering' }), screen({ phase: 'gathering' }))).toBe(null)
  })

  it('marks the end once', () => {
    const over = screen({ phase: 'over', waiting: [] })
    expect(soundOf(mine, over)).toBe('end')
    expect(soundOf(over, screen({ phase: 'over', waiting: [], again: [1] }))).toBe(null)
  })
})

describe('a shared screen', () => {
  it('is handed to whoever must act', () => {
    expect(nextToLook(screen({ waiting: [1] }, { yours: [0, 1] }))).toBe(1)
  })

  it('stays with who looks at it while he has something to do', () => {
    expect(nextToLook(screen({ waiting: [0, 1] }, { you: 1, yours: [0, 1] }))).toBe(1)
  })

  it('is handed to nobody while a bot thinks, or when it is not shared', () => {
    expect(nextToLook(screen({ waiting: [2] }, { yours: [0, 1] }))).toBe(null)
    expect(nextToLook(screen({ waiting: [1] }))).toBe(null)
  })
})
