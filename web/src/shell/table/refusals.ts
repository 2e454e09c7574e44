/** What the house would not do, said in passing. A line that broke has a banner of its own. */
import type { Refused } from '../../net/wire.ts'
import { play } from '../../ui/sound.ts'
import { toast } from '../../ui/toasts.svelte.ts'

export function sayRefusal<T extends Refused | object | null>(answer: T): T {
  if (answer !== null && 'code' in answer && answer.code !== 'net/lost') {
    toast(answer.text, 'refusal')
    play('refused')
  }
  return answer
}
