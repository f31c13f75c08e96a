import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { listen } from '../../../../test/event-stream.ts'
import { confirm, grant, install, uninstall } from '../../../../test/marketplace.ts'
import { until } from '../../../../test/until.ts'
import { addEndpoint, fannedOut, useReceivers } from '../../../../test/webhooks.ts'
import { as, startWorld, useWorld, type World } from '../../../../test/world.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { maxListeners } from '../limits.ts'
import { endListeners } from './end-listeners.ts'
import { lockPartner } from './listeners.store.ts'

const world = useWorld()
const { receiver, fiveSecondsLater } = useReceivers(world)
const { main } = demo.locations
type Stream = Awaited<ReturnType<typeof listen>>
const streams: Stream[] = []

interface Event {
  type: string
  listener_id: number
  delivery_id: number
  attempt: number
  headers: Record<string, string>
  body: string
  [name: string]: unknown
}

async function open({ on = world, who = as.partner, query = '', lastEventId = '' } = {}) {
  const stream = await listen(`${on.api.url}/v2/webhooks/listen${query}`, {
    authorization: who,
    ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
  })
  streams.push(stream)
  const nextRaw = () => stream.next()
  const next = async () => JSON.parse((await nextRaw())?.data ?? 'null') as Event
  if (stream.status !== 200) return { stream, next, nextRaw, ready: {} as Event, id: '' }
  const first = await nextRaw()
  return { stream, next, nextRaw, ready: JSON.parse(first?.data ?? 'null') as Event, id: first?.id ?? '' }
}

const trigger = (body: object = {}, on: World = world) =>
  on.api.post('/v2/sandbox/trigger', {
    as: as.partner,
    body: { location_id: main, resource: 'client', status: 'create', ...body },
  })

const report = (event: Event, answer: object = { status: 200 }, { on = world, who = as.partner } = {}) =>
  on.api.post(`/v2/webhooks/listeners/${event.listener_id}/attempts`, {
    as: who,
    body: { delivery_id: event.delivery_id, attempt: event.attempt, duration_ms: 7, ...answer },
  })

const readDelivery = async (id: number) =>
  (await world.api.get(`/v2/webhooks/deliveries/${id}`, { as: as.partner })).json.data

const finished = (id: number) =>
  until(async () => (await readDelivery(id)).outcome !== 'scheduled', `delivery ${id} has its outcome`)

async function grantAndConfirm(settings: object) {
  await grant(world)
  return confirm(world, { settings })
}

/** Leaves the stream, and waits until its process has noticed. */
async function leave(stream: Stream) {
  await stream.leave()
  await until(
    async () =>
      (await world.query('select 1 from webhook_listeners where left_at is null and ended_at is null'))
        .length === 0,
    'the stream is left',
  )
}

/** Reads until the stream has named this many missed events. */
async function sumMissed({ next }: { next(): Promise<Event> }, enough: number): Promise<number> {
  let sum = 0
  while (sum < enough) {
    const event = await next()
    expect(event.type).toBe('missed')
    sum += Number(event.count)
  }
  return sum
}

afterEach(async () => {
  for (const stream of streams.splice(0).reverse()) await stream.leave()
  world.clock.advance(60)
  await endListeners(world.program.ctx)
  await uninstall(world)
})

describe('a listener', () => {
  it('LSN-01 gets what a URL would get, signed and byte for byte, and its report is an attempt of the log', async () => {
    const real = await receiver()
    await addEndpoint(world, { url: real.url, partnerId: demo.partner.id })
    const secret = (await world.api.post('/v2/webhooks/secret/rotate', { as: as.partner })).json.data?.secret
    const { next, ready } = await open()
    expect(ready).toMatchObject({ type: 'ready', url: `listener:${ready.listener_id}`, timeout_ms: 15000 })
    const { json } = await trigger()
    await fiveSecondsLater()
    const event = await next()
    expect(event).toMatchObject({
      type: 'delivery',
      listener_id: ready.listener_id,
      attempt: 1,
      webhook_id: `dlv_${event.delivery_id}`,
      location_id: main,
      resource: 'client',
      resource_id: json.data.resource_id,
      status: 'create',
      is_test: false,
    })
    const [sent] = await real.waitFor(1)
    expect(JSON.parse(event.body)).toEqual(JSON.parse(sent?.body ?? ''))
    expect(Object.keys(event.headers).sort()).toEqual(
      Object.keys(sent?.headers ?? {})
        .filter(name => !['host', 'connection', 'content-length'].includes(name))
        .sort(),
    )
    if (secret) {
      const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = event.headers
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
      const own = createHmac('sha256', key).update(`${id}.${at}.${event.body}`).digest('base64')
      expect(signature?.split(' ')).toContain(`v1,${own}`)
    }
    const reported = await report(event, { status: 201, headers: { 'X-Made': 'here' }, body: 'thanks' })
    expect([reported.status, reported.json.data]).toEqual([
      200,
      { delivery_id: event.delivery_id, attempt: 1, outcome: 'delivered', reason: '' },
    ])
    await finished(event.delivery_id)
    expect(await readDelivery(event.delivery_id)).toMatchObject({
      url: `listener:${ready.listener_id}`,
      outcome: 'delivered',
      attempts: 1,
      log: [
        {
          number: 1,
          duration_ms: 7,
          request: { headers: event.headers },
          answer: { status: 201, headers: { 'x-made': 'here' }, body: 'thanks' },
        },
      ],
    })
  })

  it('LSN-01 a failed report is a failed attempt, and a redelivery comes again while somebody listens', async () => {
    await install(world)
    const { next, stream } = await open()
    await trigger()
    await fiveSecondsLater()
    const first = await next()
    expect((await report(first, { error: 'Connection refused.' })).json.data).toMatchObject({
      outcome: 'failed',
      reason: 'Connection refused.',
    })
    await finished(first.delivery_id)
    const path = `/v2/webhooks/deliveries/${first.delivery_id}/redeliver`
    expect((await world.api.post(path, { as: as.partner })).status).toBe(202)
    const second = await next()
    expect([second.delivery_id, second.attempt, second.body]).toEqual([first.delivery_id, 2, first.body])
    await report(second, { status: 500, body: 'no' })
    await finished(first.delivery_id)
    expect((await readDelivery(first.delivery_id)).log).toMatchObject([
      { answer: null, reason: 'The listener got no response: Connection refused.' },
      { answer: { status: 500, body: 'no' }, reason: 'The endpoint responded with 500.' },
    ])
    await leave(stream)
    world.clock.advance(16)
    await endListeners(world.program.ctx)
    const refused = await world.api.post(path, { as: as.partner })
    expect([refused.status, refused.json.meta.message]).toEqual([
      409,
      expect.stringContaining('listener has ended'),
    ])
  })

  it('LSN-02 gets the events of an installed application without any URL, and none that its partner may not see', async () => {
    const { next, ready } = await open()
    await trigger()
    await fannedOut(world)
    const { url } = ready
    expect(await world.query('select 1 from deliveries where url = $1', [url])).toEqual([])
    await install(world)
    const { json } = await trigger()
    await fiveSecondsLater()
    const event = await next()
    expect(event.resource_id).toBe(json.data.resource_id)
    await report(event)
    await world.query('update applications set sends_partner_token = true where id = $1', [
      demo.applications.public,
    ])
    await world.app.delete(`/account/locations/${main}/applications/${demo.applications.public}`, {
      as: as.ownerPerson,
    })
    await fiveSecondsLater()
    const last = await next()
    expect(last).toMatchObject({ resource: 'application', status: 'uninstall', location_id: main })
    const { token } = demo.partner
    expect(JSON.parse(last.body)).toMatchObject({ salon_id: main, event: 'uninstall', partner_token: token })
    const stored = JSON.stringify(await world.query('select handed::text from listener_attempts handed'))
    expect(stored).toContain(String(last.delivery_id))
    expect(stored).not.toContain(Buffer.from(token).toString('hex'))
    await report(last)
  })

  it('LSN-02 filters by Location and by event', async () => {
    await install(world)
    const { next } = await open({ query: `?location_id=${main}&events=client.delete&events=staff` })
    const elsewhere = await open({ query: `?location_id=${demo.locations.second}` })
    for (const status of ['create', 'update', 'delete']) await trigger({ status })
    await fiveSecondsLater()
    const event = await next()
    expect([event.resource, event.status]).toEqual(['client', 'delete'])
    await report(event)
    const { url } = elsewhere.ready
    expect(await world.query('select 1 from deliveries where url = $1', [url])).toEqual([])
    for (const query of ['?location_id=987654', '?events=clients', '?location_id=x'])
      expect((await open({ query })).stream.status).toBeGreaterThanOrEqual(404)
  })

  it('LSN-03 another partner, a second report and a late one change nothing', async () => {
    await install(world)
    const { next } = await open()
    await trigger()
    await fiveSecondsLater()
    const event = await next()
    expect((await report(event, { status: 200 }, { who: as.otherPartner })).status).toBe(404)
    expect((await report({ ...event, listener_id: event.listener_id + 1 })).status).toBe(404)
    expect((await report({ ...event, attempt: 2 })).status).toBe(409)
    expect((await report({ ...event, delivery_id: 99_999_999 })).status).toBe(404)
    for (const wrong of [
      {},
      { status: 200, error: 'x' },
      { status: 99 },
      { status: 200, body: 'x'.repeat(40_000) },
    ])
      expect((await report(event, wrong)).status).toBe(422)
    const reports = await Promise.all([1, 2, 3].map(() => report(event, { status: 204 })))
    expect(reports.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await finished(event.delivery_id)
    expect((await report(event)).status).toBe(409)
    expect((await readDelivery(event.delivery_id)).log).toHaveLength(1)
  })

  it('LSN-03 nobody can name a listener as a URL', async () => {
    const { ready } = await open({ who: as.otherPartner })
    const settings = await world.api.post(`/v1/hooks_settings/${main}`, {
      as: as.owner,
      body: { urls: [ready.url], active: 1, client: 1 },
    })
    expect(settings.status).toBe(422)
    const { status } = await grantAndConfirm({ webhook_urls: [ready.url] })
    expect(status).toBe(422)
  })

  it('LSN-04 a lost stream continues with the same listener, and gets again what was not reported', async () => {
    await install(world)
    const lost = await open()
    await trigger()
    await fiveSecondsLater()
    const before = await lost.nextRaw()
    await lost.stream.leave()
    const { world: beside, close } = await startWorld({ beside: world, clock: world.clock })
    const again = await open({ on: beside, lastEventId: before?.id ?? '' })
    expect(again.ready.listener_id).toBe(lost.ready.listener_id)
    const event = await again.next()
    expect(event.delivery_id).toBe(JSON.parse(before?.data ?? '').delivery_id)
    expect((await report(event, { status: 200 }, { on: beside })).status).toBe(200)
    await finished(event.delivery_id)
    await again.stream.leave()
    await close()
    const stranger = await open({ who: as.otherPartner, lastEventId: before?.id ?? '' })
    expect(stranger.ready.listener_id).not.toBe(lost.ready.listener_id)
  })

  it('LSN-04 when nobody comes back, what waits is cancelled and what was under way has failed', async () => {
    await install(world)
    const { next, stream } = await open()
    await trigger({ status: 'create' })
    await fiveSecondsLater()
    const event = await next()
    await leave(stream)
    await trigger({ resource: 'staff', status: 'create' })
    await trigger({ status: 'update' })
    await fannedOut(world)
    world.clock.advance(20)
    await endListeners(world.program.ctx)
    const url = `listener:${event.listener_id}`
    await until(
      async () =>
        (await world.query("select 1 from delivery_log where url = $1 and outcome = 'scheduled'", [url]))
          .length === 0,
      'nothing waits for the listener',
    )
    const outcomes = await world.query(
      'select outcome, reason from delivery_log where url = $1 order by id',
      [url],
    )
    expect(outcomes[0]).toEqual({
      outcome: 'failed',
      reason: expect.stringMatching(
        /^The listener (ended before it reported|reported nothing within 15 seconds)\.$/,
      ),
    })
    expect(outcomes.length).toBeGreaterThan(1)
    for (const row of outcomes.slice(1)) expect(row.outcome).toBe('cancelled')
    world.clock.advance(600)
    await until(async () => {
      await endListeners(world.program.ctx)
      return (await world.query('select 1 from endpoint_queues where url = $1', [url])).length === 0
    }, 'nothing is left of the listener')
  })

  it.each([
    ['uninstalls the application', 'uninstall'],
    ['is frozen', 'freeze'],
  ])(
    'LSN-07 who continues after the Location %s gets nothing again that was under way',
    async (_what, status) => {
      await install(world)
      const lost = await open()
      await trigger()
      await fiveSecondsLater()
      const before = await lost.nextRaw()
      const { delivery_id } = JSON.parse(before?.data ?? '') as Event
      await leave(lost.stream)
      const changed = await trigger({
        resource: 'application',
        status,
        application_id: demo.applications.public,
      })
      expect(changed.status).toBe(201)
      const again = await open({ lastEventId: before?.id ?? '' })
      expect(again.ready.listener_id).toBe(lost.ready.listener_id)
      await fiveSecondsLater()
      const next = await again.next()
      expect([next.resource, next.status]).toEqual(['application', status])
      await report(next)
      await finished(delivery_id)
      expect(await readDelivery(delivery_id)).toMatchObject({
        outcome: 'failed',
        log: [{ answer: null, reason: 'The listener has ended, or may not get this event any more.' }],
      })
      expect((await report({ ...next, delivery_id, attempt: 1 })).status).toBe(409)
    },
  )

  it('LSN-07 who continues after the right to phones was lost gets none that was under way', async () => {
    await install(world)
    const setRights = (change: string) =>
      world.query(`update applications set rights = ${change} where id = $1`, [demo.applications.public])
    await setRights("array_append(rights, 'client_phones_access')")
    const lost = await open()
    await trigger()
    await fiveSecondsLater()
    const before = await lost.nextRaw()
    const { delivery_id, body } = JSON.parse(before?.data ?? '') as Event
    expect(JSON.parse(body).data.phone).not.toContain('*')
    await leave(lost.stream)
    await setRights("array_remove(rights, 'client_phones_access')")
    await open({ lastEventId: before?.id ?? '' })
    await finished(delivery_id)
    expect(await readDelivery(delivery_id)).toMatchObject({
      outcome: 'failed',
      reason: 'The listener has ended, or may not get this event any more.',
    })
  })

  it('LSN-08 a report after 15 seconds is 409, and the log says that none came in time', async () => {
    await install(world)
    const { next } = await open()
    await trigger()
    await fiveSecondsLater()
    const event = await next()
    world.clock.advance(15)
    const late = await report(event, { status: 200, body: 'late' })
    expect([late.status, late.json.meta.message]).toEqual([
      409,
      'This attempt was reported already, or is over: a report counts within 15 seconds.',
    ])
    await finished(event.delivery_id)
    expect((await report(event)).status).toBe(409)
    expect(await readDelivery(event.delivery_id)).toMatchObject({
      outcome: 'failed',
      attempts: 1,
      reason: 'The listener reported nothing within 15 seconds.',
      log: [{ number: 1, answer: null, reason: 'The listener reported nothing within 15 seconds.' }],
    })
  })

  it('LSN-09 a test goes to URLs, and says so to who has only a listener', async () => {
    await install(world)
    const body = { location_id: main }
    const test = () => world.api.post('/v2/webhooks/test', { as: as.partner, body })
    expect((await test()).json.meta.message).toBe('You have no endpoint in this Location.')
    await open()
    const { status, json } = await test()
    expect([status, json.meta.message]).toEqual([
      409,
      'You have no endpoint in this Location. Tests go to URLs, not to listeners: let an event happen, in a sandbox with sandbox.trigger.',
    ])
  })

  it('LSN-04 a stream that another one has continued ends by itself at its next heartbeat', async () => {
    const first = await open()
    await open({ lastEventId: first.id })
    expect(await first.nextRaw()).toBeUndefined()
  }, 15_000)

  it('LSN-05 a partner has five at once, and others are not in the way', async () => {
    for (let count = 0; count < maxListeners; count++) await open()
    const refused = await world.api.get('/v2/webhooks/listen', { as: as.partner })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '15'])
    expect((await open({ who: as.otherPartner })).stream.status).toBe(200)
  })

  it('LSN-05 streams that open at the same moment count each other', async () => {
    const opened = await Promise.all(Array.from({ length: maxListeners * 3 }, () => open()))
    const served = opened.filter(({ ready }) => ready?.type === 'ready')
    expect(served).toHaveLength(maxListeners)
  })

  it('LSN-05 a sixth that finds out after its 200 is told so before its stream ends', async () => {
    const openAll = (tx: Tx) =>
      lockPartner(tx, demo.partner.id).then(() =>
        Promise.all(
          Array.from({ length: maxListeners + 1 }, () =>
            listen(`${world.api.url}/v2/webhooks/listen`, { authorization: as.partner }),
          ),
        ),
      )
    // While the partner is locked, each has counted none, and none can begin.
    const opened = await world.program.ctx.db.transaction(openAll)
    streams.push(...opened)
    expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 200))
    const first = await Promise.all(opened.map(stream => stream.next()))
    const refused = first.findIndex(each => each?.event === 'error')
    expect(JSON.parse(first[refused]?.data ?? 'null')).toEqual({
      type: 'error',
      status: 429,
      code: 'rate_limited',
      message: 'You have 5 listeners open already.',
      retry_after: 15,
    })
    expect(await opened[refused]?.next()).toBeUndefined()
    expect(first.filter(each => each?.event === 'ready')).toHaveLength(maxListeners)
  })

  it('LSN-05 beyond a thousand waiting deliveries events are counted, not queued', async () => {
    await install(world)
    const { nextRaw, ready, stream } = await open()
    const url = `listener:${ready.listener_id}`
    await trigger()
    await fannedOut(world)
    await world.query(
      `insert into due_deliveries (queue_id, due_at, delivery_id, created_at, location_id, occurred_at, resource,
         resource_id, status, is_masked, attempts)
       select queue.id, now() + interval '10 years', -number, now(), 1, now(), 'client', 1, 'create', true, 0
       from endpoint_queues queue, generate_series(1, 1000) number where queue.url = $1`,
      [url],
    )
    await trigger()
    await fannedOut(world)
    const notice = await nextRaw()
    expect(JSON.parse(notice?.data ?? '')).toEqual({ type: 'missed', count: 1 })
    await leave(stream)
    const again = await open({ lastEventId: notice?.id ?? '' })
    expect(again.ready.listener_id).toBe(ready.listener_id)
    await trigger()
    await trigger()
    await fannedOut(world)
    // Those before the connection was lost are not counted again.
    await until(
      async () =>
        (
          await world.query('select 1 from webhook_listeners where id = $1 and missed = 3', [
            ready.listener_id,
          ])
        ).length === 1,
      'two more are missed',
    )
    expect(await sumMissed(again, 2)).toEqual(2)
    await world.query('delete from due_deliveries where delivery_id < 0')
  }, 30_000)

  it('LSN-05 who continues hears of what it missed while it was away', async () => {
    const lost = await open()
    await leave(lost.stream)
    await world.query('update webhook_listeners set missed = 4 where id = $1', [lost.ready.listener_id])
    const again = await open({ lastEventId: lost.id })
    expect(await sumMissed(again, 4)).toBe(4)
  }, 15_000)

  it('LSN-01 works when stream, worker and report are three processes', async () => {
    const { world: alone, close: closeAlone } = await startWorld({ env: { FOYER_ROLES: 'api,app' } })
    const others = { beside: alone, clock: alone.clock }
    const { world: second, close: closeSecond } = await startWorld({
      ...others,
      env: { FOYER_ROLES: 'api,app' },
    })
    const { close: closeWorker } = await startWorld({ ...others, env: { FOYER_ROLES: 'worker' } })
    await install(alone)
    const { next, stream } = await open({ on: alone })
    await trigger({}, second)
    await fannedOut(alone)
    alone.clock.advance(5)
    const event = await next()
    expect((await report(event, { status: 200 }, { on: second })).status).toBe(200)
    await until(
      async () =>
        (
          await alone.query(
            "select 1 from delivery_log where url like 'listener:%' and outcome = 'delivered'",
          )
        ).length === 1,
      'the worker has the report',
    )
    await stream.leave()
    await closeWorker()
    await closeSecond()
    await closeAlone()
  })
})
