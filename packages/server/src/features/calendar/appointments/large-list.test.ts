import { beforeAll, describe, expect, it } from 'vitest'
import { makeBookable, newPhone } from '../../../../test/bookings.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { generateWorld } from '../../sandbox/bulk-generator/generator.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const rows = 1_500
const query = 'changed_after=2020-01-01T00:00:00&count=1'
const total = async () =>
  (await world.api.get(`/v1/records/2?${query}`, { as: as.owner })).json.meta.total_count

const generate = (appointments: number) =>
  generateWorld(world.program.ctx.db, {
    locations: 0,
    into: 2,
    staff: 0,
    services: 0,
    clients: 50,
    appointments,
    seed: 1,
    ownerId: demo.owner.id,
    at: new Date('2026-01-01'),
  })

let bookable: { staffId: number; serviceId: number }
beforeAll(async () => {
  bookable = await makeBookable(world, { locationId: 2 })
  await generate(rows)
})

describe('more appointments than are counted each time', () => {
  it('EXA-60 their total is the total now, after each change', async () => {
    expect(await total()).toBe(rows)
    expect(await total()).toBe(rows)
    const { json } = await world.api.post('/v1/records/2', {
      as: as.owner,
      body: {
        staff_id: bookable.staffId,
        services: [{ id: bookable.serviceId }],
        client: { phone: newPhone(), name: 'Guest' },
        datetime: '2027-05-20T10:00:00',
        seance_length: 900,
      },
    })
    expect(await total()).toBe(rows + 1)
    await world.api.delete(`/v1/record/2/${json.data.id}`, { as: as.owner })
    expect(await total()).toBe(rows)
  })

  it('EXA-60 what is generated into a Location counts at once, although it has no events', async () => {
    const before = await total()
    await generate(100)
    expect(await total()).toBe(before + 100)
  })
})
