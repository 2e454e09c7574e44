import { describe, expect, it } from 'vitest'
import { momentPath, routeOf } from '../../src/shell/routes.ts'

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/jeux/cqfd', { page: 'game', game: 'cqfd' }],
    ['/jeux/cqfd/', { page: 'game', game: 'cqfd' }],
    ['/jeux/cqfd/regles', { page: 'rules', game: 'cqfd' }],
    ['/jeux/cqfd/apprendre', { page: 'learn', game: 'cqfd' }],
    ['/jeux/cqfd/creer', { page: 'create', game: 'cqfd' }],
    ['/t/K7QX2MRA', { page: 'table', code: 'K7QX2MRA', lesson: false }],
    ['/moi', { page: 'me' }],
    ['/reglages', { page: 'settings' }],
    ['/kit', { page: 'kit' }],
  ])('%s leads to its page', (path, route) => {
    expect(routeOf(path)).toEqual(route)
  })

  it.each([
    '/jeux',
    '/jeux/cqfd/toString',
    '/jeux/cqfd/regles/plus',
    '/t',
    '/t/A/b',
    '/moi/x',
    '/x',
  ])('%s leads nowhere', (path) => {
    expect(routeOf(path)).toEqual({ page: 'nowhere' })
  })

  it('knows a lesson by its address', () => {
    expect(routeOf('/t/A', '?lecon')).toEqual({ page: 'table', code: 'A', lesson: true })
  })

  it('finds the moment that a link names', () => {
    const { pathname, search } = new URL(momentPath('A', 12, 1), 'http://house')
    expect(routeOf(pathname, search)).toEqual({ page: 'review', code: 'A', at: 12, seat: 1 })
  })

  it.each(['', '?at=x&place=y', '?at=-3&place=0', '?at=1.5&place=0.2'])(
    'begins at the beginning when a link says « %s »',
    (search) => {
      expect(routeOf('/t/A/revoir', search)).toEqual({ page: 'review', code: 'A', at: 0, seat: 0 })
    },
  )
})
