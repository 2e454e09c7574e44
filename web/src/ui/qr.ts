/** A text as the dots of a QR code, in one path. */
export async function dots(text: string): Promise<{ size: number; path: string }> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size, path }
}
