import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventsAfter, lastEventNumber } from '../../../../test/events.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
const post = (path: string, body: unknown, who = as.owner) => world.api.post(`/v1/${path}`, { as: who, body })
const book = (body: object, who = as.owner) => post('storage_operations/operation/1', body, who)

let main = 0
let second = 0
let category = 0
beforeAll(async () => {
  main = (await post('storages/1', { title: 'Front' })).json.data.id
  second = (await post('storages/1', { title: 'Back' })).json.data.id
  category = (await post('goods_categories/1', { title: 'Shelf' })).json.data.id
})

const newGood = async (fields: object = {}): Promise<number> =>
  (
    await post('goods/1', {
      title: 'Oil',
      category_id: category,
      sale_unit_id: 7,
      service_unit_id: 2,
      ...fields,
    })
  ).json.data.good_id

const at = '2026-03-01 10:00:00'
const receipt = (transactions: object[]) => ({ type_id: 3, storage_id: main, create_date: at, transactions })
const sale = (transactions: object[]) => ({ ...receipt(transactions), type_id: 1 })
const amountsOf = async (goodId: number) =>
  (await world.api.get(`/v1/goods/1/${goodId}`, { as: as.owner })).json.data.actual_amounts

describe('storages', () => {
  it('EXA-63 say what they are for, and have a comment', async () => {
    const plain = await post('storages/1', { title: 'Plain' })
    expect(plain.status).toBe(201)
    expect(plain.json.data).toMatchObject({ title: 'Plain', for_sale: 1, for_services: 1, comment: '' })
    const { json } = await post('storages/1', {
      title: 'Shop',
      for_sale: true,
      for_services: '0',
      comment: 'Вход',
    })
    const shop = { id: json.data.id, title: 'Shop', for_sale: 1, for_services: 0, comment: 'Вход' }
    expect(json.data).toEqual(shop)
    const list = await world.api.get('/v1/storages/1', { as: as.owner })
    expect(list.json.data).toContainEqual(shop)
    expect(Check(catalogue.storages.list.data, list.json.data)).toBe(true)
    const rejected = await post('storages/1', { title: 'Wrong', for_sale: 2, comment: {} })
    expect([rejected.status, Object.keys(rejected.json.meta.errors)]).toEqual([422, ['for_sale', 'comment']])
  })
})

describe('storage operations', () => {
  it('EXA-64 their transactions may be called goods_transactions', async () => {
    const good_id = await newGood()
    const { transactions, ...rest } = receipt([{ good_id, amount: 3 }])
    const booked = await book({ ...rest, goods_transactions: transactions })
    expect(booked.status).toBe(200)
    expect(booked.json.data.transactions).toMatchObject([{ good: { id: good_id }, amount: 3 }])
    const both = await book({ ...receipt([{ good_id, amount: 1 }]), goods_transactions: [] })
    expect(both.json.data.transactions).toMatchObject([{ amount: 1 }])
    const none = await book(rest)
    expect([none.status, none.json.meta.errors]).toEqual([422, { transactions: ['is required'] }])
    const empty = await book({ ...rest, goods_transactions: [] })
    expect([empty.status, empty.json.meta.errors]).toEqual([422, { transactions: ['must not be empty'] }])
  })

  it.each([
    [1, 'Sale', 'goods_operations_sale', -1],
    [2, 'Consumable', 'goods_operations_consumable', -1],
    [3, 'Receipt', 'goods_operations_receipt', 1],
    [4, 'Write-off', 'goods_operations_stolen', -1],
  ])(
    'WEB-03 type %i, %s, leaves its own event for each transaction',
    async (type_id, type, resource, sign) => {
      const [oil, wax] = [await newGood(), await newGood({ title: 'Wax' })]
      const goodBefore = await world.api.get(`/v1/goods/1/${oil}`, { as: as.owner })
      const before = await lastEventNumber(world, 1)
      world.clock.advance(5)
      const booked = await book({
        ...receipt([
          { good_id: oil, amount: 2.5, cost_per_unit: '12.50', discount: 10, comment: 'Да 🙂' },
          { good_id: wax, amount: '1', operation_unit_type: 2, cost: 0.1 },
        ]),
        type_id,
      })
      expect(booked.status).toBe(200)
      expect(Check(catalogue.storageOperations.get.data, booked.json.data)).toBe(true)
      const { id, transactions } = booked.json.data
      expect(booked.json.data).toMatchObject({ type_id, type, storage_id: main, storage_to_id: null })
      expect(transactions).toMatchObject([
        {
          document_id: id,
          type_id,
          type,
          operation_unit_type: 1,
          amount: 2.5 * sign,
          create_date: '2026-03-01T10:00:00-08:00',
          cost_per_unit: 12.5,
          discount: 10,
          cost: 28.13,
          comment: 'Да 🙂',
          record_id: 0,
          loyalty_abonement_id: 0,
          loyalty_certificate_id: 0,
          good: { id: oil, title: 'Oil' },
          unit: { id: 7, title: 'Bottle', short_title: 'btl' },
          storage: { id: main, title: 'Front' },
          client: [],
          master: [],
          service: [],
          supplier: [],
        },
        {
          operation_unit_type: 2,
          amount: sign,
          cost: 0.1,
          unit: { id: 2 },
          good: { id: wax, title: 'Wax' },
        },
      ])
      const read = await world.api.get(`/v1/storage_operations/operation/1/${id}`, { as: as.owner })
      expect(read.json.data).toEqual(booked.json.data)
      expect(await eventsAfter(world, 1, before)).toMatchObject(
        transactions.map((data: { id: number }) => ({
          resource,
          resource_id: data.id,
          status: 'create',
          data,
          partner_id: 1,
          user_id: 2,
        })),
      )
      // A change of stock does not change the product itself.
      const goodAfter = await world.api.get(`/v1/goods/1/${oil}`, { as: as.owner })
      expect(goodAfter.json.data).toEqual({
        ...goodBefore.json.data,
        actual_amounts: [{ storage_id: main, amount: 2.5 * sign }],
      })
    },
  )

  it('WEB-03 a move leaves one storage and arrives in the other, as two transactions with their events', async () => {
    const good = await newGood({ unit_equals: 4 })
    await book(receipt([{ good_id: good, amount: 10 }]))
    const before = await lastEventNumber(world, 1)
    const { status, json } = await book({
      ...receipt([
        { good_id: good, amount: 3 },
        { good_id: good, amount: 2, operation_unit_type: 2 },
      ]),
      type_id: 5,
      storage_to_id: second,
    })
    expect(status).toBe(200)
    expect(json.data).toMatchObject({ type: 'Move', storage_id: main, storage_to_id: second })
    expect(json.data.transactions).toMatchObject([
      { amount: -3, storage: { id: main } },
      { amount: 3, storage: { id: second } },
      { amount: -2, storage: { id: main } },
      { amount: 2, storage: { id: second } },
    ])
    const events = await eventsAfter(world, 1, before)
    expect(events.map(({ resource }) => resource)).toEqual(Array(4).fill('goods_operations_move'))
    expect(events.map(({ data }) => data)).toEqual(json.data.transactions)
    expect(await amountsOf(good)).toEqual([
      { storage_id: main, amount: 6.5 },
      { storage_id: second, amount: 3.5 },
    ])
  })

  it('amounts are exact: tenths add up, and so do thirds of a bottle', async () => {
    const [tenths, thirds] = [await newGood(), await newGood({ unit_equals: 3 })]
    await book(receipt([{ good_id: tenths, amount: 0.1 }]))
    await book(receipt([{ good_id: tenths, amount: 0.2 }]))
    await book(sale([{ good_id: tenths, amount: 0.1 + 0.2 }]))
    expect(await amountsOf(tenths)).toEqual([{ storage_id: main, amount: 0 }])
    await book(receipt([{ good_id: thirds, amount: 1 }]))
    const millilitre = { good_id: thirds, amount: 1, operation_unit_type: 2 }
    await book(sale([millilitre]))
    expect(await amountsOf(thirds)).toEqual([{ storage_id: main, amount: 0.6667 }])
    await book(sale([millilitre]))
    await book(sale([millilitre]))
    expect(await amountsOf(thirds)).toEqual([{ storage_id: main, amount: 0 }])
    await book(sale([{ good_id: thirds, amount: 1.5 }]))
    expect(await amountsOf(thirds)).toEqual([{ storage_id: main, amount: -1.5 }])
  })

  it('fifty parallel operations over the same products lose nothing', async () => {
    const goods = await Promise.all(Array.from({ length: 4 }, () => newGood({ unit_equals: 8 })))
    const before = await lastEventNumber(world, 1)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const order = index % 2 ? goods : goods.toReversed()
        const transactions = order.map(good_id => ({
          good_id,
          amount: 1,
          operation_unit_type: 1 + (index % 2),
        }))
        return index % 5 === 0
          ? book({ ...receipt(transactions), type_id: 5, storage_to_id: second })
          : book(index % 3 ? receipt(transactions) : sale(transactions))
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    let [front, back] = [0, 0]
    for (let index = 0; index < 50; index++) {
      const amount = index % 2 ? 1 / 8 : 1
      if (index % 5 === 0) back += amount
      front += (index % 5 === 0 || index % 3 === 0 ? -1 : 1) * amount
    }
    for (const good of goods)
      expect(await amountsOf(good)).toEqual([
        { storage_id: main, amount: front },
        { storage_id: second, amount: back },
      ])
    const numbers = (await eventsAfter(world, 1, before)).map(({ number }) => number)
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => before + 1 + index))
    expect(numbers).toHaveLength(4 * (50 + 10))
  })

  it('takes 300 transactions and keeps their order', async () => {
    const good = await newGood()
    const transactions = Array.from({ length: 300 }, (_, index) => ({ good_id: good, amount: index + 1 }))
    const { status, json } = await book(receipt(transactions))
    expect(status).toBe(200)
    expect(json.data.transactions.map(({ amount }: { amount: number }) => amount)).toEqual(
      transactions.map(({ amount }) => amount),
    )
    expect(await amountsOf(good)).toEqual([{ storage_id: main, amount: 45_150 }])
  })

  it('names its client, supplier and team member, without a phone', async () => {
    const now = world.clock.now()
    const [client] = await world.query(
      `insert into clients (location_id, name, surname, phone, created_at, last_change_date)
       values (1, 'Ада', 'Byron', '+4915112345678', $1, $1) returning id`,
      [now],
    )
    const [master] = await world.query(
      `insert into staff (location_id, name, specialization, created_at, last_change_date)
       values (1, 'Mo', 'Stylist', $1, $1) returning id`,
      [now],
    )
    const supplier = (await post('suppliers/1', { title: 'Wholesale' })).json.data
    const good = await newGood()
    const named = { client_id: Number(client?.id), master_id: Number(master?.id), supplier_id: supplier.id }
    const { json } = await book(sale([{ good_id: good, amount: 1, ...named }]))
    expect(json.data.transactions[0]).toMatchObject({
      client: { id: named.client_id, name: 'Ада Byron' },
      master: { id: named.master_id, name: 'Mo' },
      supplier: { id: supplier.id, title: 'Wholesale' },
    })
    expect(JSON.stringify(json)).not.toContain('4915112345678')
    await world.query('update clients set deleted_at = $1 where id = $2', [now, named.client_id])
    const refused = await book(sale([{ good_id: good, amount: 1, client_id: named.client_id }]))
    expect(refused.json.meta.errors).toEqual({
      'transactions.0.client_id': ['is not a client of this Location'],
    })
  })
})

describe('a storage operation is refused, whole,', () => {
  it('when it names what is not in this Location', async () => {
    const good = await newGood()
    const deleted = await newGood()
    await world.api.delete(`/v1/goods/1/${deleted}`, { as: as.owner })
    const foreignStorage = (await post('storages/2', { title: 'There' })).json.data.id
    const before = await lastEventNumber(world, 1)
    const { status, json } = await book({
      ...receipt([
        { good_id: good, amount: 1 },
        { good_id: deleted, amount: 1, client_id: 98_765, supplier_id: 98_765, master_id: 98_765 },
        { good_id: 98_765, amount: 1 },
      ]),
      storage_id: foreignStorage,
    })
    expect(status).toBe(422)
    expect(json.meta.errors).toEqual({
      storage_id: ['is not a storage of this Location'],
      'transactions.1.good_id': ['is not a product of this Location'],
      'transactions.1.client_id': ['is not a client of this Location'],
      'transactions.1.supplier_id': ['is not a supplier of this Location'],
      'transactions.1.master_id': ['is not a team member of this Location'],
      'transactions.2.good_id': ['is not a product of this Location'],
    })
    expect(await amountsOf(good)).toEqual([])
    expect(await lastEventNumber(world, 1)).toBe(before)
  })

  it('when a move goes nowhere, or something else goes somewhere', async () => {
    const good = await newGood()
    const errors = async (fields: object) =>
      (await book({ ...receipt([{ good_id: good, amount: 1 }]), ...fields })).json.meta.errors
    expect(await errors({ type_id: 5 })).toEqual({ storage_to_id: ['is required for a move'] })
    expect(await errors({ type_id: 5, storage_to_id: null })).toEqual({
      storage_to_id: ['is required for a move'],
    })
    expect(await errors({ type_id: 5, storage_to_id: main })).toEqual({
      storage_to_id: ['must be another storage than storage_id'],
    })
    expect(await errors({ type_id: 1, storage_to_id: second })).toEqual({
      storage_to_id: ['is for moves alone'],
    })
  })

  it.each([
    [{ type_id: 0 }, { type_id: ['must be at least 1'] }],
    [{ type_id: 6 }, { type_id: ['must be at most 5'] }],
    [{ create_date: '2026-02-30 10:00:00' }, { create_date: [expect.stringContaining('must be a date')] }],
    [
      { create_date: undefined, storage_id: undefined },
      { create_date: ['is required'], storage_id: ['is required'] },
    ],
    [{ transactions: [] }, { transactions: ['must not be empty'] }],
    [{ transactions: 'x' }, { transactions: ['must be a list'] }],
    [
      { transactions: Array(301).fill({ good_id: 1, amount: 1 }) },
      { transactions: ['must have at most 300 elements'] },
    ],
    [
      { transactions: [{}] },
      { 'transactions.0.good_id': ['is required'], 'transactions.0.amount': ['is required'] },
    ],
    [{ transactions: [{ good_id: 1, amount: 0 }] }, { 'transactions.0.amount': ['must be at least 0.0001'] }],
    [
      { transactions: [{ good_id: 1, amount: -1 }] },
      { 'transactions.0.amount': ['must be at least 0.0001'] },
    ],
    [
      { transactions: [{ good_id: 1, amount: 1.23456 }] },
      { 'transactions.0.amount': ['must have at most 4 decimal places'] },
    ],
    [
      { transactions: [{ good_id: 1, amount: 1, discount: 101 }] },
      { 'transactions.0.discount': ['must be at most 100'] },
    ],
    [
      { transactions: [{ good_id: 1, amount: 1, operation_unit_type: 3 }] },
      { 'transactions.0.operation_unit_type': ['must be at most 2'] },
    ],
  ])('when its shape is wrong: %j', async (fields, errors) => {
    const { status, json } = await book({ ...receipt([{ good_id: 1, amount: 1 }]), ...fields })
    expect(status).toBe(422)
    expect(json.meta.errors).toEqual(errors)
  })

  it('when its total is too large', async () => {
    const good = await newGood()
    const { status, json } = await book(
      receipt([{ good_id: good, amount: 1_000_000_000, cost_per_unit: 999_999_999 }]),
    )
    expect(status).toBe(422)
    expect(json.meta.errors).toEqual({ transactions: ['come to amounts that are too large'] })
    expect(await amountsOf(good)).toEqual([])
  })

  it('AUT-04 without the right, and it is not seen from another Location', async () => {
    const good = await newGood()
    expect((await book(receipt([{ good_id: good, amount: 1 }]), as.newcomer)).status).toBe(403)
    const { id } = (await book(receipt([{ good_id: good, amount: 1 }]))).json.data
    const read = (location: number, who = as.owner) =>
      world.api.get(`/v1/storage_operations/operation/${location}/${id}`, { as: who })
    expect((await read(1, as.newcomer)).status).toBe(403)
    expect((await read(2)).status).toBe(404)
    expect((await read(5)).status).toBe(403)
  })
})
