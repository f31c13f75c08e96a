import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { createWorld, type World } from '@foyer/testing'
import { hiddenFields, TestedApp } from './running-app.ts'
import { until } from './until.ts'

// The tests of this file are one story: each begins where the one before has ended.
let world: World
let app: TestedApp

before(async () => {
  world = await createWorld()
  app = await TestedApp.start(world)
})

after(async () => {
  await app?.[Symbol.asyncDispose]()
  await world?.delete()
})

const installation = () => world.foyer.marketplace.getInstallation({ location_id: 1, application_id: 1 })
const deliveriesOf = async (resource: 'client' | 'record', resource_id: number) =>
  (await world.foyer.webhooks.listDeliveries({ resource, resource_id })).data

it('an owner connects, registers on our page, and the installation is active', async () => {
  const { data } = await world
    .account('owner')
    .installations.connect({ application_id: 1, location_ids: [1] })
  assert.equal(data.status, 'pending')
  const redirectUrl = data.redirect_url ?? ''
  assert.ok(redirectUrl.startsWith(`${app.url}/connect?salon_id=1&user_data=`))
  const page = await (await fetch(redirectUrl)).text()
  assert.match(page, /Hello Olivia Owner\. You are connecting <b>Bloom Mission<\/b>/)
  const answer = await app.post('/connect', [...hiddenFields(page), ['channels', 'sms']])
  assert.equal(answer.status, 200)
  assert.match(await answer.text(), /1 of 1 Locations is active/)
  const { connection_status, special_settings } = (await installation()).data
  assert.equal(connection_status.status, 'active')
  assert.deepEqual(special_settings.channels, ['sms'])
  await app.shows(/Bloom Mission \(1\)\|active\|Olivia Owner/)
})

it('a change arrives as a webhook, and is remembered once, also when it is delivered again', async () => {
  const { resource_id: id } = await world.trigger('client.update')
  await world.clock.advance('5s')
  await app.shows(new RegExp(`client update\\|${id}\\|webhook`))
  for (const { id: delivery_id } of await deliveriesOf('client', id))
    await world.foyer.webhooks.redeliver({ delivery_id })
  await until(
    async () => (await deliveriesOf('client', id)).every(({ attempts }) => attempts === 2),
    () => 'every delivery has come twice',
  )
  assert.equal(await app.count(new RegExp(`client update\\|${id}\\|`)), 1)
})

it('what happened while it was stopped is caught up with, and what it knew is still known', async () => {
  const before = await app.rows()
  await app.stop()
  const { resource_id: id } = await world.trigger('record.create')
  await world.clock.advance('5s')
  await until(
    async () => (await deliveriesOf('record', id)).some(({ outcome }) => outcome === 'failed'),
    () => 'the delivery has failed',
  )
  await app.start()
  await app.shows(new RegExp(`record create\\|${id}\\|event log`))
  assert.equal(await app.count(new RegExp(`record create\\|${id}\\|`)), 1)
  for (const row of before.slice(-3)) assert.ok((await app.rows()).includes(row), `${row} is gone`)
})

it('a payment is shown with its proof, and refunded', async () => {
  const link = await app.post('/payments/link', { location_id: '1' })
  assert.equal(link.status, 303)
  assert.match(await (await fetch(link.headers.get('location') ?? '')).text(), /\$19/)
  await world.trigger('application.payment')
  await world.clock.advance('5s')
  await app.shows(/\|1\|19 USD\|.*Refund/)
  const { data } = await installation()
  const [payment] = data.payments
  assert.equal((await app.post('/payments/refund', { payment_id: String(payment?.id) })).status, 303)
  await app.shows(/\|1\|19 USD\|.*refunded/)
  assert.equal((await installation()).data.payments[0]?.is_refunded, true)
})

it('a freeze and its end are shown', async () => {
  await world.trigger('application.freeze')
  await world.clock.advance('5s')
  await app.shows(/Bloom Mission \(1\)\|frozen/)
  await world.trigger('application.unfreeze')
  await app.stop()
  await app.start()
  await app.shows(/Bloom Mission \(1\)\|active/)
})

it('an owner uninstalls, and the events of the Location are forgotten', async () => {
  await world.account('owner').installations.disconnect({ application_id: 1, location_id: 1 })
  await world.clock.advance('5s')
  await app.shows(/Bloom Mission \(1\)\|uninstalled/)
  assert.equal(await app.count(/\|(client|record) (create|update)\|/), 0)
})

it('no token, secret or personal data is logged', () => {
  assert.ok(app.lines.includes('Location 1 is active.'))
  assert.doesNotMatch(app.lines.join('\n'), /foyer_|whsec_|user_data|Olivia/)
})
