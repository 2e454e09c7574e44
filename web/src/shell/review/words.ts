import type { Text } from '../../i18n.svelte.ts'

export const words = {
  title: { fr: '{game} : revoir la partie', en: '{game}: looking back' },
  seats: { fr: 'Par les yeux de', en: 'Through the eyes of' },
  moment: { fr: 'Moment de la partie', en: 'Moment of the game' },
  start: { fr: 'Au début', en: 'At the start' },
  of: { fr: 'Coup {n} sur {total}', en: 'Move {n} of {total}' },
  previous: { fr: 'Coup précédent', en: 'Previous move' },
  next: { fr: 'Coup suivant', en: 'Next move' },
  play: { fr: 'Dérouler', en: 'Play' },
  pause: { fr: 'Arrêter', en: 'Pause' },
  link: { fr: 'Lien de ce moment', en: 'Link to this moment' },
  curves: { fr: 'Courbes de certitude', en: 'Certainty curves' },
  curvesWhy: {
    fr: 'Combien de mondes restaient possibles pour chacun, coup après coup. En bas, la certitude.',
    en: 'How many worlds were still possible for each player, move by move. The bottom is certainty.',
  },
  log: { fr: 'Ce qu’on avait entendu', en: 'What had been heard' },
  table: { fr: 'Retour à la table', en: 'Back to the table' },
  notOver: { fr: 'La partie n’est pas finie', en: 'The game is not over' },
  notOverWhy: {
    fr: 'On ne montre les cartes de personne avant la fin. Reviens quand elle sera jouée.',
    en: 'Nobody’s cards are shown before the end. Come back when it has been played.',
  },
} as const satisfies Record<string, Text>
