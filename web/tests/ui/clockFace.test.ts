import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import ClockFace from '../../src/ui/ClockFace.svelte'
import { one, show } from './show.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function wait(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds)
  flushSync()
}

describe('the face of a clock', () => {
  it('runs by itself', () => {
    const clock = one(show(ClockFace, { left: 62_000, running: true }), '[role="timer"]')
    expect(clock.textContent).toContain('1:02')
    wait(5000)
    expect(clock.textContent).toContain('0:57')
  })

  it('stands still when it is not running', () => {
    const clock = one(show(ClockFace, { left: 62_000, running: false }), '[role="timer"]')
    wait(5000)
    expect(clock.textContent).toContain('1:02')
  })

  it('warns in more than colour, and stops at nothing', () => {
    const clock = one(show(ClockFace, { left: 21_000, running: true }), '[role="timer"]')
    expect(clock.textContent).not.toContain('!')
    wait(2000)
    expect(clock.textContent).toContain('!')
    wait(60_000)
    expect(clock.textContent).toContain('0:00')
  })
})
