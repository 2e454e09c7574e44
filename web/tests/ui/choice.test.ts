import { flushSync } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import Choice from '../../src/ui/Choice.svelte'
import { one, show } from './show.ts'

const choices = [
  { value: 'none', label: 'None' },
  { value: 'tutor', label: 'Tutor', help: 'Tells what is left.' },
]

describe('a choice', () => {
  it('is a group of radio buttons with a legend', () => {
    const page = show(Choice, { label: 'Help', value: 'tutor', choices })
    expect(one(page, 'fieldset > legend').textContent).toBe('Help')
    expect(one(page, 'input[value="tutor"]')).toHaveProperty('checked', true)
  })

  it('tells what was chosen', () => {
    const onchange = vi.fn()
    const page = show(Choice, { label: 'Help', value: 'tutor', choices, onchange })
    one(page, 'input[value="none"]').click()
    flushSync()
    expect(onchange).toHaveBeenCalledExactlyOnceWith('none')
  })

  it('reads the help with the choice it belongs to', () => {
    const page = show(Choice, { label: 'Help', value: 'none', choices })
    const help = one(page, 'small')
    expect(one(page, 'input[value="tutor"]').getAttribute('aria-describedby')).toBe(help.id)
    expect(one(page, 'input[value="none"]').hasAttribute('aria-describedby')).toBe(false)
  })
})
