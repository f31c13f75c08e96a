import { describe, expect, it } from 'vitest'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from './facts.ts'

const world = useWorld(withoutWorker)
const get = async (path: string) => (await world.api.get(path, { as: as.owner })).json
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

describe('the demo storages and money', () => {
  it('are what the facts say', async () => {
    const lists = {
      storages: demo.storages,
      goods_categories: demo.goodsCategories,
      suppliers: demo.suppliers,
      accounts: demo.accounts,
      expenses: demo.expenses,
      'loyalty/card_types': demo.loyaltyCardTypes,
    }
    for (const [path, fact] of Object.entries(lists))
      expect(ids((await get(`/v1/${path}/1`)).data), path).toEqual(Object.values(fact))
    const goods = (await get('/v1/goods/1')).data
    expect(goods.map(({ good_id }: { good_id: number }) => good_id)).toEqual(demo.goods)
  })

  it('stock is what the operations came to', async () => {
    const [wrong] = await world.query(`
      select count(*)::int as count from stock full join (
        select good_id, storage_id,
          sum(operation.amount / case operation_unit_type when 1 then 1 else unit_equals end) as amount
        from goods_operations operation join goods on goods.id = operation.good_id group by 1, 2
      ) sums using (good_id, storage_id)
      where round(stock.amount, 4) is distinct from round(sums.amount, 4)`)
    expect(wrong).toEqual({ count: 0 })
    const serum = (await get('/v1/goods/1/9')).data
    expect(serum.actual_amounts).toHaveLength(2)
    expect((await get('/v1/storage_operations/operation/1/2')).data.transactions).toHaveLength(8)
  })

  it('has transactions of the past weeks, and cards of its clients', async () => {
    const { meta, data } = await get('/v1/finance_transactions/1')
    expect(meta.total_count).toBe(40)
    expect(new Date(data[0].date).getTime()).toBeLessThan(world.clock.now().getTime())
    const cards = await get('/v1/loyalty/cards/1')
    expect(cards.meta.total_count).toBe(30)
    expect(cards.data.at(-1)).toMatchObject({ id: 1, number: '07700001', phone: demo.clients.first.phone })
    const [unlinked] = await world.query(
      'select count(*)::int as count from loyalty_cards where client_id is null',
    )
    expect(unlinked).toEqual({ count: 0 })
  })
})
