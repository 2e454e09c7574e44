import type { Text } from '../../i18n.svelte.ts'

export const words = {
  over: { fr: 'Fin de la partie', en: 'End of the game' },
  won: { fr: 'Gagné !', en: 'You win!' },
  winner: { fr: '{name} gagne', en: '{name} wins' },
  shared: { fr: 'Victoire partagée : {names}', en: 'Shared win: {names}' },
  draw: { fr: 'Match nul', en: 'A draw' },
  and: { fr: ' et ', en: ' and ' },
  again: { fr: 'Revanche', en: 'Rematch' },
  againAsked: { fr: 'Revanche demandée', en: 'Rematch asked' },
  againWaits: { fr: 'On attend {names}.', en: 'Waiting for {names}.' },
  againWanted: { fr: '{names} : revanche ?', en: '{names}: rematch?' },
  lookBack: { fr: 'Revoir la partie', en: 'Look back at the game' },
  newTable: { fr: 'Nouvelle table', en: 'New table' },
  record: { fr: 'Feuille de partie', en: 'Game record' },
} as const satisfies Record<string, Text>
