import { describe, expect, it } from 'vitest'
import { changedServices, servicesOf, staffAfter } from './member-services.ts'

const cut = {
  id: 1,
  duration: 3600,
  staff: [
    { id: 7, seance_length: 3600 },
    { id: 8, seance_length: 2700 },
  ],
}
const colour = { id: 2, duration: 5400, staff: [{ id: 8, seance_length: 5400 }] }

describe('the services of a team member', () => {
  it('are those that name them, with their own duration', () => {
    expect([...servicesOf([cut, colour], 8)]).toEqual([
      [1, 2700],
      [2, 5400],
    ])
    expect(servicesOf([cut, colour], 9).size).toBe(0)
  })

  it('change where they are added, removed or take another time', () => {
    const before = new Map([
      [1, 2700],
      [2, 5400],
    ])
    expect(
      changedServices(
        before,
        new Map([
          [1, 3000],
          [3, 600],
        ]),
      ).sort(),
    ).toEqual([1, 2, 3])
    expect(changedServices(before, new Map(before))).toEqual([])
  })

  it('leave the others who provide the service alone', () => {
    expect(staffAfter(cut, 8, undefined)).toEqual([{ id: 7, seance_length: 3600 }])
    expect(staffAfter(colour, 7, 900)).toEqual([...colour.staff, { id: 7, seance_length: 900 }])
  })
})
