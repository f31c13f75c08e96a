import * as oauth from 'oauth4webapi'
import { beforeEach, describe, expect, it } from 'vitest'
import { insecure, redirectUri, startFlow, Visitor } from '../../../../test/oauth.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const main = demo.locations.main
const { clientId, clientSecret } = demo.oauthClient
// The world's clock stands still and its listeners count requests by it, so each test moves it on.
beforeEach(() => world.clock.advance(60))

const basic = (id: string = clientId, password: string = clientSecret) =>
  `Basic ${Buffer.from(`${id}:${password}`).toString('base64')}`

async function ask(parameters: Record<string, string>, header: string | undefined = basic()) {
  const answer = await world.app.post('/oauth/token', {
    as: header === '' ? undefined : header,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    rawBody: new URLSearchParams(parameters).toString(),
  })
  return { ...answer, body: JSON.parse(answer.text) as Record<string, unknown> }
}

async function newCode() {
  const { url, verifier } = await startFlow(world)
  const owner = await new Visitor(world).signIn(demo.owner)
  const { location } = await owner.send('GET', url)
  const path = `/account/consent_requests/${location?.pathname.split('/').at(-1)}/approve`
  const { json } = await owner.send('POST', path, { location_id: main })
  const back = (await owner.send('GET', json.data.redirect_url)).location as URL
  const code = back.searchParams.get('code') as string
  return { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }
}

const newRefreshToken = async () => String((await ask(await newCode())).body.refresh_token)
const refresh = (refresh_token: string) => ask({ grant_type: 'refresh_token', refresh_token })
const credentials = { grant_type: 'client_credentials', scope: 'locations:read', location_id: String(main) }

type TokenAnswer = ReturnType<typeof ask>

const causes: [string, string, () => TokenAnswer][] = [
  ['invalid_client', 'client_id: there is no such client', () => ask(credentials, basic('oc_nobody'))],
  ['invalid_client', 'client_secret is wrong: ', () => ask(credentials, basic(clientId, 'wrong'))],
  ['invalid_client', 'client_secret is missing: ', () => ask({ ...credentials, client_id: clientId }, '')],
  ['invalid_request', 'client_id is missing: ', () => ask(credentials, '')],
  ['unsupported_grant_type', 'grant_type must be ', () => ask({ grant_type: 'password' })],
  [
    'invalid_grant',
    'code: there is no such code',
    async () => ask({ ...(await newCode()), code: 'nothing' }),
  ],
  [
    'invalid_grant',
    'code has expired: ',
    async () => {
      const asked = await newCode()
      world.clock.advance(60)
      return ask(asked)
    },
  ],
  [
    'invalid_grant',
    'code was used already: ',
    async () => {
      const asked = await newCode()
      await ask(asked)
      return ask(asked)
    },
  ],
  [
    'invalid_grant',
    'redirect_uri differs',
    async () => ask({ ...(await newCode()), redirect_uri: `${redirectUri}x` }),
  ],
  [
    'invalid_grant',
    'code_verifier is missing: ',
    async () => {
      const { code_verifier, ...asked } = await newCode()
      return ask(asked)
    },
  ],
  [
    'invalid_grant',
    'code_verifier does not match',
    async () => ask({ ...(await newCode()), code_verifier: 'x'.repeat(43) }),
  ],
  ['invalid_grant', 'refresh_token: there is no such token', () => refresh('nothing')],
  [
    'invalid_grant',
    'refresh_token has expired: ',
    async () => {
      const token = await newRefreshToken()
      world.clock.advance(30 * 24 * 3600)
      return refresh(token)
    },
  ],
  [
    'invalid_grant',
    'refresh_token was used already: ',
    async () => {
      const token = await newRefreshToken()
      await refresh(token)
      return refresh(token)
    },
  ],
  [
    'invalid_request',
    'location_id is required: ',
    () => ask({ grant_type: 'client_credentials', scope: 'locations:read' }),
  ],
  [
    'invalid_request',
    'location_id must be a whole number above 0: ',
    () => ask({ ...credentials, location_id: 'abc' }),
  ],
  [
    'invalid_grant',
    'location_id: there is no such Location, or its consent to this client is missing',
    () => ask({ ...credentials, location_id: '5' }),
  ],
  ['invalid_scope', 'there is no such scope, only ', () => ask({ ...credentials, scope: 'everything' })],
  [
    'invalid_scope',
    'scope: the Location has not consented to it',
    () => ask({ ...credentials, scope: 'locations:write' }),
  ],
]

describe('a refusal of OAuth2', () => {
  it.each(causes)('EXA-85 %s: "%s"', async (error, words, provoke) => {
    const { status, body, headers } = await provoke()
    expect(body.error).toBe(error)
    expect(String(body.error_description).startsWith(words), String(body.error_description)).toBe(true)
    expect(status).toBe(error === 'invalid_client' ? 401 : 400)
    if (status === 401)
      expect(headers['www-authenticate']).toBe(
        `Basic realm="foyer", error="${error}", error_description="${body.error_description}"`,
      )
  })

  it('EXA-85 is the same for an unknown Location and for one without consent', async () => {
    const unknown = await ask({ ...credentials, location_id: '987654' })
    expect(unknown.text).toBe((await ask({ ...credentials, location_id: '5' })).text)
  })

  it('EXA-85 is the same in words for revocation and introspection', async () => {
    for (const path of ['/oauth/revoke', '/oauth/introspect']) {
      const answer = await world.app.post(path, {
        as: basic(clientId, 'wrong'),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        rawBody: 'token=x',
      })
      expect(JSON.parse(answer.text).error_description).toMatch(/^client_secret is wrong: /)
      expect(answer.headers['www-authenticate']).toMatch(/^Basic realm="foyer", error="invalid_client"/)
    }
  })
})

describe('a token', () => {
  it('EXA-86 names its Location, however it was asked for', async () => {
    const byCode = (await ask(await newCode())).body
    const byRefresh = (await refresh(String(byCode.refresh_token))).body
    const byCredentials = (await ask(credentials)).body
    expect([byCode, byRefresh, byCredentials].map(({ location_id }) => location_id)).toEqual([
      main,
      main,
      main,
    ])
  })
})

describe('the metadata of the protected resource', () => {
  it('EXA-87 is that of RFC 9728, and leads from a 401 to the authorization server', async () => {
    const { api } = world.program.listeners
    const refused = await world.api.get('/v3/locations/1/resources')
    const [, address] = /resource_metadata="([^"]+)"/.exec(String(refused.headers['www-authenticate'])) ?? []
    expect(address).toBe(`${api}/.well-known/oauth-protected-resource/api/v3`)
    const resource = new URL(`${api}/api/v3`)
    const found = await oauth.processResourceDiscoveryResponse(
      resource,
      await oauth.resourceDiscoveryRequest(resource, insecure),
    )
    expect(found).toMatchObject({
      resource: `${api}/api/v3`,
      authorization_servers: [world.app.url],
      scopes_supported: ['locations:read', 'locations:write'],
      bearer_methods_supported: ['header'],
    })
    const host = await fetch(`${api}/.well-known/oauth-protected-resource`)
    expect(await host.json()).toMatchObject({ resource: api, authorization_servers: [world.app.url] })
    expect((await world.app.get('/.well-known/oauth-protected-resource')).status).toBe(404)
  })

  it('EXA-87 leaves v1 out of it: partner tokens come from the console', async () => {
    const { headers } = await world.api.get('/v1/countries', { as: as.partner.replace('acme', 'nobody') })
    expect(headers['www-authenticate']).not.toContain('resource_metadata')
  })
})
