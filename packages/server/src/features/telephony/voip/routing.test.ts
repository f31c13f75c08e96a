import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { listen } from '../../../../test/event-stream.ts'
import {
  asOwnerPerson,
  berlin,
  california,
  callsOf,
  callsOfChain,
  type OpenPbx,
  openPbx,
  saved,
} from '../../../../test/telephony.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const owner = demo.owner.id

const preview = async ({ chainId }: OpenPbx, body: Record<string, unknown>) => {
  const { json } = await world.api.post(`/v2/chains/${chainId}/voip/preview`, { as: as.owner, body })
  expect(Check(catalogue.voip.preview.data, json.data)).toBe(true)
  return json.data
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

async function openRouted() {
  const pbx = await openPbx(world, { locations: [california, california, california] })
  const [first, second, third] = pbx.locationIds as [number, number, number]
  await pbx.setRoutes([
    { match: 'diversion', value: '(415) 555-0199', location_ids: [first], user_ids: [owner] },
    { match: 'user', value: '101', location_ids: [second], user_ids: [] },
    { match: 'user', value: 'front desk', location_ids: [first, second], user_ids: [owner] },
  ])
  return { pbx, first, second, third }
}

describe('where calls go', () => {
  it('VOI-03 VOI-04 user wins over diversion, and without a row the call is in all histories', async () => {
    const { pbx, first, second, third } = await openRouted()
    const all = [first, second, third]
    const cases = [
      { diversion: '+14155550199', expected: [first], by: 'diversion' },
      { diversion: '1 415 555 01 99', expected: [first], by: 'diversion' },
      { diversion: '4155550199', expected: [first], by: 'diversion' },
      { diversion: '+14155550199', user: '101', expected: [second], by: 'user' },
      { diversion: '+14155550199', user: ' 101 ', expected: [second], by: 'user' },
      { diversion: '+14155550199', user: '999', expected: [first], by: 'diversion' },
      { diversion: 'nowhere', user: 'front desk', expected: [first, second], by: 'user' },
      { diversion: '+14155550100', expected: all, by: null },
      { diversion: '+14155550100', user: '999', expected: all, by: null },
    ]
    for (const [index, { expected, by, ...dialled }] of cases.entries()) {
      const call_id = `case-${index}`
      await pbx.send(saved({ ...dialled, call_id }))
      const asked = await preview(pbx, { phone: '+14155551234', ...dialled })
      expect([call_id, asked.matched_by, idsOf(asked.locations)]).toEqual([call_id, by, expected])
      const { data } = await callsOfChain(world, pbx.chainId)
      const call = data.find((saved: { call_id: string }) => saved.call_id === call_id)
      expect([call_id, call.location_ids]).toEqual([call_id, expected])
      for (const id of all) {
        const ids = idsOf((await callsOf(world, id)).data)
        expect([call_id, id, ids.includes(call.id)]).toEqual([call_id, id, expected.includes(id)])
      }
    }
  })

  it('a later notice that leaves the subscriber out stays where the call was; one that names another moves it', async () => {
    const { pbx, first, second } = await openRouted()
    const where = async () => (await callsOfChain(world, pbx.chainId)).data[0].location_ids
    await pbx.send(saved({ call_id: 'a', user: '101' }))
    expect(await where()).toEqual([second])
    await pbx.send(saved({ call_id: 'a', link: 'https://r.example/late.mp3' }))
    expect(await where()).toEqual([second])
    await pbx.send(saved({ call_id: 'a', user: 'front desk' }))
    expect(await where()).toEqual([first, second])
    await pbx.send(saved({ call_id: 'a', user: '555' }))
    expect(await where()).toEqual([first])
    expect((await callsOf(world, second)).data).toEqual([])
  })

  it('the preview names the client and the people, and stores nothing', async () => {
    const { pbx, first } = await openRouted()
    const { json } = await world.api.post(`/v1/clients/${first}`, {
      as: as.owner,
      body: { name: 'Carla', phone: '+14155557777' },
    })
    expect(await preview(pbx, { phone: '(415) 555-7777', diversion: '4155550199', user: ' ' })).toMatchObject(
      {
        matched_by: 'diversion',
        phone: '+14155557777',
        locations: [{ id: first, title: 'Branch 1', client_id: json.data.id }],
        users: [{ id: owner, name: 'Olivia Owner' }],
      },
    )
    expect((await preview(pbx, { phone: 'withheld', diversion: '?' })).phone).toBe('withheld')
    expect((await callsOfChain(world, pbx.chainId)).data).toEqual([])
  })

  it('a national number is one of the country of each Location', async () => {
    const pbx = await openPbx(world, { locations: [california, berlin] })
    const [american, german] = pbx.locationIds as [number, number]
    const add = (id: number, phone: string) =>
      world.api.post(`/v1/clients/${id}`, { as: as.owner, body: { name: 'X', phone } })
    const [ada, bert] = [await add(american, '+14155551234'), await add(german, '+4930901820')]
    await pbx.send(saved({ phone: '030 901820', call_id: 'de' }))
    await pbx.send(saved({ phone: '(415) 555-1234', call_id: 'us' }))
    const inGermany = (await callsOf(world, german)).data
    const inAmerica = (await callsOf(world, american)).data
    expect(inGermany.map((call: { client_id: number }) => call.client_id)).toEqual([0, bert.json.data.id])
    expect(inAmerica.map((call: { client_id: number }) => call.client_id)).toEqual([ada.json.data.id, 0])
    expect(inGermany[1].caller_phone).toBe('+4930901820')
    const { data } = await callsOfChain(world, pbx.chainId)
    expect(data.map((call: { client_id: number }) => call.client_id)).toEqual([
      ada.json.data.id,
      bert.json.data.id,
    ])
    await pbx.setRoutes([{ match: 'diversion', value: '030 901821', location_ids: [german], user_ids: [] }])
    const { locations } = await preview(pbx, { phone: '1', diversion: '+49 30 901821' })
    expect(idsOf(locations)).toEqual([german])
  })

  it('a Location that was deleted gets no more calls, and its row sends them nowhere else', async () => {
    const { pbx, first, second, third } = await openRouted()
    await world.api.delete(`/v1/company/${first}`, { as: as.owner })
    await pbx.send(saved({ call_id: 'routed' }))
    await pbx.send(saved({ call_id: 'unrouted', diversion: '1' }))
    const { data } = await callsOfChain(world, pbx.chainId)
    expect(data.map((call: { location_ids: number[] }) => call.location_ids)).toEqual([[second, third], []])
  })
})

describe('the routes of a Chain', () => {
  it('are replaced whole, in their order, and read as they were written', async () => {
    const pbx = await openPbx(world)
    const rows = [
      { match: 'user', value: 'b', location_ids: pbx.locationIds, user_ids: [owner] },
      { match: 'diversion', value: '(415) 555-0199', location_ids: [], user_ids: [] },
      { match: 'user', value: 'a', location_ids: [], user_ids: [] },
    ]
    expect((await pbx.setRoutes(rows)).json.data).toEqual(rows)
    const read = await world.api.get(`/v2/chains/${pbx.chainId}/voip/routes`, { as: as.owner })
    expect(read.json.data).toEqual(rows)
    expect(Check(catalogue.voip.listRoutes.data, read.json.data)).toBe(true)
    const people = `/account/chains/${pbx.chainId}/telephony/routes`
    expect((await world.app.get(people, { as: asOwnerPerson })).json.data).toEqual(rows)
    const none = await world.app.put(people, { as: asOwnerPerson, body: [] })
    expect([none.status, none.json.data]).toEqual([200, []])
  })

  it('two changes at once leave the rows of one of them', async () => {
    const pbx = await openPbx(world)
    const rows = (name: string) =>
      [1, 2, 3].map(number => ({ match: 'user', value: `${name}${number}`, location_ids: [], user_ids: [] }))
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map(name => pbx.setRoutes(rows(name))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { json } = await world.api.get(`/v2/chains/${pbx.chainId}/voip/routes`, { as: as.owner })
    expect(json.data).toHaveLength(3)
    expect(new Set(json.data.map(({ value }: { value: string }) => value[0])).size).toBe(1)
  })

  it.each([
    ['an object', {}, ['body']],
    ['a row without anything', [{}], ['0.location_ids', '0.match', '0.user_ids', '0.value']],
    ['a Location of somebody else', [{ location_ids: [demo.locations.foreign] }], ['0.location_ids']],
    ['a Location of another Chain of mine', [{ location_ids: [demo.locations.main] }], ['0.location_ids']],
    ['people without a role here', [{ user_ids: [demo.stranger.id] }], ['0.user_ids']],
    ['a system user', [{ user_ids: [demo.systemUser.id] }], ['0.user_ids']],
    ['one number twice', [{ value: '(415) 555-0199' }, { value: '+14155550199' }], ['1.value']],
    ['several at once', [{ value: ' ' }, { user_ids: ['x'] }], ['0.value', '1.user_ids.0']],
    ['too many', Array.from({ length: 501 }, (_, index) => ({ value: String(index) })), ['body']],
  ])('%s: 422, and nothing changes', async (_name, rows, fields) => {
    const pbx = await openPbx(world)
    const whole = { match: 'diversion', value: '1', location_ids: [], user_ids: [] }
    const isBare = Array.isArray(rows) && Object.keys(rows[0] ?? {}).length === 0
    const body = Array.isArray(rows) && !isBare ? rows.map(row => ({ ...whole, ...row })) : rows
    const { status, json } = await pbx.setRoutes(body as unknown[])
    expect([status, Object.keys(json.meta.errors).sort()]).toEqual([422, fields])
    const read = await world.api.get(`/v2/chains/${pbx.chainId}/voip/routes`, { as: as.owner })
    expect(read.json.data).toEqual([])
  })
})

describe('a call that rings', () => {
  const ringing = (call: Record<string, unknown> = {}) => ({
    command: 'event',
    type: 'incoming',
    phone: '(415) 555-7777',
    diversion: '4155550199',
    ...call,
  })
  const open = (authorization: string) =>
    listen(`${world.app.url}/account/notifications/stream`, { authorization })

  it('VOI-03 only incoming calls notify, and only the users that the routes name', async () => {
    const { pbx, first } = await openRouted()
    const { json } = await world.api.post(`/v1/clients/${first}`, {
      as: as.owner,
      body: { name: 'Carla', phone: '+14155557777' },
    })
    const [ownerListens, otherListens] = [await open(as.ownerPerson), await open(as.newcomerPerson)]
    await Promise.all([ownerListens.next(), otherListens.next()])
    for (const call of [
      ringing({ type: 'outgoing' }),
      ringing({ type: 'internal' }),
      ringing({ user: '101' }),
      ringing({ diversion: '+14155550100' }),
      ringing(),
    ])
      expect((await pbx.send(call)).status).toBe(202)
    const announced = await ownerListens.next()
    const data = JSON.parse(announced?.data ?? '{}')
    expect(announced?.event).toBe('call')
    expect(Check(catalogue.notifications.stream.data, data)).toBe(true)
    expect(data).toMatchObject({
      kind: 'call',
      phone: '+14155557777',
      diversion: '4155550199',
      user: '',
      locations: [{ id: first, title: 'Branch 1', client: { id: json.data.id, name: 'Carla' } }],
    })
    await pbx.send(ringing({ user: 'front desk', phone: 'withheld' }))
    expect(JSON.parse((await ownerListens.next())?.data ?? '{}')).toMatchObject({
      phone: 'withheld',
      user: 'front desk',
      locations: [{ client: null }, { client: null }],
    })
    expect((await callsOfChain(world, pbx.chainId)).data).toEqual([])
    const [row] = await world.query('select count(*)::int as count from notifications where user_id = $1', [
      demo.memberWithoutRights.id,
    ])
    expect(row).toEqual({ count: 0 })
    await Promise.all([ownerListens.leave(), otherListens.leave()])
  })

  it('shows everybody what their role lets them see, and nothing to those who have left', async () => {
    const send = (call: Record<string, unknown>) =>
      world.api.post('/v1/voip/integration', {
        as: as.partner,
        body: { crm_token: demo.telephony.crmToken, ...call },
      })
    const toReception = ringing({
      user: demo.telephony.receptionSubscriber,
      phone: demo.clients.first.phone,
    })
    const listens = await open(as.newcomerPerson)
    await listens.next()
    await send(toReception)
    expect(JSON.parse((await listens.next())?.data ?? '{}')).toMatchObject({
      phone: '+1415***01',
      locations: [{ id: demo.locations.main, client: null }],
    })
    const membership = `/account/locations/${demo.locations.main}/users/${demo.memberWithoutRights.id}`
    expect((await world.app.delete(membership, { as: asOwnerPerson })).status).toBe(204)
    const [before] = await world.query('select count(*)::int as count from notifications')
    await send(toReception)
    const [after] = await world.query('select count(*)::int as count from notifications')
    expect(Number(after?.count)).toBe(Number(before?.count) + 1)
    await listens.leave()
  })
})
