import { describe, expect, it, vi } from 'vitest'
import type { PlayerSeat } from '../../src/ui/player.ts'
import PlayerStrip from '../../src/ui/PlayerStrip.svelte'
import { words } from '../../src/ui/words.ts'
import { preferences } from '../../src/preferences.svelte.ts'
import { one, show } from './show.ts'

const ada: PlayerSeat = {
  seat: 0,
  name: 'Ada',
  face: '',
  bot: null,
  away: false,
  you: false,
  turn: false,
}

const strip = (player: Partial<PlayerSeat>) =>
  one(show(PlayerStrip, { players: [{ ...ada, ...player }] }), 'li')
const word = (name: keyof typeof words) => words[name][preferences.language]

describe('a player', () => {
  it('is here or away, in words', () => {
    expect(strip({}).textContent).toContain(word('here'))
    expect(strip({ away: true }).textContent).toContain(word('away'))
  })

  it('is pointed at when he must play, also for who only listens', () => {
    expect(strip({ turn: true }).textContent).toContain(word('turn'))
    expect(strip({ turn: true, you: true }).textContent).toContain(word('yourTurn'))
    expect(strip({ turn: true }).getAttribute('aria-current')).toBe('true')
  })

  it('is a bot: its level, unless that is its name already', () => {
    expect(strip({ bot: 'Expert' }).textContent).toContain('Expert')
    expect(strip({ bot: 'Ada' }).textContent).toContain(word('bot'))
  })

  it('can be replaced only when that may be asked', () => {
    expect(strip({ away: true }).querySelector('button')).toBeNull()
    const onreplace = vi.fn()
    const button = one(strip({ away: true, onreplace }), 'button')
    expect(button.getAttribute('aria-label')).toContain('Ada')
    button.click()
    expect(onreplace).toHaveBeenCalledOnce()
  })
})
