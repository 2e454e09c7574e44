import type { Text } from '../../i18n.svelte.ts'

export const words = {
  sealLine: { fr: 'Donne scellée : {words}', en: 'Sealed deal: {words}' },
  sealTitle: { fr: 'La donne scellée', en: 'The sealed deal' },
  sealWhy: {
    fr: 'Ces quatre mots résument le hasard de cette partie, fixé avant la première carte. Le hasard vient de la maison et de chaque joueur : personne, pas même nous, n’a pu choisir la donne ni la changer en route.',
    en: 'These four words stand for the chance of this game, fixed before the first card. It comes from the house and from every player: nobody, not even us, could choose the deal or change it on the way.',
  },
  sealCheck: {
    fr: 'À la fin, la feuille de partie ouvre le sceau et chacun peut tout refaire chez soi. Lisez-les à voix haute : tous les écrans doivent montrer les mêmes.',
    en: 'When the game is over its record opens the seal, and anyone can deal it again at home. Read them aloud: every screen must show the same.',
  },
  sealNumber: { fr: 'Le sceau entier', en: 'The whole seal' },
} as const satisfies Record<string, Text>
