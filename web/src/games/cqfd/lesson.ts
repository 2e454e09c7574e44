/**
 * The guided first game: which step comes now. A step passes when what it asks for has happened on
 * the table, or when the player has read it.
 */
import { overlap, total, type Question } from './question.ts'
import type { Line } from './wire.ts'

export const STEPS = [
  'hand',
  'goal',
  'compose',
  'ask',
  'answer',
  'deduce',
  'other',
  'tutor',
  'play',
] as const

/** When all is read, the game is the player's own until it ends. */
export type Step = (typeof STEPS)[number] | 'free' | 'end'

/** What has happened so far. */
export interface Facts {
  readonly asked: number
  readonly draftReady: boolean
  readonly struck: boolean
  readonly over: boolean
}

/** The step to show to who has read all steps before the number `read`. */
export function stepNow(read: number, facts: Facts): Step {
  if (facts.over) return 'end'
  return STEPS.slice(read).find((step) => !isDone(step, facts)) ?? 'free'
}

/** How many steps are read once this one is. */
export function after(step: Step): number {
  return step === 'end' || step === 'free' ? STEPS.length : STEPS.indexOf(step) + 1
}

/** Whether the step is there to be read, and asks for nothing. */
export function isText(step: Step): boolean {
  return ['hand', 'goal', 'answer', 'other', 'tutor', 'play'].includes(step)
}

function isDone(step: Step, facts: Facts): boolean {
  switch (step) {
    case 'compose':
      return facts.draftReady || facts.asked > 0
    case 'ask':
      return facts.asked > 0
    case 'deduce':
      return facts.struck
    default:
      return false
  }
}

/** A question laid beside a hand that the player can see. */
export interface Example {
  readonly asked: Question
  readonly held: Question
  readonly counted: readonly number[]
  readonly sum: number
  /** Whether the other has really asked it. */
  readonly theirs: boolean
}

/** The other's question about my hand, or before there is one, mine as if it were put to me. */
export function example(
  mine: readonly Line[],
  theirs: readonly Line[],
  hand: Question,
): Example | null {
  const line = theirs.at(-1) ?? mine.at(-1)
  if (line === undefined) return null
  const counted = overlap(line.question, hand)
  return {
    asked: line.question,
    held: hand,
    counted,
    sum: total(counted),
    theirs: theirs.length > 0,
  }
}

/** Something a beginner can be sure of: the other has at most `most` cards of a rank. */
export interface SureThing {
  readonly rank: number
  readonly most: number
  /** From an answer smaller than what was asked of the rank, or from one's own cards. */
  readonly from: 'answer' | 'hand'
  readonly n: number
}

const COPIES = 4

export function sureThing(mine: readonly Line[], hand: Question): SureThing | null {
  const fromAnswers = mine.flatMap(({ question, answer }) =>
    question.flatMap((n, rank): SureThing[] =>
      n > answer ? [{ rank, most: answer, from: 'answer', n }] : [],
    ),
  )
  const fromHand = hand.flatMap((n, rank): SureThing[] =>
    n > 0 ? [{ rank, most: COPIES - n, from: 'hand', n }] : [],
  )
  const surest = (one: SureThing, two: SureThing) => one.most - two.most
  return fromAnswers.toSorted(surest)[0] ?? fromHand.toSorted(surest)[0] ?? null
}
