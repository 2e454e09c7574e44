// Written by `make docs` from the records of the server. Not to be edited.

/** A question, and what asking it promises. */
export interface Advice {
  question: readonly number[]
  reason: 'certain' | 'may-be-it' | 'splits'
  possible: number
  left: number
  wins: number
}

/** A player names seven cards. */
export interface Ask {
  verb: 'ask'
  question: readonly number[]
}

export interface Asked {
  event: 'asked'
  seat: number
  question: readonly number[]
  answer: number
}

/** « Tuteur »: what would be a good question now, and why? */
export interface BestQuestion {
  aid: 'best-question'
}

/** « Vérifier »: which of these have been struck without proof? */
export interface CheckStrikes {
  aid: 'check-strikes'
  strikes: readonly (readonly [number, number])[]
}

/** CHANCE deals both hands. */
export interface Deal {
  verb: 'deal'
  hands: readonly [readonly number[], readonly number[]]
}

/** A finished deal: the verdicts on the questions of each seat. */
export interface DealReview {
  seats: readonly [readonly Verdict[], readonly Verdict[]]
}

export interface Dealt {
  event: 'dealt'
  deal: number
}

/** A finished game, looked at afterwards. */
export interface Findings {
  deals: readonly DealReview[]
}

/** A deal is over: both hands lie open. */
export interface Finished {
  event: 'finished'
  winners: readonly number[]
  hands: readonly [readonly number[], readonly number[]]
}

/** CHANCE draws who asks first. */
export interface Lead {
  verb: 'lead'
  seat: number
}

export interface Led {
  event: 'led'
  seat: number
}

/** One line of a sheet: a question and its answer. */
export interface Line {
  question: readonly number[]
  answer: number
}

export interface Options {
  equal_turns?: boolean
  series?: 1 | 3 | 5
  aid?: 'aucune' | 'crayon' | 'tuteur' | 'verifier'
}

/** A finished deal, face up. */
export interface PastDeal {
  lead: number
  hands: readonly [readonly number[], readonly number[]]
  sheets: readonly [readonly Line[], readonly Line[]]
  winners: readonly number[]
}

export interface Readied {
  event: 'readied'
  seat: number
}

/** A player has seen enough of a finished deal of a series. */
export interface Ready {
  verb: 'ready'
}

export interface Suggested {
  advice: 'suggested'
  question: readonly number[]
  reason: 'certain' | 'may-be-it' | 'splits'
  possible: number
  left: number
}

/**
 * Struck counts that the answers do not exclude. Judged by what the player can know, never by the
 * other's real hand: striking at random must not find it out.
 */
export interface Unproven {
  advice: 'unproven'
  strikes: readonly (readonly [number, number])[]
}

/** One question of a finished deal, looked at afterwards. */
export interface Verdict {
  before: number
  after: number
  asked: Advice
  best: Advice
}

export interface View {
  seat: number
  options: Options
  phase: 'lead' | 'deal' | 'ask' | 'between' | 'over'
  lead: number
  turn: number | null
  hand: readonly number[] | null
  sheets: readonly [readonly Line[], readonly Line[]]
  past: readonly PastDeal[]
  ready: readonly number[]
  possible: number | null
}

export type AnyMove = Lead | Deal | Ask | Ready

export type AnyEvent = Led | Dealt | Asked | Finished | Readied

export type AnyAid = CheckStrikes | BestQuestion

export type AnyAdvice = Unproven | Suggested
