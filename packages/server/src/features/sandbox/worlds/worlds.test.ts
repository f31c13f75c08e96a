import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { listen } from '../../../../test/event-stream.ts'
import { Http } from '../../../../test/http.ts'
import { startReceiver } from '../../../../test/receiver.ts'
import { until } from '../../../../test/until.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { createWorld, databasesOf, databasesSettled, type TestedWorld } from '../../../../test/worlds.ts'
import { demoFacts } from '../demo-world/demo-file.ts'

const sandbox = useWorld({ env: { ...withoutWorker.env, SANDBOX_WORLDS: '3' } })
// The first world waits for the template.
const patience = { timeout: 120_000 }

const worlds = (partner: string = as.partner) => sandbox.api.get('/v2/sandbox/worlds', { as: partner })
const drop = ({ id }: TestedWorld) => sandbox.api.delete(`/v2/sandbox/worlds/${id}`, { as: as.partner })
const trigger = ({ api }: Pick<TestedWorld, 'api'>) =>
  api.post('/v2/sandbox/trigger', {
    as: as.partner,
    body: { location_id: 1, resource: 'client', status: 'create' },
  })
const clientOf = ({ api }: Pick<TestedWorld, 'api'>, id: number) =>
  api.get(`/v1/client/1/${id}`, { as: as.owner })
const moveClock = ({ api }: TestedWorld, advance_seconds: number) =>
  api.post('/v2/sandbox/clock', { as: as.partner, body: { advance_seconds } })
const hoursAhead = async ({ api }: Pick<TestedWorld, 'api'>) => {
  const { json } = await api.get('/v2/sandbox/clock', { as: as.partner })
  return Math.round((Date.parse(json.data.now) - Date.now()) / 3_600_000) + 0
}
const reset = ({ api }: TestedWorld) => api.post('/v2/sandbox/reset', { as: as.partner })

const logged = (message: string) =>
  sandbox.logs.map(line => JSON.parse(line)).filter(({ msg }) => msg === message)

/** A request that does not end: its body never comes. */
async function hang({ api }: Pick<TestedWorld, 'api'>) {
  const socket = await connectTo(api.url)
  socket.write(
    `POST /api/v2/sandbox/trigger HTTP/1.1\r\nHost: ${new URL(api.url).host}\r\nAuthorization: ${as.partner}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  )
  // An answer to a later request says that this one has arrived.
  await api.get('/v1/countries', { as: as.partner })
  return socket
}

async function connectTo(url: string) {
  const socket = connect(Number(new URL(url).port), new URL(url).hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

describe('worlds', patience, () => {
  afterEach(async () => {
    for (const partner of [as.partner, as.otherPartner])
      for (const { id } of (await worlds(partner)).json.data)
        await sandbox.api.delete(`/v2/sandbox/worlds/${id}`, { as: partner })
  })

  it('WLD-01 a world has the facts of demo.json with its own addresses, and answers there', async () => {
    const world = await createWorld(sandbox)
    const { id, created_at, expires_at, limits, ...facts } = world.facts
    const urls = { api: facts.api_root.replace(/\/api$/, ''), app: facts.app_url }
    expect(facts).toEqual(demoFacts(urls))
    expect([id, limits]).toEqual([expect.stringMatching(/^w[0-9a-f]{10}$/), false])
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(15 * 60_000)
    expect(new URL(urls.api).origin).not.toBe(new URL(sandbox.api.url).origin)
    expect((await clientOf(world, 1)).json.data.name).toBe('Ada')
    expect((await world.app.get('/readyz')).status).toBe(200)
    expect((await worlds()).json.data).toEqual([{ ...world.facts, expires_at: expect.any(String) }])
  })

  it('WLD-02 worlds see neither the records, nor the clock, nor the webhooks of each other', async () => {
    const [one, two] = await Promise.all([createWorld(sandbox), createWorld(sandbox)])
    const receiver = await startReceiver()
    const settings = await one.api.post('/v1/hooks_settings/1', {
      as: as.owner,
      body: { urls: [receiver.url], active: 1, client: 1, self_sending: 1 },
    })
    expect(settings.status, settings.text).toBe(201)
    expect((await trigger(one)).json.data.resource_id).toBe(1000)
    for (const other of [two, sandbox]) expect((await clientOf(other, 1000)).status).toBe(404)
    expect((await trigger(two)).json.data.resource_id).toBe(1000)
    await moveClock(one, 48 * 3600)
    expect(await Promise.all([one, two, sandbox].map(hoursAhead))).toEqual([48, 0, 0])
    const [delivery] = await receiver.waitFor(1)
    expect(JSON.parse(delivery?.body ?? '')).toMatchObject({ resource: 'client', resource_id: 1000 })
    await moveClock(two, 48 * 3600)
    const logOf = ({ api }: TestedWorld) => api.get('/v2/webhooks/deliveries', { as: as.partner })
    expect((await logOf(two)).json.data).toEqual([])
    expect((await logOf(one)).json.data).toMatchObject([{ resource_id: 1000 }])
    expect(receiver.received).toHaveLength(1)
    await receiver.close()
  })

  it('WLD-03 a reset returns the ids, the clock and nothing else, at the same addresses', async () => {
    const [world, other] = [await createWorld(sandbox), await createWorld(sandbox)]
    const steps = async () => [
      (await trigger(world)).json.data.resource_id,
      (await trigger(world)).json.data.resource_id,
      (await world.api.post('/v1/auth', { as: as.partner, body: world.facts.owner })).status,
    ]
    await trigger(other)
    const first = await steps()
    await moveClock(world, 48 * 3600)
    expect([(await reset(world)).status, await hoursAhead(world)]).toEqual([200, 0])
    expect((await clientOf(world, 1000)).status).toBe(404)
    expect((await clientOf(other, 1000)).status).toBe(200)
    expect(await steps()).toEqual(first)
    await databasesSettled(sandbox, 2)
  })

  it('WLD-03 what is in flight during a reset is answered, streams end, and resets at once are all carried out', async () => {
    const world = await createWorld(sandbox)
    const stream = await listen(`${world.api.url}/v2/webhooks/listen`, { authorization: as.partner })
    await stream.next()
    const busy = Array.from({ length: 8 }, () => trigger(world))
    const resets = await Promise.all([reset(world), reset(world)])
    expect(resets.map(({ status }) => status)).toEqual([200, 200])
    for (const { status } of await Promise.all(busy)) expect([201, 409]).toContain(status)
    await stream.over
    await reset(world)
    expect((await trigger(world)).json.data.resource_id).toBe(1000)
  })

  it('WLD-04 a deleted world closes its ports and drops its database', async () => {
    const world = await createWorld(sandbox)
    await databasesSettled(sandbox, 1)
    const stream = await listen(`${world.api.url}/v2/webhooks/listen`, { authorization: as.partner })
    expect(await drop(world)).toMatchObject({ status: 204, text: '' })
    await stream.over
    for (const listener of [world.api, world.app])
      await expect(listener.get('/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    await databasesSettled(sandbox, 0)
    expect((await drop(world)).status).toBe(404)
  })

  it('WLD-03 nothing of the time before a reset is sent after it', async () => {
    const world = await createWorld(sandbox)
    const receiver = await startReceiver()
    await world.api.post('/v1/hooks_settings/1', {
      as: as.owner,
      body: { urls: [receiver.url], active: 1, client: 1, self_sending: 1 },
    })
    for (let count = 0; count < 10; count++) await trigger(world)
    const hanging = await hang(world)
    await moveClock(world, 48 * 3600)
    await reset(world)
    const { length } = receiver.received
    await databasesSettled(sandbox, 1)
    expect(receiver.received).toHaveLength(length)
    hanging.destroy()
    await receiver.close()
  })

  it('WLD-03 after a reset nobody continues the listener of somebody else', async () => {
    const world = await createWorld(sandbox)
    const open = async (lastEventId = '') => {
      const stream = await listen(`${world.api.url}/v2/webhooks/listen`, {
        authorization: as.partner,
        ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
      })
      const event = await stream.next()
      return { stream, id: event?.id ?? '', listenerId: JSON.parse(event?.data ?? '{}').listener_id }
    }
    const before = await open()
    await reset(world)
    await before.stream.over
    const newcomer = await open()
    expect(newcomer.listenerId).toBe(before.listenerId)
    const again = await open(before.id)
    expect(again.listenerId).not.toBe(newcomer.listenerId)
    const continued = await open(newcomer.id)
    expect(continued.listenerId).toBe(newcomer.listenerId)
    for (const { stream } of [newcomer, again, continued]) await stream.leave()
  })

  it('WLD-04 a connection on which nothing is asked does not delay the end', async () => {
    const world = await createWorld(sandbox)
    const sockets = [await connectTo(world.api.url), await connectTo(world.app.url)]
    const closed = Promise.all(sockets.map(socket => once(socket.resume(), 'close')))
    const begun = performance.now()
    expect((await drop(world)).status).toBe(204)
    await closed
    // Whoever waits for them gives up after ten seconds.
    expect(performance.now() - begun).toBeLessThan(8000)
  })

  it('WLD-05 only its creator finds a world, and an unknown one is 404', async () => {
    const world = await createWorld(sandbox, {}, as.otherPartner)
    for (const id of [world.id, 'w0000000000', '__proto__', 'x'.repeat(64)])
      for (const method of ['GET', 'DELETE']) {
        const { status, json } = await sandbox.api.send(method, `/v2/sandbox/worlds/${id}`, {
          as: as.partner,
        })
        expect([status, json.success], id).toEqual([404, false])
      }
    expect((await sandbox.api.get(`/v2/sandbox/worlds/${'x'.repeat(65)}`, { as: as.partner })).status).toBe(
      422,
    )
    expect((await sandbox.api.get('/v2/sandbox/worlds/%00', { as: as.partner })).status).toBe(422)
    expect((await worlds()).json.data).toEqual([])
    expect((await worlds(as.otherPartner)).json.data).toMatchObject([{ id: world.id }])
    const path = `/v2/sandbox/worlds/${world.id}`
    expect((await sandbox.api.delete(path, { as: as.otherPartner })).status).toBe(204)
  })

  it('WLD-06 there are never more worlds than allowed, however they are asked for', async () => {
    const create = () => sandbox.api.post('/v2/sandbox/worlds', { as: as.partner, body: {} })
    const answers = await Promise.all(Array.from({ length: 5 }, create))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.json.meta.message).toContain('3 worlds at once (SANDBOX_WORLDS)')
    const listed = (await worlds()).json.data as TestedWorld[]
    await Promise.all(listed.map(drop))
    await databasesSettled(sandbox, 0)
    await drop(await createWorld(sandbox))
  })

  it('WLD-06 a world counts until it is closed, and only who needs its place waits for that', async () => {
    const [slow] = [await createWorld(sandbox), await createWorld(sandbox), await createWorld(sandbox)]
    const hanging = await hang(slow)
    const done: string[] = []
    const deleting = drop(slow).then(({ status }) => done.push(`deleted ${status}`))
    await until(async () => (await worlds()).json.data.length === 2, 'it is not listed any more')
    done.push('listed')
    await createWorld(sandbox)
    done.push('created')
    await deleting
    expect(done.sort()).toEqual(['created', 'deleted 204', 'listed'])
    expect(logged('a world has ended').at(-1)).toMatchObject({ world: slow.id, why: 'deleted' })
    expect(logged('a world was created').length).toBeGreaterThanOrEqual(4)
    expect((await sandbox.app.get('/metrics')).text).toContain('foyer_worlds 3')
    hanging.destroy()
  })

  it('WLD-07 an idle world ends by itself; one that is used, or streams, does not', async () => {
    const [idle, used, streaming] = [
      await createWorld(sandbox),
      await createWorld(sandbox),
      await createWorld(sandbox),
    ]
    const stream = await listen(`${streaming.api.url}/v2/webhooks/listen`, { authorization: as.partner })
    sandbox.clock.advance(10 * 60)
    await clientOf(used, 1)
    sandbox.clock.advance(5 * 60)
    const left = (await worlds()).json.data as TestedWorld[]
    expect(left.map(({ id }) => id)).toEqual([used.id, streaming.id])
    await until(
      () =>
        idle.api.get('/').then(
          () => false,
          error => error.code === 'ECONNREFUSED',
        ),
      'the ports of the idle world are closed',
    )
    await until(
      async () => logged('a world has ended').some(({ world, why }) => world === idle.id && why === 'idle'),
      'the log says that the idle world has ended',
    )
    await stream.leave()
  })

  it('WLD-08 a body that is wrong is refused', async () => {
    const sent = async (body: unknown) =>
      (await sandbox.api.post('/v2/sandbox/worlds', { as: as.partner, body })).status
    expect([await sent({ limits: 'perhaps' }), await sent([])]).toEqual([422, 422])
  })

  it('WLD-09 a world has no worlds, and a repeated Idempotency-Key gets the same world', async () => {
    const create = () =>
      sandbox.api.post('/v2/sandbox/worlds', {
        as: as.partner,
        body: {},
        headers: { 'Idempotency-Key': 'one world' },
      })
    const [first, again] = [await create(), await create()]
    expect(again.json.data.id).toBe(first.json.data.id)
    expect((await worlds()).json.data).toHaveLength(1)
    const world = { id: first.json.data.id, facts: first.json.data, api: sandbox.api, app: sandbox.app }
    const { status, json } = await new Http(world.facts.api_root).post('/v2/sandbox/worlds', {
      as: as.partner,
      body: {},
    })
    expect([status, json.meta.message]).toEqual([409, expect.stringContaining('no worlds of its own')])
  })

  it('WLD-10 the next day makes the demo world of that day', async () => {
    await drop(await createWorld(sandbox))
    await databasesSettled(sandbox, 0)
    const before = await databasesOf(sandbox)
    sandbox.clock.advance(24 * 3600)
    await drop(await createWorld(sandbox))
    await until(
      async () => (await databasesOf(sandbox)).every(name => !before.includes(name)),
      'template and spare of the day before are dropped',
    )
  })
})
