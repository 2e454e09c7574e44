/** Coming from another device: the key in the address is taken out of it before anything else. */
export function keyInAddress(): string | null {
  const key = location.hash.slice(1)
  if (key === '') return null
  history.replaceState(null, '', location.pathname)
  return key
}
