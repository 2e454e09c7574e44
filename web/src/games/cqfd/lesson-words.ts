/** What the coach says in the guided first game: few words, for a ten-year-old. */
import type { Text } from '../../i18n.svelte.ts'

export const coachWords = {
  title: { fr: 'Ta première partie', en: 'Your first game' },
  next: { fr: 'J’ai compris', en: 'Got it' },
  later: { fr: 'Plus tard', en: 'Later' },
  pencil: { fr: 'Prendre le crayon', en: 'Take the pencil' },
  skip: { fr: 'Cacher la leçon', en: 'Hide the lesson' },
  resume: { fr: 'Reprendre la leçon', en: 'Back to the lesson' },
  step: { fr: 'Étape {n} sur {all}', en: 'Step {n} of {all}' },

  hand: {
    fr: 'Voici tes sept cartes. {who} en a sept aussi, mais tu ne les vois pas.',
    en: 'These are your seven cards. {who} has seven too, but you cannot see them.',
  },
  goal: {
    fr: 'Ton but : deviner ses sept cartes avant que {who} ne devine les tiennes. Pique ou cœur, peu importe : seule la valeur compte.',
    en: 'Your goal: work out those seven cards before {who} works out yours. Spades or hearts, no matter: only the rank counts.',
  },
  compose: {
    fr: 'Pose une question. Touche les cartes en bas : il en faut sept, de trois valeurs au moins.',
    en: 'Ask a question. Tap the cards below: you need seven, of at least three ranks.',
  },
  example: { fr: 'Donne-moi un exemple', en: 'Give me an example' },
  askNow: {
    fr: 'Sept cartes, c’est bon ! Appuie sur « Demander ».',
    en: 'Seven cards, all set! Press “Ask”.',
  },
  askSoon: {
    fr: 'Ta question est prête. {who} joue d’abord, puis ce sera à toi.',
    en: 'Your question is ready. {who} plays first, then it is your turn.',
  },
  answer: {
    fr: 'Réponse : {answer}. C’est le nombre de tes cartes que {who} tient. Lesquelles ? Mystère !',
    en: 'The answer is {answer}: that many of your cards are in the hand of {who}. Which ones? A mystery!',
  },
  theirExample: {
    fr: 'Comment on compte ? Regarde la question que {who} t’a posée. Pour chaque valeur, on garde le plus petit nombre :',
    en: 'How is it counted? Look at what {who} has asked you. For each rank, the smaller number counts:',
  },
  myExample: {
    fr: 'Comment on compte ? Imagine qu’on te pose ta question, à toi. Pour chaque valeur, on garde le plus petit nombre :',
    en: 'How is it counted? Imagine your question put to you. For each rank, the smaller number counts:',
  },
  asked: { fr: 'Demandé', en: 'Asked' },
  held: { fr: 'Ta main', en: 'Your hand' },
  counted: { fr: 'On compte', en: 'Counts' },
  deduceFromAnswer: {
    fr: 'Tu as demandé {cards}, et la réponse n’est que {answer} : {who} en a donc {most} au plus. Barre les nombres trop grands.',
    en: 'You asked for {cards}, and the answer is only {answer}: so {who} has {most} at most. Strike out what is too many.',
  },
  deduceFromHand: {
    fr: 'Tu as {cards} dans ta main, et il y en a quatre en tout : {who} en a {most} au plus. Barre les nombres trop grands.',
    en: 'You hold {cards}, and there are four in all: {who} has {most} at most. Strike out what is too many.',
  },
  other: {
    fr: '{who} cherche aussi ta main. Ses questions sont sur l’autre feuille : surveille les réponses !',
    en: '{who} is after your hand too. The other sheet shows those questions: watch the answers!',
  },
  tutor: {
    fr: 'Bloqué ? « Une bonne question ? » t’en propose une. Plus il reste peu de mains possibles, plus tu es près du but.',
    en: 'Stuck? “A good question?” suggests one. The fewer possible hands are left, the closer you are.',
  },
  play: {
    fr: 'Continue comme ça : demande, compare, barre. Réponse 7, et c’est gagné !',
    en: 'Go on like this: ask, compare, strike. An answer of 7, and you win!',
  },
  endWon: {
    fr: 'Bravo, C.Q.F.D. ! Tu sais jouer. Et maintenant, une vraie partie ?',
    en: 'Well done, Q.E.D.! You know how to play. A real game now?',
  },
  endLost: {
    fr: 'Bien joué ! Tu connais toutes les règles. On essaie une vraie partie ?',
    en: 'Well played! You know all the rules. Shall we try a real game?',
  },
  playNow: { fr: 'Jouer tout de suite', en: 'Play now' },
} satisfies Record<string, Text>
