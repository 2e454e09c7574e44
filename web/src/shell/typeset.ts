/** Texts that come from elsewhere, set as a printer would: curly apostrophes, and in French the
 * spaces that keep a mark on the line of its word. */
import type { Language } from '../i18n.svelte.ts'

const NARROW = '\u202f'
const FIRM = '\u00a0'

export function typeset(text: string, language: Language): string {
  const curly = text.replaceAll("'", '’')
  if (language === 'en') return curly
  return curly
    .replace(/ ([;!?%])/g, `${NARROW}$1`)
    .replace(/ :/g, `${FIRM}:`)
    .replace(/« /g, `«${FIRM}`)
    .replace(/ »/g, `${FIRM}»`)
}
