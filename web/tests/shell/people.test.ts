import { describe, expect, it } from 'vitest'
import { facesOf, namesOf } from '../../src/shell/table/people.ts'
import { person } from './screens.ts'

const level = (name: string) => ({ habitue: 'Odette' })[name] ?? name
const empty = (seat: number) => `Place ${seat + 1}`

describe('names', () => {
  it('call bots by their own name, and number free seats', () => {
    const people = [person('Ada'), person('habitue', { face: 'bot:habitue', bot: 'habitue' }), null]
    expect(namesOf(people, level, empty)).toEqual(['Ada', 'Odette', 'Place 3'])
  })

  it('keep that of a player whose seat a bot holds for him', () => {
    expect(namesOf([person('Ada', { bot: 'habitue' })], level, empty)).toEqual(['Ada'])
  })

  it('are never the same twice', () => {
    const people = ['Ada', 'Ada', 'Ada'].map((name) => person(name))
    expect(namesOf(people, level, empty)).toEqual(['Ada', 'Ada 2', 'Ada 3'])
  })
})

describe('faces', () => {
  it('tell those apart who share one screen', () => {
    const [ada, boris] = facesOf([person('Ada', { face: '1.2' }), person('Boris', { face: '1.2' })])
    expect(ada).toBe('1.2')
    expect(boris).not.toBe('1.2')
  })

  it('of bots of one level are the same', () => {
    const bot = person('habitue', { face: 'bot:habitue', bot: 'habitue' })
    expect(facesOf([bot, bot])).toEqual(['bot:habitue', 'bot:habitue'])
  })
})
