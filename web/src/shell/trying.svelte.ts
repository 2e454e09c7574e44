/** Something that is being done: a button shows it, and a refusal is said. */
import { say } from '../i18n.svelte.ts'
import { Refusal, UNREACHABLE } from '../net/api.ts'
import { toast } from '../ui/toasts.svelte.ts'
import { words } from './words.ts'

export class Trying {
  busy = $state(false)

  /** Does it, unless it is being done already. */
  async try(what: () => Promise<unknown>): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      await what()
    } catch (error) {
      complain(error)
    } finally {
      this.busy = false
    }
  }
}

function complain(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
  toast(error.code === UNREACHABLE ? say(words.noAnswer) : error.message, 'refusal')
}
