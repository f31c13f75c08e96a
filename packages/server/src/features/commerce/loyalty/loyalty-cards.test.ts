import { catalogue, wire } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventsAfter, lastEventNumber } from '../../../../test/events.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
const post = (path: string, body: unknown, who = as.owner) => world.api.post(`/v1/${path}`, { as: who, body })
let type = 0
let foreignType = 0

beforeAll(async () => {
  type = (await post('loyalty/card_types/1', { title: 'Plain' })).json.data.id
  foreignType = (await post('loyalty/card_types/2', { title: 'Plain' })).json.data.id
})

let issued = 0
const issue = (fields: object = {}, who = as.owner) =>
  post(
    'loyalty/cards/1',
    { loyalty_card_number: `T-${++issued}`, loyalty_card_type_id: type, phone: '+14155550177', ...fields },
    who,
  )
const add = (id: number, body: object, who = as.owner) =>
  post(`company/1/loyalty/cards/${id}/manual_transaction`, body, who)
const list = (query: Record<string, string | number> = {}, who = as.owner, location = 1) =>
  world.api.get(`/v1/loyalty/cards/${location}?${new URLSearchParams(query as Record<string, string>)}`, {
    as: who,
  })

describe('loyalty cards', () => {
  it('WEB-02 issue, transaction and delete each leave an event whose data is what the list answers', async () => {
    const before = await lastEventNumber(world, 1)
    const created = await issue({ loyalty_card_number: '  0012-Ä 💳' })
    expect(created.status).toBe(201)
    expect(Check(catalogue.loyaltyCards.create.data, created.json.data)).toBe(true)
    const { id } = created.json.data
    expect(created.json.data).toEqual({
      id,
      balance: 0,
      number: '  0012-Ä 💳',
      phone: '+14155550177',
      type: { id: type, title: 'Plain' },
      client: null,
    })
    expect((await list({ number: '  0012-Ä 💳' })).json.data).toEqual([created.json.data])
    const updated = await add(id, { amount: '12.30', title: 'Welcome' })
    expect(updated.status).toBe(201)
    expect(updated.json.data).toEqual({ ...created.json.data, balance: 12.3 })
    expect((await world.api.delete(`/v1/loyalty/cards/1/${id}`, { as: as.owner })).status).toBe(204)
    expect((await world.api.delete(`/v1/loyalty/cards/1/${id}`, { as: as.owner })).status).toBe(404)
    expect((await add(id, { amount: 1 })).status).toBe(404)
    expect((await list({ number: '  0012-Ä 💳' })).json.data).toEqual([])

    const actor = { resource: 'loyalty_card', resource_id: id, partner_id: 1, user_id: 2 }
    expect(await eventsAfter(world, 1, before)).toMatchObject([
      { ...actor, number: before + 1, status: 'create', data: created.json.data },
      { ...actor, number: before + 2, status: 'update', data: updated.json.data },
      { ...actor, number: before + 3, status: 'delete', data: updated.json.data },
    ])
    const rows = await world.query('select amount, title from loyalty_transactions where card_id = $1', [id])
    expect(rows).toEqual([{ amount: '12.30', title: 'Welcome' }])
  })

  it('a number stays as it was given, zeros and all, also when it came as a number', async () => {
    expect((await issue({ loyalty_card_number: '000123' })).json.data.number).toBe('000123')
    expect((await issue({ loyalty_card_number: 123 })).json.data.number).toBe('123')
    expect((await issue({ loyalty_card_number: 2 ** 60 })).status).toBe(422)
  })

  it('a number is given to one card at a time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => issue({ loyalty_card_number: 'ONCE' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.json.meta.message).toContain('that number')
    const other = await post('loyalty/cards/2', {
      loyalty_card_number: 'ONCE',
      loyalty_card_type_id: foreignType,
      phone: '+14155550177',
    })
    expect(other.status).toBe(201)
    const [{ id }] = (await list({ number: 'ONCE' })).json.data
    await world.api.delete(`/v1/loyalty/cards/1/${id}`, { as: as.owner })
    expect((await issue({ loyalty_card_number: 'ONCE' })).status).toBe(201)
  })

  it('belongs to the client with that phone, if there is one', async () => {
    const [client] = await world.query(
      `insert into clients (location_id, name, phone, created_at, last_change_date)
       values (1, 'Holder', '+14155550178', $1, $1) returning id`,
      [world.clock.now()],
    )
    const owner = async (phone: string) => {
      const { id } = (await issue({ phone })).json.data
      return (await world.query('select client_id from loyalty_cards where id = $1', [id]))[0]?.client_id
    }
    // The number is national to the Location's country.
    expect(await owner('(415) 555-0178')).toBe(client?.id)
    expect(await owner('+14155550179')).toBe(null)
  })

  it('AUT-04 they need the right of their module, and never show those of another Location', async () => {
    expect((await issue({}, as.newcomer)).status).toBe(403)
    expect((await list({}, as.newcomer)).status).toBe(403)
    const { id } = (await issue()).json.data
    expect((await add(id, { amount: 1 }, as.newcomer)).status).toBe(403)
    expect((await world.api.delete(`/v1/loyalty/cards/2/${id}`, { as: as.owner })).status).toBe(404)
    expect((await world.api.delete(`/v1/loyalty/cards/5/${id}`, { as: as.owner })).status).toBe(403)
    const elsewhere = await post(`company/2/loyalty/cards/${id}/manual_transaction`, { amount: 1 })
    expect(elsewhere.status).toBe(404)
    expect((await list({}, as.owner, 2)).json.data.map((card: { id: number }) => card.id)).not.toContain(id)
  })

  it.each([
    [{ loyalty_card_number: undefined }, { loyalty_card_number: ['is required'] }],
    [{ loyalty_card_number: ' ' }, { loyalty_card_number: ['must not be blank'] }],
    [{ loyalty_card_number: 'x'.repeat(101) }, { loyalty_card_number: ['must have at most 100 characters'] }],
    [{ loyalty_card_number: 'a\0' }, { loyalty_card_number: ['must not contain NUL or broken characters'] }],
    [
      { loyalty_card_type_id: 98_765 },
      { loyalty_card_type_id: ['is not a type of loyalty card of this Location'] },
    ],
    [{ phone: 'no phone' }, { phone: ['must be a phone number'] }],
    [{ phone: '12' }, { phone: ['must be a phone number'] }],
  ])('WEB-07 %j is refused and leaves nothing', async (fields, errors) => {
    const before = await lastEventNumber(world, 1)
    const { status, json } = await issue(fields)
    expect(status).toBe(422)
    expect(json.meta.errors).toEqual(errors)
    expect(await lastEventNumber(world, 1)).toBe(before)
  })

  it('a type of another Location is refused', async () => {
    const { json } = await issue({ loyalty_card_type_id: foreignType })
    expect(json.meta.errors).toHaveProperty('loyalty_card_type_id')
  })
})

describe('the balance of a loyalty card', () => {
  it('never goes below zero, however many take from it at once', async () => {
    const { id } = (await issue()).json.data
    await add(id, { amount: 1 })
    const before = await lastEventNumber(world, 1)
    const answers = await Promise.all(Array.from({ length: 30 }, () => add(id, { amount: -0.1 })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20)
    const [row] = await world.query(
      `select balance, (select count(*)::int from loyalty_transactions where card_id = card.id) as transactions
       from loyalty_cards card where id = $1`,
      [id],
    )
    expect(row).toEqual({ balance: '0.00', transactions: 11 })
    const events = await eventsAfter(world, 1, before)
    expect(events.map(({ data }) => data.balance)).toEqual([0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0])
  })

  it('cannot exceed its maximum', async () => {
    const { id } = (await issue()).json.data
    expect((await add(id, { amount: 999_999_999_999.99 })).status).toBe(201)
    expect((await add(id, { amount: 0.01 })).status).toBe(409)
  })

  it.each([
    [{}, ['is required']],
    [{ amount: 0 }, ['must not be zero']],
    [{ amount: 0.001 }, ['must have at most 2 decimal places']],
    [{ amount: 'much' }, ['must be a number']],
  ])('%j is no transaction', async (body, amount) => {
    const { id } = (await issue()).json.data
    const { status, json } = await add(id, body)
    expect(status).toBe(422)
    expect(json.meta.errors).toEqual({ amount })
  })
})

describe('the list of loyalty cards', () => {
  it('shows the newest first, in pages, by number and by part of the phone in any writing', async () => {
    const phone = '+442079460958'
    const ids: number[] = []
    for (let index = 0; index < 3; index++) ids.unshift((await issue({ phone })).json.data.id)
    const found = async (query: Record<string, string | number>) =>
      (await list(query)).json.data.map(({ id }: { id: number }) => id)
    for (const written of ['+44 20 7946 0958', '7946-0958', '442079460958', '946095'])
      expect(await found({ phone: written }), written).toEqual(ids)
    expect(await found({ phone, count: 2, page: 2 })).toEqual(ids.slice(2))
    expect(await found({ phone, number: 'T-none' })).toEqual([])
    expect(await found({ number: '%' })).toEqual([])
    const { json } = await list({ phone, count: 1 })
    const { data, meta } = catalogue.loyaltyCards.list
    expect(Check(wire.Envelope(data, meta), json)).toBe(true)
    expect(json.meta).toEqual({ total_count: 3, page: 1 })
    expect((await list({ count: 301 })).status).toBe(422)
  })

  it('SEC-27 masks phones for callers without the right, and refuses to search by them', async () => {
    await world.query(
      `insert into roles (location_id, id, title, rights) values (2, 900, 'Desk', '{loyalty_access}')`,
    )
    await world.query(
      'insert into memberships (location_id, user_id, role_id, created_at) values (2, 3, 900, $1)',
      [world.clock.now()],
    )
    const before = await lastEventNumber(world, 2)
    const card = await post(
      'loyalty/cards/2',
      { loyalty_card_number: 'HIDDEN', loyalty_card_type_id: foreignType, phone: '+442079460958' },
      as.newcomer,
    )
    expect(card.status).toBe(201)
    expect(card.json.data.phone).toBe('+4420***58')
    expect((await eventsAfter(world, 2, before))[0]?.data.phone).toBe('+442079460958')
    const seen = async (query: Record<string, string>) => (await list(query, as.newcomer, 2)).json.data
    expect(await seen({ number: 'HIDDEN' })).toEqual([card.json.data])
    for (const guess of ['+44 20 7946 0958', '7946']) {
      const refused = await list({ phone: guess }, as.newcomer, 2)
      expect([refused.status, refused.json.data]).toEqual([403, null])
      expect(refused.json.meta.message).toContain('client_phones_access')
    }
    expect((await list({ phone: '7946' }, as.owner, 2)).json.data).toHaveLength(1)
  })

  it('MON-03 tells the holder and the type, and lists the cards of one client', async () => {
    const [client] = await world.query(
      `insert into clients (location_id, name, surname, phone, created_at, last_change_date)
       values (1, 'Ida', 'Rhodes', '+14155550179', $1, $1) returning id`,
      [world.clock.now()],
    )
    const id = Number(client?.id)
    const { data } = (await issue({ phone: '+14155550179' })).json
    expect(data).toMatchObject({ type: { id: type, title: 'Plain' }, client: { id, name: 'Ida Rhodes' } })
    expect((await list({ client_id: id })).json.data).toEqual([data])
    expect((await list({ client_id: id }, as.owner, 2)).json.data).toEqual([])
    expect((await list({ client_id: 98_765 })).json.data).toEqual([])
    await world.query('update clients set deleted_at = $1 where location_id = 1 and id = $2', [
      world.clock.now(),
      id,
    ])
    expect((await list({ number: data.number })).json.data).toMatchObject([{ client: null }])
  })

  it('MON-04 lists the changes of its balance with their reasons, newest first', async () => {
    const { id } = (await issue()).json.data
    await add(id, { amount: 20, title: 'Welcome' })
    world.clock.advance(60)
    await add(id, { amount: -5.5 })
    expect((await add(id, { amount: -50 })).status).toBe(409)
    const changes = (query = '', location = 1, who = as.owner) =>
      world.api.get(`/v1/company/${location}/loyalty/cards/${id}/transactions${query}`, { as: who })
    const { json } = await changes()
    const { data, meta } = catalogue.loyaltyCards.listTransactions
    expect(Check(wire.Envelope(data, meta), json)).toBe(true)
    expect(json).toMatchObject({
      data: [
        { amount: -5.5, title: '' },
        { amount: 20, title: 'Welcome' },
      ],
      meta: { total_count: 2, page: 1 },
    })
    expect((await changes('?count=1&page=2')).json.data).toMatchObject([{ amount: 20 }])
    expect((await changes('', 2)).status).toBe(404)
    expect((await changes('', 1, as.newcomer)).status).toBe(403)
    await world.api.delete(`/v1/loyalty/cards/1/${id}`, { as: as.owner })
    expect((await changes()).status).toBe(404)
  })
})
