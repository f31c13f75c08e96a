import { describe, expect, it } from 'vitest'
import { areSame, findProblem, type Hours, isWithin, minutesOf, nextSlot, normalize } from './hours.ts'

const hours = (...pairs: [string, string][]): Hours => pairs.map(([from, to]) => ({ from, to }))

describe('working hours', () => {
  it.each<[string, Hours, ReturnType<typeof findProblem>]>([
    ['a day off', [], undefined],
    ['two slots that touch', hours(['09:00', '12:00'], ['12:00', '15:00']), undefined],
    ['the whole day', hours(['00:00', '24:00']), undefined],
    ['slots in any order', hours(['14:00', '18:00'], ['09:00', '13:00']), undefined],
    ['an empty time', hours(['', '18:00']), 'incomplete'],
    ['a beginning at 24:00', hours(['24:00', '24:00']), 'incomplete'],
    ['an end before the beginning', hours(['18:00', '09:00']), 'end-before-start'],
    ['no time at all', hours(['09:00', '09:00']), 'end-before-start'],
    ['slots that overlap', hours(['14:00', '18:00'], ['09:00', '14:01']), 'overlap'],
  ])('%s: %#', (_, given, problem) => {
    expect(findProblem(given)).toBe(problem)
  })

  it('are in order, and what touches is one', () => {
    expect(normalize(hours(['12:00', '15:00'], ['16:00', '17:00'], ['09:00', '12:00']))).toEqual(
      hours(['09:00', '15:00'], ['16:00', '17:00']),
    )
    expect(areSame(hours(['09:00', '12:00'], ['12:00', '15:00']), hours(['09:00', '15:00']))).toBe(true)
    expect(areSame(hours(['09:00', '12:00']), [])).toBe(false)
  })

  it('contain a time only when no break interrupts it', () => {
    const day = hours(['09:00', '13:00'], ['14:00', '18:00'])
    expect(isWithin(day, 9 * 60, 13 * 60)).toBe(true)
    expect(isWithin(day, 12 * 60, 15 * 60)).toBe(false)
    expect(isWithin([], 9 * 60, 10 * 60)).toBe(false)
    expect(minutesOf(day)).toBe(480)
  })

  it('offer a next slot that is allowed', () => {
    expect(nextSlot([])).toEqual({ from: '09:00', to: '18:00' })
    expect(nextSlot(hours(['09:00', '13:00']))).toEqual({ from: '14:00', to: '18:00' })
    expect(nextSlot(hours(['09:00', '22:30']))).toEqual({ from: '23:00', to: '24:00' })
  })
})
