import { describe, expect, it } from 'vitest'
import { newPhone, useBookable } from '../../../../test/bookings.ts'
import { useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
const { create, update, remove } = useBookable(world)

describe('an appointment without services and without a client', () => {
  it('EXA-73 takes the time of the team member, and has no visit', async () => {
    const created = await create({ services: [], client: {}, datetime: '2026-03-09T10:00:00' })
    expect(created.status, created.text).toBe(201)
    expect(created.json.data).toMatchObject({ services: [], client: null, visit_id: 0, visit_attendance: 0 })
    expect((await create({ datetime: '2026-03-09T10:30:00' })).status).toBe(409)
    const came = await update(created.json.data.id, { attendance: 1, services: [], client: {} })
    expect([came.status, came.json.data.attendance]).toEqual([200, 1])
    expect((await remove(created.json.data.id)).status).toBe(204)
  })

  it('EXA-73 loses its client, and gets a visit when it has one again', async () => {
    const { id, visit_id } = (await create({ datetime: '2026-03-09T15:00:00' })).json.data
    const without = await update(id, { client: {} })
    expect(without.json.data).toMatchObject({ client: null, visit_id: 0 })
    const back = await update(id, { client: { phone: newPhone(), name: 'Next' } })
    expect(back.json.data.client.name).toBe('Next')
    expect(back.json.data.visit_id).not.toBe(visit_id)
  })

  it.each([{ name: 'Nobody' }, { name: '' }, { id: 0 }, { id: null }])(
    'EXA-73 a client without a phone, such as %j, is 422 and takes nobody away',
    async client => {
      const refused = [422, { 'client.phone': ['is required'] }]
      const created = await create({ client, datetime: '2026-03-10T10:00:00' })
      expect([created.status, created.json.meta.errors]).toEqual(refused)
      const { id, client: before } = (await create({ datetime: '2026-03-10T15:00:00' })).json.data
      const changed = await update(id, { client })
      expect([changed.status, changed.json.meta.errors]).toEqual(refused)
      const same = await update(id, { client: { id: before.id, phone: before.phone } })
      expect([same.status, same.json.data.client.id]).toEqual([200, before.id])
      await remove(id)
    },
  )
})
