import type { Text } from '../../i18n.svelte.ts'

export const words = {
  title: { fr: 'Créer une table', en: 'Open a table' },
  of: { fr: 'Une table de {game}', en: 'A table of {game}' },
  company: { fr: 'Avec qui ?', en: 'With whom?' },
  friends: { fr: 'Des amis, par un lien', en: 'Friends, by a link' },
  bots: { fr: 'Des robots', en: 'Robots' },
  oneBot: { fr: 'Un robot', en: 'A robot' },
  screen: { fr: 'Autour de cet écran', en: 'Round this screen' },
  friendsWhy: {
    fr: 'Tu reçois un lien et un code QR à leur montrer.',
    en: 'You get a link and a QR code to show them.',
  },
  botsWhy: { fr: 'La partie commence tout de suite.', en: 'The game begins at once.' },
  screenWhy: {
    fr: 'On se passe l’appareil ; un rideau cache le jeu de chacun.',
    en: 'You pass the device round; a curtain hides each hand.',
  },
  seats: { fr: 'Combien de joueurs ?', en: 'How many players?' },
  level: { fr: 'Quel robot ?', en: 'Which robot?' },
  nameOf: { fr: 'Joueur {n}', en: 'Player {n}' },
  options: { fr: 'La partie', en: 'The game' },
  clock: { fr: 'Temps de réflexion', en: 'Time to think' },
  noClock: { fr: 'Sans limite', en: 'No limit' },
  clockOf: { fr: '{bank} min + {increment} s', en: '{bank} min + {increment} s' },
  clockWhy: {
    fr: 'Une réserve pour toute la partie, et un peu de temps rendu à chaque coup.',
    en: 'A bank for the whole game, and a little time back with each move.',
  },
  open: { fr: 'Ouvrir la table', en: 'Open the table' },
  begin: { fr: 'Commencer', en: 'Begin' },
} as const satisfies Record<string, Text>
