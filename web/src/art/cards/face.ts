/** What is printed on a card. */
import type { Shape } from '../shape.ts'
import type { CardPaint } from './paint.ts'

export interface CardFace {
  readonly panel: CardPaint
  readonly shapes: readonly Shape<CardPaint>[]
  /** The paint of the index in the corner. */
  readonly index: CardPaint
  /** The large index in the middle and the line it stands on; none where a figure stands. */
  readonly large?: { readonly paint: CardPaint; readonly y: number }
}
