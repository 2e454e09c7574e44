import { describe, expect, it } from 'vitest'
import { robot } from '../../src/art/robots.ts'

describe('a robot', () => {
  it('has the same face at each table', () => {
    expect(robot('expert')).toEqual(robot('expert'))
    expect(robot('poisson-rouge')).toEqual(robot('poisson-rouge'))
  })

  it('differs by level', () => {
    const levels = ['debutant', 'habitue', 'expert', 'poisson-rouge']
    const drawn = levels.map((level) => JSON.stringify(robot(level)))
    expect(new Set(drawn).size).toBe(levels.length)
  })

  it.each(['', 'constructor', '__proto__', 'é'])('is sound whatever the level: %j', (level) => {
    const { ground, shapes, paints } = robot(level)
    expect(ground).toMatch(/^#/)
    for (const shape of shapes) {
      expect(paints).toHaveProperty(shape.fill ?? shape.line ?? 'none')
    }
  })
})
