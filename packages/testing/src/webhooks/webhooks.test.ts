import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../../server/test/world.ts'
import { createWorld } from '../create-world.ts'
import type { World } from '../world.ts'
import type { Reply } from './delivery.ts'
import { DeliveryLog } from './delivery-log.ts'

const sandbox = useWorld(withoutWorker)
let world: World
beforeAll(async () => {
  world = await createWorld({ sandbox: sandbox.program.ctx.urls.api })
})
beforeEach(() => world.reset())
afterAll(() => world?.delete())

const ada = { company_id: 1, client_id: 1 }
const rename = (name: string, as: 'owner' | 'other-partner' = 'other-partner') =>
  world.as(as).clients.update({ ...ada, name })
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing',
    error => error.message,
  )

describe('webhooks of a world', { timeout: 120_000 }, () => {
  it('TST-04 next resolves with the verified delivery of a change, without waiting until it is due', async () => {
    await world.install()
    await rename('Ada next')
    const { name, event, attempt, respondedWith, isTest } = await world.webhooks.next({
      event: 'client.update',
    })
    expect({ name, attempt, respondedWith, isTest }).toEqual({
      name: 'client.update',
      attempt: 1,
      respondedWith: 204,
      isTest: false,
    })
    expect(event.data.name).toBe('Ada next')
    expect(event.resource_id).toBe(1)
    // The clock is ahead of real time only if somebody has moved it.
    const now = await world.clock.now()
    expect(now.getTime() - Date.now()).toBeGreaterThan(0)
  })

  it('TST-04 next leaves other events for later, in their order', async () => {
    await world.install()
    await world.trigger('client.update')
    await world.trigger('record.create')
    expect((await world.webhooks.next({ event: 'record.create' })).event.data.id).toBeGreaterThan(0)
    expect((await world.webhooks.next()).name).toBe('client.create')
    expect((await world.webhooks.next()).name).toBe('client.update')
    const { length } = await world.webhooks.all()
    expect(length).toBeGreaterThan(2)
    await world.webhooks.none()
  })

  it('TST-05 none is exact: it sees what was committed a moment ago, and does not move the clock', async () => {
    await world.install()
    for (let round = 0; round < 5; round++) {
      await rename(`Ada ${round}`)
      expect(await refusalOf(world.webhooks.none())).toMatch(
        new RegExp(`On its way: client.update \\(client 1, dlv_${round + 1}\\)`),
      )
      await world.webhooks.next()
      await world.webhooks.none()
    }
    await world.trigger('application.freeze')
    expect(await refusalOf(world.webhooks.none())).toContain('On its way: application.freeze')
    expect((await world.webhooks.next({ event: 'application.freeze' })).event).toMatchObject({
      salon_id: 1,
      application_id: 1,
    })
    await world.webhooks.none()
  })

  it('TST-06 responds as the test says, and the log has the result when next returns', async () => {
    await world.install()
    world.webhooks.respondWith(500, { status: 200, body: '{"success":false}' })
    await rename('Ada fails')
    const first = await world.webhooks.next()
    const delivery_id = Number(first.id.replace('dlv_', ''))
    const logged = async () => (await world.foyer.webhooks.getDelivery({ delivery_id })).data
    expect(await logged()).toMatchObject({ outcome: 'failed', attempts: 1 })
    await world.webhooks.none()
    await world.foyer.webhooks.redeliver({ delivery_id })
    const second = await world.webhooks.next()
    expect([first.respondedWith, second.respondedWith, second.id, second.attempt]).toEqual([
      500,
      200,
      first.id,
      2,
    ])
    expect(await logged()).toMatchObject({ outcome: 'delivered', reported_failure: true, attempts: 2 })
  })

  it('TST-06 refuses a reply that cannot be sent', () => {
    const refused = (reply: unknown) => expect(() => world.webhooks.respondWith(reply as Reply))
    for (const reply of [42, 600, 200.5, '200', null, undefined, {}])
      refused(reply).toThrow('statuses from 200 to 599')
    refused({ status: 200, body: 5 }).toThrow('must be a text')
    for (const headers of [{ 'a b': 'c' }, { a: 'b\nc' }, { a: undefined }, { '': 'b' }])
      refused({ status: 200, headers }).toThrow('in respondWith cannot be sent')
  })

  it('TST-07 a timeout says what came instead, or what is missing', async () => {
    const next = (event: 'client.delete' | undefined) =>
      refusalOf(world.webhooks.next({ event, timeoutMs: 200 }))
    expect(await next(undefined)).toContain('The receiver is no endpoint yet: call world.install()')
    expect(await refusalOf(world.webhooks.none())).toContain('The receiver is no endpoint yet')
    await world.install({ url: 'http://127.0.0.1:9/own' })
    expect(await next(undefined)).toContain('Webhooks go to http://127.0.0.1:9/own, and not to the receiver')
    await world.reset()
    await world.install()
    await rename('Ada herself', 'owner')
    expect(await next(undefined)).toContain("world.as('other-partner')")
    await rename('Ada')
    expect(await next('client.delete')).toMatch(
      /^No client.delete came within 200 ms\. On its way: client.update \(client 1, dlv_1\)\.$/,
    )
    await world.webhooks.flush()
    expect(await next('client.delete')).toContain('Received instead: client.update (client 1, dlv_1).')
    expect(await refusalOf(world.webhooks.next({ evnt: 'x' } as object))).toContain('next has no option evnt')
  })

  it('TST-08 a post that is not from Foyer is refused, and fails the test', async () => {
    const { status } = await fetch(world.webhooks.url, { method: 'POST', body: '{"resource":"client"}' })
    expect(status).toBe(401)
    for (const ask of ['next', 'none', 'all'] as const)
      expect(await refusalOf(world.webhooks[ask]())).toContain(
        'refused what is not from Foyer: The header webhook-id is missing',
      )
    expect(world.webhooks.refused).toMatchObject([{ body: '{"resource":"client"}' }])
  })

  it('TST-19 says so when the receiver itself fails', async () => {
    const body = 'x'.repeat(1024 * 1024 + 1)
    expect(await refusalOf(fetch(world.webhooks.url, { method: 'POST', body }))).toBe('fetch failed')
    for (const ask of ['next', 'none', 'all'] as const)
      expect(await refusalOf(world.webhooks[ask]())).toBe(
        'The receiver could not take a delivery: It takes 1048576 bytes, and the body is longer.',
      )
    await world.reset()
    await world.install()
    await world.webhooks.none()
  })

  it('TST-20 says why Foyer could not reach the receiver', async () => {
    // Nothing listens for a name of this machine that is not the one of the receiver.
    await using elsewhere = await createWorld({
      sandbox: sandbox.program.ctx.urls.api,
      receiverHost: '[::1]',
    })
    elsewhere.webhooks.close()
    await elsewhere.install()
    await elsewhere.trigger('client.create')
    expect(await refusalOf(elsewhere.webhooks.all())).toMatch(
      /^Foyer could not send client.create \(client \d+, dlv_1\) to http:\/\/\[::1\]:\d+\/webhooks: The connection was refused\..*receiverHost/,
    )
    expect(await refusalOf(elsewhere.webhooks.none())).toContain('Foyer could not send')
    expect(await refusalOf(elsewhere.webhooks.next())).toContain('Foyer could not send')
  })

  it('TST-19 says what is left when an endpoint does not respond in time', async () => {
    const silent = createServer(() => undefined)
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    try {
      await world.install({ url: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/` })
      await rename('Ada waits')
      const log = new DeliveryLog(world.foyer, 300)
      expect(await refusalOf(log.sendAll())).toBe(
        'Not everything was sent within 300 ms. On its way: client.update (client 1, dlv_1).',
      )
      expect(await refusalOf(log.untilWritten('dlv_1', 1))).toBe(
        'The log has no result of attempt 1 of dlv_1 after 300 ms.',
      )
    } finally {
      silent.closeAllConnections()
      silent.close()
    }
  })

  it('TST-09 installs as an owner and a partner would, again too, and with own changes if asked', async () => {
    const installed = await world.install()
    expect(installed).toEqual({ location_id: 1, application_id: 1, user_id: 1, url: world.webhooks.url })
    const { data } = await world.foyer.marketplace.getInstallation({ salon_id: 1, application_id: 1 })
    expect(data.connection_status.status).toBe('active')
    await world.install({ ownChanges: true })
    await rename('Ada own', 'owner')
    expect((await world.webhooks.next({ event: 'client.update' })).event.data.name).toBe('Ada own')
    const { paid, public: own } = world.facts.applications
    expect(own).not.toBe(paid)
    expect(await refusalOf(world.install({ application_id: paid, ownChanges: true }))).toContain(
      'public application',
    )
  })
})
