/** Hires the service worker that keeps what never changes, and says so when there is no network.
 * It would be in the way while the client is being written. */
export function hireWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/worker.js').catch(() => undefined)
}
