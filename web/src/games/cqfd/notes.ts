/**
 * The player's own page: what he struck on the line of deductions, the question he prepares, what
 * he wrote. The house keeps it as a text it does not read; here is what stands in it.
 */
import type { Question } from './question.ts'

export interface Notebook {
  /** Deductions and draft belong to one deal of a series; a new deal begins with neither. */
  readonly deal: number
  /** For each rank, a bit for each count from 0 to 4 that is struck out. */
  readonly strikes: readonly number[]
  readonly draft: Question
  /** What was written lasts the whole game. */
  readonly text: string
  /** How far the guided first game has come. */
  readonly lesson: Progress
}

export interface Progress {
  readonly step: number
  readonly hidden: boolean
}

export type Strike = readonly [rank: number, count: number]

const RANKS = 8
/** How many cards of a rank one may hold. */
export const COUNTS: readonly number[] = [0, 1, 2, 3, 4]
const ALL = 31

/** However it is escaped, this much fits the 8192 characters the house keeps. */
export const LONGEST_TEXT = 1200

const NONE: readonly number[] = new Array<number>(RANKS).fill(0)

export function emptyNotebook(deal: number): Notebook {
  return { deal, strikes: NONE, draft: NONE, text: '', lesson: { step: 0, hidden: false } }
}

/** The notebook of this deal. Notes that were not written here are taken as plain words. */
export function readNotes(notes: string, deal: number): Notebook {
  const page = emptyNotebook(deal)
  if (notes === '') return page
  const kept = parse(notes)
  if (kept === null) return { ...page, text: notes.slice(0, LONGEST_TEXT) }
  const ours = kept['deal'] === deal
  return {
    deal,
    strikes: (ours && eightUpTo(ALL, kept['strikes'])) || NONE,
    draft: (ours && eightUpTo(4, kept['draft'])) || NONE,
    text: typeof kept['text'] === 'string' ? kept['text'].slice(0, LONGEST_TEXT) : '',
    lesson: progress(kept['lesson']),
  }
}

export function writeNotes(page: Notebook): string {
  const { step, hidden } = page.lesson
  return JSON.stringify({ ...page, lesson: step || hidden ? [step, Number(hidden)] : undefined })
}

export function isStruck(page: Notebook, rank: number, count: number): boolean {
  return ((page.strikes[rank] ?? 0) & (1 << count)) !== 0
}

export function toggleStrike(page: Notebook, rank: number, count: number): Notebook {
  const struck = (page.strikes[rank] ?? 0) ^ (1 << count)
  return { ...page, strikes: page.strikes.with(rank, struck) }
}

/** All that is struck, as the house wants it to check. */
export function strikesOf(page: Notebook): readonly Strike[] {
  return page.strikes.flatMap((_, rank) =>
    COUNTS.filter((count) => isStruck(page, rank, count)).map((count): Strike => [rank, count]),
  )
}

/** The counts that are not struck. */
export function left(page: Notebook, rank: number): readonly number[] {
  return COUNTS.filter((count) => !isStruck(page, rank, count))
}

function parse(notes: string): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(notes)
    const ours = typeof kept === 'object' && kept !== null && 'strikes' in kept
    return ours ? (kept as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function eightUpTo(most: number, kept: unknown): readonly number[] | null {
  if (!Array.isArray(kept) || kept.length !== RANKS) return null
  const fits = kept.every((n) => Number.isInteger(n) && (n as number) >= 0 && (n as number) <= most)
  return fits ? (kept as number[]) : null
}

function progress(kept: unknown): Progress {
  const [step, hidden] = Array.isArray(kept) ? (kept as unknown[]) : []
  return { step: Number.isInteger(step) ? (step as number) : 0, hidden: hidden === 1 }
}
