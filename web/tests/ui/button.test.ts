import { describe, expect, it, vi } from 'vitest'
import Button from '../../src/ui/Button.svelte'
import { one, saying, show } from './show.ts'

const children = saying('Ask')

describe('a button', () => {
  it('does not send the form it stands in, unless it is asked to', () => {
    expect(one(show(Button, { children }), 'button').getAttribute('type')).toBe('button')
    expect(
      one(show(Button, { children, type: 'submit' as const }), 'button').getAttribute('type'),
    ).toBe('submit')
  })

  it('is a link when it leads somewhere', () => {
    const page = show(Button, { children, href: '/reglages' })
    expect(one(page, 'a').getAttribute('href')).toBe('/reglages')
  })

  it('leads nowhere when it is disabled, and is still read as a link', () => {
    const link = one(show(Button, { children, href: '/reglages', disabled: true }), 'a')
    expect(link.hasAttribute('href')).toBe(false)
    expect(link.getAttribute('role')).toBe('link')
    expect(link.getAttribute('aria-disabled')).toBe('true')
  })

  it('keeps the focus while it is busy, and does nothing twice', () => {
    const onclick = vi.fn()
    const button = one(show(Button, { children, busy: true, onclick }), 'button')
    button.focus()
    button.click()
    expect(document.activeElement).toBe(button)
    expect(onclick).not.toHaveBeenCalled()
  })
})
