import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { apply } from '../../src/net/patch.ts'

interface Case {
  before: unknown
  patch: unknown
  after: unknown
}

/** The page of the protocol gives them; the server is held to the same ones. */
function casesOfTheProtocol(): Case[] {
  const page = readFileSync('../docs/protocol.md', 'utf-8')
  const block = /```json patches\n([\s\S]*?)```/.exec(page)?.[1]
  return JSON.parse(block ?? '[]') as Case[]
}

describe('a patch', () => {
  it.each(casesOfTheProtocol())('turns $before into $after', ({ before, patch, after }) => {
    expect(apply(patch, before)).toEqual(after)
  })

  it('has cases to be tried on', () => {
    expect(casesOfTheProtocol().length).toBeGreaterThan(4)
  })

  it('leaves the value it is applied to as it was', () => {
    const before = Object.freeze({ log: Object.freeze(['a']), turn: 0 })
    apply({ log: ['+', 'b'], turn: ['=', 1] }, before)
    expect(before).toEqual({ log: ['a'], turn: 0 })
  })

  it('keeps what did not change as the same object, so that it is not drawn again', () => {
    const before = { view: { hand: [1, 2] }, log: ['a'] }
    const after = apply({ log: ['+', 'b'] }, before) as typeof before
    expect(after.view).toBe(before.view)
  })
})
