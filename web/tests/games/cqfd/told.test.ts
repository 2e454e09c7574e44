import { afterEach, expect, test } from 'vitest'
import { hintOf } from '../../../src/games/cqfd/hint.ts'
import { USUAL } from '../../../src/games/cqfd/question.ts'
import { howItWasFound } from '../../../src/games/cqfd/result.ts'
import { dealOf } from '../../../src/games/cqfd/deal.ts'
import { status } from '../../../src/games/cqfd/status.ts'
import { tell } from '../../../src/games/cqfd/tell.ts'
import { preferences } from '../../../src/preferences.svelte.ts'
import { ASKED, finished, FOUND, HAND, OTHER_HAND, screenWith, viewWith, who } from './views.ts'

preferences.language = 'fr'
afterEach(() => {
  preferences.language = 'fr'
})

const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ')
const statusOf = (...screen: Parameters<typeof screenWith>) =>
  plain(status(screenWith(...screen), who))

test('the status says who must do what', () => {
  expect(statusOf(viewWith({ sheets: [[ASKED], [ASKED]] }))).toBe('À toi : pose ta question n° 2')
  expect(statusOf(viewWith({ turn: 1 }))).toBe('Boris réfléchit…')
  expect(statusOf(viewWith({ turn: 0 }), null)).toBe('Ada réfléchit…')
  expect(statusOf(viewWith({ phase: 'deal', turn: null }))).toBe('On distribue…')
})

test('with equal turns the second player is told of the last chance', () => {
  const view = viewWith({ turn: 1, sheets: [[FOUND], []] })
  expect(statusOf(view, 1)).toMatch(/^Ada a trouvé ! Une dernière question/)
})

test('between two deals one is asked to go on, once', () => {
  expect(statusOf(finished([0], { phase: 'between' }))).toBe('Donne finie : on continue ?')
  expect(statusOf(finished([0], { phase: 'between', ready: [0] }))).toBe('On attend Boris…')
  expect(statusOf(finished([0], { phase: 'between' }), null)).toBe('Donne finie.')
})

test('the end is told from where one sits', () => {
  expect(statusOf(finished([0]))).toBe('C.Q.F.D. ! Tu as gagné.')
  expect(statusOf(finished([0]), 1)).toBe('C.Q.F.D. ! Ada a gagné.')
  expect(statusOf(finished([0, 1]))).toBe('C.Q.F.D. ! Victoire partagée.')
  expect(statusOf(finished([]))).toBe('Partie nulle.')
})

test('the log speaks to who reads it, in his language', () => {
  const asked = { event: 'asked', seat: 0, ...ASKED }
  expect(plain(tell(asked, who, 0))).toBe('Tu demandes As R D V×4 : 3.')
  expect(plain(tell(asked, who, 1))).toBe('Ada demande As R D V×4 : 3.')
  preferences.language = 'en'
  expect(tell(asked, who, 0)).toBe('You ask A K Q J×4: 3.')
  expect(tell({ event: 'led', seat: 1 }, who, 0)).toBe('Boris goes first.')
})

test('the log shows both hands at the end', () => {
  const event = { event: 'finished', winners: [0], hands: [HAND, OTHER_HAND] }
  expect(plain(tell(event, who, 0))).toBe(
    'C.Q.F.D. ! Tu as trouvé. Tu avais R D 10 9×2 8 7. Boris avait As×2 V×2 10 9 8.',
  )
  expect(tell({ event: 'finished', winners: [], hands: [HAND, HAND] }, who, null)).toMatch(
    /^Personne n’a trouvé/,
  )
})

test('an event that is not known needs no words', () => {
  expect(tell({ event: 'sneezed' }, who, 0)).toBeNull()
})

test('the hint says what is missing', () => {
  const hint = (draft: readonly number[], mine = true) => plain(hintOf(draft, USUAL, mine))
  expect(hint([1, 1, 1, 2, 0, 0, 0, 0])).toBe('Encore 2 cartes')
  expect(hint([1, 1, 1, 3, 0, 0, 0, 0])).toBe('Encore 1 carte')
  expect(hint([4, 4, 0, 0, 0, 0, 0, 0])).toBe('1 carte de trop')
  expect(hint([4, 3, 0, 0, 0, 0, 0, 0])).toBe('Choisis au moins 3 valeurs')
  expect(hint([1, 1, 1, 4, 0, 0, 0, 0])).toBe('Sept cartes : à toi de demander !')
  expect(hint([1, 1, 1, 4, 0, 0, 0, 0], false)).toBe('Prête ! Attends ton tour pour la poser.')
  expect(hint([0, 0, 0, 0, 0, 0, 0, 0], false)).toBe('Prépare ta question.')
})

test('a deal ends with who found, and in how many questions', () => {
  expect(howItWasFound(dealOf(finished([0])), 0, who)).toBe('Tu as trouvé en 2 questions.')
  expect(howItWasFound(dealOf(finished([0])), 1, who)).toBe('Ada a trouvé en 2 questions.')
  expect(howItWasFound(dealOf(finished([1])), 0, who)).toMatch(/^Boris a trouvé du premier coup/)
  expect(howItWasFound(dealOf(finished([0, 1])), 0, who)).toBe('Vous avez trouvé tous les deux.')
})
