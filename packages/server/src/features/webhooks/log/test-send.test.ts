import { catalogue } from '@foyer/contract'
import { Webhook } from 'standardwebhooks'
import { Check } from 'typebox/value'
import { afterEach, describe, expect, it } from 'vitest'
import { install, uninstall } from '../../../../test/marketplace.ts'
import { signedIn } from '../../../../test/people.ts'
import { type Received, startReceiver } from '../../../../test/receiver.ts'
import { addEndpoint, settled } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await settled(world)
  for (const close of closing.splice(0)) await close()
  await uninstall(world)
  await world.query('delete from endpoints')
})

async function receiver() {
  const started = await startReceiver()
  closing.push(started.close)
  return started
}

const send = (body: object, who = as.otherPartner) => world.api.post('/v2/webhooks/test', { as: who, body })
const rotate = async (who = as.otherPartner): Promise<string> => {
  const { status, json } = await world.api.post('/v2/webhooks/secret/rotate', { as: who })
  expect(status).toBe(201)
  return json.data.secret
}

/** Verifies the request with the public `standardwebhooks` package. */
function isSignedWith(secret: string, { headers, body }: Received): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}

describe('a test', () => {
  it('WEB-10 goes to the endpoints of the partner at once, signed and in the log', async () => {
    const [first, second, foreign] = [await receiver(), await receiver(), await receiver()]
    await addEndpoint(world, { url: first.url })
    await addEndpoint(world, { url: second.url, kinds: [] })
    await addEndpoint(world, { url: foreign.url, partnerId: 1 })
    const { status, json } = await send({ location_id: 1 })
    expect(status).toBe(202)
    expect(Check(catalogue.webhooks.sendTest.data, json.data)).toBe(true)
    expect(json.data).toMatchObject([
      { url: first.url, resource: 'test', outcome: 'scheduled' },
      { url: second.url, resource: 'test' },
    ])
    const [got] = await first.waitFor(1)
    await second.waitFor(1)
    expect(JSON.parse(got?.body ?? '')).toEqual({
      company_id: 1,
      resource: 'test',
      resource_id: 1,
      status: 'test',
      data: [],
    })
    await settled(world)
    const log = await world.api.get('/v2/webhooks/deliveries?resource=test', { as: as.otherPartner })
    expect(log.json.data).toMatchObject([{ outcome: 'delivered' }, { outcome: 'delivered' }])
    expect(foreign.received).toHaveLength(0)
    await send({ location_id: 1, url: second.url })
    await second.waitFor(2)
    expect(first.received).toHaveLength(1)
  })

  it('explains why nothing is sent', async () => {
    expect((await send({ location_id: 987_654 })).status).toBe(404)
    expect((await send({ location_id: 1 })).status).toBe(403)
    await install(world)
    const none = await send({ location_id: 1 }, as.partner)
    expect([none.status, none.json.meta.message]).toEqual([409, 'You have no endpoint in this Location.'])
    await addEndpoint(world, { url: 'https://hooks.example/a', partnerId: 1 })
    const id = await addEndpoint(world, { url: 'https://hooks.example/b', partnerId: 1 })
    await world.query('update endpoints set switched_off_at = now() where id = $1', [id])
    const off = await send({ location_id: 1, url: 'https://hooks.example/b' }, as.partner)
    expect([off.status, off.json.meta.message]).toEqual([
      409,
      'Nothing is sent. https://hooks.example/b: The owner of the Location has switched this endpoint off.',
    ])
    expect((await send({ location_id: 1, url: 'https://hooks.example/c' }, as.partner)).status).toBe(404)
    expect((await send({ url: '' }, as.partner)).json.meta.errors).toEqual({
      location_id: ['is required'],
      url: ['must not be empty'],
    })
  })
})

describe('the secret', () => {
  it('WEB-10 signs together with the one before for a day by the clock of the sandbox', async () => {
    const { url, waitFor } = await receiver()
    await addEndpoint(world, { url })
    const [old, next] = [await rotate(), await rotate()]
    await world.api.post('/v2/sandbox/clock', { as: as.partner, body: { advance_seconds: 24 * 3600 + 1 } })
    await send({ location_id: 1 })
    const [later] = (await waitFor(1)) as [Received]
    expect([isSignedWith(old, later), isSignedWith(next, later)]).toEqual([false, true])
  })

  it('WEB-10 is rotated with an overlap of a day in which both sign, as the public package verifies', async () => {
    const { url, waitFor } = await receiver()
    await addEndpoint(world, { url })
    const [first, second] = [await rotate(), await rotate()]
    expect(first).toMatch(/^whsec_/)
    await send({ location_id: 1 })
    const [both] = (await waitFor(1)) as [Received]
    expect([isSignedWith(first, both), isSignedWith(second, both)]).toEqual([true, true])
    expect(isSignedWith('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', both)).toBe(false)
    world.clock.advance(24 * 3600 + 1)
    // The public package verifies by the machine's clock, so the test signs with the time of the header and compares.
    await send({ location_id: 1 })
    const [, later] = (await waitFor(2)) as [Received, Received]
    const signatures = String(later.headers['webhook-signature']).split(' ')
    expect(signatures).toHaveLength(1)
    const webhook = new Webhook(second)
    const sentAt = new Date(Number(later.headers['webhook-timestamp']) * 1000)
    expect(webhook.sign(String(later.headers['webhook-id']), sentAt, later.body)).toBe(signatures[0])
  })

  it('AUT-08 is rotated by the developer too, of partner accounts of their own, and never shown again', async () => {
    const developer = await signedIn(world, demo.developer)
    const issued = await world.app.post('/account/partners/1/webhook_secret', { as: developer })
    expect(issued.status).toBe(201)
    const { secret } = issued.json.data
    expect((await world.app.post('/account/partners/2/webhook_secret', { as: developer })).status).toBe(404)
    expect((await world.app.get('/account/partners/1', { as: developer })).text).not.toContain(secret)
    const rows = JSON.stringify(
      await world.query("select *, encode(sealed, 'escape') as text from webhook_secrets"),
    )
    expect(rows).not.toContain(secret)
    expect(world.logs.join('\n')).not.toContain(secret)
    expect((await world.api.post('/v2/webhooks/secret/rotate')).status).toBe(401)
  })
})

describe('a test of the marketplace webhook', () => {
  it('BEN-08 sends an event of an application to its URL, marked as a test, for an installation that exists', async () => {
    const { url, received: got, waitFor } = await receiver()
    await install(world)
    await world.query('update applications set webhook_url = $1 where id = 1', [url])
    const send = (body: object, who = as.partner) =>
      world.api.post('/v2/webhooks/test', { as: who, body: { location_id: 1, application_id: 1, ...body } })
    for (const [index, event] of (['uninstall', 'freeze', 'payment'] as const).entries()) {
      const sent = await send({ event })
      expect(sent.status).toBe(202)
      expect(sent.json.data).toMatchObject([{ resource: 'application', status: event, is_test: true }])
      await waitFor(index + 1)
    }
    expect(got.map(({ headers }) => headers['webhook-test'])).toEqual(['1', '1', '1'])
    expect(got.map(({ body }) => JSON.parse(body))).toMatchObject([
      { salon_id: 1, application_id: 1, event: 'uninstall' },
      { event: 'freeze' },
      { event: 'payment', payment_id: 2_147_483_647 },
    ])
    const [installation] = await world.query(
      'select status from installations where location_id = 1 and application_id = 1',
    )
    expect(installation).toEqual({ status: 'active' })
    expect((await send({ event: 'freeze', resource: 'client' })).status).toBe(422)
    expect((await send({ event: 'freeze', application_id: undefined })).status).toBe(422)
    expect((await send({ event: undefined })).status).toBe(422)
    expect((await send({ event: 'freeze' }, as.otherPartner)).status).toBe(403)
    expect((await send({ event: 'freeze', location_id: 2 })).status).toBe(403)
    await world.query(`update applications set webhook_url = '' where id = 1`)
    expect((await send({ event: 'freeze' })).status).toBe(409)
    await uninstall(world)
  })
})
