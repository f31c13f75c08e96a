import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const path = `/account/partners/${demo.partner.id}/oauth_clients`

async function signIn({ login, password }: { login: string; password: string }) {
  const answer = await world.app.post('/account/sign_in', { body: { login, password } })
  const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
  return { headers: { cookie, 'x-csrf-token': answer.json.data.csrf_token as string } }
}

const body = { title: 'Rooms', redirect_uris: ['https://acme.example/back', 'http://localhost:3000/back'] }

const tokenStatus = async (clientId: string, clientSecret: string) => {
  const answer = await world.app.post('/oauth/token', {
    rawBody: 'grant_type=client_credentials&scope=locations:read&location_id=1',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
    },
  })
  return { status: answer.status, error: JSON.parse(answer.text).error }
}

describe('OAuth clients', () => {
  it('are registered by a developer, with a secret that is shown once', async () => {
    const developer = await signIn(demo.developer)
    const created = await world.app.post(path, { ...developer, body })
    expect(created.status).toBe(201)
    expect(Check(catalogue.oauthClients.create.data, created.json.data)).toBe(true)
    const { client_secret, ...shown } = created.json.data
    expect(client_secret).toMatch(/^foyer_oauth_secret_[0-9A-Za-z]{40}$/)
    const listed = await world.app.get(path, developer)
    expect(listed.json.data).toContainEqual(shown)
    expect(listed.text).not.toContain(client_secret)
    // Nobody has consented yet, which is not the same as a wrong secret.
    expect(await tokenStatus(shown.client_id, client_secret)).toEqual({ status: 400, error: 'invalid_grant' })
    expect(await tokenStatus(shown.client_id, 'wrong')).toEqual({ status: 401, error: 'invalid_client' })
  })

  it('get a new secret, a new name, and an end', async () => {
    const developer = await signIn(demo.developer)
    const { client_id, client_secret } = (await world.app.post(path, { ...developer, body })).json.data
    const changed = await world.app.put(`${path}/${client_id}`, { ...developer, body: { title: 'Halls' } })
    expect(changed.json.data).toMatchObject({ title: 'Halls', redirect_uris: body.redirect_uris })
    const rotated = await world.app.post(`${path}/${client_id}/secret`, developer)
    expect(rotated.status).toBe(201)
    expect((await tokenStatus(client_id, client_secret)).error).toBe('invalid_client')
    expect((await tokenStatus(client_id, rotated.json.data.client_secret)).error).toBe('invalid_grant')
    expect((await world.app.delete(`${path}/${client_id}`, developer)).status).toBe(204)
    expect((await world.app.delete(`${path}/${client_id}`, developer)).status).toBe(404)
    expect((await tokenStatus(client_id, rotated.json.data.client_secret)).error).toBe('invalid_client')
  })

  it('belong to their partner account: nobody else sees or touches them', async () => {
    const stranger = await signIn(demo.stranger)
    const own = `${path}/${demo.oauthClient.clientId}`
    expect((await world.app.get(path, stranger)).status).toBe(404)
    expect((await world.app.post(path, { ...stranger, body })).status).toBe(404)
    expect((await world.app.delete(own, stranger)).status).toBe(404)
    const through = own.replace(`/${demo.partner.id}/`, `/${demo.otherPartner.id}/`)
    expect((await world.app.post(`${through}/secret`, stranger)).status).toBe(404)
    expect((await world.app.put(through, { ...stranger, body: {} })).status).toBe(404)
  })

  it.each([
    'http://acme.example/back',
    'https://acme.example/back#part',
    'https://user:pass@acme.example/',
    'javascript:alert(1)',
    'acme://back',
    '/back',
    'https://acme.example/ back',
    '',
  ])('do not send anybody to %s', async uri => {
    const { status, json } = await world.app.post(path, {
      ...(await signIn(demo.developer)),
      body: { ...body, redirect_uris: ['https://acme.example/', uri] },
    })
    expect(status).toBe(422)
    expect(Object.keys(json.meta.errors)).toEqual(['redirect_uris.1'])
  })
})
