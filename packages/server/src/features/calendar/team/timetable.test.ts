import { catalogue, rightSlugs } from '@foyer/contract'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { makeBookable } from '../../../../test/bookings.ts'
import { setNewcomerRights } from '../../../../test/newcomer-rights.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
const get = (query: string, who = as.ownerPerson) =>
  world.app.get(`/account/locations/1/timetable?${query}`, { as: who })

describe('the frame of a timetable', () => {
  it('CAL-01 has the team with its hours, the services and the resources', async () => {
    const { staffId, serviceId } = await makeBookable(world)
    const answer = await get('start=2026-03-02&end=2026-03-03')
    expect(answer.status).toBe(200)
    expect(Check(catalogue.locations.getTimetable.data, answer.json.data)).toBe(true)
    const { staff, services } = answer.json.data
    expect(staff.find(({ id }: { id: number }) => id === staffId)).toEqual({
      id: staffId,
      name: 'Bookable',
      specialization: 'Everything',
      avatar: '',
      is_fired: false,
      user_id: null,
      schedule: ['2026-03-02', '2026-03-03'].map(date => ({
        date,
        is_working: 1,
        slots: [{ from: '00:00', to: '24:00' }],
      })),
    })
    expect(services.find(({ id }: { id: number }) => id === serviceId)).toMatchObject({ price_min: 20 })
  })

  it('CAL-02 needs the right to see appointments, and no other', async () => {
    const asNewcomer = () => get('start=2026-03-02&end=2026-03-02', as.newcomerPerson)
    await setNewcomerRights(
      world,
      rightSlugs.filter(right => right !== 'timetable_access'),
    )
    expect((await asNewcomer()).status).toBe(403)
    await setNewcomerRights(world, ['timetable_access'])
    expect((await asNewcomer()).status).toBe(200)
  })

  it('refuses more than 31 days and an end before the start', async () => {
    expect((await get('start=2026-03-01&end=2026-03-31')).status).toBe(200)
    expect((await get('start=2026-03-01&end=2026-04-01')).status).toBe(422)
    expect((await get('start=2026-03-02&end=2026-03-01')).status).toBe(422)
    expect((await get('start=2026-03-02')).status).toBe(422)
  })
})
