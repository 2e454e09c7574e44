import { describe, expect, it } from 'vitest'
import type { GameInfo } from '../../src/net/wire.ts'
import { Plan } from '../../src/shell/create/plan.svelte.ts'

const game: GameInfo = {
  id: 'toy',
  version: 1,
  name: 'Toy',
  pitch: {},
  seats: [2, 3],
  options: [
    { name: 'equal', choices: [false, true], default: false, help: {} },
    { name: 'series', choices: [1, 3], default: 1, help: {} },
  ],
  bots: ['weak', 'middling', 'strong'],
}
const nameOf = (n: number) => `Joueur ${n}`

describe('a table that is being thought of', () => {
  it('waits for friends, unless one says otherwise', () => {
    expect(new Plan(game).wanted(nameOf)).toEqual({
      game: 'toy',
      seats: 2,
      options: { equal: false, series: 1 },
      begin: false,
    })
  })

  it('gives options back as what they are, not as words', () => {
    const plan = new Plan(game)
    plan.chosen['equal'] = 'true'
    plan.chosen['series'] = '3'
    expect(plan.wanted(nameOf).options).toEqual({ equal: true, series: 3 })
  })

  it('seats bots on every other chair, and begins', () => {
    const plan = new Plan(game)
    plan.company = 'bots'
    plan.seats = '3'
    expect(plan.wanted(nameOf)).toMatchObject({ bots: ['middling', 'middling'], begin: true })
  })

  it('names everybody round one screen', () => {
    const plan = new Plan(game)
    plan.company = 'screen'
    plan.seats = '3'
    plan.others = [' Boris ', '  ']
    expect(plan.wanted(nameOf)).toMatchObject({ hotseat: ['Boris', 'Joueur 3'], begin: true })
  })

  it('has a clock only if one is wanted', () => {
    const plan = new Plan(game)
    plan.clock = '300'
    expect(plan.wanted(nameOf).clock).toEqual({ bank: 300, increment: 5 })
  })
})
