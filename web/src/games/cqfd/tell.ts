/** A line of the log as a sentence. */
import { say } from '../../i18n.svelte.ts'
import type { Names } from '../face.ts'
import { writeCards } from './names.ts'
import type { AnyEvent, Asked, Finished } from './wire.ts'
import { tellWords as words } from './words.ts'

export function tell(event: unknown, who: Names, you: number | null): string | null {
  const told = event as AnyEvent
  switch (told.event) {
    case 'led':
      return told.seat === you ? say(words.youLead) : say(words.theyLead, { who: who(told.seat) })
    case 'dealt':
      return told.deal === 1 ? say(words.firstDeal) : say(words.nextDeal, { n: told.deal })
    case 'asked':
      return asked(told, who, you)
    case 'finished':
      return [found(told, who, you), ...hands(told, who, you)].join(' ')
    case 'readied':
      return told.seat === you ? say(words.youGoOn) : say(words.theyGoOn, { who: who(told.seat) })
    default:
      return null
  }
}

function asked({ seat, question, answer }: Asked, who: Names, you: number | null): string {
  const fill = { who: who(seat), cards: writeCards(question), answer }
  return say(seat === you ? words.youAsk : words.theyAsk, fill)
}

function found({ winners }: Finished, who: Names, you: number | null): string {
  const [first] = winners
  if (first === undefined) return say(words.nobodyFound)
  if (winners.length > 1) return say(words.bothFound)
  return first === you ? say(words.youFound) : say(words.theyFound, { who: who(first) })
}

function hands(event: Finished, who: Names, you: number | null): readonly string[] {
  return event.hands.map((hand, seat) => {
    const fill = { who: who(seat), cards: writeCards(hand) }
    return say(seat === you ? words.yourHand : words.theirHand, fill)
  })
}
