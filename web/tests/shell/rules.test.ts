import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../src/games/index.ts'
import { parseRules } from '../../src/shell/rules/parse.ts'

const SHEET = `# A game

For the reader of the code.

## Règles

### Le but

Trouver **vite**
et bien.

- **TG-R1** L'un dit « oui » : l'autre part.
- **TG-J2** Une règle **longue**
  sur deux lignes.
- Sans numéro.

## Rules

- **TG-R1** One says yes.
`

describe('the rules', () => {
  it('are told in one language at a time', () => {
    expect(parseRules(SHEET, 'en')).toEqual([
      { kind: 'list', items: [{ code: 'TG-R1', spans: [{ text: 'One says yes.', bold: false }] }] },
    ])
  })

  it('have headings, paragraphs and numbered items', () => {
    const [heading, paragraph, list] = parseRules(SHEET, 'fr')
    expect(heading).toEqual({ kind: 'heading', spans: [{ text: 'Le but', bold: false }] })
    expect(paragraph).toEqual({
      kind: 'paragraph',
      spans: [
        { text: 'Trouver ', bold: false },
        { text: 'vite', bold: true },
        { text: ' et bien.', bold: false },
      ],
    })
    expect(list?.kind === 'list' && list.items.map(({ code }) => code)).toEqual([
      'TG-R1',
      'TG-J2',
      null,
    ])
  })

  it('join an item that goes on, and keep what is bold in it', () => {
    const list = parseRules(SHEET, 'fr').at(-1)
    expect(list?.kind === 'list' && list.items[1]?.spans).toEqual([
      { text: 'Une règle ', bold: false },
      { text: 'longue', bold: true },
      { text: ' sur deux lignes.', bold: false },
    ])
  })

  it('are set as a printer would', () => {
    const list = parseRules(SHEET, 'fr').at(-1)
    expect(list?.kind === 'list' && list.items[0]?.spans[0]?.text).toBe(
      'L’un dit «\u00a0oui\u00a0»\u00a0: l’autre part.',
    )
  })

  it('of C.Q.F.D. have the same numbers in both languages', async () => {
    const sheet = (await rulesOf('cqfd')) ?? ''
    const codes = (['fr', 'en'] as const).map((language) =>
      parseRules(sheet, language).flatMap((block) =>
        block.kind === 'list' ? block.items.map(({ code }) => code) : [],
      ),
    )
    expect(codes[0]?.length).toBeGreaterThan(10)
    expect(codes[0]).not.toContain(null)
    expect(codes[0]).toEqual(codes[1])
  })
})
