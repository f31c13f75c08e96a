import { describe, expect, it } from 'vitest'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from './facts.ts'

const world = useWorld(withoutWorker)
const get = async (path: string) => (await world.api.get(path, { as: as.owner })).json.data

describe('the demo team', () => {
  it('is what the facts say', async () => {
    const staff = await get('/v1/company/1/staff')
    expect(staff.map(({ id }: { id: number }) => id)).toEqual(demo.team.staff)
    const services = await get('/v1/company/1/services')
    for (const fact of Object.values(demo.services)) {
      const service = services.find(({ id }: { id: number }) => id === fact.id)
      expect(service).toMatchObject({ duration: fact.length, price_min: fact.price })
      expect(service.staff.map(({ id }: { id: number }) => id)).toEqual(fact.staff)
      expect(service.capacity).toBe('capacity' in fact ? fact.capacity : 0)
      const needed = Object.values(demo.resources).filter(resource =>
        (resource.services as readonly number[]).includes(fact.id),
      )
      expect(service.resources).toEqual(needed.map(({ id }) => id))
    }
    const resources = await get('/v1/resources/1')
    for (const fact of Object.values(demo.resources)) {
      const resource = resources.find(({ id }: { id: number }) => id === fact.id)
      expect(resource.instances.map(({ id }: { id: number }) => id)).toEqual(fact.instances)
    }
  })

  it('works from two weeks ago for six weeks, from Monday to Saturday, with a break', async () => {
    const day = (days: number) =>
      new Date(world.clock.now().getTime() + days * 24 * 3_600_000).toISOString().slice(0, 10)
    for (const id of demo.team.staff) {
      const rows = await get(`/v1/schedule/1/${id}/${day(-13)}/${day(40)}`)
      for (const { date, slots } of rows) {
        const isSunday = new Date(date).getUTCDay() === 0
        expect(slots).toHaveLength(isSunday ? 0 : 2)
        if (isSunday) continue
        expect(slots[0].from <= '10:00' && slots[0].to === '13:00').toBe(true)
        expect(slots[1].from <= '14:00' && slots[1].to >= '17:00').toBe(true)
      }
    }
  })

  it('what people make gets ids above those of the demo world', async () => {
    const { json } = await world.api.post('/v1/resources/1', {
      as: as.owner,
      body: { title: 'New', instances: [{ title: 'One' }] },
    })
    expect(json.data.id).toBeGreaterThanOrEqual(1000)
    expect(json.data.instances[0].id).toBeGreaterThanOrEqual(1000)
  })
})
