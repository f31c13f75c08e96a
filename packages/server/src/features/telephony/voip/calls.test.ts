import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { asOwnerPerson, callsOf, callsOfChain, openPbx, saved } from '../../../../test/telephony.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
let locationId = 0
let chainId = 0
const path = '/v1/voip/integration/calls'

// The days of the middle calls begin and end at midnight in California.
beforeAll(async () => {
  const pbx = await openPbx(world)
  ;[locationId] = pbx.locationIds as [number]
  ;({ chainId } = pbx)
  for (const [call_id, call] of Object.entries({
    before: { date: '2026-05-19T23:59:59-07:00', phone: '+14155551111' },
    first: { date: '2026-05-20T00:00:00-07:00', phone: '+14155551111', duration: 5 },
    noon: { date: '2026-05-20 12:00:00', phone: '+4930901820', type: 'outgoing', status: 'cancel' },
    twin: { date: '2026-05-20 12:00:00', phone: 'withheld', type: 'internal', status: 'notfound' },
    last: { date: '2026-05-21T06:59:59Z', phone: '+14155552222', status: 'busy' },
    after: { date: '2026-05-21T07:00:00Z', phone: '+14155552222', status: 'success' },
  }))
    await pbx.send(saved({ call_id, ...call }))
})

const day = 'date_from=2026-05-20&date_to=2026-05-20'
const namesIn = async (query: string) => {
  const { data, meta } = await callsOfChain(world, chainId, query)
  expect(Check(catalogue.voip.listChainCalls.data, data)).toBe(true)
  return { names: data.map(({ call_id }: { call_id: string }) => call_id), meta }
}

describe('the calls of a Location', () => {
  it('VOI-05 both days are included in the time zone of the Location, newest first', async () => {
    const { data, meta } = await callsOf(world, locationId, day)
    expect(Check(catalogue.voip.listCalls.data, data)).toBe(true)
    expect(meta).toEqual({ page: 1, has_more: false })
    expect(data.map(({ call_date }: { call_date: string }) => call_date)).toEqual([
      '2026-05-20T23:59:59-07:00',
      '2026-05-20T12:00:00-07:00',
      '2026-05-20T12:00:00-07:00',
      '2026-05-20T00:00:00-07:00',
    ])
    expect(Object.keys(data[0])).toEqual([
      'id',
      'client_id',
      'caller_phone',
      'record_link',
      'duration',
      'status',
      'type',
      'call_date',
    ])
    expect(data[1].id).toBeGreaterThan(data[2].id)
    expect(data[3]).toMatchObject({ client_id: 0, record_link: '', status: 'success', type: 'incoming' })
  })

  it('VOI-05 the fields come in a JSON body of the GET, or as a query', async () => {
    const body = {
      salon_id: String(locationId),
      date_from: '2026-05-20',
      date_to: '2026-05-20',
      phone: '555',
      types: ['incoming'],
      statuses: ['busy', 'success'],
      page: '1',
      limit: 10,
    }
    const inBody = await world.api.get(path, { as: as.owner, body })
    const query = `company_id=${locationId}&${day}&phone=555&types[]=incoming&statuses[0]=busy&statuses[1]=success&page=1&limit=10`
    const inQuery = await world.api.get(`${path}?${query}`, { as: as.owner })
    expect([inBody.status, inBody.json.data.length]).toEqual([200, 2])
    expect(inQuery.json).toEqual(inBody.json)
  })

  it.each([
    ['no filter', '', ['last', 'twin', 'noon', 'first']],
    ['a part of the number', 'phone=2222', ['last']],
    ['a number in another notation', `phone=${encodeURIComponent('(415) 555-11 11')}`, ['first']],
    ['the whole number', 'phone=%2B49-30-90-18-20', ['noon']],
    ['no digits', 'phone=withheld', []],
    ['an empty number', 'phone=', ['last', 'twin', 'noon', 'first']],
    ['one type', 'types=incoming', ['last', 'first']],
    ['types', 'types=outgoing,internal', ['twin', 'noon']],
    ['a status', 'statuses=cancel', ['noon']],
    ['statuses', 'statuses[]=busy&statuses[]=success', ['last', 'first']],
    ['all together', 'types=incoming&statuses=busy&phone=415', ['last']],
    ['nothing that fits', 'types=internal&statuses=busy', []],
  ])('VOI-05 are filtered by %s', async (_name, query, names) => {
    expect((await namesIn(`${day}&${query}`)).names).toEqual(names)
    const { data } = await callsOf(world, locationId, `${day}&${query}`)
    expect(data).toHaveLength(names.length)
  })

  it('VOI-05 come in pages, which say whether there is another one', async () => {
    const all = 'date_from=2026-05-01&date_to=2026-05-31'
    const pages = await Promise.all([0, 1, 2, 3, 4].map(page => namesIn(`${all}&limit=2&page=${page}`)))
    expect(pages.map(({ names }) => names)).toEqual([
      ['after', 'last'],
      ['after', 'last'],
      ['twin', 'noon'],
      ['first', 'before'],
      [],
    ])
    expect(pages.map(({ meta }) => meta)).toEqual([
      { page: 1, has_more: true },
      { page: 1, has_more: true },
      { page: 2, has_more: true },
      { page: 3, has_more: false },
      { page: 4, has_more: false },
    ])
    expect((await namesIn(`${all}&limit=300&page=1000000`)).names).toEqual([])
    expect((await namesIn(`date_from=0000-01-01&date_to=9999-12-31`)).names).toHaveLength(6)
  })

  it.each([
    ['', ['date_from', 'date_to', 'salon_id']],
    ['salon_id=x&date_from=2026-02-30&date_to=now', ['date_from', 'date_to', 'salon_id']],
    [`salon_id=1&${day}&limit=301`, ['limit']],
    [`salon_id=1&${day}&limit=0&page=-1`, ['limit', 'page']],
    [`salon_id=1&${day}&types=sideways&statuses=sad`, ['statuses.0', 'types.0']],
    ['salon_id=1&date_from=2026-05-21&date_to=2026-05-20', ['date_to']],
    [`salon_id=1&${day}&phone=${'1'.repeat(65)}`, ['phone']],
  ])('a wrong field is named: %s', async (query, fields) => {
    const { status, json } = await world.api.get(`${path}?${query}`, { as: as.owner })
    expect([status, Object.keys(json.meta.errors).sort()]).toEqual([422, fields])
  })

  it('is for those with dashboard_calls_access; an unknown Location is 403 as well', async () => {
    const read = async (authorization: string | undefined, id: number) =>
      (
        await world.api.get(`${path}?salon_id=${id}&${day}`, {
          ...(authorization ? { as: authorization } : {}),
        })
      ).status
    expect(await read(undefined, 1)).toBe(401)
    expect(await read(as.partner, 1)).toBe(401)
    expect(await read(as.newcomer, 1)).toBe(403)
    expect(await read(as.owner, demo.locations.foreign)).toBe(403)
    expect(await read(as.owner, 987_654)).toBe(403)
    expect(await read(as.owner, 1)).toBe(200)
  })

  it('without client_phones_access numbers are masked, and cannot be asked for', async () => {
    const role = await world.app.post('/account/locations/1/roles', {
      as: asOwnerPerson,
      body: { title: 'Calls only', rights: ['dashboard_calls_access'] },
    })
    await world.app.put(`/account/locations/1/users/${demo.memberWithoutRights.id}`, {
      as: asOwnerPerson,
      body: { role_id: role.json.data.id },
    })
    const everything = `${path}?salon_id=1&date_from=2000-01-01&date_to=2100-01-01`
    const reader = bearer(demo.partner.token, demo.memberWithoutRights.token)
    const { status, json } = await world.api.get(everything, { as: reader })
    expect(status).toBe(200)
    for (const { caller_phone } of json.data) expect(caller_phone).toMatch(/^\+\d{4}\*\*\*\d\d$/)
    expect((await world.api.get(`${everything}&phone=1`, { as: reader })).status).toBe(403)
    const inConsole = await world.app.get(
      `/account/locations/1/calls?date_from=2000-01-01&date_to=2100-01-01`,
      {
        as: as.newcomerPerson,
      },
    )
    expect(inConsole.json).toEqual(json)
  })
})

describe('the client of a call', () => {
  it('VOI-04 is the client who has the number now, in any notation, and 0 when nobody has', async () => {
    const pbx = await openPbx(world)
    const [id] = pbx.locationIds as [number]
    for (const phone of ['+14155553333', '1 (415) 555-3333', '4155553333', '+14155554444'])
      await pbx.send(saved({ phone }))
    const clients = async () =>
      (await callsOf(world, id)).data.map(({ client_id }: { client_id: number }) => client_id)
    expect(await clients()).toEqual([0, 0, 0, 0])
    const { json } = await world.api.post(`/v1/clients/${id}`, {
      as: as.owner,
      body: { name: 'Late', phone: '+14155553333' },
    })
    const clientId = json.data.id
    expect(await clients()).toEqual([0, clientId, clientId, clientId])
    expect((await callsOfChain(world, pbx.chainId)).data[1].client_id).toBe(clientId)
    await world.api.put(`/v1/client/${id}/${clientId}`, { as: as.owner, body: { phone: '+14155554444' } })
    expect(await clients()).toEqual([clientId, 0, 0, 0])
    await world.api.delete(`/v1/client/${id}/${clientId}`, { as: as.owner })
    expect(await clients()).toEqual([0, 0, 0, 0])
  })
})

describe('the list of many calls', () => {
  it('reads the page from the index, whatever else there is', async () => {
    const pbx = await openPbx(world)
    const [id] = pbx.locationIds as [number]
    await world.query(
      `insert into calls (chain_id, type, phone, diversion, called_at)
       select $1, 'incoming', '+1415555' || lpad((n % 10000)::text, 4, '0'), '1', '2026-03-01Z'::timestamptz + n * interval '1 minute'
       from generate_series(1, 20000) n`,
      [pbx.chainId],
    )
    await world.query(
      `insert into call_locations (location_id, chain_id, call_id, called_at, phone, type, status)
       select $1, chain_id, id, called_at, phone, type, status from calls where chain_id = $2`,
      [id, pbx.chainId],
    )
    await world.query('analyze calls, call_locations')
    const plans = await Promise.all(
      ['call_locations where location_id = ', 'calls where chain_id = '].map(async (source, index) => {
        const order = index === 0 ? 'call_id' : 'id'
        const rows = await world.query(
          `explain select ${order} from ${source} ${index === 0 ? id : pbx.chainId}
           and called_at >= '2026-03-05' and called_at < '2026-03-06' order by called_at desc, ${order} desc limit 26`,
        )
        return rows.map(row => row['QUERY PLAN']).join('\n')
      }),
    )
    expect(plans[0]).toContain('call_locations_by_time')
    expect(plans[1]).toContain('calls_by_time')
    for (const plan of plans) expect(plan).not.toContain('Sort')
    const { data, meta } = await callsOf(world, id, 'date_from=2026-03-05&date_to=2026-03-05')
    expect([data.length, meta.has_more]).toEqual([25, true])
  })
})
