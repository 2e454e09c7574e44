/** What is said on every page. Each part of the house has words of its own beside it. */
import type { Language, Text } from '../i18n.svelte.ts'

export const words = {
  skip: { fr: 'Aller au contenu', en: 'Skip to content' },
  home: { fr: 'Perspicace, accueil', en: 'Perspicace, home' },
  you: { fr: 'Toi', en: 'You' },
  me: { fr: 'Mon nom et mon visage', en: 'My name and face' },
  settings: { fr: 'Réglages', en: 'Settings' },
  language: { fr: 'Langue', en: 'Language' },
  back: { fr: 'Retour à l’étagère', en: 'Back to the shelf' },
  loading: { fr: 'Un instant…', en: 'One moment…' },
  copy: { fr: 'Copier le lien', en: 'Copy the link' },
  copied: { fr: 'Lien copié.', en: 'Link copied.' },
  copyYourself: {
    fr: 'Le navigateur ne copie pas pour nous : sélectionne le lien et copie-le.',
    en: 'The browser will not copy for us: select the link and copy it.',
  },
  unreachable: { fr: 'La maison ne répond pas', en: 'The house does not answer' },
  unreachableWhy: {
    fr: 'Pas de réseau, ou une petite panne chez nous. On frappe de nouveau toutes les quelques secondes ; rien n’est perdu.',
    en: 'No network, or a small breakdown on our side. We knock again every few seconds; nothing is lost.',
  },
  noAnswer: {
    fr: 'La maison ne répond pas. Réessaie dans un instant.',
    en: 'The house does not answer. Try again in a moment.',
  },
  retry: { fr: 'Réessayer maintenant', en: 'Try again now' },
  nowhere: { fr: 'Il n’y a rien ici', en: 'There is nothing here' },
  nowhereWhy: {
    fr: 'Cette adresse ne mène à aucune page. Les jeux, eux, sont bien là.',
    en: 'This address leads to no page. The games are where they always are.',
  },
  noGame: { fr: 'Ce jeu n’est pas sur l’étagère', en: 'This game is not on the shelf' },
  noGameWhy: {
    fr: 'Il s’appelle peut-être autrement, ou il n’est pas encore arrivé.',
    en: 'It may go by another name, or it has not arrived yet.',
  },
} as const satisfies Record<string, Text>

export const languages: readonly { value: Language; label: string }[] = [
  { value: 'fr', label: 'Français' },
  { value: 'en', label: 'English' },
]
