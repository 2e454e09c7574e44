import type { Text } from '../../i18n.svelte.ts'

export const words = {
  tab: { fr: 'Jouer tout de suite', en: 'Play at once' },
  title: { fr: 'Ouvre une boîte, on joue !', en: 'Open a box, let’s play!' },
  lead: {
    fr: 'Seul contre un robot, avec des amis par un lien, ou autour du même écran. Sans compte.',
    en: 'Alone against a robot, with friends by a link, or round one screen. No account.',
  },
  left: { fr: 'Ta partie de {game} t’attend.', en: 'Your game of {game} is waiting.' },
  resume: { fr: 'La reprendre', en: 'Go on with it' },
  shelf: { fr: 'L’étagère', en: 'The shelf' },
  play: { fr: 'Jouer tout de suite', en: 'Play now' },
  more: { fr: 'Voir la boîte', en: 'See the box' },
  moreOf: { fr: 'Voir la boîte de {game}', en: 'See the box of {game}' },
  playOf: { fr: 'Jouer tout de suite à {game}', en: 'Play {game} now' },
  players: { fr: 'Joueurs', en: 'Players' },
  minutes: { fr: 'Durée', en: 'Time' },
  age: { fr: 'Âge', en: 'Age' },
  against: { fr: 'Contre qui ?', en: 'Against whom?' },
  create: { fr: 'Créer une table', en: 'Open a table' },
  createWhy: {
    fr: 'Pour inviter des amis, régler la partie ou jouer à plusieurs sur cet écran.',
    en: 'To invite friends, set up the game, or share this screen.',
  },
  learn: { fr: 'Apprendre', en: 'Learn' },
  learnWhy: {
    fr: 'Une première partie guidée, pas à pas.',
    en: 'A first game with a guide at your side.',
  },
  rules: { fr: 'Les règles', en: 'The rules' },
  rulesWhy: { fr: 'Courtes, et dans l’ordre.', en: 'Short, and in order.' },
} as const satisfies Record<string, Text>
