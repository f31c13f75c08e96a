import { get, type IncomingMessage } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { listen } from '../../../../test/event-stream.ts'
import { bearer } from '../../../../test/http.ts'
import { discover } from '../../../../test/oauth.ts'
import { until } from '../../../../test/until.ts'
import { addEndpoint, createClient, useReceivers } from '../../../../test/webhooks.ts'
import { as, startWorld, useWorld, type World } from '../../../../test/world.ts'
import type { Db } from '../../../platform/database/db.ts'
import { LiveLog, maxStreamsOfPartner } from '../../../platform/database/live-log.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const { receiver, fiveSecondsLater } = useReceivers(world)
const { main, second } = demo.locations
type Stream = Awaited<ReturnType<typeof listen>>
const streams: Stream[] = []

interface Line {
  type: string
  [name: string]: unknown
}

async function open({ on = world, who = as.partner, query = '' } = {}) {
  const stream = await listen(`${on.api.url}/v2/logs/stream${query}`, { authorization: who })
  streams.push(stream)
  const next = async () => JSON.parse((await stream.next())?.data ?? 'null') as Line
  if (stream.status === 200) expect(await next()).toEqual({ type: 'ready' })
  return { stream, next }
}

const call = (path: string, { on = world, who = as.owner }: { on?: World; who?: string } = {}) =>
  on.api.get(path, { as: who })

afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.leave()
  await until(
    async () => world.program.ctx.liveLog.countStreams(demo.partner.id) === 0,
    'every stream is left',
  )
})

describe('the live log', () => {
  it('LOG-01 shows each request with the partner token, without query, token or body', async () => {
    const { next } = await open()
    const answer = await call(`/v1/clients/${main}?fullname=Secret&phone=14155550102`)
    const line = await next()
    expect(line).toEqual({
      type: 'request',
      at: expect.stringMatching(/Z$/),
      method: 'GET',
      path: `/api/v1/clients/${main}`,
      status: answer.status,
      duration_ms: expect.any(Number),
      request_id: answer.headers['x-request-id'],
      location_id: main,
    })
    expect(JSON.stringify(line)).not.toMatch(/Secret|14155550102|foyer_/)
  })

  it('LOG-01 hides what stands in the place of an ID', async () => {
    const { next } = await open()
    for (const id of ['anna%40example.com', '1%3Ftoken=SECRET', '1;token=SECRET', 'SECRET']) {
      await call(`/v1/client/${main}/${id}`)
      expect((await next()).path).toBe(`/api/v1/client/${main}/…`)
    }
  })

  it('LOG-01 shows nothing of another partner, and nothing without a token', async () => {
    const { next } = await open()
    await call('/v1/countries', { who: as.otherPartner })
    await call('/v1/countries', { who: 'Bearer nobody' })
    await call('/v1/cities')
    expect(await next()).toMatchObject({ path: '/api/v1/cities' })
  })

  it('BEN-86 shows a request to a path that does not exist, without that path, which could be anything', async () => {
    const { next } = await open()
    await call('/v1/no-such-path')
    expect(await next()).toMatchObject({ path: '/api/v1/…', status: 404 })
  })

  it('LOG-02 shows the attempts of deliveries, by the origin of their URL', async () => {
    const { url } = await receiver((_got, response) => {
      response.statusCode = 503
      response.end()
    })
    await addEndpoint(world, { url: `${url}/secret-path` })
    const { next } = await open({ who: as.otherPartner })
    await createClient(world)
    await fiveSecondsLater()
    expect(await next()).toEqual({
      type: 'attempt',
      at: expect.any(String),
      delivery_id: expect.any(Number),
      attempt: 1,
      url: new URL(url).origin,
      event: 'client.create',
      location_id: main,
      application_id: null,
      status: 503,
      duration_ms: expect.any(Number),
      outcome: 'failed',
      reason: 'The endpoint responded with 503.',
    })
  })

  it.each([
    ['?status_class=4xx', '/v1/company/987654'],
    [`?location_id=${second}`, `/v1/clients/${second}`],
    ['?path_prefix=/api/v1/cit', '/v1/cities'],
    ['?kind=request&status_class=2xx&path_prefix=/api/v1/cities', '/v1/cities'],
  ])('LOG-03 filters with %s', async (query, path) => {
    const { next } = await open({ query })
    await call(`/v1/clients/${main}`)
    await call('/v1/countries')
    await call(path)
    expect(await next()).toMatchObject({ path: `/api${path}` })
  })

  it('LOG-03 refuses other filters', async () => {
    for (const query of ['?kind=x', '?status_class=9xx', '?location_id=x', `?path_prefix=${'x'.repeat(300)}`])
      expect((await open({ query })).stream.status).toBe(422)
  })

  it('LOG-04 brings lines from other processes', async () => {
    const { world: beside, close } = await startWorld({ beside: world, clock: world.clock })
    const { next } = await open()
    await until(
      async () => beside.program.ctx.liveLog.isWanted(demo.partner.id),
      'the other process knows of it',
    )
    await call('/v1/countries', { on: beside })
    expect(await next()).toMatchObject({ path: '/api/v1/countries' })
    await close()
  })

  it('LOG-05 costs nothing while nobody listens, and stops soon after', async () => {
    const { liveLog } = world.program.ctx
    expect(liveLog.isWanted(demo.otherPartner.id + 100)).toBe(false)
    expect(liveLog.isWanted(undefined)).toBe(false)
  })

  it('LOG-05 an announcement of this process that comes late makes it forget no stream', async () => {
    const { liveLog, notifications } = world.program.ctx
    const said: string[] = []
    notifications.on('foyer_log_presence', payload => said.push(payload))
    await open()
    const own = await until(
      async () => said.find(each => each.endsWith(`,${demo.partner.id}:1`)),
      'it is said',
    )
    const late = `${own.split(',')[0]},`
    await world.query('select pg_notify($1, $2)', ['foyer_log_presence', late])
    await until(async () => said.includes(late), 'the late announcement is there')
    expect(liveLog.isWanted(demo.partner.id)).toBe(true)
  })

  it('LOG-05 announcements leave one after the other, so that the newest arrives last', async () => {
    const { db, notifications } = world.program.ctx
    const held: (() => void)[] = []
    const slow: Db = Object.assign(Object.create(db), {
      run: () => new Promise<void>(resolve => held.push(resolve)),
    })
    const liveLog = new LiveLog({ db: slow, notifications, onTrouble: () => undefined })
    const opening = liveLog.subscribe(1, () => undefined)
    const second = liveLog.subscribe(2, () => undefined)
    await until(async () => held.length === 1, 'the first leaves')
    held[0]?.()
    const leave = await opening
    expect(held).toHaveLength(2)
    held[1]?.()
    for (const each of [leave, await second]) each()
  })

  it('LOG-05 drops lines beyond a number, and says how many', async () => {
    const { next } = await open()
    const { liveLog } = world.program.ctx
    for (let number = 0; number < 500; number++)
      liveLog.publish(demo.partner.id, { type: 'request', number, text: 'x'.repeat(300) })
    const lines = []
    for (let line = await next(); ; line = await next()) {
      lines.push(line)
      if (line.type === 'dropped') break
    }
    expect(lines).toHaveLength(201)
    expect(lines.at(-1)).toEqual({ type: 'dropped', count: 300 })
  })

  it('LOG-05 a stream that is not read loses lines, not memory, and learns how many', async () => {
    const { liveLog } = world.program.ctx
    const response = await new Promise<IncomingMessage>(resolve =>
      get(`${world.api.url}/v2/logs/stream`, { headers: { authorization: as.partner } }, resolve),
    )
    await until(async () => liveLog.countStreams(demo.partner.id) === 1, 'the stream is open')
    response.pause()
    const { next } = await open()
    for (let round = 0; round < 10; round++) {
      for (let number = 0; number < 200; number++)
        liveLog.publish(demo.partner.id, { type: 'request', round, number, text: 'x'.repeat(6000) })
      // The other stream is read, so this round has left the process.
      for (let number = 0; number < 200; number++) await next()
    }
    liveLog.publish(demo.partner.id, { type: 'request', text: 'last' })
    let text = ''
    for await (const chunk of response) {
      text += chunk
      if (text.includes('"dropped"')) break
      liveLog.publish(demo.partner.id, { type: 'request', text: 'after' })
    }
    expect(text).toMatch(/"type":"dropped","count":[1-9]\d+/)
    response.destroy()
  })

  it('LOG-05 a partner has five streams at once', async () => {
    for (let count = 0; count < maxStreamsOfPartner; count++) await open()
    const refused = await world.api.get('/v2/logs/stream', { as: as.partner })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '15'])
    expect(refused.json.meta.message).toBe('You have 5 log streams open already.')
    expect((await open({ who: as.otherPartner })).stream.status).toBe(200)
  })

  it('LOG-05 streams that open at the same moment count each other', async () => {
    const opened = await Promise.all(
      Array.from({ length: maxStreamsOfPartner * 4 }, async () => {
        const stream = await listen(`${world.api.url}/v2/logs/stream`, { authorization: as.partner })
        streams.push(stream)
        return stream.status === 200 ? await stream.next() : undefined
      }),
    )
    expect(opened.filter(first => first?.event === 'ready')).toHaveLength(maxStreamsOfPartner)
    for (const first of opened)
      if (first?.event !== 'ready' && first !== undefined)
        expect(JSON.parse(first.data ?? 'null')).toMatchObject({
          type: 'error',
          status: 429,
          retry_after: 15,
        })
    expect(world.program.ctx.liveLog.countStreams(demo.partner.id)).toBe(maxStreamsOfPartner)
  })

  it('LOG-05 streams in other processes count, until they are left', async () => {
    const { world: beside, close } = await startWorld({ beside: world, clock: world.clock })
    const { liveLog } = world.program.ctx
    const elsewhere = []
    for (let count = 0; count < maxStreamsOfPartner; count++) elsewhere.push(await open({ on: beside }))
    await until(async () => liveLog.findFull(demo.partner.id) === 'partner', 'this process has heard of them')
    expect((await world.api.get('/v2/logs/stream', { as: as.partner })).status).toBe(429)
    await elsewhere[0]?.stream.leave()
    await until(async () => liveLog.findFull(demo.partner.id) === undefined, 'one of them is left')
    expect((await open()).stream.status).toBe(200)
    for (const { stream } of elsewhere) await stream.leave()
    await until(async () => beside.program.ctx.liveLog.countStreams(demo.partner.id) === 0, 'all are left')
    await close()
  })

  it('LOG-05 says in the log of the server that something could not be sent', async () => {
    const tooLong = 'x'.repeat(9000)
    world.program.ctx.liveLog.publish(demo.partner.id, { type: 'request', text: tooLong })
    await until(
      async () => world.logs.some(line => line.includes('the live log is incomplete')),
      'the failure is logged',
    )
  })

  it('LOG-05 a process has a limit too, which its announcement fits', async () => {
    const { liveLog } = world.program.ctx
    const leaving: (() => void)[] = []
    const largest = 9_000_000_000_000_000
    for (let count = 0; count < 400; count++)
      leaving.push(await liveLog.subscribe(largest - count, () => undefined))
    const refused = await world.api.get('/v2/logs/stream', { as: as.partner })
    expect([refused.status, refused.json.meta.message]).toEqual([
      429,
      'This process has no room for another log stream.',
    ])
    for (const leave of leaving) leave()
    expect((await open()).stream.status).toBe(200)
  })

  it('LOG-06 shows the calls of the partner’s OAuth clients, and none of a restricted key', async () => {
    const { clientId, clientSecret } = demo.oauthClient
    const { token_endpoint = '' } = await discover(world)
    const granted = await fetch(token_endpoint, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        scope: 'locations:read',
        location_id: String(main),
      }),
    })
    const { access_token } = (await granted.json()) as { access_token: string }
    const own = await open({ who: as.partner })
    const other = await open({ who: as.otherPartner })
    const path = `/v3/locations/${main}/resources`
    expect((await call(path, { who: bearer(demo.restrictedKey.key) })).status).toBe(200)
    expect((await call(path, { who: bearer(access_token) })).status).toBe(200)
    expect((await call('/v3/locations/987654/resources', { who: bearer(access_token) })).status).toBe(404)
    expect([await own.next(), await own.next()]).toMatchObject([
      { path: `/api${path}`, status: 200, location_id: main },
      { path: '/api/v3/locations/987654/resources', status: 404, location_id: null },
    ])
    await call('/v1/countries', { who: as.otherPartner })
    expect(await other.next()).toMatchObject({ path: '/api/v1/countries' })
  })
})
