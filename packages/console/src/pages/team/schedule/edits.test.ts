import { describe, expect, it } from 'vitest'
import { addDays } from '../../calendar/days.ts'
import {
  applyTo,
  copyWeek,
  keyOf,
  onlyChanged,
  paste,
  revert,
  type Schedule,
  setHours,
  setWeekly,
  toUpdates,
} from './edits.ts'

const work = [{ from: '09:00', to: '18:00' }]
const short = [{ from: '10:00', to: '14:00' }]
const known = (...entries: [number, string, typeof work][]): Schedule =>
  new Map(entries.map(([staffId, date, hours]) => [keyOf({ staffId, date }), hours]))

describe('edits of a schedule', () => {
  it('every weekday of a period gets the hours, and the weekend stays or is free', () => {
    const weekly = {
      staffIds: [1, 2],
      start: '2026-02-02',
      end: '2026-02-08',
      weekdays: new Set([1, 2, 3, 4, 5]),
      hours: work,
    }
    expect(setWeekly({ ...weekly, clearsOthers: false })).toHaveLength(10)
    const all = setWeekly({ ...weekly, clearsOthers: true })
    expect(all).toHaveLength(14)
    expect(all.filter(({ hours }) => hours.length === 0).map(({ date }) => date)).toEqual([
      '2026-02-07',
      '2026-02-08',
      '2026-02-07',
      '2026-02-08',
    ])
  })

  it('a copied week repeats in the weeks that follow, days off included', () => {
    const schedule = known([1, '2026-02-02', work], [1, '2026-02-06', short])
    const copied = copyWeek(schedule, { staffIds: [1], from: '2026-02-01', weeks: 2 })
    expect(copied).toHaveLength(14)
    expect(copied.filter(({ hours }) => hours.length > 0)).toEqual([
      { staffId: 1, date: '2026-02-09', hours: work },
      { staffId: 1, date: '2026-02-13', hours: short },
      { staffId: 1, date: '2026-02-16', hours: work },
      { staffId: 1, date: '2026-02-20', hours: short },
    ])
  })

  it('what was copied repeats where it is pasted', () => {
    const cells = ['2026-02-02', '2026-02-03', '2026-02-04'].map(date => ({ staffId: 1, date }))
    expect(paste([work, []], cells).map(({ hours }) => hours)).toEqual([work, [], work])
    expect(paste([], cells)).toEqual([])
  })

  it('is written with one call per team member, and without the days that stay as they are', () => {
    const schedule = known([1, '2026-02-02', work], [1, '2026-02-03', []])
    const cells = ['2026-02-03', '2026-02-02', '2026-02-05'].map(date => ({ staffId: 1, date }))
    const edits = onlyChanged(schedule, [
      ...setHours(cells, work),
      { staffId: 2, date: '2026-02-02', hours: [] },
    ])
    expect(toUpdates(edits)).toEqual([
      {
        staff_id: 1,
        start: '2026-02-03',
        end: '2026-02-05',
        body: [
          { date: '2026-02-03', is_working: 1, slots: work },
          { date: '2026-02-05', is_working: 1, slots: work },
        ],
      },
      {
        staff_id: 2,
        start: '2026-02-02',
        end: '2026-02-02',
        body: [{ date: '2026-02-02', is_working: 0, slots: [] }],
      },
    ])
  })

  it('no call is longer than the API allows', () => {
    const days = Array.from({ length: 400 }, (_, index) => addDays('2026-01-01', index))
    const updates = toUpdates(
      setHours(
        days.map(date => ({ staffId: 1, date })),
        work,
      ),
    )
    expect(updates.map(({ start, end, body }) => [start, end, body.length])).toEqual([
      ['2026-01-01', '2027-01-01', 366],
      ['2027-01-02', '2027-02-04', 34],
    ])
  })

  it('can be taken back', () => {
    const schedule = known([1, '2026-02-02', work], [1, '2026-02-03', []])
    const edits = setHours(
      [
        { staffId: 1, date: '2026-02-02' },
        { staffId: 1, date: '2026-02-03' },
      ],
      short,
    )
    const changed = applyTo(schedule, edits)
    expect(changed.get('1 2026-02-03')).toEqual(short)
    expect(applyTo(changed, revert(schedule, edits))).toEqual(schedule)
  })
})
