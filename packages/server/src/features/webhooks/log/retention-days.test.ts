import { afterEach, describe, expect, it } from 'vitest'
import { signedIn } from '../../../../test/people.ts'
import { addEndpoint, createClient, fannedOut, settled, useReceivers } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const { receiver } = useReceivers(world)
// The next test begins with an empty log.
afterEach(async () => {
  world.clock.advance(5)
  await settled(world)
  await world.query('truncate deliveries, delivery_attempts, events, event_feed')
})

const get = (path: string) => world.api.get(`/v2/${path}`, { as: as.otherPartner })
const post = (path: string, body?: object) => world.api.post(`/v2/${path}`, { as: as.otherPartner, body })
const events = async (after: number, count = 100) => {
  const { json } = await get(`locations/1/event_log?after=${after}&count=${count}`)
  return { sequences: json.data.map(({ sequence }: { sequence: number }) => sequence), ...json.meta }
}
const idsOf = ({ json }: Awaited<ReturnType<typeof get>>) => json.data.map(({ id }: { id: number }) => id)

const retentionSeconds = 30 * 24 * 60 * 60
/** Moves the clock with the sandbox's operation, as a developer does. */
async function moveClock(seconds: number) {
  const moved = await world.api.post('/v2/sandbox/clock', {
    as: as.partner,
    body: { advance_seconds: seconds },
  })
  expect(moved.status).toBe(200)
}
/** Moves to one second before the last event is 30 days old. */
const almostTooOld = () => moveClock(retentionSeconds - 5 - 1)
const tooOld = () => moveClock(2)

/** Makes a change whose delivery fails, so that a replay takes it. */
async function failedDelivery(partnerId: number = demo.otherPartner.id) {
  const endpoint = await receiver((_got, response) => void response.writeHead(500).end())
  await addEndpoint(world, { url: endpoint.url, partnerId, includesOwnChanges: true })
  const client = await createClient(world)
  await fannedOut(world)
  world.clock.advance(5)
  await settled(world)
  const [row] = await world.query(
    `select id::int, last_sequence::int from deliveries join feed_counters using (location_id, partner_id) where url = $1`,
    [endpoint.url],
  )
  return { id: Number(row?.id), clientId: client.id, sequence: Number(row?.last_sequence), endpoint }
}

describe('what is older than 30 days', () => {
  it('EXA-43 is not in the event log, whose last sequence stays', async () => {
    const { sequence } = await failedDelivery()
    const all = { sequences: [sequence], last_sequence: sequence }
    await almostTooOld()
    expect(await events(sequence - 1)).toEqual(all)
    expect(await events(0)).toEqual(all)
    await tooOld()
    expect(await events(sequence - 1)).toEqual({ ...all, sequences: [] })
    expect(await events(0)).toEqual({ ...all, sequences: [] })
    const next = await failedDelivery()
    expect(next.sequence).toBe(sequence + 1)
    expect(await events(0)).toEqual({ sequences: [next.sequence], last_sequence: next.sequence })
  })

  it('EXA-43 leaves no gap in any page of the event log when changes overlapped', async () => {
    const { sequence } = await failedDelivery()
    for (const _ of [1, 2, 3]) await createClient(world)
    await fannedOut(world)
    // The third change began before the second and committed after it.
    for (const table of ['events', 'event_feed'])
      await world.query(
        `update ${table} set occurred_at = occurred_at - interval '5 seconds'
         where location_id = 1 and number = (
           select number from event_feed where location_id = 1 and partner_id = $1 and sequence = $2)`,
        [demo.otherPartner.id, sequence + 2],
      )
    await moveClock(retentionSeconds - 1)
    expect((await events(0)).sequences).toEqual([sequence + 3])
    expect((await events(0, 1)).sequences).toEqual([sequence + 3])
    expect((await events(sequence, 1)).sequences).toEqual([sequence + 3])
    expect((await events(sequence + 2)).sequences).toEqual([sequence + 3])
    expect((await events(sequence + 3)).sequences).toEqual([])
  })

  it('EXA-43 is in no list of deliveries, and a delivery of it is 404', async () => {
    const { id, clientId } = await failedDelivery()
    const filters = [
      '',
      'outcome=failed',
      'location_id=1',
      `location_id=1&resource=client&resource_id=${clientId}`,
    ]
    const lists = async () =>
      await Promise.all(filters.map(async filter => idsOf(await get(`webhooks/deliveries?${filter}`))))
    await almostTooOld()
    expect(await lists()).toEqual(filters.map(() => [id]))
    const { status, json } = await get(`webhooks/deliveries/dlv_${id}`)
    expect([status, json.data.log.length, JSON.parse(json.data.body).resource_id]).toEqual([200, 1, clientId])
    await tooOld()
    expect(await lists()).toEqual(filters.map(() => []))
    expect((await get(`webhooks/deliveries/dlv_${id}`)).status).toBe(404)
  })

  it('EXA-43 is on no further page: a cursor does not lead to it', async () => {
    const { id } = await failedDelivery()
    await almostTooOld()
    await createClient(world)
    await fannedOut(world)
    const { json } = await get('webhooks/deliveries?count=1')
    const next = () => get(`webhooks/deliveries?count=1&cursor=${json.meta.next_cursor}`)
    expect(idsOf(await next())).toEqual([id])
    await tooOld()
    expect(await next()).toMatchObject({ status: 200, json: { data: [], meta: { next_cursor: null } } })
  })

  it('EXA-43 is not explained', async () => {
    const { id, clientId } = await failedDelivery()
    const explained = async () =>
      (await get(`webhooks/explain?location_id=1&resource=client&resource_id=${clientId}`)).json.data
    await almostTooOld()
    expect(await explained()).toMatchObject([{ status: 'create', delivery_id: id }])
    await tooOld()
    expect(await explained()).toMatchObject([
      { status: null, delivery_id: null, sentence: 'There was no such change within the last 30 days.' },
    ])
  })

  it('EXA-43 is not sent again', async () => {
    const { id, sequence, endpoint } = await failedDelivery()
    const from = world.clock.now().toISOString().slice(0, 10)
    const ranges = [{ from_sequence: sequence }, { from_sequence: 1 }, { from }]
    const replay = async (range: object) =>
      (await post('webhooks/replay', { location_id: 1, ...range })).json.data
    await almostTooOld()
    expect((await post(`webhooks/deliveries/${id}/redeliver`)).status).toBe(202)
    await settled(world)
    for (const range of ranges) {
      expect(await replay(range)).toEqual({ scheduled: 1, remaining: 0 })
      await settled(world)
    }
    expect(endpoint.received).toHaveLength(5)
    await tooOld()
    expect((await post(`webhooks/deliveries/${id}/redeliver`)).status).toBe(404)
    for (const range of ranges) expect(await replay(range)).toEqual({ scheduled: 0, remaining: 0 })
    await settled(world)
    expect(endpoint.received).toHaveLength(5)
  })

  it('EXA-43 is not shown to the developer either', async () => {
    const { id, clientId } = await failedDelivery(demo.partner.id)
    const developer = await signedIn(world, demo.developer)
    const path = '/account/partners/1'
    const read = (rest: string) => world.app.get(`${path}/${rest}`, { as: developer })
    const act = (rest: string, body?: object) => world.app.post(`${path}/${rest}`, { as: developer, body })
    const explained = async () =>
      (await read(`webhooks/explain?location_id=1&resource=client&resource_id=${clientId}`)).json.data[0]
        .delivery_id
    await almostTooOld()
    expect(idsOf(await read('deliveries'))).toEqual([id])
    expect((await read(`deliveries/${id}`)).status).toBe(200)
    expect(await explained()).toBe(id)
    await tooOld()
    expect(idsOf(await read('deliveries'))).toEqual([])
    expect((await read(`deliveries/${id}`)).status).toBe(404)
    expect(await explained()).toBe(null)
    expect((await act(`deliveries/${id}/redeliver`)).status).toBe(404)
    const replayed = await act('webhooks/replay', { location_id: 1, from_sequence: 1 })
    expect(replayed.json.data).toEqual({ scheduled: 0, remaining: 0 })
  })

  it('EXA-43 goes out all the same, once, where it was still to be sent when the clock was moved', async () => {
    const endpoint = await receiver()
    await addEndpoint(world, { url: endpoint.url })
    const client = await createClient(world)
    await fannedOut(world)
    await moveClock(retentionSeconds + 60)
    const [sent] = await endpoint.waitFor(1)
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ resource: 'client', data: { id: client.id } })
    await settled(world)
    expect(idsOf(await get('webhooks/deliveries'))).toEqual([])
    expect((await events(0)).sequences).toEqual([])
    expect(endpoint.received).toHaveLength(1)
  })
})
