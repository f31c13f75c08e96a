import { describe, expect, it } from 'vitest'
import { findConflicts } from './conflicts.ts'
import { keyOf } from './edits.ts'

const work = [{ from: '09:00', to: '18:00' }]
const monday = { staffId: 1, date: '2026-02-02' }
const at = (time: string, minutes = 60, staffId = 1) => ({
  staff_id: staffId,
  date: `2026-02-02 ${time}:00`,
  datetime: `2026-02-02T${time}:00-08:00`,
  seance_length: minutes * 60,
})
const schedule = new Map([[keyOf(monday), work]])
const find = (appointments: ReturnType<typeof at>[], hours: typeof work, now = '2026-02-01T00:00:00Z') =>
  findConflicts(appointments, { schedule, edits: [{ ...monday, hours }], now: new Date(now) })

describe('appointments outside of new hours', () => {
  it('are those that the change puts there', () => {
    const [early, late] = [at('09:30'), at('16:30')]
    expect(find([early, late], [{ from: '09:00', to: '17:00' }])).toEqual([late])
    expect(find([early, late], [])).toEqual([early, late])
    expect(find([early, late], work)).toEqual([])
  })

  it('are not those that were outside before, are over, or belong to somebody else', () => {
    expect(find([at('19:00'), at('10:00', 60, 2)], [])).toEqual([])
    expect(find([at('10:00')], [], '2026-02-03T00:00:00Z')).toEqual([])
  })

  it('are found when a break is put into them', () => {
    const split = [
      { from: '09:00', to: '12:00' },
      { from: '13:00', to: '18:00' },
    ]
    const through = at('11:30', 120)
    expect(find([through, at('13:00')], split)).toEqual([through])
  })
})
