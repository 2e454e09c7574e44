import { afterEach, describe, expect, it } from 'vitest'
import { preferences } from '../../src/preferences.svelte.ts'
import { lightTab, tabText } from '../../src/shell/table/tab.ts'
import { screen } from './screens.ts'

const who = (seat: number) => ['Ada', 'Boris'][seat] ?? '?'
const text = (shown: ReturnType<typeof screen>) => tabText(shown, who, 'C.Q.F.D.')

preferences.language = 'fr'

describe('the tab', () => {
  it('calls me on my turn', () => {
    expect(text(screen({ waiting: [0] }))).toBe('À toi\u202f! — C.Q.F.D.')
  })

  it('names whom the table waits for', () => {
    expect(text(screen({ waiting: [1] }))).toBe('Boris joue — C.Q.F.D.')
    expect(text(screen({ waiting: [0, 1] }, { you: null, yours: [] }))).toBe(
      'On attend Ada, Boris — C.Q.F.D.',
    )
  })

  it('names the player on a shared screen, where « you » is nobody', () => {
    expect(text(screen({ waiting: [1] }, { yours: [0, 1] }))).toBe('Boris joue — C.Q.F.D.')
  })

  it('says when a game is over, or has not begun', () => {
    expect(text(screen({ phase: 'over', waiting: [] }))).toBe('Partie finie — C.Q.F.D.')
    expect(text(screen({ phase: 'gathering', waiting: [] }))).toBe('On s’installe — C.Q.F.D.')
  })
})

describe('the picture of the tab', () => {
  afterEach(() => (document.head.innerHTML = ''))

  it('lights up on my turn', () => {
    document.head.innerHTML = '<link rel="icon" href="/favicon.svg" />'
    const icon = () => document.querySelector('link')?.getAttribute('href')
    lightTab(true)
    expect(icon()).toBe('/favicon-turn.svg')
    lightTab(false)
    expect(icon()).toBe('/favicon.svg')
  })
})
