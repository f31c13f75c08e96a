import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../../../test/browser.ts'
import { Http } from '../../../test/http.ts'
import { client, redirectUri, startFlow, Visitor } from '../../../test/oauth.ts'
import { demoKey, problemOf } from '../../../test/v3.ts'
import { as, startWorld, useWorld, withoutWorker } from '../../../test/world.ts'
import { demo } from '../../features/sandbox/demo-world/facts.ts'

const world = useWorld({ env: { ...withoutWorker.env, RATE_LIMIT_PER_SECOND: '3' } })
const resources = `/v3/locations/${demo.locations.main}/resources`
const resourceMetadata = '/.well-known/oauth-protected-resource/api/v3'
const local = 'http://localhost:3000'
const stranger = 'https://shop.example'
const preflight = {
  'access-control-request-method': 'GET',
  'access-control-request-headers': 'authorization',
}
const byPage = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }

describe('a page of another origin', () => {
  it.each([local, 'http://127.0.0.1:5173', 'http://[::1]:1', 'https://localhost'])(
    'RES-08 reads v3 in the sandbox from %s',
    async origin => {
      const answer = await world.api.get(resources, { as: demoKey, headers: { origin, ...byPage } })
      expect([answer.status, answer.headers]).toMatchObject([
        200,
        { 'access-control-allow-origin': origin, vary: 'Origin' },
      ])
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
      expect(answer.headers['access-control-expose-headers']).toContain('Retry-After')
      world.clock.advance(2)
    },
  )

  it('RES-08 asks first as often as it likes, without a credential and outside the limit', async () => {
    for (let count = 0; count < 10; count++) {
      const answer = await world.api.send('OPTIONS', resources, { headers: { origin: local, ...preflight } })
      expect([answer.status, answer.text, answer.headers]).toMatchObject([
        204,
        '',
        { 'access-control-allow-origin': local, 'access-control-max-age': '600' },
      ])
      expect(answer.headers['access-control-allow-headers']).toContain('Authorization')
      expect(answer.headers).not.toHaveProperty('ratelimit-remaining')
    }
  })

  it('RES-08 reads why it failed: errors and exceeded limits carry the headers too', async () => {
    const headers = { origin: local, ...byPage }
    const answers = await Promise.all([1, 2, 3, 4].map(() => world.api.get(resources, { headers })))
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 429])
    for (const answer of answers) expect(answer.headers['access-control-allow-origin']).toBe(local)
    world.clock.advance(2)
  })

  it('RES-09 is refused in a sentence that names the setting, where the page can read it', async () => {
    const asked = await world.api.send('OPTIONS', resources, {
      headers: { origin: stranger, ...preflight, ...byPage },
    })
    expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([204, '*'])
    expect(asked.headers).not.toHaveProperty('access-control-max-age')
    const refused = await world.api.get(resources, { as: demoKey, headers: { origin: stranger, ...byPage } })
    expect(refused.headers).toMatchObject({ 'access-control-allow-origin': '*', vary: 'Origin' })
    expect(problemOf(refused)).toMatchObject({
      status: 403,
      code: 'forbidden',
      detail: `Pages of ${stranger} may not call this Foyer: its operator allows an origin with the setting CORS_ORIGINS.`,
    })
  })

  it('RES-09 a preflight that does not come from a browser of today is refused itself', async () => {
    const asked = await world.api.send('OPTIONS', resources, { headers: { origin: stranger, ...preflight } })
    expect(problemOf(asked).detail).toContain('CORS_ORIGINS')
    expect(asked.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('RES-09 may not call v1 and v2 from anywhere, and reads that they belong on a server', async () => {
    for (const path of ['/v1/countries', '/v2/countries', '/v1/companies'])
      for (const origin of [local, stranger]) {
        const asked = await world.api.send('OPTIONS', path, { headers: { origin, ...preflight, ...byPage } })
        expect([asked.status, asked.json.meta.message]).toEqual([
          403,
          expect.stringContaining('belong on a server'),
        ])
        expect(asked.headers).not.toHaveProperty('access-control-allow-origin')
      }
  })

  it('RES-09 a program that passes on the headers of a page is served as before', async () => {
    const ofGateway = await world.api.get('/v1/countries', {
      as: as.partner,
      headers: { origin: stranger, ...byPage },
    })
    const ofProxy = await world.api.get(resources, {
      as: demoKey,
      headers: { origin: stranger, 'sec-fetch-site': 'same-origin' },
    })
    for (const answer of [ofGateway, ofProxy]) {
      expect(answer.status).toBe(200)
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    }
    world.clock.advance(2)
  })

  it.each([
    'null',
    'http://localhost:3000, https://shop.example',
    'http://localhost.shop.example:3000',
    'http://localhost:3000@shop.example',
    'http://LOCALHOST:3000',
    'http://localhost:3000/',
    'http://127.0.0.1.shop.example',
    '"><script>alert(1)</script>',
    `http://${'x'.repeat(8000)}`,
  ])('RES-10 an origin that only looks like an allowed one is none: %s', async origin => {
    const answer = await world.api.get(resources, { as: demoKey, headers: { origin, ...byPage } })
    expect(answer.status).toBe(403)
    expect(answer.text.length).toBeLessThan(1000)
    expect(answer.text).not.toContain('<script>')
  })

  it('RES-10 an origin that is sent twice is none', async () => {
    const { host, port } = new URL(world.api.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `OPTIONS /api${resources} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${local}\r\nOrigin: ${local}\r\nAccess-Control-Request-Method: GET\r\nConnection: close\r\n\r\n`,
    )
    let text = ''
    for await (const chunk of socket) text += chunk
    expect(text).toMatch(/^HTTP\/1.1 403 /)
    expect(text.toLowerCase()).not.toContain('access-control-allow-origin')
  })
})

describe('OAuth2 from a page', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  it('RES-08 the documents, tokens and revocation are open, and no answer allows cookies', async () => {
    const headers = { origin: local, ...byPage }
    const answers = [
      await world.app.get('/.well-known/oauth-authorization-server', { headers }),
      await world.app.post('/oauth/token', { headers: { ...headers, ...form }, rawBody: 'grant_type=x' }),
      await world.app.post('/oauth/revoke', { headers: { ...headers, ...form }, rawBody: 'token=x' }),
      await new Http(new URL(world.api.url).origin).get(resourceMetadata, { headers }),
    ]
    for (const answer of answers) {
      expect(answer.headers['access-control-allow-origin']).toBe(local)
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
      expect(answer.headers.vary).toContain('Origin')
    }
  })

  it('RES-09 a refusal has the form of OAuth2', async () => {
    const answer = await world.app.post('/oauth/token', {
      headers: { ...form, origin: stranger, ...byPage },
      rawBody: 'grant_type=client_credentials',
    })
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      403,
      { error: 'invalid_request', error_description: expect.stringContaining('CORS_ORIGINS') },
    ])
  })

  it.each(['/oauth/introspect', '/oauth/authorize', '/account/me'])(
    'RES-09 %s is for no page of another origin',
    async path => {
      const asked = await world.app.send('OPTIONS', path, {
        headers: { origin: local, ...preflight, ...byPage },
      })
      expect(asked.status).toBeGreaterThanOrEqual(400)
      expect(asked.headers).not.toHaveProperty('access-control-allow-origin')
    },
  )
})

describe('the setting', () => {
  const statusFrom = async (cors: string, origin: string) => {
    const { world, close } = await startWorld({ env: { ...withoutWorker.env, CORS_ORIGINS: cors } })
    const answer = await world.api.get(resources, { as: demoKey, headers: { origin, ...byPage } })
    await close()
    return [answer.status, answer.headers['access-control-allow-origin']]
  }

  it('RES-08 names exact origins, all, or none', async () => {
    expect(await statusFrom(`${stranger}, https://other.example`, stranger)).toEqual([200, stranger])
    expect(await statusFrom('*', 'null')).toEqual([200, '*'])
    expect(await statusFrom('none', local)).toEqual([403, '*'])
  })
})

describe('in a browser', () => {
  let site: Server
  let page: Page
  beforeAll(async () => {
    site = createServer((_request, response) => response.end('<!doctype html><title>Shop</title>'))
    await new Promise<void>(resolve => site.listen(0, resolve))
    const context = await (await openBrowser()).newContext()
    page = await context.newPage()
    await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`)
  })
  afterAll(async () => {
    await page.context().close()
    site.close()
  })

  it('RES-08 a page exchanges a code with PKCE and reads v3 with the token', async () => {
    const owner = await new Visitor(world).signIn(demo.owner)
    const { url, verifier } = await startFlow(world)
    const asked = await owner.send('GET', url)
    const request = asked.location?.pathname.split('/').at(-1)
    const approved = await owner.send('POST', `/account/consent_requests/${request}/approve`, {
      location_id: demo.locations.main,
    })
    const code = (await owner.send('GET', approved.json.data.redirect_url)).location?.searchParams.get('code')
    const read = await page.evaluate(exchangeAndRead, {
      tokenUrl: `${world.app.url}/oauth/token`,
      listUrl: world.api.url + resources,
      form: {
        grant_type: 'authorization_code',
        code: code ?? '',
        code_verifier: verifier,
        redirect_uri: redirectUri,
        client_id: client.client_id,
        client_secret: demo.oauthClient.clientSecret,
      },
    })
    expect(read).toMatchObject({ status: 200, object: 'list', remaining: expect.stringMatching(/^\d+$/) })
  })

  it('RES-09 a page that is refused reads the sentence, and of v1 nothing', async () => {
    const { world: closed, close } = await startWorld({
      env: { ...withoutWorker.env, CORS_ORIGINS: 'none' },
    })
    const read = (url: string) => page.evaluate(readDetail, { url, authorization: demoKey })
    expect(await read(closed.api.url + resources)).toContain('CORS_ORIGINS')
    expect(await read(`${closed.api.url}/v1/countries`)).toBe('TypeError')
    await close()
  })
})

/** Runs in the page. */
async function exchangeAndRead(input: { tokenUrl: string; listUrl: string; form: Record<string, string> }) {
  const answer = await fetch(input.tokenUrl, { method: 'POST', body: new URLSearchParams(input.form) })
  const { access_token } = await answer.json()
  const list = await fetch(input.listUrl, { headers: { authorization: `Bearer ${access_token}` } })
  const remaining = list.headers.get('ratelimit-remaining')
  return { status: list.status, remaining, object: (await list.json()).object }
}

/** Runs in the page. */
const readDetail = ({ url, authorization }: { url: string; authorization: string }): Promise<string> =>
  fetch(url, { headers: { authorization } }).then(
    async answer => (await answer.json()).detail,
    error => error.name,
  )
