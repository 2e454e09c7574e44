/**
 * A table as it stands on this screen, kept up to date over a WebSocket that comes back by itself
 * after any break. A move that was under way when the line broke is sent again; the house takes it
 * once (docs/protocol.md, « Seen »).
 */
import { Refusal, tableInfo } from './api.ts'
import { apply } from './patch.ts'
import type { Command, Common, Message, Own, Refused, Screen } from './wire.ts'

type WithoutId<T> = T extends { id: number } ? Omit<T, 'id'> : never
type Wanted = WithoutId<Command>

interface Pending {
  readonly command: Command
  readonly answer: (answer: Refused | null, advice?: unknown) => void
  overdue: ReturnType<typeof setTimeout> | undefined
  again: boolean
}

export type Line =
  /** The first screen is on its way. */
  | 'opening'
  /** All is well. */
  | 'open'
  /** The line is broken, and is being mended. */
  | 'lost'
  /** There is no such table; `problem` says why. */
  | 'gone'

const DELAYS = [0, 300, 700, 1500, 3000, 5000]
const PATIENCE = 8000
const NOTE_PAUSE = 400
const LONG_AWAY = 30_000
const LOST: Refused = { type: 'refused', id: null, code: 'net/lost', text: '' }

export class LiveTable {
  readonly code: string
  screen = $state.raw<Screen | null>(null)
  line = $state<Line>('opening')
  problem = $state.raw<Refusal | null>(null)

  #socket: WebSocket | null = null
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #pending = new Map<number, Pending>()
  #lastId = 0
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #at = 0
  #atSince = 0
  #hiddenSince = 0
  #draft = $state.raw<string | null>(null)
  #draftTimer: ReturnType<typeof setTimeout> | undefined

  constructor(code: string) {
    this.code = code
    addEventListener('online', this.#hurry)
    addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#watch)
    addEventListener('pagehide', this.#leave)
    void this.#find()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#hurry)
    removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#watch)
    removeEventListener('pagehide', this.#leave)
    clearTimeout(this.#retry)
    this.#sendDraft()
    this.#forget()
    this.#socket?.close()
  }

  /** Table time in milliseconds, for clocks and deadlines. */
  now(): number {
    return this.#at + performance.now() - this.#atSince
  }

  /** The player's notes: what he has just written, or what the house keeps. */
  get notes(): string {
    return this.#draft ?? this.screen?.own.notes ?? ''
  }

  /** Plays a move. Resolves once it is on disk, or with the reason why not. */
  play(move: unknown): Promise<Refused | null> {
    const screen = this.screen
    if (screen === null) return Promise.resolve(LOST)
    return this.#ask({
      type: 'play',
      move,
      seen: screen.own.log.length,
      round: screen.table.round,
    })
  }

  /** Keeps the player's notes, a moment after he stops writing. */
  note(text: string): void {
    this.#draft = text
    clearTimeout(this.#draftTimer)
    this.#draftTimer = setTimeout(this.#sendDraft, NOTE_PAUSE)
  }

  /** Help that the table's options allow; its shape is the game's own. */
  advise(wanted: unknown): Promise<{ advice: unknown } | Refused> {
    return new Promise((resolve) => {
      this.#send({ type: 'advise', wanted }, (refused, advice) => resolve(refused ?? { advice }))
    })
  }

  /** Asks for another game with the same people. */
  again(): Promise<Refused | null> {
    return this.#ask({ type: 'again' })
  }

  /** Has a bot play for somebody who stays away. */
  replace(seat: number): Promise<Refused | null> {
    return this.#ask({ type: 'replace', seat })
  }

  /** Hotseat: turns the screen to another of this player's seats. What was being written stays with
   * the seat it was written on. */
  turn(seat: number): Promise<Refused | null> {
    this.#sendDraft()
    return this.#ask({ type: 'turn', seat })
  }

  #ask(command: Wanted): Promise<Refused | null> {
    return new Promise((resolve) => this.#send(command, resolve))
  }

  #send(wanted: Wanted, answer: Pending['answer']): void {
    const id = ++this.#lastId
    const command = { ...wanted, id } as Command
    const pending: Pending = { command, answer, overdue: undefined, again: false }
    this.#pending.set(id, pending)
    this.#write(pending)
  }

  #write(pending: Pending): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#socket.send(JSON.stringify(pending.command))
    pending.overdue = setTimeout(this.#drop, PATIENCE)
  }

  /** A browser does not say why a WebSocket was refused, so the lobby is asked first. */
  async #find(): Promise<void> {
    try {
      await tableInfo(this.code)
    } catch (error) {
      if (this.#closed) return
      if (error instanceof Refusal && error.code.startsWith('table/')) {
        this.line = 'gone'
        this.problem = error
        return
      }
      this.#wait()
      return
    }
    if (!this.#closed) this.#connect()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket`)
    this.#socket = socket
    socket.onmessage = (event: MessageEvent<string>) =>
      this.#hear(JSON.parse(event.data) as Message)
    socket.onclose = () => {
      if (this.#socket === socket) this.#drop()
    }
  }

  /** Gives a line up without waiting for its goodbye, which a dead one never says. */
  #drop = (): void => {
    const socket = this.#socket
    if (socket === null || this.#closed) return
    this.#socket = null
    socket.close()
    for (const { overdue } of this.#pending.values()) clearTimeout(overdue)
    this.line = this.screen === null ? 'opening' : 'lost'
    this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#retry)
    const delay = DELAYS[Math.min(this.#failures, DELAYS.length - 1)] ?? 0
    this.#failures += 1
    // Everybody comes back after a restart: not all in the same instant.
    const spread = delay * (0.75 + Math.random() / 2)
    this.#retry = setTimeout(() => void this.#find(), spread)
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'screen':
        this.#tick(message.at)
        this.#show(message.screen)
        this.#done(message.ok)
        break
      case 'change':
        this.#tick(message.at)
        this.#change(message.table, message.own)
        this.#done(message.ok)
        break
      case 'refused':
        this.#settle(message.id, message)
        break
      case 'advice':
        this.#settle(message.id, null, message.advice)
        break
    }
  }

  #show(screen: Screen): void {
    const before = this.screen?.own.you ?? null
    this.screen = screen
    const turned = before !== null && before !== screen.own.you
    if (this.line !== 'open') this.#opened(turned ? before : null)
    else if (turned) this.#draft = null
  }

  /** The line is there, for the first time or again. `seat` is the one that was shown before, if the
   * house now shows another of this player's: what was under way belongs to it. */
  #opened(seat: number | null): void {
    const underWay = [...this.#pending]
    this.line = 'open'
    this.#failures = 0
    if (seat !== null) void this.#ask({ type: 'turn', seat })
    for (const [id, pending] of underWay) {
      const { type } = pending.command
      if (type === 'play' || type === 'note') {
        pending.again = true
        this.#write(pending)
      } else {
        this.#settle(id, LOST)
      }
    }
  }

  #change(table: unknown, own: unknown): void {
    if (this.screen === null) return
    this.screen = {
      table: table == null ? this.screen.table : (apply(table, this.screen.table) as Common),
      own: own == null ? this.screen.own : (apply(own, this.screen.own) as Own),
    }
  }

  #done(id: number | null | undefined): void {
    if (id != null) this.#settle(id, null)
  }

  #settle(id: number | null, refused: Refused | null, advice?: unknown): void {
    const pending = id === null ? undefined : this.#pending.get(id)
    if (id === null || pending === undefined) return
    this.#pending.delete(id)
    clearTimeout(pending.overdue)
    // Sent a second time and stale: the first one had arrived.
    const arrived = pending.again && refused?.code === 'table/stale'
    pending.answer(arrived ? null : refused, advice)
  }

  #tick(at: number): void {
    this.#at = at
    this.#atSince = performance.now()
  }

  #sendDraft = (): void => {
    clearTimeout(this.#draftTimer)
    const text = this.#draft
    if (text === null) return
    this.#send({ type: 'note', text }, () => {
      if (this.#draft === text) this.#draft = null
    })
  }

  #forget(): void {
    for (const id of [...this.#pending.keys()]) this.#settle(id, LOST)
  }

  #hurry = (): void => {
    if (this.#closed || this.line === 'gone' || this.#socket !== null) return
    this.#failures = 0
    this.#wait()
  }

  /** A phone that slept may hold a dead line that looks alive: a new one costs one screen. */
  #watch = (): void => {
    if (document.visibilityState === 'hidden') {
      this.#hiddenSince = performance.now()
      this.#sendDraft()
    } else if (this.#socket !== null && performance.now() - this.#hiddenSince > LONG_AWAY) {
      this.#drop()
    } else {
      this.#hurry()
    }
  }

  #leave = (): void => {
    this.#sendDraft()
  }
}
