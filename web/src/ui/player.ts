/** One of those round the table, as the strip shows him. */
export interface PlayerSeat {
  seat: number
  name: string
  face: string
  /** What his level is called, if a bot plays here. */
  bot: string | null
  away: boolean
  you: boolean
  turn: boolean
  score?: number
  /** What is left of his bank, in milliseconds. */
  clock?: { left: number; running: boolean }
  /** Has a bot play for him; there only while that may be asked. */
  onreplace?: () => void
}
