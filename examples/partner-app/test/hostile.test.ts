import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { after, before, it } from 'node:test'
import { createWorld, type World } from '@foyer/testing'
import { TestedApp } from './running-app.ts'

const password = 'only-for-us'
let world: World
let app: TestedApp

before(async () => {
  world = await createWorld()
  app = await TestedApp.start(world, { ADMIN_PASSWORD: password })
})

after(async () => {
  await app?.[Symbol.asyncDispose]()
  await world?.delete()
})

const admin = { Authorization: `Basic ${Buffer.from(`me:${password}`).toString('base64')}` }

/** What Foyer sends with a person, signed with this token. */
function signed(person: object, token = 'foyer_partner_demo_acme') {
  const data = Buffer.from(JSON.stringify(person))
  const sign = createHmac('sha256', token).update(data).digest('hex')
  return { salon_id: '1', user_data: data.toString('base64'), user_data_sign: sign }
}

const open = (query: Record<string, string>) => fetch(`${app.url}/connect?${new URLSearchParams(query)}`)

it('takes names as text, never as HTML', async () => {
  const page = await (await open(signed({ name: '<script>alert(1)</script>', salon_name: `"'&` }))).text()
  assert.match(page, /Hello &#60;script&#62;alert\(1\)&#60;\/script&#62;/)
  assert.match(page, /<b>&#34;&#39;&#38;<\/b>/)
})

it('refuses a registration that Foyer has not signed, or whose Location has not asked for us', async () => {
  const person = { name: 'Mallory', salon_name: 'Elsewhere' }
  for (const query of [
    signed(person, 'another token'),
    { salon_id: '1' },
    { ...signed(person), salon_id: 'x' },
  ]) {
    assert.equal((await open(query as Record<string, string>)).status, 400)
    assert.equal((await app.post('/connect', query as Record<string, string>)).status, 400)
  }
  const answer = await app.post('/connect', signed(person))
  assert.equal(answer.status, 404)
  assert.match(await answer.text(), /0 of 1 Locations are active/)
})

it('shows what it received only with the password, and takes its forms only from its own pages', async () => {
  assert.equal((await fetch(app.url)).status, 401)
  assert.equal((await fetch(app.url, { headers: admin })).status, 200)
  const refund = (headers: Record<string, string>) =>
    app.post('/payments/refund', { payment_id: '1' }, headers)
  assert.equal((await refund({})).status, 401)
  assert.equal((await refund({ ...admin, Origin: 'https://elsewhere.example' })).status, 403)
  assert.equal((await refund(admin)).status, 404)
})

it('answers in words to what it does not know', async () => {
  const statusOf = async (path: string, init: RequestInit) => {
    const answer = await fetch(app.url + path, init)
    assert.match(await answer.text(), /<p>.+\.<\/p>/)
    return answer.status
  }
  assert.equal(await statusOf('/nowhere', {}), 404)
  assert.equal(await statusOf('/__proto__', {}), 404)
  assert.equal(await statusOf('/webhooks', {}), 405)
  assert.equal(await statusOf('/connect', { method: 'POST', body: '{}' }), 415)
  const large = new URLSearchParams({ user_data: 'x'.repeat(70_000) })
  assert.equal(await statusOf('/connect', { method: 'POST', body: large }), 413)
})

it('a link for one Location changes no other that is active already', async () => {
  const key = { location_id: 2, application_id: 1 }
  const settings = async () => {
    const { data } = await world.foyer.marketplace.getInstallation(key)
    return [data.connection_status.status, data.special_settings.channels]
  }
  await world.account('owner').installations.connect({ application_id: 1, location_ids: [2] })
  const form = { ...signed({ name: 'Olivia', salon_name: 'Bloom' }), salon_id: '2' }
  assert.equal((await app.post('/connect', { ...form, channels: 'sms' })).status, 200)
  assert.deepEqual(await settings(), ['active', ['sms']])
  const other = { ...signed({ name: 'Mallory', salon_name: 'Elsewhere' }), salon_id: '2' }
  const answer = await app.post('/connect', { ...other, channels: 'whatsapp' })
  assert.equal(answer.status, 200)
  assert.match(await answer.text(), /1 of 1 Locations is active/)
  assert.deepEqual(await settings(), ['active', ['sms']])
  assert.doesNotMatch(await (await fetch(app.url, { headers: admin })).text(), /Mallory/)
})

it('takes at most 20 Locations in one form, also when they are the same', async () => {
  const { salon_id: _, ...person } = signed({ name: 'Olivia', salon_name: 'Bloom' })
  const ids = Array.from({ length: 21 }, (): [string, string] => ['salon_ids[]', '1'])
  const answer = await app.post('/connect', [...Object.entries(person), ...ids])
  assert.equal(answer.status, 400)
  assert.match(await answer.text(), /At most 20 Locations/)
})

it('shows its pages only under its own names, and takes webhooks under any', async () => {
  const statusOf = async (path: string, Host: string) => {
    const sent = request(app.url + path, { headers: { ...admin, Host } }).end()
    const [answer] = await once(sent, 'response')
    answer.resume()
    return answer.statusCode
  }
  const { port } = new URL(app.url)
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`]) assert.equal(await statusOf('/', host), 200)
  for (const host of ['elsewhere.example', `127.0.0.1.elsewhere.example:${port}`, 'a b'])
    assert.equal(await statusOf('/', host), 421)
  assert.equal(await statusOf('/webhooks', 'elsewhere.example'), 405)
})

it('a form that breaks off leaves no stack in the log', async () => {
  const { port } = new URL(app.url)
  const socket = connect(Number(port), '127.0.0.1')
  const head = `POST /connect HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 100\r\n`
  socket.write(`${head}Content-Type: application/x-www-form-urlencoded\r\n\r\nsalon_id=1`)
  await once(socket, 'connect')
  socket.end()
  await once(socket.resume(), 'close')
  assert.equal((await fetch(app.url)).status, 401)
  assert.doesNotMatch(app.lines.join('\n'), /A page failed/)
})
