import type { Text } from '../../i18n.svelte.ts'

export const words = {
  title: { fr: 'Réglages', en: 'Settings' },
  device: {
    fr: 'Ils valent pour cet appareil, et tout de suite.',
    en: 'They hold for this device, and at once.',
  },
  language: { fr: 'Langue', en: 'Language' },
  theme: { fr: 'Couleurs', en: 'Colours' },
  system: { fr: 'Auto', en: 'Auto' },
  light: { fr: 'Jour', en: 'Day' },
  dark: { fr: 'Nuit', en: 'Night' },
  text: { fr: 'Taille du texte', en: 'Text size' },
  normal: { fr: 'Normale', en: 'Normal' },
  large: { fr: 'Grande', en: 'Large' },
  larger: { fr: 'Très grande', en: 'Very large' },
  sound: { fr: 'Sons', en: 'Sounds' },
  soundWhy: {
    fr: 'Quand c’est à toi, quand l’autre joue, à la fin.',
    en: 'On your turn, when another plays, at the end.',
  },
  motion: { fr: 'Mouvements réduits', en: 'Reduced motion' },
  motionWhy: { fr: 'Les cartes arrivent sans glisser.', en: 'Cards arrive without sliding.' },
} as const satisfies Record<string, Text>
