/** The paints of the cards: the inks, and what they make one over the other. */
import { inks } from '../inks.ts'

export const cardPaints = {
  ...inks,
  pink: '#f1a08e',
  olive: '#8c8f32',
  fair: '#f8d9b8',
  tan: '#dd9f6e',
  brown: '#9c5f3a',
  deep: '#7c4526',
  rose: '#e58b6d',
  pine: '#17706b',
} as const

export type CardPaint = keyof typeof cardPaints
