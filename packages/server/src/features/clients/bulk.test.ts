import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { eventsAfter, lastEventNumber } from '../../../test/events.ts'
import { as, useWorld, withoutWorker } from '../../../test/world.ts'
import { demo } from '../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const bulk = (body: unknown, who = as.owner) => world.api.post('/v1/clients/1/bulk', { as: who, body })

describe('creating several clients', () => {
  it('every client is on its own: valid ones are created, the others are named with their index', async () => {
    const before = await lastEventNumber(world, 1)
    const { status, json } = await bulk([
      { name: 'One', phone: '+12125550101', spent: '1.5' },
      { name: 'No phone' },
      { name: 'One again', phone: '2125550101' },
      { name: 'Known', phone: demo.clients.first.phone },
      'text',
      null,
      { name: 'Stranger', phone: '+12125550102', categories: [987_654] },
      { name: 'Two', phone: '+12125550103', categories: [demo.clientCategories.vip] },
    ])
    expect(status).toBe(200)
    expect(Check(catalogue.clients.createMany.data, json.data)).toBe(true)
    const { created, errors } = json.data
    expect(created.map(({ name }: { name: string }) => name)).toEqual(['One', 'Two'])
    expect(errors.map(({ index }: { index: number }) => index)).toEqual([1, 2, 3, 4, 5, 6])
    expect(errors[0]).toEqual({
      index: 1,
      message: 'phone is required.',
      errors: { phone: ['is required'] },
    })
    expect(errors[1]).toEqual({ index: 2, message: 'Another client of this Location has that phone.' })
    expect(errors[5].errors).toHaveProperty('categories')
    const events = await eventsAfter(world, 1, before)
    expect(events.map(({ data }) => data)).toEqual(created)
    const [stranger] = await world.query("select count(*)::int from clients where phone = '+12125550102'")
    expect(stranger).toEqual({ count: 0 })
  })

  it('an empty list creates nothing, 301 and what is no list are 422', async () => {
    expect((await bulk([])).json.data).toEqual({ created: [], errors: [] })
    expect((await bulk(Array(301).fill({}))).status).toBe(422)
    expect((await bulk({ name: 'One', phone: '+12125550109' })).status).toBe(422)
    expect((await bulk(undefined)).status).toBe(422)
  })

  it('AUT-04 it needs the right of its module', async () => {
    expect((await bulk([{}], as.newcomer)).status).toBe(403)
  })
})
