import * as oauth from 'oauth4webapi'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import {
  client,
  discover,
  insecure,
  redirectUri,
  secret,
  startFlow,
  Visitor,
} from '../../../../test/oauth.ts'
import { as, startWorld, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { createAdapter } from './adapter.ts'

const world = useWorld(withoutWorker)
const main = demo.locations.main
const second = demo.locations.second
let server: oauth.AuthorizationServer
beforeAll(async () => {
  server = await discover(world)
})
// The world's clock stands still and its listeners count requests by it, so each test moves it on.
beforeEach(() => world.clock.advance(60))

const owner = () => new Visitor(world).signIn(demo.owner)
const readResources = (token: string, locationId: number = main) =>
  world.api.get(`/v3/locations/${locationId}/resources`, { as: bearer(token) })
const idIn = (location: URL | undefined) => String(location?.pathname.split('/').at(-1))

/** Follows the client's link to the address that the browser is sent back to. */
async function visit(visitor: Visitor, url: string, locationId: number = main): Promise<URL> {
  const asked = await visitor.send('GET', url)
  if (!asked.location?.pathname.startsWith('/consent/')) return asked.location as URL
  const approved = await visitor.send('POST', `/account/consent_requests/${idIn(asked.location)}/approve`, {
    location_id: locationId,
  })
  return (await visitor.send('GET', approved.json.data.redirect_url)).location as URL
}

async function exchange(back: URL, { state, verifier }: { state: string; verifier: string }) {
  const parameters = oauth.validateAuthResponse(server, client, back, state)
  const answer = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    secret,
    parameters,
    redirectUri,
    verifier,
    insecure,
  )
  return oauth.processAuthorizationCodeResponse(server, client, answer)
}

async function authorize(locationId: number = main, changes: Record<string, string> = {}) {
  const flow = await startFlow(world, changes)
  return exchange(await visit(await owner(), flow.url, locationId), flow)
}

async function askForToken(parameters: Record<string, string>, using = secret) {
  const answer = await oauth.clientCredentialsGrantRequest(server, client, using, parameters, insecure)
  return oauth.processClientCredentialsResponse(server, client, answer)
}
const credentialsFor = (locationId: number = main) =>
  askForToken({ location_id: String(locationId), scope: 'locations:read' })

async function refresh(token: string) {
  const answer = await oauth.refreshTokenGrantRequest(server, client, secret, token, insecure)
  return oauth.processRefreshTokenResponse(server, client, answer)
}

async function introspect(token: string) {
  const answer = await oauth.introspectionRequest(server, client, secret, token, insecure)
  return (await oauth.processIntrospectionResponse(server, client, answer)) as oauth.IntrospectionResponse
}

const refusal = (error: string) => expect.objectContaining({ error })

describe('metadata', () => {
  it('is that of RFC 8414, and nothing else of the library is reachable', async () => {
    expect(server).toMatchObject({
      issuer: world.app.url,
      authorization_endpoint: `${world.app.url}/oauth/authorize`,
      token_endpoint: `${world.app.url}/oauth/token`,
      revocation_endpoint: `${world.app.url}/oauth/revoke`,
      introspection_endpoint: `${world.app.url}/oauth/introspect`,
      code_challenge_methods_supported: ['S256'],
    })
    for (const path of ['/jwks', '/me', '/session/end', '/.well-known/openid-configuration', '/request'])
      expect((await world.app.get(path)).status, path).toBe(404)
  })
})

describe('the code of an owner', () => {
  it('RES-02 becomes a token for the Location that the owner chose, and for no other', async () => {
    const { access_token, expires_in, token_type, scope } = await authorize(second)
    expect({ expires_in, token_type, scope }).toEqual({
      expires_in: 900,
      token_type: 'bearer',
      scope: 'locations:read',
    })
    expect((await readResources(access_token, second)).status).toBe(200)
    expect((await readResources(access_token, main)).status).toBe(404)
  })

  it('is asked for on a page that shows who asks and for what', async () => {
    const visitor = await owner()
    const { location } = await visitor.send('GET', (await startFlow(world)).url)
    const { json } = await visitor.send('GET', `/account/consent_requests/${idIn(location)}`)
    expect(json.data).toEqual({
      client_id: client.client_id,
      title: 'Acme Rooms',
      partner: 'Acme Integrations',
      scopes: [{ scope: 'locations:read', title: 'See the Location and its resources' }],
      redirect_host: '127.0.0.1:8090',
      locations: [1, 2, 4].map(id => ({ id, title: expect.any(String) })),
    })
  })

  it('is not given when the owner says no', async () => {
    const visitor = await owner()
    const flow = await startFlow(world)
    const { location } = await visitor.send('GET', flow.url)
    const denied = await visitor.send('POST', `/account/consent_requests/${idIn(location)}/deny`, {})
    const back = (await visitor.send('GET', denied.json.data.redirect_url)).location as URL
    expect(() => oauth.validateAuthResponse(server, client, back, flow.state)).toThrow(
      expect.objectContaining({ error: 'access_denied' }),
    )
  })

  it('is given only for a Location that one owns, in a browser', async () => {
    const newcomer = await new Visitor(world).signIn(demo.memberWithoutRights)
    const { location } = await newcomer.send('GET', (await startFlow(world)).url)
    const path = `/account/consent_requests/${idIn(location)}`
    expect((await newcomer.send('GET', path)).json.data.locations).toEqual([])
    expect((await newcomer.send('POST', `${path}/approve`, { location_id: main })).status).toBe(403)
    const byToken = await world.app.post(`${path}/approve`, {
      as: as.ownerPerson,
      body: { location_id: main },
    })
    expect(byToken.status).toBe(403)
    expect((await newcomer.send('GET', '/account/consent_requests/nothing')).status).toBe(404)
  })

  it('does not go to somebody else who made an owner consent to their request', async () => {
    const stranger = await new Visitor(world).signIn(demo.stranger)
    const { location } = await stranger.send('GET', (await startFlow(world)).url)
    const victim = await owner()
    const approved = await victim.send('POST', `/account/consent_requests/${idIn(location)}/approve`, {
      location_id: main,
    })
    const back = (await stranger.send('GET', approved.json.data.redirect_url)).location as URL
    expect(back.searchParams.get('code')).toBeNull()
    expect(back.searchParams.get('error')).toBe('access_denied')
  })

  it('is asked for on each visit, also when the owner has consented before', async () => {
    const visitor = await owner()
    const flow = await startFlow(world)
    await exchange(await visit(visitor, flow.url, main), flow)
    await exchange(...(await again(visitor, second)))
    const { location } = await visitor.send('GET', (await startFlow(world)).url)
    expect((location as URL).pathname).toMatch(/^\/consent\//)
  })
  const again = async (visitor: Visitor, locationId: number) => {
    const flow = await startFlow(world)
    return [await visit(visitor, flow.url, locationId), flow] as const
  }

  it('works once: a second use ends what the first one got', async () => {
    const flow = await startFlow(world)
    const back = await visit(await owner(), flow.url)
    const { access_token } = await exchange(back, flow)
    await expect(exchange(back, flow)).rejects.toEqual(refusal('invalid_grant'))
    expect((await readResources(access_token)).status).toBe(401)
  })

  it('works once, even for many concurrent requests', async () => {
    const codes = createAdapter(world.program.ctx)('AuthorizationCode')
    await codes.upsert('one-code', { clientId: client.client_id }, 60)
    const uses = await Promise.allSettled(Array.from({ length: 8 }, () => codes.consume('one-code')))
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await codes.find('one-code')).toMatchObject({ jti: 'one-code', consumed: true })
  })

  it('ends after a minute by the clock of the platform', async () => {
    const flow = await startFlow(world)
    const back = await visit(await owner(), flow.url)
    world.clock.advance(60)
    await expect(exchange(back, flow)).rejects.toEqual(refusal('invalid_grant'))
  })

  it.each([
    ['another verifier', { verifier: 'x'.repeat(43) }],
    ['no such code', { code: 'nothing' }],
  ])('is refused with %s', async (_name, wrong: { verifier?: string; code?: string }) => {
    const flow = await startFlow(world)
    const back = await visit(await owner(), flow.url)
    if (wrong.code) back.searchParams.set('code', wrong.code)
    await expect(exchange(back, { ...flow, ...wrong })).rejects.toEqual(refusal('invalid_grant'))
  })

  it.each([
    ['an unknown scope', { scope: 'locations:read everything' }, 'invalid_scope'],
    ['no scope', { scope: undefined }, 'invalid_scope'],
    ['OpenID, which this is not', { scope: 'openid' }, 'invalid_scope'],
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['an implicit token', { response_type: 'token' }, 'unsupported_response_type'],
    ['no prompt', { prompt: 'none' }, 'consent_required'],
  ])('is refused for %s, and the client is sent the error', async (_name, changes, error) => {
    const { location } = await (await owner()).send('GET', (await startFlow(world, changes)).url)
    const { origin, pathname, searchParams, hash } = location as URL
    expect(origin + pathname).toBe(redirectUri)
    expect(searchParams.get('error') ?? new URLSearchParams(hash.slice(1)).get('error')).toBe(error)
  })

  it.each([
    ['another address', { redirect_uri: 'https://evil.example/' }],
    ['an address that only begins right', { redirect_uri: `${redirectUri}/more` }],
    ['an unknown client', { client_id: 'oc_nobody' }],
    ['no client', { client_id: undefined }],
  ])('is refused on a page of ours for %s: nobody is sent anywhere', async (_name, changes) => {
    const { location } = await (await owner()).send('GET', (await startFlow(world, changes)).url)
    expect((location as URL).origin).toBe(world.app.url)
    expect((location as URL).pathname).toBe('/consent')
    expect((location as URL).searchParams.get('error')).toMatch(/^invalid_/)
  })

  it('answers with the public address, whatever Host a request names', async () => {
    const { url } = await startFlow(world)
    const visitor = await owner()
    const { location } = await visitor.send('GET', url)
    const spoofed = await world.app.get(`/oauth/authorize?${url.split('?')[1]}`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    })
    expect(spoofed.status).toBe(303)
    const { json } = await visitor.send('POST', `/account/consent_requests/${idIn(location)}/approve`, {
      location_id: main,
    })
    expect(json.data.redirect_url.startsWith(`${world.app.url}/oauth/authorize/`)).toBe(true)
  })
})

describe('a refresh token', () => {
  it('is replaced with each use', async () => {
    const first = await authorize()
    const next = await refresh(first.refresh_token as string)
    expect(next.refresh_token).not.toBe(first.refresh_token)
    expect((await readResources(next.access_token)).status).toBe(200)
    expect((await refresh(next.refresh_token as string)).access_token).toEqual(expect.any(String))
  })

  it('that is used twice ends the whole family', async () => {
    const first = await authorize()
    const next = await refresh(first.refresh_token as string)
    await expect(refresh(first.refresh_token as string)).rejects.toEqual(refusal('invalid_grant'))
    await expect(refresh(next.refresh_token as string)).rejects.toEqual(refusal('invalid_grant'))
    for (const { access_token } of [first, next]) expect((await readResources(access_token)).status).toBe(401)
  })

  it('lives for 30 days by the clock of the platform', async () => {
    const { refresh_token = '' } = await authorize()
    world.clock.advance(30 * 24 * 3600)
    await expect(refresh(refresh_token)).rejects.toEqual(refusal('invalid_grant'))
  })
})

describe('client credentials', () => {
  it('RES-02 work for a Location that has consented', async () => {
    const { access_token, expires_in, refresh_token } = await credentialsFor()
    expect({ expires_in, refresh_token }).toEqual({ expires_in: 900 })
    expect((await readResources(access_token)).status).toBe(200)
    expect((await readResources(access_token, second)).status).toBe(404)
  })

  it.each([
    ['no Location', { scope: 'locations:read' }, 'invalid_request'],
    ['a made-up Location', { location_id: '1 or 1', scope: 'locations:read' }, 'invalid_request'],
    ['one that has not consented', { location_id: '5', scope: 'locations:read' }, 'invalid_grant'],
    ['one that does not exist', { location_id: '98765', scope: 'locations:read' }, 'invalid_grant'],
    ['an unknown scope', { location_id: '1', scope: 'locations:read all' }, 'invalid_scope'],
    ['no scope', { location_id: '1' }, 'invalid_scope'],
    ['a scope beyond the consent', { location_id: '1', scope: 'locations:write' }, 'invalid_scope'],
  ])('are refused with %s', async (_name, parameters, error) => {
    await expect(askForToken(parameters)).rejects.toEqual(refusal(error))
  })

  it('need the right secret, in the header or in the body', async () => {
    const asked = { location_id: '1', scope: 'locations:read' }
    await expect(askForToken(asked, oauth.ClientSecretBasic('wrong'))).rejects.toThrow()
    await expect(askForToken(asked, oauth.None())).rejects.toThrow()
    const inBody = oauth.ClientSecretPost(demo.oauthClient.clientSecret)
    expect((await askForToken(asked, inBody)).access_token).toEqual(expect.any(String))
  })

  it('RES-02 403 for a token without the scope', async () => {
    await authorize(second, { scope: 'locations:write' })
    const { access_token } = await askForToken({ location_id: String(second), scope: 'locations:write' })
    const answer = await readResources(access_token, second)
    expect(answer.status).toBe(403)
    expect(answer.headers['www-authenticate']).toContain('insufficient_scope')
  })
})

describe('an access token', () => {
  it('lives for 15 minutes by the clock of the platform, and ends at once when the sandbox moves it', async () => {
    const { access_token } = await credentialsFor()
    world.clock.advance(899)
    expect((await readResources(access_token)).status).toBe(200)
    expect(await introspect(access_token)).toMatchObject({ active: true })
    world.clock.advance(1)
    expect((await readResources(access_token)).status).toBe(401)
    expect(await introspect(access_token)).toEqual({ active: false })
    const { access_token: next } = await credentialsFor()
    await world.api.post('/v2/sandbox/clock', { as: as.partner, body: { advance_seconds: 900 } })
    expect((await readResources(next)).status).toBe(401)
  })

  it('is introspected in the time of the platform', async () => {
    const { access_token } = await credentialsFor()
    const now = world.clock.now().getTime() / 1000
    const { iat = 0, exp = 0, ...introspected } = await introspect(access_token)
    expect(Math.abs(iat - now)).toBeLessThan(2)
    expect(Math.abs(exp - now - 900)).toBeLessThan(2)
    expect(introspected).toMatchObject({
      client_id: client.client_id,
      location_id: main,
      scope: 'locations:read',
    })
  })

  it('can be revoked, and is refused at once, in every process', async () => {
    const other = await startWorld({ beside: world, clock: world.clock.twin() })
    try {
      const { access_token } = await credentialsFor()
      const elsewhere = () =>
        other.world.api.get(`/v3/locations/${main}/resources`, { as: bearer(access_token) })
      expect((await elsewhere()).status).toBe(200)
      const answer = await oauth.revocationRequest(server, client, secret, access_token, insecure)
      await oauth.processRevocationResponse(answer)
      expect((await readResources(access_token)).status).toBe(401)
      await expect.poll(async () => (await elsewhere()).status, { timeout: 1000 }).toBe(401)
    } finally {
      await other.close()
    }
  })

  it('costs the database nothing while it is known', async () => {
    const { access_token } = await credentialsFor()
    await readResources(access_token)
    await world.query('alter table oauth_items rename to oauth_items_away')
    const known = await readResources(access_token)
    await world.query('alter table oauth_items_away rename to oauth_items')
    expect(known.status).toBe(200)
  })

  it('is nowhere in the database or the log, nor is any other secret', async () => {
    const issued = await authorize()
    await readResources(issued.access_token)
    const secrets = [issued.access_token, issued.refresh_token as string, demo.oauthClient.clientSecret]
    const rows = JSON.stringify([
      await world.query('select * from oauth_items'),
      await world.query('select * from oauth_clients'),
      world.logs,
    ])
    for (const secret of secrets) expect(rows).not.toContain(secret)
  })

  it('ends with the consent, and cannot be asked for again', async () => {
    const issued = await authorize()
    const { access_token } = await credentialsFor()
    const path = `/account/locations/${main}/consents`
    const asOwner = { as: as.ownerPerson }
    expect((await world.app.get(path, asOwner)).json.data).toEqual([
      expect.objectContaining({ client_id: client.client_id, given_by: 'Olivia Owner' }),
    ])
    const withdrawn = await world.app.delete(`${path}/${client.client_id}`, asOwner)
    expect(withdrawn.status).toBe(204)
    for (const token of [issued.access_token, access_token])
      expect((await readResources(token)).status).toBe(401)
    await expect(credentialsFor()).rejects.toEqual(refusal('invalid_grant'))
    await expect(refresh(issued.refresh_token as string)).rejects.toEqual(refusal('invalid_grant'))
    expect((await world.app.delete(`${path}/${client.client_id}`, asOwner)).status).toBe(404)
    await authorize()
  })
})
