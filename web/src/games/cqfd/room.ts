/** What is in the box. */
import type { Room } from '../face.ts'
import Board from './Board.svelte'
import { status } from './status.ts'
import { tell } from './tell.ts'
import Verdict from './Verdict.svelte'

export const room: Room = { Board, Verdict, status, tell }
