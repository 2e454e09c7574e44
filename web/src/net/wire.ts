// Written by `make docs` from the records of the server. Not to be edited.

export type Patch = unknown

export interface Advice {
  type: 'advice'
  id: number
  advice: unknown
}

/** Help that the table's options allow. */
export interface Advise {
  type: 'advise'
  id: number
  wanted: unknown
}

/** Another game with the same people. It begins when every player who is here has asked. */
export interface Again {
  type: 'again'
  id: number
}

export interface BotSeat {
  seat: number
  level: string
}

/**
 * What has changed since the last message on the two parts of the screen. `ok` is the id of the
 * command that this answers: it is done, and on disk.
 */
export interface Change {
  type: 'change'
  at: number
  table?: Patch | null
  own?: Patch | null
  ok?: number | null
}

/** Time to think: a bank for each seat in milliseconds, as it stood at table time `at`. */
export interface Clock {
  bank: readonly number[]
  running: readonly number[]
  at: number
}

/** Time to think, in seconds: a bank, and what each move adds to it, up to the bank. */
export interface ClockRule {
  bank: number
  increment?: number
}

/** What everybody at the table may know. */
export interface Common {
  code: string
  game: string
  options: unknown
  phase: 'gathering' | 'over' | 'playing'
  round: number
  host: number | null
  people: readonly (Person | null)[]
  spectators: number
  again: readonly number[]
  seal: Seal
  waiting: readonly number[]
  deadline: number | null
  clock: Clock | null
  outcome: Outcome | null
}

/** How many worlds were possible for a seat after each move, and when it could first know. */
export interface Curve {
  worlds: readonly number[]
  known_from: number | null
}

/** What is told of a move. A game's events are subclasses, tagged with a past tense each. */
export interface Event {
  event: string
}

export interface GameInfo {
  id: string
  version: number
  name: string
  pitch: Readonly<Record<string, string>>
  seats: readonly number[]
  options: readonly OptionInfo[]
  bots: readonly string[]
}

/** `total` pieces over `kinds` kinds: at most `most` of a kind, at least `least_kinds` kinds. */
export interface Hand {
  kind: 'hand'
  kinds: number
  total: number
  most: number
  least_kinds: number
}

export interface Health {
  status: 'ok'
  tables: number
}

/** A name and a face: there are no accounts. */
export interface Introduction {
  name: string
  face?: string
  language?: 'en' | 'fr'
}

/** The private part of a link that moves a player to another device. It works once. */
export interface Key {
  key: string
}

/** A finished game as one seat saw it, before its first move or after a later one. */
export interface Moment {
  at: number
  view: unknown
  waiting: readonly number[]
  heard: number
  notes: string
}

export interface Myself {
  name: string
  face: string
  language: string
}

/** A table to be opened. Who opens it is its host and sits on the first chair. */
export interface NewTable {
  game: string
  share: string
  seats?: number | null
  options?: Readonly<Record<string, unknown>>
  bots?: readonly string[]
  hotseat?: readonly string[] | null
  clock?: ClockRule | null
  begin?: boolean
}

/** The player's private notes, whole. They are kept with the table and shown to nobody else. */
export interface Note {
  type: 'note'
  id: number
  text: string
}

/** An empty object. */
export interface Nothing {
}

/** One verb a seat may use now. A slot that is not listed does not exist. */
export interface Offer {
  verb: string
  slots: Readonly<Record<string, OneOf | Hand>>
}

/** Exactly one of these values. */
export interface OneOf {
  kind: 'one-of'
  values: readonly (number | string)[]
}

export interface OneSeat {
  seat: number
}

export interface OptionInfo {
  name: string
  choices: readonly unknown[]
  default: unknown
  help: Readonly<Record<string, string>>
}

/** How a game ended. Several winners share the win; none is a draw, or a loss of all. */
export interface Outcome {
  winners: readonly number[]
  scores: readonly number[]
  reason: string
}

/** What only the viewers of one seat may know; for spectators, what is left of it. */
export interface Own {
  you: number | null
  yours: readonly number[]
  view: unknown | null
  offers: readonly Offer[]
  log: readonly Event[]
  notes: string
}

/** Who sits on a chair, as all may see it. */
export interface Person {
  name: string
  face: string
  bot: string | null
  away: boolean
}

/**
 * A move of the game. `seen` is the number of log lines the player had before him: a move made on
 * a table that has changed for him since is refused as stale, and so is a move sent twice.
 */
export interface Play {
  type: 'play'
  id: number
  move: unknown
  seen: number
  round?: number | null
}

/** A refusal, with its sentence in the player's language. */
export interface Problem {
  code: string
  text: string
}

/** A command was not done, and nothing was changed by it. */
export interface Refused {
  type: 'refused'
  id: number | null
  code: string
  text: string
}

/** Give the seat of somebody who stays away to a bot, until he is back. */
export interface Replace {
  type: 'replace'
  id: number
  seat: number
}

export interface Replay {
  seat: number
  log: readonly Event[]
  moments: readonly Moment[]
}

/** What can be said of a finished game. */
export interface Review {
  curves: readonly Curve[]
  findings: unknown
}

export interface Screen {
  table: Common
  own: Own
}

/**
 * The sealed deal. `promise` stands from the first day; `seal` and its words from the moment the
 * game begins; `shares` are opened when it is over.
 */
export interface Seal {
  promise: string
  seal: string | null
  words: readonly string[]
  shares: readonly string[]
}

export interface SitDown {
  share: string
  seat?: number | null
}

/** A table as anyone with its link may see it. */
export interface TableInfo {
  table: string
  game: string
  options: unknown
  phase: 'gathering' | 'over' | 'playing'
  people: readonly (Person | null)[]
  promise: string
}

/** Hotseat: show the screen of another of one's own seats. */
export interface Turn {
  type: 'turn'
  id: number
  seat: number
}

/**
 * Everything the viewer may know: first on every connection, and whenever he is shown another
 * seat, after `turn` or because he sat down or rose.
 */
export interface Whole {
  type: 'screen'
  version: number
  at: number
  screen: Screen
  ok: number | null
}

export type Command = Play | Note | Advise | Replace | Again | Turn

export type Message = Whole | Change | Refused | Advice
