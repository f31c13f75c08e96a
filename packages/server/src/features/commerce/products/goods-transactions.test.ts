import { catalogue, wire } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
const post = (path: string, body: unknown) => world.api.post(`/v1/${path}`, { as: as.owner, body })
const list = (query: Record<string, string | number>, location = 1, who = as.owner) =>
  world.api.get(
    `/v1/storages/transactions/${location}?${new URLSearchParams(query as Record<string, string>)}`,
    { as: who },
  )
const amounts = async (query: Record<string, string | number>) =>
  (await list(query)).json.data.map(({ amount }: { amount: number }) => amount)

const own = { oil: 0, wax: 0, front: 0, back: 0 }
beforeAll(async () => {
  own.front = (await post('storages/1', { title: 'Front' })).json.data.id
  own.back = (await post('storages/1', { title: 'Back' })).json.data.id
  const newGood = async (title: string) =>
    (await post('goods/1', { title, category_id: 1, sale_unit_id: 7, service_unit_id: 2 })).json.data.good_id
  own.oil = await newGood('Oil')
  own.wax = await newGood('Wax')
  const book = (type_id: number, create_date: string, transactions: object[], storage_to_id?: number) =>
    post('storage_operations/operation/1', {
      type_id,
      storage_id: own.front,
      storage_to_id,
      create_date,
      transactions,
    })
  await book(3, '2030-03-02 10:00:00', [
    { good_id: own.oil, amount: 10 },
    { good_id: own.wax, amount: 4 },
  ])
  // A sale of the day before that was forgotten.
  await book(1, '2030-03-01 23:59:59', [{ good_id: own.oil, amount: 1 }])
  await book(5, '2030-03-03', [{ good_id: own.oil, amount: 2 }], own.back)
})

describe('the list of transactions of products', () => {
  it('MON-01 shows the latest first, in pages, of a span, a type, a storage and a product', async () => {
    expect(await amounts({ good_id: own.oil })).toEqual([2, -2, 10, -1])
    expect(await amounts({ good_id: own.wax })).toEqual([4])
    expect(await amounts({ storage_id: own.front })).toEqual([-2, 4, 10, -1])
    expect(await amounts({ storage_id: own.back })).toEqual([2])
    expect(await amounts({ good_id: own.oil, type_id: 5 })).toEqual([2, -2])
    expect(
      await amounts({ storage_id: own.front, start_date: '2030-03-01', end_date: '2030-03-02' }),
    ).toEqual([4, 10, -1])
    expect(await amounts({ storage_id: own.front, end_date: '2030-03-01' })).toEqual([-1])
    const { json } = await list({ good_id: own.oil, count: 1, page: 3 })
    const { data, meta } = catalogue.storageOperations.listTransactions
    expect(Check(wire.Envelope(data, meta), json)).toBe(true)
    expect(json).toMatchObject({ data: [{ amount: 10, good: { title: 'Oil' } }], meta: { total_count: 4 } })
    const document = json.data[0].document_id
    const operation = await world.api.get(`/v1/storage_operations/operation/1/${document}`, { as: as.owner })
    expect(operation.json.data.transactions[0]).toEqual(json.data[0])
  })

  it('AUT-04 needs the right, and never shows those of another Location', async () => {
    expect((await list({}, 1, as.newcomer)).status).toBe(403)
    expect((await list({}, 5)).status).toBe(403)
    expect((await list({ good_id: own.oil }, 2)).json.data).toEqual([])
    expect((await list({ type_id: 6 })).status).toBe(422)
    expect((await list({ start_date: '2030-02-30' })).status).toBe(422)
    expect((await list({ count: 301 })).status).toBe(422)
  })
})
