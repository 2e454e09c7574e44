import type { Ink } from '../../games/face.ts'

export const INKS: readonly Ink[] = ['teal', 'tomato', 'mustard', 'sky', 'plum']
