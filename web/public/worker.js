/* Keeps what never changes, and has a page to show when there is no network. What the house says
   (/api) is never kept: a game is played with the house, or not at all. */
const KEPT = 'perspicace-1'
const OFFLINE = ['/offline.html', '/offline.css']
/** Files of earlier editions leave by the far end. */
const MOST = 200

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(OFFLINE))
      .then(() => self.skipWaiting()),
  )
})

addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (OFFLINE.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(request)))
})

/** The page of the moment, or the one that says that there is no network. */
async function page(request) {
  try {
    return await fetch(request)
  } catch {
    return kept('/offline.html')
  }
}

/** A file with its digest in its name: the same name is the same file for ever. */
async function asset(request) {
  const before = await caches.match(request)
  if (before) return before
  const response = await fetch(request)
  if (response.ok) {
    const cache = await caches.open(KEPT)
    await cache.put(request, response.clone())
    await trim(cache)
  }
  return response
}

async function trim(cache) {
  const assets = (await cache.keys()).filter(({ url }) =>
    new URL(url).pathname.startsWith('/assets/'),
  )
  const old = assets.slice(0, Math.max(0, assets.length - MOST))
  await Promise.all(old.map((request) => cache.delete(request)))
}

async function kept(request) {
  return (await caches.match(request)) ?? Response.error()
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))
}
