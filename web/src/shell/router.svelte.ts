/** Where the player is in the house. Links are plain links; the ones that stay inside are taken
 * here, so that no page is loaded twice. */
import { routeOf, type Route } from './routes.ts'

let current = $state.raw<Route>(here())
let walked = false

/** The page that is shown. */
export const route = {
  get now(): Route {
    return current
  },
}

/** Goes to another page of the house. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path)
  else history.replaceState(null, '', path)
  walked = true
  current = here()
  scrollTo(0, 0)
}

/** This page has become another one without a walk. */
export function arrive(): void {
  walked = true
}

/** True once after each walk: the new page's heading takes the focus, so that who listens to the
 * page hears where he is. The first page of a visit is left alone. */
export function justWalked(): boolean {
  const answer = walked
  walked = false
  return answer
}

/** Takes the clicks on inner links, and the browser's back and forward. */
export function listen(): () => void {
  const back = () => {
    walked = true
    current = here()
  }
  document.addEventListener('click', follow)
  addEventListener('popstate', back)
  return () => {
    document.removeEventListener('click', follow)
    removeEventListener('popstate', back)
  }
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || !staysInside(link)) return
  event.preventDefault()
  go(link.pathname + link.search)
}

function staysInside(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) {
    return false
  }
  const toPart = link.hash !== '' && link.pathname === location.pathname
  return !toPart && !link.pathname.startsWith('/api/')
}

function here(): Route {
  return routeOf(location.pathname, location.search)
}
