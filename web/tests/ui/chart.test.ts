import { describe, expect, it } from 'vitest'
import { lineOf, momentAfter, scaleOf, type Series } from '../../src/ui/chart.ts'

const box = { left: 10, right: 210, top: 20, bottom: 120 }
const curve = (...points: number[]): Series => ({ name: 'Ada', ink: 'teal', points })

describe('the scale', () => {
  const scale = scaleOf([curve(1000, 100, 1)], box)

  it('puts certainty at the bottom and the most worlds at the top', () => {
    expect(scale.y(1)).toBe(120)
    expect(scale.y(1000)).toBeCloseTo(20)
  })

  it('gives every power of ten the same height', () => {
    expect(scale.y(1) - scale.y(10)).toBeCloseTo(scale.y(10) - scale.y(100))
    expect(scale.worlds).toEqual([1, 10, 100, 1000])
  })

  it('spreads the moments from one side to the other', () => {
    expect([0, 1, 2].map(scale.x)).toEqual([10, 110, 210])
    expect(scale.last).toBe(2)
  })

  it('finds the nearest moment, also from outside', () => {
    expect([-50, 59, 61, 205, 999].map(scale.momentAt)).toEqual([0, 0, 1, 2, 2])
  })

  it('stays on the paper with no world at all', () => {
    expect(scale.y(0)).toBe(120)
  })

  it('stands even with nothing to show', () => {
    for (const series of [[], [curve()], [curve(1)]]) {
      const empty = scaleOf(series, box)
      expect(empty.worlds).toEqual([1, 10])
      expect([empty.x(0), empty.y(1)]).toEqual([10, 120])
    }
  })

  it('names fewer moments when they are many, in round steps', () => {
    expect(scaleOf([curve(...Array<number>(23).fill(5))], box).moments).toEqual([0, 5, 10, 15, 20])
  })

  it('is as long as the longest curve', () => {
    expect(scaleOf([curve(8, 4), curve(8, 4, 2, 1)], box).last).toBe(3)
  })
})

describe('a line', () => {
  const scale = scaleOf([curve(100, 10, 1)], box)

  it('goes through all its points', () => {
    expect(lineOf([100, 10, 1], scale)).toBe('M10 20L110 70L210 120')
    expect(lineOf([], scale)).toBe('')
  })

  it('begins where there is something to doubt', () => {
    expect(lineOf([1, 100, 1], scale)).toBe('M110 20L210 120')
    expect(lineOf([1, 1], scale)).toBe('M10 120L110 120')
  })
})

describe('the cursor', () => {
  it.each([
    ['ArrowRight', 4, 5],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 9, 9],
    ['PageUp', 4, 9],
    ['PageDown', 4, 0],
    ['Home', 4, 0],
    ['End', 4, 9],
  ])('goes by %s from %i to %i', (key, from, to) => {
    expect(momentAfter(key, from, 9)).toBe(to)
  })

  it('leaves other keys alone', () => {
    expect(momentAfter('Tab', 4, 9)).toBeUndefined()
  })
})
