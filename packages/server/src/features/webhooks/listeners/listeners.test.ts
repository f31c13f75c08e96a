import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type ListenerEvent, useListeners } from '../../../../test/listeners.ts'
import { confirm, grant, install } from '../../../../test/marketplace.ts'
import { until } from '../../../../test/until.ts'
import { addEndpoint, fannedOut, useReceivers } from '../../../../test/webhooks.ts'
import { as, startWorld, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { endListeners } from './end-listeners.ts'

const world = useWorld()
const { receiver, fiveSecondsLater } = useReceivers(world)
const { main } = demo.locations
const { open, trigger, report, readDelivery, finished, leave } = useListeners(world)

async function grantAndConfirm(settings: object) {
  await grant(world)
  return confirm(world, { settings })
}

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
      const { delivery_id } = JSON.parse(before?.data ?? '') as ListenerEvent
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
    const { delivery_id, body } = JSON.parse(before?.data ?? '') as ListenerEvent
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
