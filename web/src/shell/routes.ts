/** The addresses of the house, and what stands at each. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'game'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'create'; readonly game: string }
  | { readonly page: 'table'; readonly code: string; readonly lesson: boolean }
  | { readonly page: 'review'; readonly code: string; readonly at: number; readonly seat: number }
  | { readonly page: 'me' }
  | { readonly page: 'settings' }
  | { readonly page: 'kit' }
  | { readonly page: 'nowhere' }

const OF_A_GAME = { regles: 'rules', apprendre: 'learn', creer: 'create' } as const

/** What an address leads to. Every address leads somewhere, if only to « nowhere ». */
export function routeOf(path: string, search = ''): Route {
  const query = new URLSearchParams(search)
  const [first, second, third, ...more] = path.split('/').filter((part) => part !== '')
  if (more.length > 0) return { page: 'nowhere' }
  if (first === undefined) return { page: 'home' }
  if (first === 'jeux' && second !== undefined) return ofGame(second, third)
  if (first === 't' && second !== undefined) return ofTable(second, third, query)
  if (second !== undefined) return { page: 'nowhere' }
  if (first === 'moi') return { page: 'me' }
  if (first === 'reglages') return { page: 'settings' }
  if (first === 'kit') return { page: 'kit' }
  return { page: 'nowhere' }
}

/** The address of a moment of a finished game. Players count moments and places as they read them:
 * places from one. */
export function momentPath(code: string, at: number, seat: number): string {
  return `/t/${code}/revoir?at=${at}&place=${seat + 1}`
}

function ofGame(game: string, part: string | undefined): Route {
  if (part === undefined) return { page: 'game', game }
  if (Object.hasOwn(OF_A_GAME, part))
    return { page: OF_A_GAME[part as keyof typeof OF_A_GAME], game }
  return { page: 'nowhere' }
}

function ofTable(code: string, part: string | undefined, query: URLSearchParams): Route {
  if (part === undefined) return { page: 'table', code, lesson: query.has('lecon') }
  if (part !== 'revoir') return { page: 'nowhere' }
  return {
    page: 'review',
    code,
    at: natural(query.get('at'), 0),
    seat: natural(query.get('place'), 1) - 1,
  }
}

function natural(text: string | null, least: number): number {
  const value = Number(text ?? least)
  return Number.isInteger(value) && value >= least ? value : least
}
