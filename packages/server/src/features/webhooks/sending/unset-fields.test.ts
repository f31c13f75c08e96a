import { catalogue, webhookBody } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeBookable, newPhone } from '../../../../test/bookings.ts'
import { addEndpoint, fannedOut, settled, useReceivers } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const { receiver, fiveSecondsLater } = useReceivers(world)
const asOwner = { as: as.owner }
let bookable: { staffId: number; serviceId: number }
beforeAll(async () => {
  bookable = await makeBookable(world)
})

const post = async (path: string, body: object) => {
  const { status, json, text } = await world.api.post(path, { ...asOwner, body })
  expect([200, 201], text).toContain(status)
  return json.data
}
const read = async (path: string) => (await world.api.get(path, asOwner)).json.data

/** Returns what arrives at an endpoint of this kind when the change happens. */
async function deliveredOf(kind: string, change: () => Promise<unknown>) {
  const { url, received, waitFor } = await receiver()
  await fannedOut(world)
  await addEndpoint(world, { url, kinds: [kind] })
  await change()
  await fiveSecondsLater()
  await waitFor(1)
  await settled(world)
  return received.map(({ body }) => JSON.parse(body))
}

const operation = (transaction: object) => ({
  type_id: 1,
  storage_id: demo.storages.main,
  create_date: '2026-03-01 10:00:00',
  transactions: [{ good_id: demo.goods[0], amount: 1, ...transaction }],
})
const transaction = (fields: object = {}) => ({
  expense_id: demo.expenses.services,
  account_id: demo.accounts.cash,
  amount: 10,
  date: '2026-02-01 12:00:00',
  ...fields,
})
const booking = (fields: object = {}) => ({
  staff_id: bookable.staffId,
  services: [{ id: bookable.serviceId }],
  client: { phone: newPhone(), name: 'Ada' },
  datetime: '2026-01-05T10:00:00',
  seance_length: 3600,
  save_if_busy: 1,
  ...fields,
})

describe('what is not set', () => {
  it('EXA-32 in a goods operation is an empty list or 0, in the delivery as in the GET', async () => {
    let documentId = 0
    const [delivered] = await deliveredOf('goods_operations_sale', async () => {
      documentId = (await post('/v1/storage_operations/operation/1', operation({}))).id
    })
    expect(Check(webhookBody('goods_operations_sale'), delivered)).toBe(true)
    expect(delivered.data).toMatchObject({
      record_id: 0,
      loyalty_abonement_id: 0,
      loyalty_certificate_id: 0,
      client: [],
      master: [],
      service: [],
      supplier: [],
    })
    const { transactions } = await read(`/v1/storage_operations/operation/1/${documentId}`)
    expect(transactions).toEqual([delivered.data])
  })

  it('EXA-32 in a financial transaction is an empty list, 0, or null, and its account has booleans', async () => {
    let id = 0
    const [delivered] = await deliveredOf('finances_operation', async () => {
      ;({ id } = await post('/v1/finance_transactions/1', transaction()))
    })
    expect(Check(webhookBody('finances_operation'), delivered)).toBe(true)
    expect(delivered.data).toMatchObject({
      document_id: 0,
      record_id: 0,
      visit_id: 0,
      sold_item_id: 0,
      sold_item_type: '',
      master: [],
      supplier: [],
      service: [],
      client: null,
      record: null,
      account: { is_cash: true, is_default: true },
    })
    expect(await read(`/v1/finance_transactions/1/${id}`)).toEqual(delivered.data)
    const listed = await read('/v1/finance_transactions/1?start_date=2026-02-01&end_date=2026-02-01')
    expect(listed).toContainEqual(delivered.data)
    const other = await post('/v1/finance_transactions/1', transaction({ account_id: demo.accounts.card }))
    expect(other.account).toMatchObject({ is_cash: false, is_default: false })
  })

  it('EXA-32 in an appointment is 0, and what is set keeps its shape', async () => {
    const client = { client_id: demo.clients.first.id, master_id: demo.team.byName.maya }
    const named = { ...client, supplier_id: demo.suppliers.beauty }
    const { transactions } = await post('/v1/storage_operations/operation/1', operation(named))
    expect(transactions[0]).toMatchObject({
      client: { id: named.client_id },
      master: { id: named.master_id },
      supplier: { id: named.supplier_id },
    })
    const record = await post('/v1/records/1', booking())
    expect(record).toMatchObject({ activity_id: 0, staff: { position: null } })
    const paid = await post('/v1/finance_transactions/1', transaction({ ...named, record_id: record.id }))
    expect(paid).toMatchObject({
      record_id: record.id,
      visit_id: record.visit_id,
      client: { id: named.client_id },
      record: { id: record.id },
    })
    expect(Check(catalogue.financeTransactions.get.data, paid)).toBe(true)
  })
})

describe('the client of an appointment', () => {
  it('EXA-33 is whole, in the delivery as in the GET and the list', async () => {
    const phone = newPhone()
    const category = demo.clientCategories.vip
    const given = {
      name: 'Grace',
      surname: 'Hopper',
      phone,
      email: 'grace@example.com',
      comment: 'Likes tea',
      sex_id: 2,
      birth_date: '1990-12-09',
      card: '77',
      discount: 5,
      custom_fields: { shoe: 38 },
      categories: [category],
    }
    const client = await post('/v1/clients/1', given)
    let id = 0
    const [delivered] = await deliveredOf('record', async () => {
      ;({ id } = await post('/v1/records/1', booking({ client: { phone } })))
    })
    expect(Check(webhookBody('record'), delivered)).toBe(true)
    expect(delivered.data.client).toEqual({
      id: client.id,
      name: 'Grace',
      surname: 'Hopper',
      patronymic: '',
      display_name: 'Grace Hopper',
      phone,
      email: 'grace@example.com',
      comment: 'Likes tea',
      sex: 2,
      birthday: '1990-12-09',
      card: '77',
      success_visits_count: 0,
      fail_visits_count: 0,
      discount: 5,
      is_new: true,
      custom_fields: { shoe: 38 },
      client_tags: client.categories,
    })
    expect(delivered.data.client.client_tags).toMatchObject([{ id: category }])
    expect(await read(`/v1/record/1/${id}`)).toEqual(delivered.data)
    expect(await read(`/v1/records/1?client_id=${client.id}`)).toEqual([delivered.data])
  })

  it('EXA-33 counts the Visits that the client kept and missed, in the event of the very change', async () => {
    const phone = newPhone()
    const bookFor = (day: string) =>
      post('/v1/records/1', booking({ client: { phone, name: 'Vi' }, datetime: `2026-01-${day}T10:00:00` }))
    const days = [await bookFor('10'), await bookFor('11'), await bookFor('12')]
    expect(days[0].client).toMatchObject({ birthday: '', sex: 0, is_new: true, client_tags: [] })
    const came = async (index: number, attendance: number) =>
      (
        await world.api.put(`/v1/record/1/${days[index].id}`, {
          ...asOwner,
          body: { attendance },
        })
      ).json.data
    const [delivered] = await deliveredOf('record', () => came(0, -1))
    expect(delivered.data.client).toMatchObject({
      success_visits_count: 0,
      fail_visits_count: 1,
      is_new: true,
    })
    await came(1, -1)
    const last = await came(2, 1)
    expect(last.client).toMatchObject({ success_visits_count: 1, fail_visits_count: 2, is_new: false })
    await world.api.delete(`/v1/record/1/${days[1].id}`, asOwner)
    expect((await read(`/v1/record/1/${days[2].id}`)).client).toMatchObject({ fail_visits_count: 1 })
  })

  it('EXA-33 has its phone masked for a person who may not see it, and the rest as it is', async () => {
    const phone = newPhone()
    const { client } = await post('/v1/records/1', booking({ client: { phone, name: 'Mae' } }))
    await world.query(
      `update roles set rights = '{timetable_access}' where location_id = 1
       and id = (select role_id from memberships where location_id = 1 and user_id = $1)`,
      [demo.memberWithoutRights.id],
    )
    const list = await world.api.get(`/v1/records/1?client_id=${client.id}`, { as: as.newcomer })
    expect(list.status).toBe(200)
    expect(list.text).not.toContain(phone)
    expect(list.json.data[0].client).toEqual({ ...client, phone: expect.stringContaining('***') })
  })
})

it('EXA-33 a position says how services are bound to it, at the team member and in appointments', async () => {
  const member = await read(`/v1/company/1/staff/${demo.team.byName.maya}`)
  expect(member.position).toEqual({
    id: demo.team.positions.stylist,
    title: expect.any(String),
    services_binding_type: 0,
  })
  const [record] = await read(`/v1/records/1?staff_id=${demo.team.byName.maya}&count=1`)
  expect(record.staff.position).toEqual(member.position)
})
