/** How ranks and cards are called: on the sheet by a letter, aloud by their name. */
import { indices } from '../../art/words.ts'
import { count, number, say, type Text } from '../../i18n.svelte.ts'
import { preferences } from '../../preferences.svelte.ts'

type Counts = readonly number[]

const ONE: readonly Text[] = [
  { fr: 'as', en: 'ace' },
  { fr: 'roi', en: 'king' },
  { fr: 'dame', en: 'queen' },
  { fr: 'valet', en: 'jack' },
  { fr: 'dix', en: 'ten' },
  { fr: 'neuf', en: 'nine' },
  { fr: 'huit', en: 'eight' },
  { fr: 'sept', en: 'seven' },
]

const MANY: readonly Text[] = [
  { fr: 'as', en: 'aces' },
  { fr: 'rois', en: 'kings' },
  { fr: 'dames', en: 'queens' },
  { fr: 'valets', en: 'jacks' },
  { fr: 'dix', en: 'tens' },
  { fr: 'neuf', en: 'nines' },
  { fr: 'huit', en: 'eights' },
  { fr: 'sept', en: 'sevens' },
]

/** The eight ranks, from the ace to the seven. */
export const RANKS: readonly number[] = indices.map((_, rank) => rank)

const NOTHING: Text = { fr: '', en: '' }

export const letter = (rank: number): string => say(indices[rank] ?? NOTHING)
export const rankName = (rank: number): string => say(ONE[rank] ?? NOTHING)
export const rankNames = (rank: number): string => say(MANY[rank] ?? NOTHING)

/** « 1 roi », « 2 rois ». */
export function cardsOf(rank: number, n: number): string {
  return `${number(n)}\u00a0${count(n, ONE[rank] ?? NOTHING, MANY[rank] ?? NOTHING)}`
}

/** Cards as on a record: `As R D V×4`. */
export function writeCards(cards: Counts): string {
  return cards
    .map((n, rank) => (n === 0 ? '' : n === 1 ? letter(rank) : `${letter(rank)}×${n}`))
    .filter((word) => word !== '')
    .join(' ')
}

/** Cards as they are said aloud: « 2 rois, 1 dame ». */
export function sayCards(cards: Counts): string {
  return cards.flatMap((n, rank) => (n === 0 ? [] : [cardsOf(rank, n)])).join(', ')
}

/** « d’Ada », « de Boris »; “Ada’s”, “Boris’s”. */
export function of(name: string): string {
  if (preferences.language === 'en') return `${name}’s`
  return /^[aeiouyhàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`
}
