/** The lobby of the house, over HTTP. */
import type {
  ClockRule,
  GameInfo,
  Introduction,
  Key,
  Myself,
  NewTable,
  Problem,
  Replay,
  Review,
  TableInfo,
} from './wire.ts'

/** Why something was not done: a stable code, and a sentence in the player's language. */
export class Refusal extends Error {
  readonly code: string

  constructor(problem: Problem) {
    super(problem.text)
    this.code = problem.code
  }
}

/** The house did not answer at all. */
export const UNREACHABLE = 'net/unreachable'

export const games = () => get<readonly GameInfo[]>('/games')
/** Nothing if the house does not know this browser. */
export const me = () => get<Myself | null>('/me')
export const introduce = (who: Introduction) => post<Myself>('/me', who)
export const deviceKey = () => post<Key>('/me/link', {})
export const claimDevice = (key: Key) => post<Myself>('/me/claim', key)
export const openTable = (wanted: Omit<NewTable, 'share'>) =>
  post<TableInfo>('/tables', { ...wanted, share: share() })
export const tableInfo = (code: string) => get<TableInfo>(`/tables/${code}`)
export const sit = (code: string, seat: number | null) =>
  post<TableInfo>(`/tables/${code}/sit`, { share: share(), seat })
export const rise = (code: string, seat: number) =>
  post<TableInfo>(`/tables/${code}/rise`, { seat })
export const seatBot = (code: string, seat: number, level: string) =>
  post<TableInfo>(`/tables/${code}/bots`, { seat, level })
export const begin = (code: string) => post<TableInfo>(`/tables/${code}/begin`, {})
export const review = (code: string) => get<Review>(`/tables/${code}/review`)
export const replay = (code: string, seat: number) => get<Replay>(`/tables/${code}/replay/${seat}`)
export const recordAddress = (code: string) => `/api/tables/${code}/record`

export type { ClockRule }

/** This browser's part of the seed: the house alone cannot choose the deal. */
function share(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function get<T>(path: string): Promise<T> {
  return request<T>(path, {})
}

function post<T>(path: string, body: unknown): Promise<T> {
  return request<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function request<T>(path: string, init: RequestInit): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, { ...init, credentials: 'same-origin' })
  } catch {
    throw new Refusal({ code: UNREACHABLE, text: '' })
  }
  if (response.status === 204) return null as T
  if (response.ok) return (await response.json()) as T
  throw new Refusal(await problemOf(response))
}

/** Something between us and the house may answer in its stead, and not in JSON. */
async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem
  } catch {
    return { code: UNREACHABLE, text: '' }
  }
}
