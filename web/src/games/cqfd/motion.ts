/** How things move on this board: short, and not at all for who wants calm. */
import { backOut, cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { mayMove } from '../../preferences.svelte.ts'

/** An answer is stamped on the sheet. */
export function stamp(_: Element, { from }: { from: number }): TransitionConfig {
  return {
    duration: mayMove() ? 200 : 0,
    easing: cubicOut,
    css: (t) => `transform: scale(${from + (1 - from) * t}); opacity: ${t}`,
  }
}

/** A card is turned face up, one after another along a hand. */
export function turn(_: Element, { place }: { place: number }): TransitionConfig {
  return {
    delay: mayMove() ? 60 * place : 0,
    duration: mayMove() ? 240 : 0,
    easing: backOut,
    css: (t) => `transform: scaleX(${t})`,
  }
}
