import { describe, expect, it } from 'vitest'
import { setNewcomerRights } from '../../../test/newcomer-rights.ts'
import { as, useWorld, withoutWorker } from '../../../test/world.ts'
import { demo } from '../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const refusal = [
  403,
  'Access denied. Naming a client shows who it is: the right clients_access is needed too.',
]

describe('who names a client by ID', () => {
  const pay = (body: object) =>
    world.api.post('/v1/finance_transactions/1', {
      as: as.newcomer,
      body: { date: '2026-07-01', amount: 5, expense_id: 1, account_id: 1, ...body },
    })

  it('SEC-33 in a financial transaction needs the right to see clients, whether or not the ID exists', async () => {
    await setNewcomerRights(world, ['finances_access'])
    for (const client_id of [1, 999_999]) {
      const { status, json } = await pay({ client_id })
      expect([status, json.meta.message]).toEqual(refusal)
    }
    const { json } = await pay({})
    const path = `/v1/finance_transactions/1/${json.data.id}`
    const change = (body: object) => world.api.put(path, { as: as.newcomer, body })
    expect((await change({ client_id: 1 })).status).toBe(403)
    await world.api.put(path, { as: as.owner, body: { client_id: 1 } })
    expect((await change({ client_id: 1, comment: 'sent back' })).status).toBe(200)
    expect((await change({ client_id: 2 })).status).toBe(403)
  })

  it('SEC-33 in a storage operation needs it too', async () => {
    const sell = (client_id?: number) =>
      world.api.post('/v1/storage_operations/operation/1', {
        as: as.newcomer,
        body: {
          type_id: 1,
          storage_id: 1,
          create_date: '2026-07-01T10:00:00',
          transactions: [{ good_id: 1, amount: 1, cost_per_unit: 1, client_id }],
        },
      })
    await setNewcomerRights(world, ['storages_access'])
    const refused = await sell(1)
    expect([refused.status, refused.json.meta.message]).toEqual(refusal)
    expect((await sell()).status).toBe(200)
    await setNewcomerRights(world, ['storages_access', 'clients_access'])
    expect((await sell(1)).status).toBe(200)
  })

  it('SEC-33 or by phone, to book, gets no card of the client without the right to see appointments', async () => {
    const [{ phone = '', email = '' } = {}] = await world.query(
      'select phone, email from clients where id = 1',
    )
    const book = (datetime: string) =>
      world.api.post('/v1/records/1', {
        as: as.newcomer,
        body: {
          staff_id: demo.team.byName.leo,
          services: [],
          client: { phone },
          datetime,
          seance_length: 600,
          save_if_busy: 1,
        },
      })
    await setNewcomerRights(world, ['create_records_access'])
    const booked = await book('2026-03-09T10:00:00')
    expect(booked.status, booked.text).toBe(201)
    expect(booked.text).not.toContain(email)
    expect(booked.json.data.client).toMatchObject({ email: '', comment: '', birthday: '', client_tags: [] })
    await setNewcomerRights(world, ['create_records_access', 'timetable_access'])
    expect((await book('2026-03-10T10:00:00')).json.data.client.email).toBe(email)
  })
})
