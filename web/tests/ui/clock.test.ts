import { describe, expect, it } from 'vitest'
import { formatClock, isShort } from '../../src/ui/clock.ts'

describe('a clock', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [999, '0:01'],
    [1000, '0:01'],
    [59_000, '0:59'],
    [59_001, '1:00'],
    [600_000, '10:00'],
    [3_600_000, '1:00:00'],
    [3_723_000, '1:02:03'],
  ])('with %i milliseconds left reads %s', (left, text) => {
    expect(formatClock(left)).toBe(text)
  })

  it('never reads less than nothing', () => {
    expect(formatClock(-5000)).toBe('0:00')
  })

  it('warns under twenty seconds', () => {
    expect(isShort(20_000)).toBe(false)
    expect(isShort(19_999)).toBe(true)
  })
})
