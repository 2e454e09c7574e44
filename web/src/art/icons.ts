/** The signs of the house on a grid of 24. Things are cut out of one piece, with holes in it;
 * deeds are drawn with the pen. */
import { box, disc, star } from './draw.ts'

export type IconName =
  | 'home'
  | 'rules'
  | 'settings'
  | 'person'
  | 'eye'
  | 'link'
  | 'copy'
  | 'share'
  | 'plus'
  | 'minus'
  | 'check'
  | 'cross'
  | 'arrow-left'
  | 'arrow-right'
  | 'undo'
  | 'repeat'
  | 'play'
  | 'pause'
  | 'sound'
  | 'mute'
  | 'bulb'
  | 'pencil'
  | 'notes'
  | 'robot'
  | 'crown'
  | 'flag'
  | 'clock'
  | 'dot'
  | 'refresh'
  | 'qr'
  | 'people'
  | 'door'
  | 'sun'
  | 'moon'
  | 'seal'
  | 'chart'
  | 'menu'
  | 'help'

export interface Sign {
  readonly line?: string
  readonly fill?: string
}

const speaker =
  'M2.5 9.6v4.8a1.6 1.6 0 0 0 1.6 1.6h2.6l4.2 3.6a1.3 1.3 0 0 0 2.1-1V5.4a1.3 1.3 0 0 0-2.1-1L6.7 8H4.1a1.6 1.6 0 0 0-1.6 1.6z'
const crown = 'M4 8.5l4.3 3.5L12 5.5l3.7 6.5L20 8.5l-1.4 8H5.4z'
const flag = 'M5.5 5c4-1.8 8 1.8 13 0v8.5c-5 1.8-9-1.8-13 0z'
const wax = star(12, 12, 10, 9, 7.4)

export const icons: Readonly<Record<IconName, Sign>> = {
  home: {
    fill:
      'M10.5 3.2a2.2 2.2 0 0 1 3 0l7.6 7a1.3 1.3 0 0 1-.9 2.3h-.7v6a2.5 2.5 0 0 1-2.5 2.5H7a2.5 2.5 0 0 1-2.5-2.5v-6h-.7a1.3 1.3 0 0 1-.9-2.3z' +
      'M9.5 21h5v-4.5a2.5 2.5 0 0 0-5 0z',
  },
  rules: {
    fill:
      'M10.9 6.3C9 4.8 6.4 4.2 3.6 4.2a1.4 1.4 0 0 0-1.4 1.4v11.6a1.4 1.4 0 0 0 1.4 1.4c2.8 0 5.4.5 7.3 2z' +
      'M13.1 6.3c1.9-1.5 4.5-2.1 7.3-2.1a1.4 1.4 0 0 1 1.4 1.4v11.6a1.4 1.4 0 0 1-1.4 1.4c-2.8 0-5.4.5-7.3 2z' +
      box(15.4, 8.5, 4, 1.7, 0.85) +
      box(15.4, 12, 4, 1.7, 0.85),
  },
  settings: {
    line: 'M3.5 7h3M14.5 7h6M3.5 17h6M17.5 17h3',
    fill: disc(10.5, 7, 4) + disc(10.5, 7, 1.4) + disc(13.5, 17, 4) + disc(13.5, 17, 1.4),
  },
  person: {
    fill:
      disc(12, 7.4, 4.7) +
      'M3.5 20c0-4.4 3.3-6.8 8.5-6.8s8.5 2.4 8.5 6.8a1.2 1.2 0 0 1-1.2 1.2H4.7A1.2 1.2 0 0 1 3.5 20z',
  },
  eye: {
    fill:
      'M1.8 12.6a1.2 1.2 0 0 1 0-1.2C4.3 7.2 7.8 5 12 5s7.7 2.2 10.2 6.4a1.2 1.2 0 0 1 0 1.2C19.7 16.8 16.2 19 12 19s-7.7-2.2-10.2-6.4z' +
      disc(12, 12, 4.6) +
      disc(12, 12, 2.4),
  },
  link: {
    line: 'M9.3 14.7l5.4-5.4M11 7.2l2.2-2.2a4.1 4.1 0 0 1 5.8 5.8L16.8 13M13 16.8L10.8 19A4.1 4.1 0 0 1 5 13.2L7.2 11',
  },
  copy: {
    line: 'M4.6 15.6a2 2 0 0 1-1.1-1.8V5.5a2 2 0 0 1 2-2h8.3a2 2 0 0 1 1.8 1.1',
    fill: box(7.8, 7.8, 13.4, 13.4, 3),
  },
  share: {
    line: 'M12 14.5V4M7.3 8.2L12 3.5l4.7 4.7M4.5 13v4.5a2.5 2.5 0 0 0 2.5 2.5h10a2.5 2.5 0 0 0 2.5-2.5V13',
  },
  plus: { line: 'M12 4.5v15M4.5 12h15' },
  minus: { line: 'M4.5 12h15' },
  check: { line: 'M4.5 13l5 5L19.5 6.5' },
  cross: { line: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  'arrow-left': { line: 'M20 12H4.5M11 5.5L4.5 12l6.5 6.5' },
  'arrow-right': { line: 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5' },
  undo: { line: 'M8.5 4.5L4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H8' },
  repeat: {
    line: 'M16.5 2.5L20 6l-3.5 3.5M19.5 6H8a4 4 0 0 0-4 4v1M7.5 21.5L4 18l3.5-3.5M4.5 18H16a4 4 0 0 0 4-4v-1',
  },
  play: {
    fill: 'M6.5 5.2v13.6a1.8 1.8 0 0 0 2.7 1.5l11-6.8a1.8 1.8 0 0 0 0-3l-11-6.8a1.8 1.8 0 0 0-2.7 1.5z',
  },
  pause: { fill: box(5, 4, 5, 16, 2) + box(14, 4, 5, 16, 2) },
  sound: { line: 'M16.3 9a4.6 4.6 0 0 1 0 6M19.3 5.8a9.3 9.3 0 0 1 0 12.4', fill: speaker },
  mute: { line: 'M16.5 9.5l5 5M21.5 9.5l-5 5', fill: speaker },
  bulb: {
    fill:
      'M12 2.2a7.3 7.3 0 0 0-4.6 13c.8.7 1.3 1.3 1.3 2.3h6.6c0-1 .5-1.6 1.3-2.3A7.3 7.3 0 0 0 12 2.2z' +
      disc(9.6, 8, 1.6) +
      box(9, 19.3, 6, 2.5, 1.25),
  },
  pencil: {
    fill:
      'M15.5 3.7a2.6 2.6 0 0 1 3.7 0l1.1 1.1a2.6 2.6 0 0 1 0 3.7L9.7 19.1a2 2 0 0 1-1 .6l-4.3 1.1a1 1 0 0 1-1.2-1.2l1.1-4.3a2 2 0 0 1 .6-1z' +
      'M13.2 7.9l2.9 2.9 1.4-1.4-2.9-2.9z',
  },
  notes: {
    fill:
      box(4.2, 2.5, 15.6, 19, 3.2) +
      box(8, 7, 8, 2, 1) +
      box(8, 11, 8, 2, 1) +
      box(8, 15, 4.5, 2, 1),
  },
  robot: {
    line: 'M12 8V5.5M2.2 13v3.5M21.8 13v3.5',
    fill:
      disc(12, 4, 2.2) +
      box(4.2, 8, 15.6, 13, 4) +
      disc(9, 13, 1.8) +
      disc(15, 13, 1.8) +
      box(8.8, 16.7, 6.4, 1.8, 0.9),
  },
  crown: { line: crown + 'M5.5 20.5h13', fill: crown },
  flag: { line: flag + 'M5.5 3.5v17.5', fill: flag },
  clock: {
    fill:
      disc(12, 12, 9.5) +
      'M10.8 7.2a1.2 1.2 0 0 1 2.4 0v4.2l2.7 2a1.2 1.2 0 0 1-1.4 1.9l-3.2-2.3a1.2 1.2 0 0 1-.5-1z',
  },
  dot: { fill: disc(12, 12, 5.5) },
  refresh: { line: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5' },
  qr: {
    line: box(4, 4, 6, 6, 1) + box(14, 4, 6, 6, 1) + box(4, 14, 6, 6, 1),
    fill:
      box(13, 13, 3.2, 3.2, 0.8) +
      box(18, 13, 3.2, 3.2, 0.8) +
      box(13, 18, 3.2, 3.2, 0.8) +
      box(18, 18, 3.2, 3.2, 0.8),
  },
  people: {
    fill:
      disc(8.5, 8, 4) +
      'M1.5 19c0-3.7 2.7-5.7 7-5.7s7 2 7 5.7a1.2 1.2 0 0 1-1.2 1.2H2.7A1.2 1.2 0 0 1 1.5 19z' +
      disc(17, 8.6, 3.2) +
      'M17 13.4c3.4 0 5.5 1.7 5.5 4.9a1.2 1.2 0 0 1-1.2 1.2h-3.7c.2-2.3-.5-4.3-2-5.9.4-.1.9-.2 1.4-.2z',
  },
  door: {
    line: 'M3 20.5h18',
    fill: 'M5.8 20.5V5.5a3 3 0 0 1 3-3h6.4a3 3 0 0 1 3 3v15z' + disc(14.6, 12.3, 1.6),
  },
  sun: {
    line: 'M12 2.3v2M12 19.7v2M2.3 12h2M19.7 12h2M5.2 5.2l1.3 1.3M17.5 17.5l1.3 1.3M5.2 18.8l1.3-1.3M17.5 6.5l1.3-1.3',
    fill: disc(12, 12, 5),
  },
  moon: {
    fill: 'M20.7 14.6a1 1 0 0 0-1.3-1.2A7 7 0 0 1 10.6 4.6a1 1 0 0 0-1.2-1.3 9.1 9.1 0 1 0 11.3 11.3z',
  },
  seal: {
    line: wax,
    fill:
      wax +
      'M12 7a2.9 2.9 0 0 0-1.4 5.4l-.9 3.4a.8.8 0 0 0 .8 1h3a.8.8 0 0 0 .8-1l-.9-3.4A2.9 2.9 0 0 0 12 7z',
  },
  chart: { line: 'M3.8 3.8v14a2.4 2.4 0 0 0 2.4 2.4h14M8.3 5.5v3.5h4v3.5h4V16H20' },
  menu: { line: 'M4 6h16M4 12h16M4 18h16' },
  help: {
    line: 'M7.8 8.3a4.3 4.3 0 1 1 6.8 3.5c-1.7 1.2-2.6 2-2.6 3.5',
    fill: disc(12, 19.7, 1.7),
  },
}
