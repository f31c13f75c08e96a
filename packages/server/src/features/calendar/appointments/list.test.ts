import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeBookable, newPhone } from '../../../../test/bookings.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
const ids: Record<string, number> = {}
let anna: number
let boris: number
let clientId: number

const list = async (query: string) => {
  const { status, json } = await world.api.get(`/v1/records/2?${query}`, { as: as.owner })
  expect(status).toBe(200)
  expect(Check(catalogue.records.list.data, json.data)).toBe(true)
  return { ...json, names: json.data.map(({ comment }: { comment: string }) => comment) }
}

// The second Location has no demo bookings, so that lists can be compared whole.
beforeAll(async () => {
  const [first, second] = [
    await makeBookable(world, { locationId: 2 }),
    await makeBookable(world, { locationId: 2 }),
  ]
  ;[anna, boris] = [first.staffId, second.staffId]
  const regular = newPhone()
  const book = async (comment: string, { staffId, serviceId }: typeof first, datetime: string) => {
    const { json } = await world.api.post('/v1/records/2', {
      as: as.owner,
      body: {
        staff_id: staffId,
        services: [{ id: serviceId }],
        client: { phone: comment.endsWith('!') ? regular : newPhone(), name: comment },
        datetime,
        seance_length: 900,
        comment,
      },
    })
    ids[comment] = json.data.id
    if (comment.endsWith('!')) clientId = json.data.client.id
    world.clock.advance(60)
  }
  await book('late!', first, '2026-05-20T23:45:00')
  await book('early', first, '2026-05-20T00:00:00')
  await book('other', second, '2026-05-20T12:00:00')
  await book('next', first, '2026-05-21T00:00:00')
  await book('summer!', second, '2026-08-01T10:00:00')
  await book('gone!', first, '2026-05-20T08:00:00')
  await world.api.delete(`/v1/record/2/${ids['gone!']}`, { as: as.owner })
})

describe('the list of appointments', () => {
  it('is ordered by the start, with its count, in pages', async () => {
    const all = await list('')
    expect(all.names).toEqual(['early', 'other', 'late!', 'next', 'summer!'])
    expect(all.meta).toEqual({ total_count: 5, page: 1 })
    expect(all.data[0]).toEqual(
      (await world.api.get(`/v1/record/2/${ids.early}`, { as: as.owner })).json.data,
    )
    const second = await list('page=2&count=2')
    expect(second.names).toEqual(['late!', 'next'])
    expect(second.meta).toEqual({ total_count: 5, page: 2 })
    expect((await list('page=0&count=2')).names).toEqual(['early', 'other'])
    expect((await list('page=9')).names).toEqual([])
    expect((await list('page=1000000&count=300')).meta.total_count).toBe(5)
  })

  it.each([
    ['staff', () => `staff_id=${anna}`, ['early', 'late!', 'next']],
    ['client', () => `client_id=${clientId}`, ['late!', 'summer!']],
    ['one local day', () => 'start_date=2026-05-20&end_date=2026-05-20', ['early', 'other', 'late!']],
    ['a first day', () => 'start_date=2026-05-21', ['next', 'summer!']],
    ['a last day', () => 'end_date=2026-05-20', ['early', 'other', 'late!']],
    [
      'months',
      () => 'start_date=2026-01-01&end_date=2026-12-31',
      ['early', 'other', 'late!', 'next', 'summer!'],
    ],
    ['staff and days', () => `staff_id=${boris}&start_date=2026-05-01&end_date=2026-05-31`, ['other']],
    ['client and days', () => `client_id=${clientId}&end_date=2026-06-01`, ['late!']],
    ['days the wrong way round', () => 'start_date=2026-05-21&end_date=2026-05-20', []],
    ['a day before all', () => 'start_date=0000-01-01&end_date=0001-01-01', []],
    ['nobody', () => 'staff_id=987654', []],
    ['deleted ones', () => `with_deleted=1&staff_id=${anna}`, ['early', 'gone!', 'late!', 'next']],
    ['deleted ones of a client', () => `with_deleted=1&client_id=${clientId}`, ['gone!', 'late!', 'summer!']],
    [
      'deleted ones of a day',
      () => 'with_deleted=true&start_date=2026-05-20&end_date=2026-05-20',
      ['early', 'gone!', 'other', 'late!'],
    ],
  ])('filtered by %s has the count of the filter', async (_name, query, names) => {
    const { names: found, meta } = await list(query())
    expect(found).toEqual(names)
    expect(meta.total_count).toBe(names.length)
    expect((await list(`${query()}&count=1`)).meta.total_count).toBe(names.length)
  })

  it('filtered by the time of the change includes both ends, in local time without an offset', async () => {
    const { data } = await list('')
    const { last_change_date } = data.find(({ id }: { id: number }) => id === ids.other)
    const local = last_change_date.slice(0, 19)
    expect((await list(`changed_after=${local}&changed_before=${local}`)).names).toEqual(['other'])
    const encoded = encodeURIComponent(last_change_date)
    expect((await list(`changed_after=${encoded}`)).names).toEqual(['other', 'next', 'summer!'])
    expect((await list(`changed_before=${encoded}&staff_id=${anna}`)).names).toEqual(['late!', 'early'])
    const deleted = await list(`changed_after=${local}&with_deleted=1`)
    expect(deleted.names).toEqual(['other', 'next', 'summer!', 'gone!'])
    expect(deleted.data[3].deleted).toBe(true)
    expect(deleted.meta.total_count).toBe(4)
  })

  it('an invalid filter is 422', async () => {
    for (const [query, field] of [
      ['count=301', 'count'],
      ['count=0', 'count'],
      ['page=-1', 'page'],
      ['start_date=2026-02-30', 'start_date'],
      ['start_date=2026-02-28T10:00:00', 'start_date'],
      ['changed_after=yesterday', 'changed_after'],
      ['staff_id=Anna', 'staff_id'],
      ['with_deleted=2', 'with_deleted'],
    ] as const) {
      const { status, json } = await world.api.get(`/v1/records/2?${query}`, { as: as.owner })
      expect([query, status, Object.keys(json.meta.errors)]).toEqual([query, 422, [field]])
    }
  })

  it('the stored counts equal the counted ones', async () => {
    const { json } = await world.api.post('/v1/records/2', {
      as: as.owner,
      body: {
        staff_id: anna,
        services: [{ id: (await list('count=1')).data[0].services[0].id }],
        client: { phone: newPhone(), name: 'Moving' },
        datetime: '2026-06-01T10:00:00',
        seance_length: 600,
      },
    })
    const { id } = json.data
    await world.api.put(`/v1/record/2/${id}`, { as: as.owner, body: { datetime: '2026-07-20T10:00:00' } })
    await Promise.all([1, 2, 3].map(() => world.api.delete(`/v1/record/2/${id}`, { as: as.owner })))
    const [storedCounts] = await world.query(
      'select sum(live)::int as live, sum(deleted)::int as deleted from appointment_counts where location_id = 2',
    )
    const [counted] = await world.query(
      'select count(*) filter (where deleted_at is null)::int as live, count(deleted_at)::int as deleted from appointments where location_id = 2',
    )
    expect(storedCounts).toEqual(counted)
  })
})
