/** Closed figures as path data, so that all art is made of one thing. */

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`
}

export function disc(x: number, y: number, r: number): string {
  return ellipse(x, y, r, r)
}

export function box(x: number, y: number, width: number, height: number, round = 0): string {
  const corner = `a${round} ${round} 0 0 1`
  const across = width - 2 * round
  const down = height - 2 * round
  return (
    `M${x + round} ${y}h${across}${corner} ${round} ${round}v${down}${corner} ${-round} ${round}` +
    `h${-across}${corner} ${-round} ${-round}v${-down}${corner} ${round} ${-round}z`
  )
}

/** A disc with a hole in it, cut by turning the other way. */
export function ring(x: number, y: number, outer: number, inner: number): string {
  return (
    disc(x, y, outer) +
    `M${x - inner} ${y}a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0 ${-2 * inner} 0z`
  )
}

/** A slice of a disc between two angles in degrees. */
export function wedge(x: number, y: number, r: number, from: number, to: number): string {
  return `M${x} ${y}L${around(x, y, r, from)}A${r} ${r} 0 0 1 ${around(x, y, r, to)}z`
}

/** A star of `points` points; a regular polygon when both radii are those of its corners. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) =>
    around(x, y, i % 2 === 0 ? outer : inner, (180 * i) / points - 90),
  )
  return `M${corners.join('L')}z`
}

function around(x: number, y: number, r: number, degrees: number): string {
  const angle = (Math.PI * degrees) / 180
  return `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`
}

function round(n: number): number {
  return Math.round(n * 100) / 100
}
