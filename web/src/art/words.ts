/** The words of the face maker and of the cards. */
import type { Text } from '../i18n.svelte.ts'
import type { PartName } from './features/index.ts'

export const partWords: Readonly<Record<PartName, Text>> = {
  ground: { fr: 'Fond', en: 'Background' },
  skin: { fr: 'Peau', en: 'Skin' },
  head: { fr: 'Visage', en: 'Head' },
  hair: { fr: 'Coiffure', en: 'Hair' },
  dye: { fr: 'Teinture', en: 'Hair colour' },
  eyes: { fr: 'Yeux', en: 'Eyes' },
  brows: { fr: 'Sourcils', en: 'Eyebrows' },
  nose: { fr: 'Nez', en: 'Nose' },
  mouth: { fr: 'Bouche', en: 'Mouth' },
  cheeks: { fr: 'Joues et barbe', en: 'Cheeks and beard' },
  glasses: { fr: 'Lunettes', en: 'Glasses' },
  hat: { fr: 'Chapeau', en: 'Hat' },
  clothes: { fr: 'Habits', en: 'Clothes' },
}

export const maker = {
  previous: { fr: '{part} : précédent', en: '{part}: previous' },
  next: { fr: '{part} : suivant', en: '{part}: next' },
  which: { fr: '{n} sur {all}', en: '{n} of {all}' },
  turned: { fr: '{part} : {n} sur {all}', en: '{part}: {n} of {all}' },
  random: { fr: 'Au hasard', en: 'Surprise me' },
} satisfies Record<string, Text>

export const ranks: readonly Text[] = [
  { fr: 'As', en: 'Ace' },
  { fr: 'Roi', en: 'King' },
  { fr: 'Dame', en: 'Queen' },
  { fr: 'Valet', en: 'Jack' },
  { fr: '10', en: '10' },
  { fr: '9', en: '9' },
  { fr: '8', en: '8' },
  { fr: '7', en: '7' },
]

/** What is printed in the corner of a card. */
export const indices: readonly Text[] = [
  { fr: 'As', en: 'A' },
  { fr: 'R', en: 'K' },
  { fr: 'D', en: 'Q' },
  { fr: 'V', en: 'J' },
  { fr: '10', en: '10' },
  { fr: '9', en: '9' },
  { fr: '8', en: '8' },
  { fr: '7', en: '7' },
]

/** What is printed large: the ace is one letter there. */
export const largeIndices: readonly Text[] = [{ fr: 'A', en: 'A' }, ...indices.slice(1)]

export const hiddenCard: Text = { fr: 'Carte cachée', en: 'Hidden card' }
