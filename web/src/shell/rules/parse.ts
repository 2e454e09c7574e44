/**
 * The rules as they are kept beside the code: a small part of Markdown, with one section for each
 * language. What is not of this subset is plain text.
 */
import type { Language } from '../../i18n.svelte.ts'
import { typeset } from '../typeset.ts'

export interface Span {
  readonly text: string
  readonly bold: boolean
}

/** A rule has a number, by which its test is called too. */
export interface Item {
  readonly code: string | null
  readonly spans: readonly Span[]
}

export type Block =
  | { readonly kind: 'heading'; readonly spans: readonly Span[] }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly Item[] }

const SECTIONS: Readonly<Record<Language, string>> = { fr: 'Règles', en: 'Rules' }
const CODE = /^\*\*([A-Z]{2}-[A-Z]\d+)\*\*\s*/

/** The section of one language, block by block. */
export function parseRules(markdown: string, language: Language): readonly Block[] {
  const blocks: Block[] = []
  for (const chunk of section(markdown, SECTIONS[language])) {
    blocks.push(...block(chunk, language))
  }
  return blocks
}

/** The lines under `## title`, up to the next heading of that level, as chunks between blanks. */
function section(markdown: string, title: string): readonly (readonly string[])[] {
  const lines = markdown.split('\n').map((line) => line.trimEnd())
  const start = lines.indexOf(`## ${title}`)
  if (start < 0) return []
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => line.startsWith('## '))
  const chunks: string[][] = [[]]
  for (const line of end < 0 ? rest : rest.slice(0, end)) {
    if (line === '') chunks.push([])
    else chunks.at(-1)?.push(line)
  }
  return chunks.filter((chunk) => chunk.length > 0)
}

function block(lines: readonly string[], language: Language): readonly Block[] {
  const [first = '', ...rest] = lines
  if (first.startsWith('### ')) {
    const heading: Block = { kind: 'heading', spans: spansOf(first.slice(4), language) }
    return rest.length > 0 ? [heading, ...block(rest, language)] : [heading]
  }
  if (!first.startsWith('- ')) {
    return [{ kind: 'paragraph', spans: spansOf(lines.join(' '), language) }]
  }
  return [{ kind: 'list', items: itemTexts(lines).map((text) => item(text, language)) }]
}

/** An item may go on, indented, on further lines. */
function itemTexts(lines: readonly string[]): readonly string[] {
  const texts: string[] = []
  for (const line of lines) {
    if (line.startsWith('- ')) texts.push(line.slice(2))
    else texts.push(`${texts.pop() ?? ''} ${line.trim()}`)
  }
  return texts
}

function item(text: string, language: Language): Item {
  const code = CODE.exec(text)
  return {
    code: code?.[1] ?? null,
    spans: spansOf(code === null ? text : text.slice(code[0].length), language),
  }
}

function spansOf(text: string, language: Language): readonly Span[] {
  return text
    .split('**')
    .map((part, i) => ({ text: typeset(part, language), bold: i % 2 === 1 }))
    .filter((span) => span.text !== '')
}
