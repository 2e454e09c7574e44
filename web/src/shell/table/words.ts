import type { Text } from '../../i18n.svelte.ts'

export const words = {
  gatheringTab: { fr: 'On s’installe', en: 'Sitting down' },
  overTab: { fr: 'Partie finie', en: 'Game over' },
  yourTurnTab: { fr: 'À toi !', en: 'Your turn!' },
  turnTab: { fr: '{name} joue', en: '{name} to play' },
  severalTab: { fr: 'On attend {names}', en: 'Waiting for {names}' },
  playingTab: { fr: 'En cours', en: 'In play' },
  seat: { fr: 'Place {n}', en: 'Seat {n}' },
  gone: { fr: 'Cette table n’existe pas (ou plus)', en: 'There is no such table (any more)' },
  goneWhy: {
    fr: 'Vérifie le lien qu’on t’a envoyé : il manque peut-être une lettre. Ou ouvre une table à toi.',
    en: 'Check the link you were sent: a letter may be missing. Or open a table of your own.',
  },
  noBoard: {
    fr: 'On ne sait pas encore jouer à ce jeu ici',
    en: 'This game cannot be played here yet',
  },
  noBoardWhy: {
    fr: 'Recharge la page : elle est peut-être plus vieille que la maison.',
    en: 'Reload the page: it may be older than the house.',
  },
  reload: { fr: 'Recharger', en: 'Reload' },
  lost: { fr: 'De retour dans un instant…', en: 'Back in a moment…' },
  home: { fr: 'Quitter la table : retour à l’étagère', en: 'Leave the table: back to the shelf' },
  rules: { fr: 'Les règles', en: 'The rules' },
  settings: { fr: 'Réglages', en: 'Settings' },
  soundOn: { fr: 'Couper le son', en: 'Mute' },
  soundOff: { fr: 'Remettre le son', en: 'Unmute' },
  invite: { fr: 'Inviter', en: 'Invite' },
  inviteWatch: {
    fr: 'Les places sont prises : qui ouvre ce lien regarde la partie.',
    en: 'All seats are taken: whoever opens this link looks on.',
  },
  options: { fr: 'À cette table', en: 'At this table' },
  side: { fr: 'Autour du jeu', en: 'Around the game' },
  log: { fr: 'Journal', en: 'Log' },
  logOpen: { fr: 'Tout le journal', en: 'The whole log' },
  logClose: { fr: 'Replier', en: 'Fold' },
  logEmpty: { fr: 'Rien encore.', en: 'Nothing yet.' },
  oneWatching: { fr: '{n} personne regarde', en: '{n} person looks on' },
  manyWatching: { fr: '{n} personnes regardent', en: '{n} people look on' },
  watching: {
    fr: 'La table est complète : tu regardes. Ce qui est caché le reste jusqu’à la fin.',
    en: 'The table is full: you are looking on. What is hidden stays so until the end.',
  },
  openOwn: { fr: 'Ouvrir ma table', en: 'Open my own table' },
  handOver: {
    fr: 'Quand tu as fini, passe l’écran à {name}.',
    en: 'When you are done, pass the screen to {name}.',
  },
  lower: { fr: 'Baisser le rideau', en: 'Drop the curtain' },
} as const satisfies Record<string, Text>
