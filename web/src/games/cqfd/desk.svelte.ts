/** One player's place at the table: what lies before him, and what he does with it. */
import type { Hand, Refused } from '../../net/wire.ts'
import type { BoardProps } from '../face.ts'
import { dealOf, lastAsker, other, type Seat } from './deal.ts'
import {
  readNotes,
  strikesOf,
  toggleStrike,
  writeNotes,
  type Notebook,
  type Strike,
} from './notes.ts'
import { blank, offered, USUAL, type Question } from './question.ts'
import type { Suggested, Unproven, View } from './wire.ts'

export class Desk {
  readonly #props: () => BoardProps
  #checked = $state.raw<{ readonly when: string; readonly strikes: readonly Strike[] } | null>(null)

  constructor(props: () => BoardProps) {
    this.#props = props
  }

  readonly view: View = $derived.by(() => this.#props().screen.own.view as View)
  readonly deal = $derived.by(() => dealOf(this.view))
  /** An onlooker sits behind the first player, without his cards. */
  readonly me = $derived.by(() => (this.#props().screen.own.you ?? 0) as Seat)
  readonly them = $derived.by(() => other(this.me))
  readonly seated = $derived.by(() => this.#props().screen.own.you !== null)
  readonly newest = $derived.by(() => lastAsker(this.view))
  readonly page = $derived.by(() => readNotes(this.#props().notes, this.deal.number))
  /** The shape of the question that may be asked now. */
  readonly offer: Hand | null = $derived.by(() => offered(this.#props().screen.own.offers))
  readonly shape: Hand = $derived(this.offer ?? USUAL)
  readonly mayWrite = $derived.by(() => this.#props().acts !== null)
  readonly asking = $derived.by(() => this.mayWrite && this.view.phase === 'ask')
  readonly mayGoOn = $derived.by(
    () => this.mayWrite && this.#props().screen.own.offers.some(({ verb }) => verb === 'ready'),
  )
  /** Whether the house says which strikes are not proven. */
  readonly checks = $derived.by(() => ['verifier', 'tuteur'].includes(this.view.options.aid ?? ''))
  /** Whether there is a corner to write in: without the pencil, that is the line of deductions. */
  readonly jots = $derived.by(
    () =>
      this.seated && this.view.options.aid !== 'aucune' && (this.mayWrite || this.page.text !== ''),
  )
  /** Until something is known that was not: advice speaks of one moment. */
  readonly when = $derived(`${this.deal.number}.${this.deal.sheets[this.me].length}`)
  readonly unproven = $derived.by(() =>
    this.#checked?.when === this.when ? this.#checked.strikes : [],
  )

  edit(change: Partial<Notebook>): void {
    this.#props().acts?.note(writeNotes({ ...this.page, ...change }))
  }

  strike(rank: number, count: number): void {
    this.edit(toggleStrike(this.page, rank, count))
  }

  async ask(question: Question): Promise<Refused | null> {
    const refused = await this.#play({ verb: 'ask', question })
    if (refused === null) this.edit({ draft: blank(this.shape) })
    return refused
  }

  goOn(): Promise<Refused | null> {
    return this.#play({ verb: 'ready' })
  }

  /** Which strikes the answers do not prove; or why that cannot be told. */
  async check(): Promise<readonly Strike[] | Refused> {
    const { when } = this
    const told = await this.#advise<Unproven>({
      aid: 'check-strikes',
      strikes: strikesOf(this.page),
    })
    if ('type' in told) return told
    this.#checked = { when, strikes: told.strikes }
    return told.strikes
  }

  suggest(): Promise<Suggested | Refused> {
    return this.#advise<Suggested>({ aid: 'best-question' })
  }

  async #play(move: unknown): Promise<Refused | null> {
    return (await this.#props().acts?.play(move)) ?? null
  }

  async #advise<T extends object>(wanted: unknown): Promise<T | Refused> {
    const told = await this.#props().acts?.advise(wanted)
    if (told === undefined) return { type: 'refused', id: null, code: 'net/lost', text: '' }
    return 'advice' in told ? (told.advice as T) : told
  }
}
