/** A table that is being thought of: what the form holds, and what the house is asked for. */
import type { ClockRule } from '../../net/api.ts'
import type { GameInfo, NewTable, OptionInfo } from '../../net/wire.ts'
import { levelsOf, middleLevel } from '../shelf/levels.ts'

export type Company = 'friends' | 'bots' | 'screen'

/** The clocks one can choose, by their bank in minutes. */
export const CLOCKS: readonly Required<ClockRule>[] = [
  { bank: 120, increment: 3 },
  { bank: 300, increment: 5 },
  { bank: 600, increment: 10 },
]

export class Plan {
  readonly game: GameInfo
  company = $state<Company>('friends')
  seats = $state('2')
  level = $state('')
  /** Of the others round this screen. */
  others = $state<string[]>([])
  /** The values of the options, as the form's controls hold them: in words. */
  chosen = $state<Record<string, string>>({})
  /** The bank of the clock in seconds, or nothing. */
  clock = $state('')

  constructor(game: GameInfo) {
    this.game = game
    this.seats = String(game.seats[0] ?? 2)
    this.level = middleLevel(levelsOf(game))
    for (const option of game.options) this.chosen[option.name] = String(option.default)
  }

  /** What the house is asked for. `nameOf` calls those who were given no name. */
  wanted(nameOf: (number: number) => string): Omit<NewTable, 'share'> {
    const others = Number(this.seats) - 1
    const clock = CLOCKS.find(({ bank }) => String(bank) === this.clock)
    return {
      game: this.game.id,
      seats: others + 1,
      options: Object.fromEntries(
        this.game.options.map((option) => [option.name, this.#valueOf(option)]),
      ),
      ...(this.company === 'bots' ? { bots: Array<string>(others).fill(this.level) } : {}),
      ...(this.company === 'screen'
        ? {
            hotseat: Array.from(
              { length: others },
              (_, i) => this.others[i]?.trim() || nameOf(i + 2),
            ),
          }
        : {}),
      ...(clock === undefined ? {} : { clock }),
      begin: this.company !== 'friends',
    }
  }

  /** Choices are numbers, words or yes and no; a control knows only words. */
  #valueOf(option: OptionInfo): unknown {
    return option.choices.find((choice) => String(choice) === this.chosen[option.name])
  }
}
