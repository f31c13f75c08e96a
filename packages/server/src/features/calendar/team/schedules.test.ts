import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { eventsAfter, lastEventNumber } from '../../../../test/events.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
const call = { as: as.owner }
const address = (id: number, start: string, end: string, location = 1) =>
  `/v1/schedule/${location}/${id}/${start}/${end}`
const put = (id: number, rows: unknown, [start, end] = ['2027-02-01', '2027-02-05']) =>
  world.api.put(address(id, start as string, end as string), { ...call, body: rows })
const newMember = async () =>
  (await world.api.post('/v1/staff/1', { ...call, body: { name: 'S', specialization: 'S' } })).json.data
    .id as number
const hours = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({ from, to }))

describe('schedules', () => {
  it('a range answers with a row for every day, also over 29 February', async () => {
    const id = await newMember()
    const rows = [
      { date: '2028-02-29', is_working: true, slots: hours(['14:00', '24:00'], ['09:00', '13:00']) },
      { date: '2028-03-01', slots: hours(['00:00', '24:00']) },
    ]
    const range: [string, string] = ['2028-02-28', '2028-03-01']
    const { status, json } = await put(id, rows, range)
    expect(status).toBe(200)
    expect(json.data).toEqual([
      { date: '2028-02-28', is_working: 0, slots: [] },
      { date: '2028-02-29', is_working: 1, slots: hours(['09:00', '13:00'], ['14:00', '24:00']) },
      { date: '2028-03-01', is_working: 1, slots: hours(['00:00', '24:00']) },
    ])
    expect(Check(catalogue.schedules.get.data, json.data)).toBe(true)
    expect((await world.api.get(address(id, ...range), call)).json).toEqual(json)
    const member = await world.api.get(`/v1/company/1/staff/${id}`, call)
    expect(member.json.data.schedule_till).toBe('2028-03-01')
  })

  it('days that are not named stay, and hours that touch become one', async () => {
    const id = await newMember()
    await put(id, [{ date: '2027-02-01', slots: hours(['09:00', '12:00']) }])
    const { json } = await put(id, [
      { date: '2027-02-03', slots: hours(['12:00', '15:00'], ['09:00', '12:00']) },
    ])
    expect(json.data.map(({ slots }: { slots: unknown }) => slots)).toEqual([
      hours(['09:00', '12:00']),
      [],
      hours(['09:00', '15:00']),
      [],
      [],
    ])
  })

  it('WEB-03 each kind of change in a request is one event with the team member and an empty list', async () => {
    const id = await newMember()
    const before = await lastEventNumber(world, 1)
    const seen = async () =>
      (await eventsAfter(world, 1, before)).map(({ resource, resource_id, status, data }) => [
        resource,
        resource_id,
        status,
        data,
      ])
    const event = (status: string) => ['schedule', id, status, []]
    const work = hours(['09:00', '18:00'])
    await put(id, [
      { date: '2027-02-01', slots: work },
      { date: '2027-02-02', slots: work },
    ])
    expect(await seen()).toEqual([event('create')])
    await put(id, [
      { date: '2027-02-01', slots: work },
      { date: '2027-02-02', slots: [] },
      { date: '2027-02-03', slots: work },
      { date: '2027-02-04', is_working: 0, slots: work },
    ])
    const kinds = [event('create'), event('create'), event('update'), event('delete')]
    expect(await seen()).toEqual(kinds)
    await put(id, [{ date: '2027-02-01', is_working: 0 }])
    expect(await seen()).toEqual([...kinds, event('delete')])
    await put(id, [{ date: '2027-02-01' }])
    await put(id, [])
    expect(await seen()).toHaveLength(5)
  })

  it('of many changes of one day at once one is the create, the others are updates', async () => {
    const id = await newMember()
    const before = await lastEventNumber(world, 1)
    const hour = (index: number) => String(index).padStart(2, '0')
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        put(id, [{ date: '2027-02-01', slots: hours([`${hour(index)}:00`, '18:00']) }]),
      ),
    )
    const statuses = (await eventsAfter(world, 1, before)).map(({ status }) => status)
    expect(statuses).toEqual(['create', ...Array.from({ length: 9 }, () => 'update')])
  })

  it.each([
    ['a day outside the range', [{ date: '2027-02-06' }], '0.date'],
    ['a day twice', [{ date: '2027-02-01' }, { date: '2027-02-01' }], '1.date'],
    ['a day that does not exist', [{ date: '2027-02-30' }], '0.date'],
    ['no day', [{ slots: [] }], '0.date'],
    [
      'overlapping hours',
      [{ date: '2027-02-01', slots: hours(['09:00', '12:00'], ['11:59', '13:00']) }],
      '0.slots',
    ],
    [
      'hours within hours',
      [{ date: '2027-02-01', slots: hours(['09:00', '18:00'], ['10:00', '11:00']) }],
      '0.slots',
    ],
    ['an end before the beginning', [{ date: '2027-02-01', slots: hours(['12:00', '09:00']) }], '0.slots'],
    ['no time at all', [{ date: '2027-02-01', slots: hours(['12:00', '12:00']) }], '0.slots'],
    ['a beginning at 24:00', [{ date: '2027-02-01', slots: hours(['24:00', '24:00']) }], '0.slots'],
    ['an end at 24:01', [{ date: '2027-02-01', slots: hours(['12:00', '24:01']) }], '0.slots'],
    ['25 o’clock', [{ date: '2027-02-01', slots: hours(['25:00', '26:00']) }], '0.slots'],
    ['SQL for hours', [{ date: '2027-02-01', slots: hours(["';--", '1")']) }], '0.slots'],
    ['a slot without an end', [{ date: '2027-02-01', slots: [{ from: '09:00' }] }], '0.slots.0.to'],
    ['a flag that is none', [{ date: '2027-02-01', is_working: 'maybe' }], '0.is_working'],
    ['an object', { date: '2027-02-01' }, 'body'],
    ['nothing', undefined, 'body'],
  ])('%s is refused, and nothing is written', async (_, rows, field) => {
    const id = await newMember()
    const before = await lastEventNumber(world, 1)
    const { status, json } = await put(id, rows)
    expect(status).toBe(422)
    expect(Object.keys(json.meta.errors)).toEqual([field])
    expect(await lastEventNumber(world, 1)).toBe(before)
    expect(await world.query('select from schedule_days where staff_id = $1', [id])).toEqual([])
  })

  it.each([
    ['2027-02-30', '2027-03-01', 'start'],
    ['2027-02-01', '2027-13-01', 'end'],
    ['yesterday', '2027-03-01', 'start'],
    ['2027-03-02', '2027-03-01', 'end'],
    ['2027-01-01', '2028-01-02', 'end'],
    ['0000-01-01', '0000-01-02', 'start'],
    ['2099-12-31', '2100-01-01', 'end'],
  ])('from %s to %s is no range', async (start, end, field) => {
    for (const answer of [
      await world.api.get(address(1, start, end), call),
      await world.api.put(address(1, start, end), { ...call, body: [] }),
    ]) {
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.json.meta.errors)).toContain(field)
    }
  })

  it('366 days are the longest range', async () => {
    const { json } = await world.api.get(address(1, '2028-01-01', '2028-12-31'), call)
    expect(json.data).toHaveLength(366)
  })

  it('AUT-04 they need the right of the team, and never show those of another Location', async () => {
    const path = address(1, '2027-02-01', '2027-02-02')
    expect((await world.api.get(path, { as: as.newcomer })).status).toBe(403)
    expect((await world.api.put(path, { as: as.newcomer, body: [] })).status).toBe(403)
    const elsewhere = address(1, '2027-02-01', '2027-02-02', 2)
    expect((await world.api.get(elsewhere, call)).status).toBe(404)
    expect((await world.api.put(elsewhere, { ...call, body: [] })).status).toBe(404)
    expect((await world.api.get(address(987_654, '2027-02-01', '2027-02-02'), call)).status).toBe(404)
  })
})
