import { beforeAll, describe, expect, it } from 'vitest'
import { makeBookable, newPhone } from '../../../test/bookings.ts'
import { eventsAfter, lastEventNumber } from '../../../test/events.ts'
import { as, useWorld, withoutWorker } from '../../../test/world.ts'
import { demo } from '../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const asOwner = { as: as.owner }
let bookable: { staffId: number; serviceId: number }
beforeAll(async () => {
  bookable = await makeBookable(world)
})

const idOf = (data: { id?: number; good_id?: number }) => (data.id ?? data.good_id) as number

interface ChangedKind {
  name: string
  create: string
  body(): object
  /** Returns the path of one record. */
  one(id: number): string
  changes: object[]
}

const kinds: ChangedKind[] = [
  {
    name: 'client',
    create: '/v1/clients/1',
    body: () => ({ name: 'Quick', phone: newPhone() }),
    one: id => `/v1/client/1/${id}`,
    changes: [{ comment: 'a' }, { comment: 'a' }, {}, { categories: [] }],
  },
  {
    name: 'record',
    create: '/v1/records/1',
    body: () => ({
      staff_id: bookable.staffId,
      services: [{ id: bookable.serviceId }],
      client: { phone: newPhone(), name: 'Ada' },
      datetime: '2026-01-05T10:00:00',
      seance_length: 3600,
    }),
    one: id => `/v1/record/1/${id}`,
    changes: [{ comment: 'a' }, { attendance: 1 }, { datetime: '2026-01-06T10:00:00' }, {}],
  },
  {
    name: 'good',
    create: '/v1/goods/1',
    body: () => ({
      title: 'Oil',
      category_id: demo.goodsCategories.hair,
      sale_unit_id: 1,
      service_unit_id: 1,
    }),
    one: id => `/v1/goods/1/${id}`,
    changes: [{ comment: 'a' }, { cost: 2 }, {}, { title: 'Wax' }],
  },
  {
    name: 'finances_operation',
    create: '/v1/finance_transactions/1',
    body: () => ({
      expense_id: demo.expenses.services,
      account_id: demo.accounts.cash,
      amount: 10,
      date: '2026-02-01',
    }),
    one: id => `/v1/finance_transactions/1/${id}`,
    changes: [{ comment: 'a' }, { amount: 2 }, {}, { date: '2026-02-02' }],
  },
]

describe('the date of the last change', () => {
  it.each(kinds)('EXA-30 of a $name moves by a second and more, while the clock stands still', async kind => {
    const before = await lastEventNumber(world, 1)
    const created = await world.api.post(kind.create, { ...asOwner, body: kind.body() })
    expect(created.status, created.text).toBe(201)
    const path = kind.one(idOf(created.json.data))
    for (const body of kind.changes) {
      const { status, text, json } = await world.api.put(path, { ...asOwner, body })
      expect(status, text).toBe(200)
      const read = await world.api.get(path, asOwner)
      expect(read.json.data).toEqual(json.data)
    }
    expect((await world.api.delete(path, asOwner)).status).toBe(204)

    const events = (await eventsAfter(world, 1, before)).filter(({ resource }) => resource === kind.name)
    expect(events.map(({ status }) => status)).toEqual([
      'create',
      ...kind.changes.map(() => 'update'),
      'delete',
    ])
    const dates = events.map(({ data }) => Date.parse(data.last_change_date as string))
    const steps = dates.slice(1).map((date, index) => date - (dates[index] as number))
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(1000)
  })

  it('EXA-30 follows the clock again once that has caught up', async () => {
    const body = { name: 'Quick', phone: newPhone() }
    const { id } = (await world.api.post('/v1/clients/1', { ...asOwner, body })).json.data
    const change = async () =>
      Date.parse(
        (await world.api.put(`/v1/client/1/${id}`, { ...asOwner, body: {} })).json.data.last_change_date,
      )
    const ahead = await change()
    world.clock.advance(60)
    const now = Math.floor(world.clock.now().getTime() / 1000) * 1000
    expect(now).toBeGreaterThan(ahead)
    expect(await change()).toBe(now)
  })

  it('EXA-30 of every kind of record goes through one function of the database', async () => {
    const tables = await world.query(
      `select table_name::text as name from information_schema.columns
       where table_schema = current_schema() and column_name = 'last_change_date'
         and table_name in (select relname from pg_class where relkind in ('r', 'p'))
       order by 1`,
    )
    const guarded = await world.query(
      `select relname::text as name from pg_trigger
       join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
       where proname = 'advance_last_change_date' order by 1`,
    )
    expect(tables.length).toBeGreaterThan(7)
    expect(guarded).toEqual(tables)
    // Some tables have the column and do not show it.
    const changes = [
      ['staff', `/v1/staff/1/${bookable.staffId}`, bookable.staffId],
      ['services', `/v1/services/1/${bookable.serviceId}`, bookable.serviceId],
    ] as const
    for (const [table, path, id] of changes) {
      const read = async () =>
        Number(
          (
            await world.query(
              `select extract(epoch from last_change_date) as at from ${table} where location_id = 1 and id = $1`,
              [id],
            )
          )[0]?.at,
        )
      const start = await read()
      for (const api_id of ['a', 'b'])
        expect((await world.api.put(path, { ...asOwner, body: { api_id } })).status).toBe(200)
      expect(await read()).toBeGreaterThanOrEqual(start + 2)
    }
  })

  it('EXA-30 orders changes that are made at the same moment', async () => {
    const body = { name: 'Quick', phone: newPhone() }
    const { id } = (await world.api.post('/v1/clients/1', { ...asOwner, body })).json.data
    const before = await lastEventNumber(world, 1)
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        world.api.put(`/v1/client/1/${id}`, { ...asOwner, body: { comment: String(index) } }),
      ),
    )
    const dates = (await eventsAfter(world, 1, before)).map(({ data }) => data.last_change_date as string)
    expect(dates).toHaveLength(12)
    expect(dates).toEqual([...new Set(dates)].sort())
  })
})

describe('a deletion', () => {
  it.each(kinds)('EXA-31 of a $name carries the whole record', async kind => {
    const created = await world.api.post(kind.create, { ...asOwner, body: kind.body() })
    const path = kind.one(idOf(created.json.data))
    const last = (await world.api.get(path, asOwner)).json.data
    const before = await lastEventNumber(world, 1)
    expect((await world.api.delete(path, asOwner)).status).toBe(204)
    const [event] = await eventsAfter(world, 1, before)
    expect(event).toMatchObject({ resource: kind.name, status: 'delete', resource_id: idOf(last) })
    expect(event?.data).toEqual({
      ...last,
      last_change_date: expect.any(String),
      ...(kind.name === 'record' ? { deleted: true } : {}),
    })
  })
})
