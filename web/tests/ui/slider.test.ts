import { describe, expect, it, vi } from 'vitest'
import Chart from '../../src/ui/Chart.svelte'
import type { Series } from '../../src/ui/chart.ts'
import { one, press, show } from './show.ts'

const series: readonly Series[] = [
  { name: 'Ada', ink: 'teal', points: [90, 30, 1], mark: 2 },
  { name: 'Boris', ink: 'plum', points: [90, 60, 7] },
]

describe('the chart', () => {
  it('is a slider over its moments', () => {
    const slider = one(
      show(Chart, { series, at: 1, label: 'Worlds', onpick: vi.fn() }),
      '[role="slider"]',
    )
    expect(slider.getAttribute('aria-valuemax')).toBe('2')
    expect(slider.getAttribute('aria-valuetext')).toMatch(/1, Ada 30, Boris 60$/)
  })

  it('picks by keyboard, and only another moment', () => {
    const onpick = vi.fn()
    const slider = one(show(Chart, { series, at: 2, label: 'Worlds', onpick }), '[role="slider"]')
    press(slider, 'ArrowRight')
    press(slider, 'ArrowLeft')
    expect(onpick).toHaveBeenCalledExactlyOnceWith(1)
  })

  it('is only looked at when nothing can be picked', () => {
    const page = show(Chart, { series, at: 0, label: 'Worlds' })
    expect(page.querySelector('[role="slider"]')).toBeNull()
  })

  it('says in a table all that it draws', () => {
    const page = show(Chart, { series, at: 0, label: 'Worlds' })
    const rows = [...page.querySelectorAll('tbody tr')]
    const cells = rows.map((row) =>
      [...row.querySelectorAll('td')].map((cell) => parseInt(cell.textContent)),
    )
    expect(cells).toEqual([
      [90, 90],
      [30, 60],
      [1, 7],
    ])
  })
})
