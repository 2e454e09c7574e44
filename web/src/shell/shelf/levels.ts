/** The bots of a game that have a name: those a player can choose between, from weak to strong. */
import { faceOf } from '../../games/index.ts'
import { say } from '../../i18n.svelte.ts'
import type { GameInfo } from '../../net/wire.ts'

export function levelsOf(game: GameInfo): readonly string[] {
  const named = faceOf(game.id)?.bots ?? {}
  const levels = game.bots.filter((level) => Object.hasOwn(named, level))
  return levels.length > 0 ? levels : game.bots
}

/** The one to begin with. */
export function middleLevel(levels: readonly string[]): string {
  return levels[Math.floor(levels.length / 2)] ?? ''
}

export function levelName(game: string, level: string): string {
  const bot = faceOf(game)?.bots[level]
  return bot === undefined ? level : say(bot.name)
}

/** For a `Choice`. */
export function levelChoices(game: GameInfo): { value: string; label: string; help?: string }[] {
  return levelsOf(game).map((value) => {
    const bot = faceOf(game.id)?.bots[value]
    return bot === undefined
      ? { value, label: value }
      : { value, label: say(bot.name), help: say(bot.about) }
  })
}
