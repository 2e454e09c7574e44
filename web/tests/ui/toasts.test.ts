import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismiss, hold, release, toast, toasts } from '../../src/ui/toasts.svelte.ts'

const texts = () => toasts.map(({ text }) => text)
const first = () => toasts[0] ?? expect.fail('nothing is said')

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('toasts', () => {
  it('go by themselves, news before refusals', () => {
    toast('no', 'refusal')
    toast('copied')
    vi.advanceTimersByTime(5000)
    expect(texts()).toEqual(['no'])
    vi.advanceTimersByTime(2000)
    expect(texts()).toEqual([])
  })

  it('can be dismissed', () => {
    toast('one')
    toast('two')
    dismiss(first())
    expect(texts()).toEqual(['two'])
  })

  it('stay while they are held, then have their time again', () => {
    toast('read me')
    hold(first())
    vi.advanceTimersByTime(60_000)
    expect(texts()).toEqual(['read me'])
    release(first())
    vi.advanceTimersByTime(4999)
    expect(texts()).toEqual(['read me'])
    vi.advanceTimersByTime(1)
    expect(texts()).toEqual([])
  })

  it('say the same thing once, and anew', () => {
    toast('no', 'refusal')
    const before = first().id
    vi.advanceTimersByTime(6000)
    toast('no', 'refusal')
    expect(texts()).toEqual(['no'])
    expect(first().id).not.toBe(before)
    vi.advanceTimersByTime(6000)
    expect(texts()).toEqual(['no'])
  })

  it('are three at most: the oldest makes room', () => {
    for (const text of ['one', 'two', 'three', 'four']) toast(text)
    expect(texts()).toEqual(['two', 'three', 'four'])
  })
})
