import { afterEach, expect, test } from 'vitest'
import { cardsOf, letter, of, sayCards, writeCards } from '../../../src/games/cqfd/names.ts'
import { preferences } from '../../../src/preferences.svelte.ts'

const CARDS = [1, 1, 1, 4, 0, 0, 0, 0]

preferences.language = 'fr'
afterEach(() => {
  preferences.language = 'fr'
})

test('cards are written as on a record, and in English with English letters', () => {
  expect(writeCards(CARDS)).toBe('As R D V×4')
  preferences.language = 'en'
  expect(writeCards(CARDS)).toBe('A K Q J×4')
  expect(letter(4)).toBe('10')
})

test('cards are said with their names', () => {
  expect(sayCards(CARDS)).toBe('1\u00a0as, 1\u00a0roi, 1\u00a0dame, 4\u00a0valets')
  expect(cardsOf(1, 0)).toBe('0\u00a0roi')
  preferences.language = 'en'
  expect(cardsOf(6, 0)).toBe('0\u00a0eights')
  expect(cardsOf(6, 1)).toBe('1\u00a0eight')
})

test('whose: with an elision where French wants one', () => {
  expect(of('Ada')).toBe('d’Ada')
  expect(of('Émile')).toBe('d’Émile')
  expect(of('Boris')).toBe('de Boris')
  preferences.language = 'en'
  expect(of('Boris')).toBe('Boris’s')
})
