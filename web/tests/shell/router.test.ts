import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { go, justWalked, listen, route } from '../../src/shell/router.svelte.ts'

let stop: () => void

beforeEach(() => {
  stop = listen()
  go('/')
  justWalked()
})

afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

/** Whether the router took a click. Whatever it leaves to the browser ends here. */
function taken(html: string, init: MouseEventInit = {}): boolean {
  let answer = false
  const last = (event: Event) => {
    answer = event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', last, { once: true })
  document.body.innerHTML = html
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init })
  document.body.querySelector('b, a')?.dispatchEvent(event)
  return answer
}

describe('walking', () => {
  it('follows a plain link without loading a page', () => {
    expect(taken('<a href="/jeux/cqfd"><b>C.Q.F.D.</b></a>')).toBe(true)
    expect(route.now).toEqual({ page: 'game', game: 'cqfd' })
    expect(location.pathname).toBe('/jeux/cqfd')
  })

  it.each([
    ['another house', '<a href="https://example.org/">x</a>', {}],
    ['a new tab', '<a href="/moi">x</a>', { ctrlKey: true }],
    ['another window', '<a href="/moi" target="_blank">x</a>', {}],
    ['a download', '<a href="/api/tables/A/record" download>x</a>', {}],
    ['the lobby', '<a href="/api/openapi.json">x</a>', {}],
    ['a place on this page', '<a href="/#main">x</a>', {}],
  ])('leaves %s to the browser', (_, html, init) => {
    expect(taken(html, init)).toBe(false)
    expect(route.now).toEqual({ page: 'home' })
  })

  it('moves the focus once for each walk', () => {
    expect(justWalked()).toBe(false)
    go('/moi')
    expect(justWalked()).toBe(true)
    expect(justWalked()).toBe(false)
  })
})
