import { describe, expect, it } from 'vitest'
import { mergeInstances, nextTitle } from './instances.ts'

const opened = [
  { id: 1, title: 'Chair 1' },
  { id: 2, title: 'Chair 2' },
]

describe('the instances of a resource', () => {
  it('are saved as they were edited', () => {
    const edited = [{ id: 1, title: 'By the window' }, { title: 'Chair 3' }]
    expect(mergeInstances({ opened, current: opened, edited })).toEqual(edited)
  })

  it('keep what somebody else has changed meanwhile', () => {
    const current = [
      { id: 1, title: 'Renamed' },
      { id: 3, title: 'Added' },
    ]
    const edited = [...opened, { title: 'Chair 3' }]
    expect(mergeInstances({ opened, current, edited })).toEqual([
      { id: 1, title: 'Renamed' },
      { title: 'Chair 3' },
      { id: 3, title: 'Added' },
    ])
  })

  it('get the next number of the last one', () => {
    expect(nextTitle('Chair', opened)).toBe('Chair 3')
    expect(nextTitle('Chair', [{ title: 'Room 09' }])).toBe('Room 10')
    expect(nextTitle('Laser', [])).toBe('Laser 1')
    expect(nextTitle('Laser', [{ title: 'Blue one' }])).toBe('Laser 2')
  })
})
