import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
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
