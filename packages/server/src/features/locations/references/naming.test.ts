import { describe, expect, it } from 'vitest'
import { setNewcomerRights } from '../../../../test/newcomer-rights.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const refusal = [
  403,
  'Access denied. Naming a client shows who it is: the right clients_access is needed too.',
]

describe('who names somebody or something', () => {
  const pay = (body: object) =>
    world.api.post('/v1/finance_transactions/1', {
      as: as.newcomer,
      body: { date: '2026-07-01', amount: 5, expense_id: 1, account_id: 1, ...body },
    })

  it('SEC-33 a client, in a financial transaction, needs the right to see clients, whether or not the ID exists', async () => {
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

  it('SEC-33 a client, in a storage operation, needs it too', async () => {
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

  it('SEC-33 a client by phone, to book, gets no card of the client without the right to see appointments', async () => {
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

  it('SEC-81 an appointment, in a financial transaction, needs the right to see appointments', async () => {
    await setNewcomerRights(world, ['finances_access'])
    for (const record_id of [1, 999_999]) {
      const { status, json } = await pay({ record_id })
      expect([status, json.meta.message]).toEqual([
        403,
        'Access denied. Naming an appointment shows when it is: the right timetable_access is needed too.',
      ])
    }
    const { json } = await pay({ master_id: 1 })
    expect(json.data).toMatchObject({ record_id: 0, visit_id: 0, master: { id: 1 } })
    const path = `/v1/finance_transactions/1/${json.data.id}`
    const change = async (body: object) => (await world.api.put(path, { as: as.newcomer, body })).status
    expect(await change({ record_id: 1 })).toBe(403)
    await world.api.put(path, { as: as.owner, body: { record_id: 1, supplier_id: 1 } })
    expect(await change({ record_id: 1, supplier_id: 1, comment: 'sent back' })).toBe(200)
    expect(await change({ record_id: 2 })).toBe(403)
    expect(await change({ record_id: null, supplier_id: null })).toBe(200)
    await setNewcomerRights(world, ['finances_access', 'timetable_access'])
    expect(await change({ record_id: 1 })).toBe(200)
  })

  it('SEC-81 a supplier, in a financial transaction, needs the right to see suppliers', async () => {
    await setNewcomerRights(world, ['finances_access'])
    expect((await pay({ supplier_id: 1 })).status).toBe(403)
    await setNewcomerRights(world, ['finances_access', 'storages_access'])
    expect((await pay({ supplier_id: 1 })).status).toBe(201)
  })

  it('SEC-81 a user, as a team member, needs the right to see users', async () => {
    await setNewcomerRights(world, ['settings_master_access'])
    const hire = (body: object) =>
      world.api.post('/v1/staff/1', {
        as: as.newcomer,
        body: { name: 'Probe', specialization: 'Barber', ...body },
      })
    const refused = await hire({ user_id: demo.owner.id })
    expect([refused.status, refused.json.meta.message]).toEqual([
      403,
      'Access denied. Naming a user shows who it is: the right edit_users_access is needed too.',
    ])
    const { status, json } = await hire({ user_id: null })
    expect(status).toBe(201)
    const path = `/v1/staff/1/${json.data.id}`
    const change = async (user_id: number | null) =>
      (await world.api.put(path, { as: as.newcomer, body: { user_id } })).status
    expect(await change(demo.owner.id)).toBe(403)
    await world.api.put(path, { as: as.owner, body: { user_id: demo.owner.id } })
    expect(await change(demo.owner.id)).toBe(200)
    expect(await change(null)).toBe(200)
  })

  it('SEC-82 or by phone, for a loyalty card, learns nothing about the client without the right to see clients', async () => {
    const [{ phone = '' } = {}] = await world.query('select phone from clients where id = 1')
    const [type] = (await world.api.get('/v1/loyalty/card_types/1', { as: as.owner })).json.data
    const issue = (loyalty_card_number: string) =>
      world.api.post('/v1/loyalty/cards/1', {
        as: as.newcomer,
        body: { loyalty_card_number, loyalty_card_type_id: type.id, phone },
      })
    const list = (query: string, caller: string = as.newcomer) =>
      world.api.get(`/v1/loyalty/cards/1?${query}`, { as: caller })
    await setNewcomerRights(world, ['loyalty_access'])
    const issued = await issue('probe-1')
    expect([issued.status, issued.json.data.client]).toEqual([201, null])
    const topUp = await world.api.post(
      `/v1/company/1/loyalty/cards/${issued.json.data.id}/manual_transaction`,
      { as: as.newcomer, body: { amount: 5 } },
    )
    expect(topUp.json.data.client).toBeNull()
    const { json } = await list('count=300')
    expect(json.data.map(({ client }: { client: unknown }) => client)).not.toContainEqual(expect.anything())
    expect((await list('client_id=1')).status).toBe(403)
    expect((await list('number=probe-1', as.owner)).json.data[0].client).toMatchObject({ id: 1 })
    await setNewcomerRights(world, ['loyalty_access', 'clients_access'])
    expect((await issue('probe-2')).json.data.client).toMatchObject({ id: 1 })
    expect((await list('client_id=1')).status).toBe(200)
  })
})
