import { afterEach, describe, expect, it, vi } from 'vitest'
import { preferences } from '../../src/preferences.svelte.ts'

const audio = vi.fn()

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  preferences.sound = true
})

describe('a sound', () => {
  it('is not even prepared for who wants silence', async () => {
    vi.stubGlobal('AudioContext', audio)
    const { play } = await import('../../src/ui/sound.ts')
    preferences.sound = false
    play('turn')
    expect(audio).not.toHaveBeenCalled()
  })

  it('that cannot be made troubles nobody', async () => {
    vi.stubGlobal('AudioContext', undefined)
    const { play } = await import('../../src/ui/sound.ts')
    expect(() => play('end')).not.toThrow()
  })
})
