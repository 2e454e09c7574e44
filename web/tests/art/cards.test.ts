import { mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import PlayingCard from '../../src/art/PlayingCard.svelte'
import { preferences } from '../../src/preferences.svelte.ts'

let drawn: ReturnType<typeof mount> | undefined

function card(rank: number, hidden = false): SVGElement {
  drawn = mount(PlayingCard, { target: document.body, props: { rank, hidden } })
  const svg = document.body.querySelector('svg')
  if (!svg) throw new Error('no card')
  return svg
}

afterEach(async () => {
  if (drawn) await unmount(drawn)
  preferences.language = 'fr'
})

describe('a card', () => {
  it('has the index of the language', () => {
    preferences.language = 'fr'
    expect(card(1).querySelector('.index')?.textContent).toBe('R')
  })

  it('has the index of the other language', () => {
    preferences.language = 'en'
    const king = card(1)
    expect(king.querySelector('.index')?.textContent).toBe('K')
    expect(king.getAttribute('aria-label')).toBe('King')
  })

  it('shows nothing of its rank when hidden', async () => {
    const ace = card(0, true).outerHTML
    if (drawn) await unmount(drawn)
    expect(card(7, true).outerHTML).toBe(ace)
  })
})
