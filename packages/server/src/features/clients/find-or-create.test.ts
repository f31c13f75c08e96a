import { describe, expect, it } from 'vitest'
import { eventsAfter, lastEventNumber } from '../../../test/events.ts'
import { useWorld, withoutWorker } from '../../../test/world.ts'
import { demo } from '../sandbox/demo-world/facts.ts'
import { findOrCreateClient } from './clients.ts'

const world = useWorld(withoutWorker)
const actor = { partnerId: 1, userId: 2, isSystemUser: false }
const find = (phone: string, locationId = 1) => {
  const { ctx } = world.program
  return ctx.db.transaction(tx => findOrCreateClient(ctx, tx, { locationId, phone, name: 'Guest' }, actor))
}

describe('the client of a booking', () => {
  it('is the one who has the phone, however it is written', async () => {
    const before = await lastEventNumber(world, 1)
    expect(await find('(415) 555-1001')).toEqual({ clientId: demo.clients.first.id, isNew: false })
    expect(await lastEventNumber(world, 1)).toBe(before)
  })

  it('is a new client, with its event, if nobody has the phone', async () => {
    const before = await lastEventNumber(world, 1)
    const { clientId, isNew } = await find('+12125550101')
    expect(isNew).toBe(true)
    expect(await find('+12125550101')).toEqual({ clientId, isNew: false })
    expect(await eventsAfter(world, 1, before)).toMatchObject([
      { resource: 'client', resource_id: clientId, status: 'create', data: { name: 'Guest' } },
    ])
    expect((await find('+12125550101', 2)).clientId).not.toBe(clientId)
  })

  it('many bookings at once get the same client', async () => {
    const before = await lastEventNumber(world, 1)
    const found = await Promise.all(Array.from({ length: 12 }, () => find('+12125550102')))
    expect(new Set(found.map(({ clientId }) => clientId)).size).toBe(1)
    expect(found.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await eventsAfter(world, 1, before)).toHaveLength(1)
  })

  it('returns 422 for an invalid phone', async () => {
    await expect(find('12')).rejects.toMatchObject({ code: 'validation_failed' })
  })
})
