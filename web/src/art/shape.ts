/** What all drawings are made of: a path, filled in with a paint or drawn with it. */
export interface Shape<Paint extends string = string> {
  readonly d: string
  readonly fill?: Paint
  readonly line?: Paint
  readonly width?: number
}

export function fill<Paint extends string>(paint: Paint, d: string): Shape<Paint> {
  return { d, fill: paint }
}

export function line<Paint extends string>(paint: Paint, width: number, d: string): Shape<Paint> {
  return { d, line: paint, width }
}
