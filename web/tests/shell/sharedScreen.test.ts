import { describe, expect, it } from 'vitest'
import type { LiveTable } from '../../src/net/table.svelte.ts'
import type { Screen } from '../../src/net/wire.ts'
import { SharedScreen } from '../../src/shell/table/sharedScreen.svelte.ts'
import { screen } from './screens.ts'

/** A house that turns the screen as it is asked to. */
function tableAt(shown: Screen): LiveTable {
  const table = {
    screen: shown,
    turn: (seat: number) => {
      table.screen = { ...table.screen, own: { ...table.screen.own, you: seat } }
      return Promise.resolve(null)
    },
  }
  return table as unknown as LiveTable
}

const both = { yours: [0, 1] }

describe('one screen for two', () => {
  it('begins behind the curtain, also for who is shown first', () => {
    const start = screen({ waiting: [0] }, both)
    expect(new SharedScreen(tableAt(start)).curtainFor(start)).toBe(0)
  })

  it('shows a seat once its player has lifted the curtain', async () => {
    const table = tableAt(screen({ waiting: [1] }, both))
    const shared = new SharedScreen(table)
    await shared.lift(1)
    expect(table.screen?.own.you).toBe(1)
    expect(table.screen && shared.curtainFor(table.screen)).toBe(null)
  })

  it('leaves who has played his look at the answer, and names the next', async () => {
    const table = tableAt(screen({ waiting: [0] }, both))
    const shared = new SharedScreen(table)
    await shared.lift(0)
    const after = screen({ waiting: [1] }, both)
    expect(shared.curtainFor(after)).toBe(null)
    expect(shared.handTo(after)).toBe(1)
    shared.drop()
    expect(shared.curtainFor(after)).toBe(1)
  })

  it('drops the curtain again for a rematch', async () => {
    const table = tableAt(screen({ waiting: [0] }, both))
    const shared = new SharedScreen(table)
    await shared.lift(0)
    expect(shared.curtainFor(screen({ waiting: [0], round: 2 }, both))).toBe(0)
  })

  it('stays shut if the house did not turn the screen', async () => {
    const start = screen({ waiting: [1] }, both)
    const table = { screen: start, turn: () => Promise.resolve(null) } as unknown as LiveTable
    const shared = new SharedScreen(table)
    await shared.lift(1)
    expect(shared.curtainFor(start)).toBe(1)
  })

  it('has no curtain for one alone, nor when the game is over', () => {
    const shared = new SharedScreen(tableAt(screen()))
    expect(shared.curtainFor(screen({ waiting: [1] }))).toBe(null)
    expect(shared.curtainFor(screen({ phase: 'over', waiting: [] }, both))).toBe(null)
  })
})
