/** What the board says. The guided first game has its own words, in `lesson-words.ts`. */
import type { Text } from '../../i18n.svelte.ts'

export const sheetWords = {
  mine: { fr: 'Ma feuille', en: 'My sheet' },
  theirs: { fr: 'La feuille {of}', en: '{of} sheet' },
  theirsShort: { fr: 'La sienne', en: 'Theirs' },
  sheets: { fr: 'Feuille montrée', en: 'Sheet shown' },
  myCaption: {
    fr: 'Mes questions sur la main {of}, et les réponses',
    en: 'My questions about {of} hand, and the answers',
  },
  theirCaption: {
    fr: 'Les questions posées par {who}, et les réponses',
    en: 'The questions asked by {who}, and the answers',
  },
  line: { fr: 'n°', en: 'No.' },
  answer: { fr: 'Réponse', en: 'Answer' },
  question: { fr: 'Question {n}', en: 'Question {n}' },
  newest: { fr: 'la dernière posée', en: 'the last one asked' },
  inPencil: { fr: 'en préparation', en: 'being prepared' },
  none: { fr: 'Pas encore de question.', en: 'No question yet.' },
} satisfies Record<string, Text>

export const handWords = {
  mine: { fr: 'Ta main', en: 'Your hand' },
  theirs: { fr: 'La main {of}', en: '{of} hand' },
} satisfies Record<string, Text>

export const composeWords = {
  title: { fr: 'Ta question', en: 'Your question' },
  howMany: { fr: '{n} sur {total}', en: '{n} of {total}' },
  remove: { fr: 'Enlever : {rank}', en: 'Remove: {rank}' },
  ask: { fr: 'Demander', en: 'Ask' },
  again: { fr: 'Reprendre ma dernière question', en: 'Start from my last question' },
  againShort: { fr: 'Ma dernière question', en: 'My last question' },
  any: { fr: 'Une question au hasard, pour commencer', en: 'Any question, to begin with' },
  anyShort: { fr: 'Au hasard', en: 'Any' },
  clear: { fr: 'Effacer', en: 'Clear' },
  keys: { fr: 'Au clavier', en: 'Keyboard' },
  start: { fr: 'Nomme sept cartes.', en: 'Name seven cards.' },
  prepare: { fr: 'Prépare ta question.', en: 'Prepare your question.' },
  oneMissing: { fr: 'Encore {n} carte', en: '{n} more card' },
  manyMissing: { fr: 'Encore {n} cartes', en: '{n} more cards' },
  oneTooMany: { fr: '{n} carte de trop', en: '{n} card too many' },
  manyTooMany: { fr: '{n} cartes de trop', en: '{n} cards too many' },
  ranksMissing: { fr: 'Choisis au moins {n} valeurs', en: 'Choose at least {n} ranks' },
  tooManyOfARank: { fr: 'Pas plus de {n} d’une valeur', en: 'No more than {n} of a rank' },
  notYourTurn: {
    fr: 'Prête ! Attends ton tour pour la poser.',
    en: 'Ready! Wait for your turn to ask it.',
  },
  ready: { fr: 'Sept cartes : à toi de demander !', en: 'Seven cards: you can ask.' },
  lost: {
    fr: 'La ligne est coupée. Ta question est gardée : essaie encore dans un instant.',
    en: 'The line is down. Your question is kept: try again in a moment.',
  },
} satisfies Record<string, Text>

/** Keys, and what they do. */
export const keyWords: readonly (readonly [Text, Text])[] = [
  [
    { fr: '← →', en: '← →' },
    { fr: 'changer de valeur', en: 'move between ranks' },
  ],
  [
    { fr: '0 à 4', en: '0 to 4' },
    { fr: 'dire combien', en: 'set how many' },
  ],
  [
    { fr: '+ − ↑ ↓', en: '+ − ↑ ↓' },
    { fr: 'une de plus, une de moins', en: 'one more, one less' },
  ],
  [
    { fr: 'Entrée', en: 'Enter' },
    { fr: 'demander', en: 'ask' },
  ],
  [
    { fr: 'Échap', en: 'Esc' },
    { fr: 'effacer', en: 'clear' },
  ],
]

export const pencilWords = {
  deductions: { fr: 'Déductions', en: 'Deductions' },
  open: { fr: 'Barrer des nombres', en: 'Strike out counts' },
  close: { fr: 'Ranger le crayon', en: 'Put the pencil away' },
  done: { fr: 'Fini', en: 'Done' },
  strike: { fr: '{rank} : barrer {n}', en: '{rank}: strike {n}' },
  unproven: { fr: 'pas prouvé', en: 'not proven' },
  anything: { fr: 'tout est possible', en: 'anything is possible' },
  nothing: { fr: 'tout est barré', en: 'all struck out' },
  only: { fr: '{n}, forcément', en: '{n}, for certain' },
  perhaps: { fr: 'peut-être {list}', en: 'perhaps {list}' },
  notes: { fr: 'Notes', en: 'Notes' },
  notesHint: { fr: 'Toi seul vois cette page.', en: 'Only you see this page.' },
} satisfies Record<string, Text>

export const aidWords = {
  check: { fr: 'Vérifier mes ratures', en: 'Check my strikes' },
  allProven: { fr: 'Tout ce que tu as barré est prouvé.', en: 'All you have struck is proven.' },
  nothingStruck: {
    fr: 'Tu n’as encore rien barré.',
    en: 'You have not struck anything yet.',
  },
  oneUnproven: {
    fr: '{n} rature n’est pas prouvée : elle porte un « ? ».',
    en: '{n} strike is not proven: it bears a “?”.',
  },
  manyUnproven: {
    fr: '{n} ratures ne sont pas prouvées : elles portent un « ? ».',
    en: '{n} strikes are not proven: they bear a “?”.',
  },
  onePossible: { fr: 'main possible', en: 'possible hand' },
  manyPossible: { fr: 'mains possibles', en: 'possible hands' },
  suggest: { fr: 'Une bonne question ?', en: 'A good question?' },
  certain: {
    fr: 'Une seule main est encore possible : c’est celle-ci.',
    en: 'Only one hand is still possible: this one.',
  },
  mayBeIt: {
    fr: 'C’est elle qui trie le mieux, et c’est peut-être déjà la main !',
    en: 'It sorts the hands best, and it may already be the one!',
  },
  splits: {
    fr: 'Ce ne peut pas être la main, mais c’est elle qui trie le mieux.',
    en: 'It cannot be the hand, but it sorts the hands best.',
  },
  leaves: {
    fr: 'Sur {possible} mains possibles, il en restera environ {left}.',
    en: 'Of {possible} possible hands, about {left} will be left.',
  },
  use: { fr: 'La prendre', en: 'Use it' },
  close: { fr: 'Fermer', en: 'Close' },
} satisfies Record<string, Text>

export const resultWords = {
  iFound: { fr: 'Tu as trouvé en {n} questions.', en: 'You found it in {n} questions.' },
  iFoundOne: { fr: 'Tu as trouvé du premier coup !', en: 'You found it at the first go!' },
  theyFound: { fr: '{who} a trouvé en {n} questions.', en: '{who} found it in {n} questions.' },
  theyFoundOne: {
    fr: '{who} a trouvé du premier coup !',
    en: '{who} found it at the first go!',
  },
  bothFound: { fr: 'Vous avez trouvé tous les deux.', en: 'Both hands were found.' },
  nobody: {
    fr: 'Toutes les questions sont posées, personne n’a trouvé.',
    en: 'All questions are spent, and nobody found it.',
  },
  deal: { fr: 'Donne {n}, au meilleur des {all}', en: 'Deal {n}, best of {all}' },
  won: { fr: 'donnes gagnées', en: 'deals won' },
  next: { fr: 'Donne suivante', en: 'Next deal' },
  waiting: { fr: 'On attend {who}…', en: 'Waiting for {who}…' },
} satisfies Record<string, Text>

export const verdictWords = {
  title: { fr: 'Question {n} : {who}', en: 'Question {n}: {who}' },
  titleYet: { fr: 'Les questions : {who}', en: 'The questions: {who}' },
  notYet: {
    fr: 'Pas encore de question. Avance d’un pas : chacune est comparée à la meilleure.',
    en: 'No question yet. Take a step on: each one is compared with the best.',
  },
  to: { fr: 'puis', en: 'then' },
  hands: { fr: 'mains possibles', en: 'possible hands' },
  found: { fr: 'C’était la main : C.Q.F.D. !', en: 'That was the hand: Q.E.D.!' },
  best: { fr: 'Rien de mieux à demander, bravo.', en: 'Nothing better to ask: well done.' },
  close: {
    fr: 'Une bonne question, tout près de la meilleure.',
    en: 'A good question, close to the best.',
  },
  known: {
    fr: 'Une seule main était encore possible : on pouvait la nommer.',
    en: 'Only one hand was still possible: it could be named.',
  },
  better: {
    fr: 'Une autre question aurait mieux trié.',
    en: 'Another question would have sorted more.',
  },
  lucky: { fr: 'Et la réponse a bien aidé.', en: 'And the answer was a lucky one.' },
  unlucky: { fr: 'Pas de chance avec la réponse.', en: 'No luck with the answer.' },
  itself: { fr: 'Celle-ci', en: 'This one' },
  bestOne: { fr: 'La meilleure', en: 'The best' },
  leftOnAverage: { fr: 'mains restantes en moyenne', en: 'hands left on average' },
} satisfies Record<string, Text>

export const statusWords = {
  yourTurn: { fr: 'À toi : pose ta question n° {n}', en: 'Your turn: ask question no. {n}' },
  lastChance: {
    fr: '{who} a trouvé ! Une dernière question : trouve aussi et vous partagez.',
    en: '{who} has found it! One last question: find it too and you share the win.',
  },
  thinking: { fr: '{who} réfléchit…', en: '{who} is thinking…' },
  dealing: { fr: 'On distribue…', en: 'Dealing…' },
  dealDone: { fr: 'Donne finie : on continue ?', en: 'The deal is over: shall we go on?' },
  dealDoneOnly: { fr: 'Donne finie.', en: 'The deal is over.' },
  waiting: { fr: 'On attend {who}…', en: 'Waiting for {who}…' },
  won: { fr: 'C.Q.F.D. ! Tu as gagné.', en: 'Q.E.D.! You win.' },
  theyWon: { fr: 'C.Q.F.D. ! {who} a gagné.', en: 'Q.E.D.! {who} wins.' },
  shared: { fr: 'C.Q.F.D. ! Victoire partagée.', en: 'Q.E.D.! A shared win.' },
  draw: { fr: 'Partie nulle.', en: 'A draw.' },
} satisfies Record<string, Text>

export const tellWords = {
  youLead: { fr: 'Tu commences.', en: 'You go first.' },
  theyLead: { fr: '{who} commence.', en: '{who} goes first.' },
  firstDeal: { fr: 'Sept cartes chacun.', en: 'Seven cards each.' },
  nextDeal: { fr: 'Donne n° {n} : sept cartes chacun.', en: 'Deal no. {n}: seven cards each.' },
  youAsk: { fr: 'Tu demandes {cards} : {answer}.', en: 'You ask {cards}: {answer}.' },
  theyAsk: { fr: '{who} demande {cards} : {answer}.', en: '{who} asks {cards}: {answer}.' },
  youFound: { fr: 'C.Q.F.D. ! Tu as trouvé.', en: 'Q.E.D.! You have found it.' },
  theyFound: { fr: 'C.Q.F.D. ! {who} a trouvé.', en: 'Q.E.D.! {who} has found it.' },
  bothFound: {
    fr: 'C.Q.F.D. des deux côtés : victoire partagée.',
    en: 'Q.E.D. on both sides: a shared win.',
  },
  nobodyFound: { fr: 'Personne n’a trouvé : match nul.', en: 'Nobody has found it: a draw.' },
  yourHand: { fr: 'Tu avais {cards}.', en: 'You had {cards}.' },
  theirHand: { fr: '{who} avait {cards}.', en: '{who} had {cards}.' },
  youGoOn: { fr: 'Tu passes à la donne suivante.', en: 'You go on to the next deal.' },
  theyGoOn: { fr: '{who} passe à la donne suivante.', en: '{who} goes on to the next deal.' },
} satisfies Record<string, Text>
