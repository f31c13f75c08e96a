import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeBookable } from '../../../test/bookings.ts'
import { bearer } from '../../../test/http.ts'
import { install, uninstall } from '../../../test/marketplace.ts'
import { setNewcomerRights } from '../../../test/newcomer-rights.ts'
import { openSession, signedIn } from '../../../test/people.ts'
import { placesOf } from '../../../test/personal-data.ts'
import { startReceiver } from '../../../test/receiver.ts'
import { openPbx, saved } from '../../../test/telephony.ts'
import { until } from '../../../test/until.ts'
import { fannedOut, settled } from '../../../test/webhooks.ts'
import { as, useWorld } from '../../../test/world.ts'
import { demo } from '../sandbox/demo-world/facts.ts'
import { eraseDue } from './erasures/erase.due.ts'

const world = useWorld()
// Another partner than the one whose application listens, which would not get its own changes.
const asOwner = { as: bearer(demo.otherPartner.token, demo.owner.token) }
const asPerson = { as: as.ownerPerson }
const { main } = demo.locations
const application = demo.applications.public

const person = {
  name: 'Xenobia',
  surname: 'Quillfeather',
  phone: '+14155557391',
  email: 'xenobia@quillfeather.example',
  card: 'QF-7391',
  comment: 'Likes Xenobia tea',
  birth_date: '1990-05-06',
}
const marks = ['Xenobia', 'Quillfeather', '4155557391', 'quillfeather.example', 'QF-7391', 'LC-98213']
let bookable: { staffId: number; serviceId: number }
let receiver: Awaited<ReturnType<typeof startReceiver>>
let locationId: number = main
let sendCall: Awaited<ReturnType<typeof openPbx>>['send']

beforeAll(async () => {
  bookable = await makeBookable(world)
  // It repeats what it gets, as some endpoints do.
  receiver = await startReceiver((got, response) => void response.end(got.body))
  await world.query(
    `update applications set sends_personal_data = true, webhook_url = $1,
       kinds = '{client,record,loyalty_card,finances_operation,goods_operations_sale}' where id = $2`,
    [`${receiver.url}/marketplace`, application],
  )
  await install(world, { settings: { webhook_urls: [`${receiver.url}/events`] } })
})

const path = (clientId: number, rest = '') =>
  `/account/locations/${locationId}/clients/${clientId}/personal_data${rest}`

const book = (datetime: string, client: object, more: object = {}) =>
  world.api.post(`/v1/records/${locationId}`, {
    ...asOwner,
    body: {
      staff_id: bookable.staffId,
      services: [{ id: bookable.serviceId, cost: 40 }],
      client,
      datetime,
      seance_length: 3600,
      save_if_busy: true,
      ...more,
    },
  })

/** A client with something of every kind. */
async function makeClient(change: object = {}): Promise<number> {
  const created = await world.api.post(`/v1/clients/${locationId}`, {
    ...asOwner,
    headers: { 'idempotency-key': randomUUID() },
    body: { ...person, custom_fields: { allergy: 'Quillfeather pollen' }, ...change },
  })
  expect(created.status, created.text).toBe(201)
  const { id, phone } = created.json.data as { id: number; phone: string }
  const past = await book('2026-01-05T10:00:00', { phone }, { comment: 'Xenobia was late' })
  expect(past.status, past.text).toBe(201)
  const next = await book('2030-01-07T10:00:00', { phone })
  expect(next.status, next.text).toBe(201)
  const paid = await world.api.post(`/v1/finance_transactions/${locationId}`, {
    ...asOwner,
    body: {
      expense_id: demo.expenses.services,
      account_id: demo.accounts.cash,
      amount: 40,
      date: '2026-01-05',
      client_id: id,
      comment: 'Xenobia paid in coins',
    },
  })
  expect(paid.status, paid.text).toBe(201)
  const card = await world.api.post(`/v1/loyalty/cards/${locationId}`, {
    ...asOwner,
    body: { loyalty_card_number: `LC-98213${id}`, loyalty_card_type_id: 1, phone },
  })
  expect(card.status, card.text).toBe(201)
  await world.api.post(`/v1/company/${locationId}/loyalty/cards/${card.json.data.id}/manual_transaction`, {
    ...asOwner,
    body: { amount: 5, title: 'For Xenobia' },
  })
  const message = await world.api.post('/v1/marketplace/application/new_message', {
    as: as.partner,
    body: {
      salon_id: locationId,
      application_id: application,
      phone_from: phone.slice(1),
      name: 'Xenobia',
      message: 'I am late',
    },
  })
  expect(message.status, message.text).toBe(200)
  return id
}

const erase = (clientId: number, name = 'Xenobia Quillfeather', who = as.ownerPerson) =>
  world.app.post(path(clientId, '/erase'), { as: who, body: { name } })

const erasureOf = async (clientId: number) => {
  const { json } = await world.app.get(`/account/locations/${locationId}/erasures`, asPerson)
  return json.data.find((erasure: { client_id: number }) => erasure.client_id === clientId)
}
const isDone = (clientId: number) =>
  until(async () => (await erasureOf(clientId))?.stage === 'done', 'the erasure is done', {
    timeoutMs: 20_000,
  })

describe('an export of a client', () => {
  it('PRI-01 has every table, with what belongs to the client and nothing else', async () => {
    const clientId = await makeClient({ phone: '+14155557392' })
    await fannedOut(world)
    const answer = await world.app.post(path(clientId, '/export'), { ...asPerson, body: {} })
    expect(answer.status, answer.text).toBe(200)
    const tables = Object.fromEntries(
      answer.json.data.tables.map(({ name, rows }: { name: string; rows: object[] }) => [name, rows]),
    )
    expect(tables.client).toMatchObject([{ id: clientId, phone: '+14155557392', email: person.email }])
    expect(tables.appointments).toMatchObject([{}, { comment: 'Xenobia was late', services: [{ cost: 40 }] }])
    expect(tables.transactions).toMatchObject([{ amount: 40, comment: 'Xenobia paid in coins' }])
    expect(tables.loyalty_cards).toMatchObject([{ number: `LC-98213${clientId}` }])
    expect(tables.loyalty_transactions).toMatchObject([{ amount: 5, title: 'For Xenobia' }])
    expect(tables.messages).toMatchObject([{ message: 'I am late' }])
    expect(tables.deliveries.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining([
        'client.create',
        'record.create',
        'finances_operation.create',
        'loyalty_card.create',
      ]),
    )
    expect(answer.text).not.toContain('whsec_')
    const log = await world.app.get(`/account/locations/${main}/audit_log?action=client-export`, asPerson)
    expect(log.json.data[0]).toMatchObject({ note: `client ${clientId}`, user: { id: demo.owner.id } })
    const summary = await world.app.get(path(clientId), asPerson)
    expect(summary.json.data).toMatchObject({
      name: 'Xenobia Quillfeather',
      upcoming_appointments: 1,
      applications: [{ id: application }],
    })
    expect((await erase(clientId)).status).toBe(202)
    await isDone(clientId)
  })

  it('PRI-02 is for owners with a fresh proof, and finds nobody of another Location', async () => {
    const { json } = await world.api.post(`/v1/clients/${main}`, {
      ...asOwner,
      body: { name: 'Someone', phone: '+14155557393' },
    })
    const { id } = json.data
    const send = (who: object, of = path(id, '/export')) => world.app.post(of, { ...who, body: {} })
    // No right is enough, also not the one to phones.
    await setNewcomerRights(world, ['clients_access', 'client_phones_access', 'settings_access'])
    expect((await send({ as: as.newcomerPerson })).status).toBe(403)
    expect((await send({ as: as.operator })).status).toBe(403)
    expect((await send({ as: await signedIn(world, demo.stranger) })).status).toBe(403)
    const elsewhere = `/account/locations/${demo.locations.second}/clients/${id}/personal_data/export`
    expect((await send(asPerson, elsewhere)).status).toBe(404)
    const { headers } = await openSession(world, demo.owner)
    expect((await send({ headers })).status).toBe(200)
    world.clock.advance(16 * 60)
    const old = await send({ headers })
    expect([old.status, old.json.meta.code]).toEqual([403, 'proof_needed'])
  })
})

describe('an erasure of a client', () => {
  it('PRI-10 leaves the person nowhere in the database, and the totals as they were', async () => {
    const clientId = await makeClient()
    await fannedOut(world)
    world.clock.advance(5)
    await settled(world)
    expect((await placesOf(world, ['Quillfeather'])).length).toBeGreaterThan(3)
    const total = async () =>
      (await world.query('select sum(amount) as sum, count(*) from finance_transactions'))[0]
    const before = await total()
    receiver.received.length = 0

    const wrong = await erase(clientId, 'Somebody else')
    expect([wrong.status, Object.keys(wrong.json.meta.errors)]).toEqual([422, ['name']])
    const answer = await erase(clientId, ' xenobia  Quillfeather '.replace('x', 'X'))
    expect(answer.status, answer.text).toBe(202)
    expect((await world.api.get(`/v1/client/${main}/${clientId}`, asOwner)).status).toBe(404)
    await isDone(clientId)

    expect(await placesOf(world, marks)).toEqual([])
    expect(await total()).toEqual(before)
    expect(await erasureOf(clientId)).toMatchObject({
      cause: 'request',
      requested_by: { id: demo.owner.id },
      counts: { appointments: 2, cancelled_appointments: 1, transactions: 1, loyalty_cards: 1, messages: 1 },
    })
    const log = await world.app.get(`/account/locations/${main}/audit_log?action=client-erased`, asPerson)
    expect(log.json.data[0].note).toContain(`client ${clientId}, `)
  })

  it('PRI-11 tells endpoints of the deletion without the person, and applications of the erasure', async () => {
    await fannedOut(world)
    world.clock.advance(5)
    await settled(world)
    const bodies = receiver.received.map(({ path: at, body }) => ({ at, ...JSON.parse(body) }))
    const deletion = bodies.find(({ resource, status }) => resource === 'client' && status === 'delete')
    expect(deletion.data).toMatchObject({ id: deletion.resource_id, name: '', phone: '', email: '' })
    expect(
      bodies.find(({ resource, status }) => resource === 'record' && status === 'delete').data.deleted,
    ).toBe(true)
    const notice = bodies.find(({ event }) => event === 'client_erased')
    expect(notice).toEqual({
      at: expect.stringMatching(/marketplace$/),
      salon_id: main,
      application_id: application,
      event: 'client_erased',
      client_id: deletion.resource_id,
    })
    expect(JSON.stringify(bodies)).not.toMatch(/Xenobia|Quillfeather|5557391/)
  })

  it('PRI-12 later writes with the old id find nobody, and the phone can come back as a new client', async () => {
    const clientId = await makeClient()
    expect((await erase(clientId)).status).toBe(202)
    expect((await erase(clientId)).status).toBe(409)
    await isDone(clientId)
    const put = await world.api.put(`/v1/client/${main}/${clientId}`, { ...asOwner, body: { comment: 'x' } })
    expect(put.status).toBe(404)
    expect((await erase(clientId)).status).toBe(409)
    expect((await world.app.post(path(clientId, '/export'), { ...asPerson, body: {} })).status).toBe(404)
    const again = await world.api.post(`/v1/clients/${main}`, { ...asOwner, body: person })
    expect(again.status).toBe(201)
    expect(again.json.data.id).not.toBe(clientId)
    expect((await erase(again.json.data.id)).status).toBe(202)
    await isDone(again.json.data.id)
  })

  it('PRI-13 erases calls, recordings and what people were notified of them', async () => {
    const pbx = await openPbx(world)
    locationId = pbx.locationIds[0] as number
    sendCall = pbx.send
    try {
      const { json } = await world.api.post(`/v1/clients/${locationId}`, { ...asOwner, body: person })
      await pbx.setRoutes([
        { match: 'diversion', value: '+14155550199', location_ids: [locationId], user_ids: [demo.owner.id] },
      ])
      const call = { phone: person.phone, diversion: '+14155550199' }
      expect((await sendCall({ command: 'event', type: 'incoming', ...call })).status).toBe(202)
      expect((await sendCall(saved({ ...call, link: 'https://pbx.example/4155557391.mp3' }))).status).toBe(
        202,
      )
      const held = await placesOf(world, ['4155557391'])
      expect(held.join()).toMatch(/calls\.phone.*notifications\.data/)
      expect((await erase(json.data.id)).status).toBe(202)
      await isDone(json.data.id)
      expect(await placesOf(world, marks)).toEqual([])
      expect((await erasureOf(json.data.id)).counts).toMatchObject({ calls: 1, notifications: 1 })
    } finally {
      locationId = main
    }
  })

  it('PRI-14 of a client who was deleted before empties the record too', async () => {
    const { json } = await world.api.post(`/v1/clients/${main}`, { ...asOwner, body: person })
    await world.api.delete(`/v1/client/${main}/${json.data.id}`, asOwner)
    expect(await placesOf(world, ['Quillfeather'])).not.toEqual([])
    expect((await erase(json.data.id)).status).toBe(202)
    await isDone(json.data.id)
    expect(await placesOf(world, marks)).toEqual([])
  })

  it('PRI-16 notifies applications that want to know and had access, for twelve months after their end', async () => {
    const { json } = await world.api.post(`/v1/clients/${main}`, {
      ...asOwner,
      body: { name: 'Notified', phone: '+14155557395' },
    })
    const notified = async () => (await world.app.get(path(json.data.id), asPerson)).json.data.applications
    const set = (isWanted: boolean) =>
      world.query('update applications set sends_personal_data = $1 where id = $2', [isWanted, application])
    expect(await notified()).toMatchObject([{ id: application }])
    await set(false)
    expect(await notified()).toEqual([])
    await set(true)
    world.clock.advance(1)
    expect((await uninstall(world)).status).toBe(200)
    expect(await notified()).toMatchObject([{ id: application }])
    const ended = (before: string) =>
      world.query(
        `update installation_status_log set changed_at = changed_at - $1::interval
         where application_id = $2 and status_to = 'uninstalled'`,
        [before, application],
      )
    // The client came after the application had gone.
    await ended('1 day')
    expect(await notified()).toEqual([])
    await world.query(`update clients set created_at = created_at - interval '3 years' where id = $1`, [
      json.data.id,
    ])
    expect(await notified()).toMatchObject([{ id: application }])
    await ended('13 months')
    expect(await notified()).toEqual([])
  })

  it('PRI-15 is refused to everybody but owners of the Location', async () => {
    const { json } = await world.api.post(`/v1/clients/${main}`, {
      ...asOwner,
      body: { name: 'Kept', phone: '+14155557394' },
    })
    const stranger = await signedIn(world, demo.stranger)
    for (const who of [as.newcomerPerson, as.operator, stranger])
      expect((await erase(json.data.id, 'Kept', who)).status).toBe(403)
    const elsewhere = `/account/locations/${demo.locations.foreign}/clients/${json.data.id}/personal_data/erase`
    expect((await world.app.post(elsewhere, { as: stranger, body: { name: 'Kept' } })).status).toBe(404)
    expect((await world.api.get(`/v1/client/${main}/${json.data.id}`, asOwner)).status).toBe(200)
    await eraseDue(world.program.ctx)
    expect(await erasureOf(json.data.id)).toBeUndefined()
  })
})
