/** What a person likes, on this device: kept here, and worn by the page. */
import type { Language } from './i18n.svelte.ts'

export interface Preferences {
  language: Language
  theme: 'system' | 'light' | 'dark'
  motion: 'system' | 'reduced'
  text: 'normal' | 'large' | 'larger'
  sound: boolean
}

const KEY = 'perspicace'

export const preferences: Preferences = $state(load())

/** Keeps them, and dresses the page in them, whenever one changes. */
export function wearPreferences(): void {
  $effect.root(() => {
    $effect(() => {
      const page = document.documentElement
      page.lang = preferences.language
      page.dataset['theme'] = preferences.theme
      page.dataset['motion'] = preferences.motion
      page.dataset['text'] = preferences.text
      keep($state.snapshot(preferences))
    })
  })
}

/** Whether things may move: not if the person, or his system, asks for calm. */
export function mayMove(): boolean {
  return preferences.motion !== 'reduced' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

function load(): Preferences {
  const usual: Preferences = {
    language: navigator.language.startsWith('en') ? 'en' : 'fr',
    theme: 'system',
    motion: 'system',
    text: 'normal',
    sound: true,
  }
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) }
  } catch {
    return usual
  }
}

/** A browser that keeps nothing, in private or when full, plays just as well. */
function keep(wanted: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wanted))
  } catch {
    return
  }
}
