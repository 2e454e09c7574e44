import { describe, expect, it } from 'vitest'
import { faceFor, format, parse, parts, randomFace, robotLevel } from '../../src/art/faces.ts'
import { standsOut } from '../../src/art/features/contrast.ts'
import { portrait } from '../../src/art/portrait.ts'

/** What the server takes for a face. */
const ALLOWED = /^[\w:.-]{0,64}$/

describe('a face', () => {
  it('is the same after being read and written', () => {
    for (let i = 0; i < 200; i += 1) {
      const face = randomFace()
      expect(format(parse(face))).toBe(face)
    }
  })

  it('has every variant of every part within reach', () => {
    for (const part of parts) {
      for (let at = 0; at < part.variants; at += 1) {
        const features = { ...parse(''), [part.name]: at }
        expect(parse(format(features))).toEqual(features)
        expect(() => portrait(features)).not.toThrow()
      }
    }
  })

  it('is short enough for the server, even at its longest', () => {
    expect(parts.map((part) => part.variants - 1).join('.')).toMatch(ALLOWED)
  })

  it.each([
    '',
    '.',
    '7',
    '-1.-2',
    '999.999.999',
    'NaN.é.<svg>',
    '1.2.3.4.5.6.7.8.9.10.11.12.13.14',
    ':',
  ])('is sound whatever the text: %j', (text) => {
    const features = parse(text)
    for (const part of parts) {
      expect(features[part.name]).toBeGreaterThanOrEqual(0)
      expect(features[part.name]).toBeLessThan(part.variants)
    }
    expect(() => portrait(features)).not.toThrow()
  })
})

describe('a face by chance', () => {
  it('is one that the server takes', () => {
    for (let i = 0; i < 200; i += 1) expect(randomFace()).toMatch(ALLOWED)
  })

  it('stands out on its ground, for any skin and hair', () => {
    const variants = (name: string): number[] =>
      Array.from({ length: parts.find((part) => part.name === name)?.variants ?? 0 }, (_, i) => i)
    for (const skin of variants('skin')) {
      for (const dye of variants('dye')) {
        const somewhere = variants('ground').some((ground) =>
          standsOut({ ...parse(''), skin, dye, ground }),
        )
        expect(somewhere).toBe(true)
      }
    }
    for (let i = 0; i < 200; i += 1) expect(standsOut(parse(randomFace()))).toBe(true)
  })

  it('follows from a text', () => {
    expect(faceFor('Camille')).toBe(faceFor('Camille'))
    expect(faceFor('Camille')).not.toBe(faceFor('Camillo'))
    expect(faceFor('')).toMatch(ALLOWED)
  })

  it('gives a crowd of different people', () => {
    const crowd = Array.from({ length: 100 }, (_, i) => faceFor(`joueur ${i}`))
    expect(new Set(crowd).size).toBe(100)
  })
})

describe('the face of a bot', () => {
  it('tells its level', () => {
    expect(robotLevel('bot:expert')).toBe('expert')
    expect(robotLevel('bot:')).toBe('')
    expect(robotLevel('3.1.0')).toBeNull()
    expect(robotLevel('')).toBeNull()
  })
})
