/** A question while it is composed: what the offer allows, and what is still missing. */
import type { Hand, Offer } from '../../net/wire.ts'

export type Question = readonly number[]

/** What stands in the way of asking. */
export type Trouble =
  | { readonly why: 'cards-missing'; readonly n: number }
  | { readonly why: 'cards-too-many'; readonly n: number }
  | { readonly why: 'too-many-of-a-rank'; readonly most: number }
  | { readonly why: 'ranks-missing'; readonly n: number; readonly least: number }

/** Nothing is offered while the other thinks, yet a question can be prepared: in this shape. */
export const USUAL: Hand = { kind: 'hand', kinds: 8, total: 7, most: 4, least_kinds: 3 }

/** The shape of a question, if one may be asked now. */
export function offered(offers: readonly Offer[]): Hand | null {
  const slot = offers.find((offer) => offer.verb === 'ask')?.slots['question']
  return slot?.kind === 'hand' ? slot : null
}

export function blank(shape: Hand): Question {
  return new Array<number>(shape.kinds).fill(0)
}

/** Any question at all, for who does not know how to begin: cards drawn until it may be asked. */
export function anyQuestion(shape: Hand, random: () => number = Math.random): Question {
  let question = blank(shape)
  while (trouble(question, shape) !== null) {
    if (total(question) >= shape.total) question = blank(shape)
    const rank = Math.floor(random() * shape.kinds)
    question = withCount(question, rank, (question[rank] ?? 0) + 1, shape)
  }
  return question
}

export function total(question: Question): number {
  return question.reduce((sum, n) => sum + n, 0)
}

/** The question with `n` cards of a rank, as near as a pack allows. */
export function withCount(question: Question, rank: number, n: number, shape: Hand): Question {
  return question.with(rank, Math.min(Math.max(n, 0), shape.most))
}

export function trouble(question: Question, shape: Hand): Trouble | null {
  const named = total(question)
  const ranks = question.filter((n) => n > 0).length
  if (question.some((n) => n > shape.most)) {
    return { why: 'too-many-of-a-rank', most: shape.most }
  }
  if (named > shape.total) return { why: 'cards-too-many', n: named - shape.total }
  if (named < shape.total) return { why: 'cards-missing', n: shape.total - named }
  if (ranks < shape.least_kinds) {
    return { why: 'ranks-missing', n: shape.least_kinds - ranks, least: shape.least_kinds }
  }
  return null
}

/** How many of the cards asked are among those held: for each rank the smaller number. */
export function overlap(asked: Question, held: Question): readonly number[] {
  return asked.map((n, rank) => Math.min(n, held[rank] ?? 0))
}

export function same(one: Question, other: Question): boolean {
  return one.length === other.length && one.every((n, rank) => n === other[rank])
}
