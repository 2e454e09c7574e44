/** What guests are called until they say otherwise. */
import type { Text } from '../i18n.svelte.ts'

export const guests: readonly [Text, ...Text[]] = [
  { fr: 'Mirabelle', en: 'Mirabelle' },
  { fr: 'Noisette', en: 'Hazelnut' },
  { fr: 'Griotte', en: 'Morello' },
  { fr: 'Loutre', en: 'Otter' },
  { fr: 'Hérisson', en: 'Hedgehog' },
  { fr: 'Mésange', en: 'Chickadee' },
  { fr: 'Pinson', en: 'Finch' },
  { fr: 'Marmotte', en: 'Marmot' },
  { fr: 'Reinette', en: 'Pippin' },
  { fr: 'Pistache', en: 'Pistachio' },
  { fr: 'Écureuil', en: 'Squirrel' },
  { fr: 'Colibri', en: 'Hummingbird' },
  { fr: 'Quetsche', en: 'Damson' },
  { fr: 'Chouette', en: 'Owlet' },
  { fr: 'Belette', en: 'Weasel' },
  { fr: 'Myrtille', en: 'Bilberry' },
]
