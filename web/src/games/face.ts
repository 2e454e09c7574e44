/** What every game gives to the client. Its rules stay on the server. */
import type { Component } from 'svelte'
import type { Text } from '../i18n.svelte.ts'
import type { Refused, Screen } from '../net/wire.ts'

/** The inks of the house; each game has one of its own. */
export type Ink = 'tomato' | 'mustard' | 'teal' | 'sky' | 'plum'

/** The outside of the box, loaded with the shelf: small. `face.ts` of a game. */
export interface Face {
  readonly ink: Ink
  readonly cover: Component
  readonly facts: { readonly players: Text; readonly minutes: Text; readonly age: Text }
  /** Two or three sentences that say what one does in this game. */
  readonly about: Text
  /** How options are called, and their choices, by the names the server gives them. */
  readonly options: Readonly<Record<string, OptionWords>>
  /** Who the bots are, by level. */
  readonly bots: Readonly<Record<string, { readonly name: Text; readonly about: Text }>>
  /** The options and the bot of « Apprendre ». */
  readonly lesson: { readonly options: Readonly<Record<string, unknown>>; readonly bot: string }
}

export interface OptionWords {
  readonly label: Text
  readonly choices: Readonly<Record<string, Text>>
}

/** What is in the box, loaded when it is opened. `room.ts` of a game. */
export interface Room {
  readonly Board: Component<BoardProps>
  /** Under the replay: what this game has to say of the moment that is shown. */
  readonly Verdict?: Component<VerdictProps>
  /** Who must do what, in one short sentence; second person for the viewer. */
  readonly status: (screen: Screen, who: Names) => string
  /** A line of the log as a sentence. Nothing for an event that needs no words. */
  readonly tell: (event: unknown, who: Names, you: number | null) => string | null
}

/** The name of a seat. */
export type Names = (seat: number) => string

export interface BoardProps {
  readonly screen: Screen
  readonly who: Names
  readonly notes: string
  /** What the viewer can do; null for spectators and in a replay. */
  readonly acts: Acts | null
  /** A guided first game: the board explains itself. */
  readonly lesson: boolean
}

export interface Acts {
  /** Resolves with the reason if the move was refused: the board says it where the move was made. */
  readonly play: (move: unknown) => Promise<Refused | null>
  readonly note: (text: string) => void
  readonly advise: (wanted: unknown) => Promise<{ advice: unknown } | Refused>
}

export interface VerdictProps {
  readonly who: Names
  /** The game's own part of the review. */
  readonly findings: unknown
  /** The view of the seat at the moment that is shown. */
  readonly view: unknown
  readonly seat: number
}
