/** What tells one curve from another besides its ink: the dash of its line and the shape of its
 * points. Shapes are drawn round 0 0. */
export interface Shape {
  readonly dash: string
  readonly path: string
}

const SHAPES: readonly [Shape, ...Shape[]] = [
  { dash: 'none', path: 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z' },
  { dash: '9 5', path: 'M-4-4h8v8h-8z' },
  { dash: '2 5', path: 'M0-5.5L5.5 4.5h-11z' },
  { dash: '12 4 2 4', path: 'M0-6L6 0L0 6L-6 0z' },
  { dash: '5 3', path: 'M-5.5-4.5h11L0 5.5z' },
]

export function shapeOf(place: number): Shape {
  return SHAPES[place % SHAPES.length] ?? SHAPES[0]
}
