import type { Text } from '../../i18n.svelte.ts'

export const words = {
  title: { fr: 'Toi', en: 'You' },
  lead: {
    fr: 'Voilà comment on te voit autour de la table.',
    en: 'This is how you are seen round the table.',
  },
  name: { fr: 'Ton nom', en: 'Your name' },
  nameless: { fr: 'Il faut bien t’appeler quelque chose.', en: 'We need something to call you.' },
  save: { fr: 'Enregistrer', en: 'Save' },
  saved: { fr: 'C’est noté, {name}.', en: 'Noted, {name}.' },
  other: { fr: 'Jouer sur un autre appareil', en: 'Play on another device' },
  otherWhy: {
    fr: 'Un lien privé t’emmène, avec tes parties en cours, sur un téléphone ou un autre ordinateur.',
    en: 'A private link takes you, and the games you are in, to a phone or another computer.',
  },
  makeLink: { fr: 'Préparer le lien', en: 'Make the link' },
  private: {
    fr: 'Garde ce lien pour toi : qui l’ouvre joue à ta place. Il ne sert qu’une fois.',
    en: 'Keep this link to yourself: whoever opens it plays as you. It works once.',
  },
  another: { fr: 'En préparer un autre', en: 'Make another' },
  qr: { fr: 'Code QR du lien privé', en: 'QR code of the private link' },
  welcome: {
    fr: 'Bienvenue, {name} ! Te voici sur cet appareil.',
    en: 'Welcome, {name}! You are on this device now.',
  },
  badLink: {
    fr: 'Ce lien a déjà servi, ou il est incomplet. Prépares-en un autre sur le premier appareil.',
    en: 'This link has been used, or is incomplete. Make another one on the first device.',
  },
} as const satisfies Record<string, Text>
