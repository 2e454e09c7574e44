/** Shows a component in an empty page for the time of a test. */
import { createRawSnippet, flushSync, mount, unmount, type Component } from 'svelte'
import { onTestFinished } from 'vitest'

export function show<Props extends Record<string, unknown>>(
  Shown: Component<Props, Record<string, unknown>, string>,
  props: Props,
): HTMLElement {
  document.body.replaceChildren()
  const shown = mount(Shown, { target: document.body, props })
  flushSync()
  onTestFinished(() => void unmount(shown))
  return document.body
}

/** Mere words, where a component wants a snippet. */
export const saying = (text: string) =>
  createRawSnippet(() => ({ render: () => `<span>${text}</span>` }))

/** The one element that fits, or the test has nothing to look at. */
export function one(page: HTMLElement, selector: string): HTMLElement {
  const found = page.querySelectorAll<HTMLElement>(selector)
  const [first] = found
  if (first === undefined || found.length > 1) throw new Error(`${found.length} × ${selector}`)
  return first
}

export function press(target: HTMLElement, key: string): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}
