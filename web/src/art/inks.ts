/** The inks as they are printed: art keeps its colours whatever the theme of the page. */
export const inks = {
  paper: '#f6f0e4',
  white: '#fffaf0',
  ink: '#1d2a44',
  tomato: '#e2492f',
  mustard: '#f2b134',
  teal: '#1e8a84',
  sky: '#7fb7d6',
  plum: '#6b3f69',
} as const

export type PrintInk = keyof typeof inks
