/** Puts a link on the clipboard, and says so. */
import { say } from '../i18n.svelte.ts'
import { toast } from '../ui/toasts.svelte.ts'
import { words } from './words.ts'

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast(say(words.copied))
  } catch {
    // Over plain HTTP, as in a living room, browsers keep the clipboard to themselves.
    toast(say(words.copyYourself), 'refusal')
  }
}
