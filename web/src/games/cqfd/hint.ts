/** Why a question cannot be asked yet, in words; or that it can. */
import { count, say } from '../../i18n.svelte.ts'
import type { Hand } from '../../net/wire.ts'
import { total, trouble, type Question } from './question.ts'
import { composeWords as words } from './words.ts'

export function hintOf(draft: Question, shape: Hand, mine: boolean): string {
  if (total(draft) === 0) return say(mine ? words.start : words.prepare)
  const wrong = trouble(draft, shape)
  switch (wrong?.why) {
    case 'cards-missing':
      return count(wrong.n, words.oneMissing, words.manyMissing)
    case 'cards-too-many':
      return count(wrong.n, words.oneTooMany, words.manyTooMany)
    case 'too-many-of-a-rank':
      return say(words.tooManyOfARank, { n: wrong.most })
    case 'ranks-missing':
      return say(words.ranksMissing, { n: wrong.least })
    default:
      return say(mine ? words.ready : words.notYourTurn)
  }
}
