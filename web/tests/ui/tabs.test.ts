import { createRawSnippet } from 'svelte'
import { describe, expect, it } from 'vitest'
import Tabs from '../../src/ui/Tabs.svelte'
import { one, press, show } from './show.ts'

const tabs = ['sheet', 'notes', 'story'].map((id) => ({ id, label: id }))
const panel = createRawSnippet((at: () => string) => ({ render: () => `<p>${at()}</p>` }))
const current = (page: HTMLElement) => one(page, '[aria-selected="true"]')

describe('tabs', () => {
  it('are one stop of the keyboard', () => {
    const page = show(Tabs, { tabs, at: 'notes', panel })
    expect(one(page, '[role="tab"][tabindex="0"]')).toBe(current(page))
  })

  it.each([
    ['notes', 'ArrowRight', 'story'],
    ['story', 'ArrowRight', 'sheet'],
    ['sheet', 'ArrowLeft', 'story'],
    ['notes', 'Home', 'sheet'],
    ['sheet', 'End', 'story'],
    ['notes', 'Enter', 'notes'],
  ])('go from %s by %s to %s', (at, key, to) => {
    const page = show(Tabs, { tabs, at, panel })
    current(page).focus()
    press(current(page), key)
    expect(current(page).textContent).toBe(to)
    expect(document.activeElement).toBe(current(page))
  })

  it('name their panel', () => {
    const page = show(Tabs, { tabs, at: 'notes', panel })
    expect(one(page, '[role="tabpanel"]').getAttribute('aria-labelledby')).toBe(current(page).id)
  })
})
