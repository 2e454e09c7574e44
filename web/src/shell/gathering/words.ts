import type { Text } from '../../i18n.svelte.ts'

export const words = {
  title: { fr: '{name} t’attend', en: '{name} is waiting for you' },
  titleOf: { fr: 'À la table avec {name}', en: 'At the table with {name}' },
  titleOwn: { fr: 'Ta table', en: 'Your table' },
  titleNobody: { fr: 'Une table', en: 'A table' },
  chairs: { fr: 'Autour de la table', en: 'Round the table' },
  seat: { fr: 'Place {n}', en: 'Seat {n}' },
  free: { fr: 'Place libre', en: 'Free seat' },
  sit: { fr: 'S’asseoir', en: 'Sit down' },
  sitHere: { fr: 'S’asseoir à la place {n}', en: 'Sit on seat {n}' },
  rise: { fr: 'Se lever', en: 'Leave the seat' },
  freeChair: { fr: 'Libérer', en: 'Free' },
  freeChairOf: { fr: 'Faire lever {name}', en: 'Free {name}’s seat' },
  seatBot: { fr: 'Asseoir un robot', en: 'Seat a robot' },
  whichBot: { fr: 'Quel robot ?', en: 'Which robot?' },
  begin: { fr: 'Commencer', en: 'Begin' },
  beginWhenFull: {
    fr: 'La partie commence quand toutes les places sont prises.',
    en: 'The game begins once every seat is taken.',
  },
  hostBegins: {
    fr: '{name} lance la partie dès que tout le monde est là.',
    en: '{name} begins once everyone is here.',
  },
  someoneBegins: {
    fr: 'L’hôte lance la partie dès que tout le monde est là.',
    en: 'The host begins once everyone is here.',
  },
  full: { fr: 'Table complète : tu peux regarder.', en: 'The table is full: you can look on.' },
  you: { fr: 'toi', en: 'you' },
  host: { fr: 'hôte', en: 'host' },
  robot: { fr: 'robot', en: 'robot' },
  awayNow: { fr: 'absent', en: 'away' },
  inviteTitle: { fr: 'Invite tes amis', en: 'Invite your friends' },
  inviteWhy: {
    fr: 'Qui ouvre ce lien peut s’asseoir, sans compte.',
    en: 'Whoever opens this link can sit down. No account.',
  },
  inviteWatch: {
    fr: 'Les places sont prises : qui ouvre ce lien regarde la partie.',
    en: 'All seats are taken: whoever opens this link looks on.',
  },
  share: { fr: 'Envoyer', en: 'Send' },
  shareText: { fr: 'Viens jouer à {game} !', en: 'Come and play {game}!' },
  qr: { fr: 'Code QR du lien de la table', en: 'QR code of the link of the table' },
} as const satisfies Record<string, Text>
