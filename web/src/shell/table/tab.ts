/** What the tab of a table says while one looks elsewhere. */
import type { Names } from '../../games/face.ts'
import { say } from '../../i18n.svelte.ts'
import type { Screen } from '../../net/wire.ts'
import { isMine } from './turns.ts'
import { words } from './words.ts'

export function tabText(screen: Screen, who: Names, game: string): string {
  return `${whatGoesOn(screen, who)} — ${game}`
}

function whatGoesOn(screen: Screen, who: Names): string {
  const { phase, waiting } = screen.table
  if (phase === 'gathering') return say(words.gatheringTab)
  if (phase === 'over') return say(words.overTab)
  if (isMine(screen) && screen.own.yours.length === 1) return say(words.yourTurnTab)
  const [one, ...others] = waiting
  if (one === undefined) return say(words.playingTab)
  return others.length > 0
    ? say(words.severalTab, { names: waiting.map(who).join(', ') })
    : say(words.turnTab, { name: who(one) })
}

/** The little picture in the tab: lit when it is your turn. */
export function lightTab(lit: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon !== null) icon.href = lit ? '/favicon-turn.svg' : '/favicon.svg'
}
