import { expect, test } from 'vitest'
import { neighbour, pressOf } from '../../../src/games/cqfd/keyboard.ts'

const press = (key: string, more: KeyboardEventInit = {}) =>
  pressOf(new KeyboardEvent('keydown', { key, ...more }))

test('arrows move and count, digits set, Enter asks, Escape clears', () => {
  expect(press('ArrowRight')).toEqual({ does: 'move', by: 1 })
  expect(press('ArrowUp')).toEqual({ does: 'add', n: 1 })
  expect(press('-')).toEqual({ does: 'add', n: -1 })
  expect(press('3')).toEqual({ does: 'set', n: 3 })
  expect(press('Enter')).toEqual({ does: 'ask' })
  expect(press('Escape')).toEqual({ does: 'clear' })
})

test('a French keyboard needs no Shift for its digits', () => {
  expect(press('é', { code: 'Digit2' })).toEqual({ does: 'set', n: 2 })
  expect(press('à', { code: 'Digit0' })).toEqual({ does: 'set', n: 0 })
})

test('other keys are left to the browser', () => {
  expect(press('5')).toBeNull()
  expect(press('Tab')).toBeNull()
  expect(press('1', { ctrlKey: true })).toBeNull()
})

test('arrows go round the counts to strike', () => {
  expect(neighbour('ArrowRight', 7, 2)).toEqual({ rank: 0, n: 2 })
  expect(neighbour('ArrowUp', 3, 0)).toEqual({ rank: 3, n: 4 })
  expect(neighbour('Enter', 3, 0)).toBeNull()
})
