import { beforeAll, describe, expect, it } from 'vitest'
import { makeBookable } from '../../../test/bookings.ts'
import { as, startWorld, useWorld, withoutWorker } from '../../../test/world.ts'
import { withoutUpkeep } from '../../platform/database/bulk-load.ts'
import type { SqlQuery } from '../../platform/database/database.ts'
import type { ClientFilter, ClientQuery } from './client-filters.ts'
import { findAmongAll, findPageInOrder } from './client-list.store.ts'
import { SearchNgrams } from './search-ngrams.ts'

const world = useWorld(withoutWorker)
const list = (query: string) => world.api.get(`/v1/clients/2?${query}`, { as: as.owner })
const total = async (query: string) => (await list(query)).json.meta.total_count
const searched = async (...filters: unknown[]) =>
  (await world.api.post('/v1/company/2/clients/search', { as: as.owner, body: { filters } })).json.meta
    .total_count
const early = 6_000
const late = 5_500

beforeAll(async () => {
  await world.program.ctx.db.transaction(tx =>
    withoutUpkeep(tx, ['clients'], () =>
      tx.run({
        name: 'test.clients',
        text: `insert into clients (location_id, name, phone, email, card, paid, created_at, last_change_date)
         select 2, case when n > $1 then 'Поздний' else 'Ранний' end, '+1' || 2125000000 + n, 'c' || n || '@x.example', n, n, now(), now()
         from generate_series(1, $1::int + $2) n`,
        values: [early, late],
      }),
    ),
  )
  await world.query('analyze clients')
})

describe('a Location with more clients than are counted each time', () => {
  it("EXA-60 a large total is the total now, the caller's own writes included", async () => {
    const totals = async () => [
      await total(''),
      await total('fullname=Ранний'),
      await total('paid_min=1'),
      await searched({ type: 'quick_search', state: { value: 'ранний' } }),
    ]
    const before = [early + late, early, early + late, early]
    expect(await totals()).toEqual(before)
    expect(await totals()).toEqual(before)
    const body = { name: 'Ранний', phone: '+16465550101', spent: 99_999 }
    const { id } = (await world.api.post('/v1/clients/2', { as: as.owner, body })).json.data
    expect(await totals()).toEqual(before.map(total => total + 1))
    await world.api.put(`/v1/client/2/${id}`, { as: as.owner, body: { name: 'Renamed', paid: 0 } })
    expect(await totals()).toEqual([early + late + 1, early, early + late, early])
    await world.api.delete(`/v1/client/2/${id}`, { as: as.owner })
    expect(await totals()).toEqual(before)
  })

  it('EXA-60 a change by another process counts at once', async () => {
    const { world: other, close } = await startWorld({ beside: world, ...withoutWorker })
    const ask = (query: string) => other.api.get(`/v1/clients/2?${query}`, { as: as.owner })
    expect((await ask('fullname=Ранний')).json.meta.total_count).toBe(early)
    expect(await total('fullname=Ранний')).toBe(early)
    const body = { name: 'Ранний', phone: '+16465550102' }
    const { id } = (await other.api.post('/v1/clients/2', { as: as.owner, body })).json.data
    expect(await total('fullname=Ранний')).toBe(early + 1)
    await world.api.delete(`/v1/client/2/${id}`, { as: as.owner })
    expect((await ask('fullname=Ранний')).json.meta.total_count).toBe(early)
    await close()
  })

  it('EXA-60 visits change with appointments, and so does what is counted by them', async () => {
    const never = { type: 'visits', state: { from: 0, to: 0 } }
    expect(await searched(never)).toBe(early + late)
    expect(await searched(never)).toBe(early + late)
    const { staffId, serviceId } = await makeBookable(world, { locationId: 2 })
    const { json } = await world.api.post('/v1/records/2', {
      as: as.owner,
      body: {
        staff_id: staffId,
        services: [{ id: serviceId }],
        client: { phone: '+12125000001', name: 'Ранний' },
        datetime: '2026-05-20T10:00:00',
        seance_length: 900,
        attendance: 1,
      },
    })
    expect(await searched(never)).toBe(early + late - 1)
    await world.api.delete(`/v1/record/2/${json.data.id}`, { as: as.owner })
    expect(await searched(never)).toBe(early + late)
  })

  it('EXA-60 a writer finds its client counted, however many write at once', async () => {
    const writers = Array.from({ length: 8 }, (_, writer) => writer)
    const created = await Promise.all(
      writers.map(async writer => {
        const ids: number[] = []
        for (let count = 1; count <= 4; count++) {
          const body = { name: `Ранний ${writer}`, phone: `+1646556${writer}${count}00` }
          ids.push((await world.api.post('/v1/clients/2', { as: as.owner, body })).json.data.id)
          const { data, meta } = (await list('fullname=Ранний&count=300&page=21')).json
          expect(meta.total_count).toBe(20 * 300 + data.length)
          expect(data.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining(ids))
        }
        return ids
      }),
    )
    expect(await total('fullname=Ранний')).toBe(early + 32)
    for (const id of created.flat()) await world.api.delete(`/v1/client/2/${id}`, { as: as.owner })
    expect(await total('fullname=Ранний')).toBe(early)
  })

  it('pages are the same whether the total is counted or cached, the last one too', async () => {
    const cards = async (page: number) =>
      (await list(`fullname=анний&count=300&page=${page}`)).json.data.map(
        ({ card }: { card: number }) => card,
      )
    for (const page of [1, 1, 2, 20, 20, 21]) {
      const start = (page - 1) * 300 + 1
      const expected = Array.from(
        { length: Math.max(0, Math.min(300, early - start + 1)) },
        (_, n) => start + n,
      )
      expect(await cards(page)).toEqual(expected)
    }
  })

  it('EXA-60 a page is current, although its end is cached', async () => {
    const page = async () =>
      (await list('fullname=анний&count=5')).json.data.map(({ card }: { card: number }) => card)
    const all = await page()
    expect(await page()).toEqual(all)
    const { json } = await list('fullname=анний&count=2')
    const [first, second] = json.data.map(({ id }: { id: number }) => id)
    const change = (id: number, name: string) =>
      world.api.put(`/v1/client/2/${id}`, { as: as.owner, body: { name } })
    await change(second, 'Gone')
    const without = await page()
    expect(without).toEqual([all[0], all[2], all[3], all[4], all[4] + 1])
    expect(await page()).toEqual(without)
    await change(second, 'Ранний')
    expect(await page()).toEqual(all)
    await change(first, 'Gone')
    expect(await page()).toEqual([...all.slice(1), all[4] + 1])
    await change(first, 'Ранний')
    expect(await page()).toEqual(all)
  })

  it('matching clients are found even if all of them are at the end of the order', async () => {
    const first = await list('fullname=Поздний')
    const again = await list('fullname=Поздний')
    expect(again.json).toEqual(first.json)
    expect(again.json.data[0].card).toBe(early + 1)
    expect(again.json.meta.total_count).toBe(late)
  })

  it('no filter scans the whole Location', async () => {
    const parts: [ClientFilter & { by: 'text' }, string][] = [
      [{ by: 'text', field: 'name', text: 'Нет' }, 'clients_search'],
      [{ by: 'text', field: 'name', text: 'Ñoño' }, 'clients_search'],
      [{ by: 'text', field: 'phone', text: '212500777' }, 'clients_search'],
      [{ by: 'text', field: 'email', text: 'c7777@' }, 'clients_search'],
      [{ by: 'text', field: 'card', text: '7777' }, 'clients_search'],
    ]
    for (const [filter, index] of parts)
      expect(
        await planOf(db => findAmongAll(db, queryOf([filter], 'id'), { ngrams })),
        filter.field,
      ).toContain(index)
    const ranges: [ClientFilter[], ClientQuery['order']['by'], string][] = [
      [[], 'id', 'clients_pkey'],
      [[], 'name', 'clients_by_name'],
      [[{ by: 'numbers', field: 'paid', from: 10 }], 'paid', 'clients_by_paid'],
      [
        [{ by: 'moments', field: 'changed_date', from: '2020-01-01' }],
        'last_change_date',
        'clients_by_change',
      ],
    ]
    for (const [filters, order, index] of ranges) {
      const plan = await planOf(db => findPageInOrder(db, queryOf(filters, order)))
      expect(plan, order).toContain(index)
      expect(plan, order).not.toContain('Sort Key: client_1')
    }
  })
})

const ngrams = new SearchNgrams(world.clock)

const queryOf = (filters: ClientFilter[], by: ClientQuery['order']['by']): ClientQuery => ({
  locationId: 2,
  filters,
  isAnyEnough: false,
  order: { by, isDescending: false },
  page: { number: 1, size: 25 },
  showsPhones: true,
})

/** Returns PostgreSQL's plan for the query of a store function. */
async function planOf(ask: (db: Parameters<typeof findAmongAll>[0]) => Promise<unknown>): Promise<string> {
  let asked: SqlQuery | undefined
  const run = async (query: SqlQuery) => {
    asked = query
    return []
  }
  await ask({ run })
  const rows = await world.query(`explain ${asked?.text}`, asked?.values as unknown[])
  return rows.map(row => row['QUERY PLAN']).join('\n')
}
