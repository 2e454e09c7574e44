/** The outside of the box. */
import Cover from '../../art/covers/Cqfd.svelte'
import type { Face } from '../face.ts'

export const face: Face = {
  ink: 'tomato',
  cover: Cover,
  facts: {
    players: { fr: '2 joueurs', en: '2 players' },
    minutes: { fr: 'environ 10 minutes', en: 'about 10 minutes' },
    age: { fr: 'dès 10 ans', en: 'ages 10 and up' },
  },
  about: {
    fr: 'Chacun cache sept cartes. Tour à tour, tu nommes sept cartes, et l’autre dit combien il en a : pas lesquelles ! Croise les réponses, raye ce qui est impossible, et trouve sa main avant qu’il ne trouve la tienne.',
    en: 'Each of you hides seven cards. In turn you name seven cards, and learn how many of them the other holds, but not which! Cross the answers, strike out what cannot be, and find the hand before yours is found.',
  },
  options: {
    equal_turns: {
      label: { fr: 'Tours égaux', en: 'Equal turns' },
      choices: { false: { fr: 'Non', en: 'No' }, true: { fr: 'Oui', en: 'Yes' } },
    },
    series: {
      label: { fr: 'Série', en: 'Series' },
      choices: {
        1: { fr: 'Une donne', en: 'One deal' },
        3: { fr: 'Trois donnes', en: 'Three deals' },
        5: { fr: 'Cinq donnes', en: 'Five deals' },
      },
    },
    aid: {
      label: { fr: 'Aide', en: 'Aid' },
      choices: {
        aucune: { fr: 'Aucune', en: 'None' },
        crayon: { fr: 'Crayon', en: 'Pencil' },
        verifier: { fr: 'Vérifier', en: 'Check' },
        tuteur: { fr: 'Tuteur', en: 'Tutor' },
      },
    },
  },
  bots: {
    debutant: {
      name: { fr: 'Barnabé', en: 'Barnabé' },
      about: {
        fr: 'Débutant. Ses questions tiennent debout, mais il oublie parfois une réponse.',
        en: 'Beginner. His questions make sense, but he forgets an answer now and then.',
      },
    },
    habitue: {
      name: { fr: 'Odette', en: 'Odette' },
      about: {
        fr: 'Habituée. Elle joue tous les dimanches, et ne se trompe jamais.',
        en: 'Regular. She plays every Sunday, and makes no mistakes.',
      },
    },
    expert: {
      name: { fr: 'Hypatie', en: 'Hypatia' },
      about: {
        fr: 'Experte. Cinq ou six questions lui suffisent, et elle lit dans les tiennes.',
        en: 'Expert. Five or six questions are enough, and she reads yours like a book.',
      },
    },
  },
  lesson: { options: { aid: 'tuteur' }, bot: 'debutant' },
}
