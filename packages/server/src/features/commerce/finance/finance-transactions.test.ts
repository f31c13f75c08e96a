import { catalogue, wire } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventsAfter, lastEventNumber } from '../../../../test/events.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
const post = (path: string, body: unknown, who = as.owner) => world.api.post(`/v1/${path}`, { as: who, body })
const idOf = async (path: string, body: object): Promise<number> => (await post(path, body)).json.data.id

let account = 0
let expense = 0
const foreign = { account: 0, expense: 0, supplier: 0 }
const named = { client_id: 0, supplier_id: 0, master_id: 0, record_id: 0 }

beforeAll(async () => {
  account = await idOf('accounts/1', { title: 'Till', is_cash: 1 })
  expense = await idOf('expenses/1', { title: 'Takings', type: 1 })
  foreign.account = await idOf('accounts/2', { title: 'Till' })
  foreign.expense = await idOf('expenses/2', { title: 'Takings' })
  foreign.supplier = await idOf('suppliers/2', { title: 'Elsewhere' })
  named.supplier_id = await idOf('suppliers/1', { title: 'Wholesale' })
  const insert = async (text: string, values: unknown[]) =>
    Number((await world.query(`${text} returning id`, values))[0]?.id)
  const now = world.clock.now()
  named.client_id = await insert(
    `insert into clients (location_id, name, surname, phone, created_at, last_change_date)
     values (1, 'Ada', 'Byron', '+4915112345678', $1, $1)`,
    [now],
  )
  named.master_id = await insert(
    `insert into staff (location_id, name, specialization, created_at, last_change_date)
     values (1, 'Mo', 'Stylist', $1, $1)`,
    [now],
  )
  named.record_id = await insert(
    `insert into appointments (location_id, staff_id, client_id, starts_at, length, created_at, last_change_date)
     values (1, $2, $3, '2026-01-15T20:00:00Z', 3600, $1, $1)`,
    [now, named.master_id, named.client_id],
  )
})

const minimal = () => ({ expense_id: expense, account_id: account, amount: 10, date: '2026-02-01 12:00:00' })
const create = (fields: object = {}, who = as.owner) =>
  post('finance_transactions/1', { ...minimal(), ...fields }, who)
const pathOf = (id: number, location = 1) => `/v1/finance_transactions/${location}/${id}`
const read = async (id: number) => (await world.api.get(pathOf(id), { as: as.owner })).json.data

describe('financial transactions', () => {
  it('WEB-02 create, update and delete each leave an event whose data is what the GET answers', async () => {
    const before = await lastEventNumber(world, 1)
    const created = await create({ ...named, amount: '-45.50', comment: 'Чай ☕' })
    expect(created.status).toBe(201)
    expect(Check(catalogue.financeTransactions.get.data, created.json.data)).toBe(true)
    const { id } = created.json.data
    expect(created.json.data).toEqual({
      id,
      document_id: 0,
      date: '2026-02-01T12:00:00-08:00',
      amount: -45.5,
      comment: 'Чай ☕',
      last_change_date: created.json.data.last_change_date,
      record_id: named.record_id,
      visit_id: 0,
      sold_item_id: 0,
      sold_item_type: '',
      expense: { id: expense, title: 'Takings', type: 1 },
      master: { id: named.master_id, name: 'Mo' },
      supplier: { id: named.supplier_id, title: 'Wholesale' },
      service: [],
      account: { id: account, title: 'Till', is_cash: true, is_default: false },
      client: { id: named.client_id, name: 'Ada Byron' },
      record: { id: named.record_id, datetime: '2026-01-15T12:00:00-08:00' },
    })
    expect(await read(id)).toEqual(created.json.data)
    world.clock.advance(60)
    const updated = await world.api.put(pathOf(id), {
      as: as.owner,
      body: { date: '2026-07-01', client_id: null, record_id: null },
    })
    expect(updated.status).toBe(200)
    expect(updated.json.data).toEqual({
      ...created.json.data,
      date: '2026-07-01T00:00:00-07:00',
      client: null,
      record_id: 0,
      record: null,
      last_change_date: updated.json.data.last_change_date,
    })
    world.clock.advance(60)
    expect((await world.api.delete(pathOf(id), { as: as.owner })).status).toBe(204)
    expect((await world.api.get(pathOf(id), { as: as.owner })).status).toBe(404)
    expect((await world.api.put(pathOf(id), { as: as.owner, body: {} })).status).toBe(404)
    expect((await world.api.delete(pathOf(id), { as: as.owner })).status).toBe(404)

    const actor = { resource: 'finances_operation', resource_id: id, partner_id: 1, user_id: 2 }
    const events = await eventsAfter(world, 1, before)
    expect(events).toMatchObject([
      { ...actor, number: before + 1, status: 'create', data: created.json.data },
      { ...actor, number: before + 2, status: 'update', data: updated.json.data },
      { ...actor, number: before + 3, status: 'delete', data: { id, amount: -45.5 } },
    ])
    expect(new Set(events.map(({ data }) => data.last_change_date)).size).toBe(3)
  })

  it('money is exact: what was sent comes back, and sums have no error', async () => {
    for (const [sent, stored] of [
      [0.1, '0.10'],
      [0.2, '0.20'],
      [0.1 + 0.2, '0.30'],
      [12_345_678_901.23, '12345678901.23'],
      [-999_999_999_999.99, '-999999999999.99'],
      ['0.07', '0.07'],
      ['000019.990', '19.99'],
      [0, '0.00'],
      [1.005e3, '1005.00'],
    ]) {
      const { status, json, text } = await create({ amount: sent })
      expect(status, String(sent)).toBe(201)
      expect(json.data.amount).toBe(Number(stored))
      expect(text).toContain(`"amount":${stored},`)
      const [row] = await world.query('select amount from finance_transactions where id = $1', [json.data.id])
      expect(row).toEqual({ amount: stored })
    }
    const [sum] = await world.query(
      `select sum(amount) from finance_transactions where amount in (0.1, 0.2) and account_id = $1`,
      [account],
    )
    expect(sum).toEqual({ sum: '0.30' })
  })

  it.each([
    [0.001, 'must have at most 2 decimal places'],
    [10.999, 'must have at most 2 decimal places'],
    ['1.005', 'must have at most 2 decimal places'],
    [1e-20, 'must have at most 2 decimal places'],
    [1_000_000_000_000, 'must be at most 999999999999.99'],
    [-1e300, 'must be at least -999999999999.99'],
    ['NaN', 'must be a number'],
    ['Infinity', 'must be a number'],
    ['1e3', 'must be a number'],
    ['12,50', 'must be a number'],
    ['', 'must be a number'],
    [true, 'must be a number'],
    [null, 'must be a number'],
    [[1], 'must be a number'],
  ])('an amount of %j is refused', async (amount, sentence) => {
    const { status, json } = await create({ amount })
    expect(status).toBe(422)
    expect(json.meta.errors).toEqual({ amount: [sentence] })
  })

  it('an amount beyond all numbers is refused', async () => {
    const { status } = await world.api.post('/v1/finance_transactions/1', {
      as: as.owner,
      headers: { 'content-type': 'application/json' },
      rawBody: JSON.stringify(minimal()).replace('"amount":10', '"amount":1e400'),
    })
    expect(status).toBe(422)
  })

  it('WEB-07 what is refused leaves neither a transaction nor an event', async () => {
    const before = await lastEventNumber(world, 1)
    const invalid = {
      expense_id: foreign.expense,
      account_id: foreign.account,
      supplier_id: foreign.supplier,
      client_id: 98_765,
      master_id: 98_765,
      record_id: 98_765,
    }
    const refused = await create(invalid)
    expect(refused.status).toBe(422)
    expect(refused.json.meta.errors).toEqual({
      expense_id: ['is not an income or expense item of this Location'],
      account_id: ['is not an account of this Location'],
      supplier_id: ['is not a supplier of this Location'],
      client_id: ['is not a client of this Location'],
      master_id: ['is not a team member of this Location'],
      record_id: ['is not an appointment of this Location'],
    })
    const missing = await post('finance_transactions/1', {})
    expect(Object.keys(missing.json.meta.errors).sort()).toEqual([
      'account_id',
      'amount',
      'date',
      'expense_id',
    ])
    for (const date of [
      '2026-02-30',
      '2026-02-01T24:00:00',
      '01.02.2026',
      'now',
      '',
      5,
      '2026-02-01T10:00:00+99:00',
    ])
      expect((await create({ date })).json.meta.errors, String(date)).toHaveProperty('date')
    expect((await create({ comment: 'x'.repeat(5001) })).status).toBe(422)
    expect((await create({ comment: '\0' })).status).toBe(422)
    expect(await lastEventNumber(world, 1)).toBe(before)

    const { id } = (await create()).json.data
    const change = await world.api.put(pathOf(id), { as: as.owner, body: { comment: 'Changed', ...invalid } })
    expect(change.status).toBe(422)
    expect((await read(id)).comment).toBe('')
  })

  it('the ids of the payment system are shown only where the Location has them on', async () => {
    const ids = ['pi_1', 'плата-2']
    const { data } = (await create({ payment_system_transaction_ids: ids })).json
    expect(data).not.toHaveProperty('payment_system_transaction_ids')
    await world.query('update locations set payment_system_ids_enabled = true where id = 1')
    try {
      expect((await read(data.id)).payment_system_transaction_ids).toEqual(ids)
      const before = await lastEventNumber(world, 1)
      const later = (await create()).json.data
      expect(later.payment_system_transaction_ids).toEqual([])
      expect(Check(catalogue.financeTransactions.get.data, later)).toBe(true)
      expect((await eventsAfter(world, 1, before))[0]?.data).toEqual(later)
    } finally {
      await world.query('update locations set payment_system_ids_enabled = false where id = 1')
    }
  })

  it('two updates at once both count', async () => {
    const { id } = (await create()).json.data
    const before = await lastEventNumber(world, 1)
    const change = (body: object) => world.api.put(pathOf(id), { as: as.owner, body })
    await Promise.all([change({ amount: 1.5 }), change({ comment: 'Both' })])
    expect(await read(id)).toMatchObject({ amount: 1.5, comment: 'Both' })
    const events = await eventsAfter(world, 1, before)
    expect(events).toHaveLength(2)
    expect(events[1]?.data).toEqual(await read(id))
  })

  it('AUT-04 they need the right of their module, and never show those of another Location', async () => {
    expect((await create({}, as.newcomer)).status).toBe(403)
    expect((await world.api.get('/v1/finance_transactions/1', { as: as.newcomer })).status).toBe(403)
    const { id } = (await create()).json.data
    for (const [location, status] of [
      [2, 404],
      [5, 403],
      [98_765, 404],
    ] as const) {
      expect((await world.api.get(pathOf(id, location), { as: as.owner })).status).toBe(status)
      expect((await world.api.put(pathOf(id, location), { as: as.owner, body: {} })).status).toBe(status)
      expect((await world.api.delete(pathOf(id, location), { as: as.owner })).status).toBe(status)
    }
  })
})

describe('the list of financial transactions', () => {
  const list = (query: Record<string, string | number>) =>
    world.api.get(`/v1/finance_transactions/1?${new URLSearchParams(query as Record<string, string>)}`, {
      as: as.owner,
    })
  const comments = async (query: Record<string, string | number>) =>
    (await list(query)).json.data.map(({ comment }: { comment: string }) => comment)

  it('shows the latest first, in pages, of a span and of a subject', async () => {
    const own = { account_id: await idOf('accounts/1', { title: 'Of this test' }) }
    const moments = {
      // This is just before midnight in San Francisco, which is the next day in UTC.
      late: '2026-05-01T23:59:59.500-07:00',
      next: '2026-05-02 00:00:00',
      early: '2026-05-01',
      noon: '2026-05-01T19:00:00Z',
    }
    for (const [comment, date] of Object.entries(moments)) await create({ ...own, comment, date })
    await create({ ...own, ...named, comment: 'named', date: '2026-04-01' })
    expect(await comments(own)).toEqual(['next', 'late', 'noon', 'early', 'named'])
    expect(await comments({ ...own, start_date: '2026-05-01', end_date: '2026-05-01' })).toEqual([
      'late',
      'noon',
      'early',
    ])
    expect(
      await comments({ ...own, start_date: '2026-05-01 12:00:00', end_date: '2026-05-01T19:00:00Z' }),
    ).toEqual(['noon'])
    expect(await comments({ ...own, start_date: '2026-05-03' })).toEqual([])
    for (const [subject, id] of Object.entries(named))
      expect(await comments({ ...own, [subject]: id }), subject).toEqual(['named'])
    expect(await comments({ ...own, expense_id: expense, count: 2, page: 2 })).toEqual(['noon', 'early'])
    expect(await comments({ ...own, client_id: 98_765 })).toEqual([])

    const { json } = await list({ ...own, count: 2, page: 3 })
    const { data, meta } = catalogue.financeTransactions.list
    expect(Check(wire.Envelope(data, meta), json)).toBe(true)
    expect(json.meta).toEqual({ total_count: 5, page: 3 })
    expect((await list({ count: 301 })).status).toBe(422)
    expect((await list({ start_date: '2026-02-30' })).status).toBe(422)
    expect((await list({ account_id: "1' or true" })).status).toBe(422)
  })

  it('MON-02 its totals are the sums of what matches, for each account, and never of what does not', async () => {
    const own = { client_id: named.client_id, start_date: '2030-01-01', end_date: '2030-01-31' }
    const totals = async (query: Record<string, string | number>, location = 1, who = as.owner) =>
      world.api.get(
        `/v1/finance_totals/${location}?${new URLSearchParams(query as Record<string, string>)}`,
        { as: who },
      )
    expect((await totals(own)).json.data).toEqual({ income: 0, expense: 0, balance: 0, accounts: [] })
    const second = await idOf('accounts/1', { title: 'Second till' })
    const of = { client_id: named.client_id, date: '2030-01-10' }
    await create({ ...of, amount: 100.1 })
    await create({ ...of, amount: 0.2 })
    await create({ ...of, amount: -30.05, account_id: second })
    await create({ ...of, amount: 5000, date: '2030-02-01' })
    const { id } = (await create({ ...of, amount: 700 })).json.data
    await world.api.delete(pathOf(id), { as: as.owner })
    const { json } = await totals(own)
    expect(Check(catalogue.financeTransactions.totals.data, json.data)).toBe(true)
    expect(json.data).toEqual({
      income: 100.3,
      expense: -30.05,
      balance: 70.25,
      accounts: [
        { account_id: account, income: 100.3, expense: 0, balance: 100.3 },
        { account_id: second, income: 0, expense: -30.05, balance: -30.05 },
      ],
    })
    expect((await totals({ ...own, type: 2 })).json.data).toMatchObject({ income: 0, balance: -30.05 })
    expect((await list({ ...own, type: 1 })).json.meta.total_count).toBe(2)
    expect((await list({ ...own, type: 2 })).json.data).toMatchObject([{ amount: -30.05 }])
    expect((await totals({ type: 3 })).status).toBe(422)
    expect((await totals({}, 1, as.newcomer)).status).toBe(403)
    expect((await totals({}, 5)).status).toBe(403)
    expect((await totals({ account_id: foreign.account })).json.data.accounts).toEqual([])
  })
})
