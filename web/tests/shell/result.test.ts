import { describe, expect, it } from 'vitest'
import { preferences } from '../../src/preferences.svelte.ts'
import { listed, resultText, scoreText } from '../../src/shell/over/result.ts'

const who = (seat: number) => ['Ada', 'Boris', 'Clara'][seat] ?? '?'
const won = (winners: number[], scores = [1, 0]) => ({ winners, scores, reason: '' })

preferences.language = 'fr'

describe('the end in words', () => {
  it('speaks to who won, and of who won', () => {
    expect(resultText(won([0]), who, [0])).toBe('Gagné\u202f!')
    expect(resultText(won([1]), who, [0])).toBe('Boris gagne')
    expect(resultText(won([1]), who, [])).toBe('Boris gagne')
  })

  it('calls those who share a screen by their names', () => {
    expect(resultText(won([0]), who, [0, 1])).toBe('Ada gagne')
  })

  it('knows shared wins and draws', () => {
    expect(resultText(won([0, 1]), who, [0])).toBe('Victoire partagée\u00a0: Ada et Boris')
    expect(resultText(won([]), who, [0])).toBe('Match nul')
  })

  it('gives the score of a series only', () => {
    expect(scoreText(won([0]), who)).toBe(null)
    expect(scoreText(won([0], [2, 1]), who)).toBe('Ada 2 – Boris 1')
  })

  it('lists names as one says them', () => {
    expect(listed([])).toBe('')
    expect(listed(['Ada', 'Boris', 'Clara'])).toBe('Ada, Boris et Clara')
  })
})
