/** The two languages of the house. A text has both, so that neither can be forgotten. */
import { preferences } from './preferences.svelte.ts'

export type Language = 'fr' | 'en'
export type Text = Readonly<Record<Language, string>>

/** A text in the player's language, with `{names}` filled in. Inside a component it follows a
 * change of language by itself. */
export function say(text: Text, fill: Readonly<Record<string, string | number>> = {}): string {
  return text[preferences.language].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(fill[name] ?? whole),
  )
}

/** One of two texts, by number: in French zero is singular. */
export function count(n: number, one: Text, many: Text): string {
  const singular = preferences.language === 'fr' ? n < 2 : n === 1
  return say(singular ? one : many, { n: number(n) })
}

export function number(n: number, digits = 0): string {
  return new Intl.NumberFormat(preferences.language, { maximumFractionDigits: digits }).format(n)
}
