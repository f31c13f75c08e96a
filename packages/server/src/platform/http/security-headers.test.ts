import { describe, expect, it } from 'vitest'
import type { Http } from '../../../test/http.ts'
import { as, startWorld, useWorld, type World, withoutWorker } from '../../../test/world.ts'
import { demo } from '../../features/sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)

const html = { headers: { accept: 'text/html' } }
const signIn = (http: Http, headers = {}) =>
  http.post('/account/sign_in', { headers, body: { login: demo.owner.login, password: demo.owner.password } })

const strict = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

describe('the headers that protect browsers', () => {
  it('SEC-16 account responses, secrets and errors are not cached, not framed and not sniffed', async () => {
    const person = as.ownerPerson
    const answers = {
      'sign in': await signIn(world.app),
      'a wrong password': await world.app.post('/account/sign_in', { body: { login: 'x', password: 'y' } }),
      me: await world.app.get('/account/me', { as: person }),
      'no session': await world.app.get('/account/me'),
      'a user token': await world.api.post('/v1/auth', {
        as: as.partner,
        body: { login: demo.owner.login, password: demo.owner.password },
      }),
      'a record': await world.api.get('/v1/company/1', { as: as.owner }),
      'an unknown path': await world.api.get('/v1/nothing'),
      'a bad escape': await world.app.get('/%zz'),
      'the wrong host': await world.app.get('/account/me', { headers: { host: 'evil.example' } }),
      logins: await world.app.get('/sandbox.json'),
      health: await world.app.get('/healthz'),
    }
    for (const [name, { headers }] of Object.entries(answers)) expect(headers, name).toMatchObject(strict)
  })

  it('a compressed document for a page of the console varies by both, its origin and its coding', async () => {
    const { origin } = new URL(world.app.url)
    const { headers } = await world.api.get('/v1/countries', {
      as: as.partner,
      headers: { origin, 'accept-encoding': 'gzip' },
    })
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'content-encoding': 'gzip',
      vary: 'Origin, Accept-Encoding',
    })
  })

  it('SEC-16 the console runs its own scripts and styles, and nothing inline', async () => {
    for (const path of ['/', '/sign-in', '/profile', '/no-such-page']) {
      const { headers } = await world.app.get(path, html)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("script-src 'self';")
      expect(policy).not.toMatch(/unsafe|\*|http:/)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers).toMatchObject({
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'same-origin',
      })
      expect(headers['permissions-policy']).toContain('camera=()')
    }
  })

  it('SEC-16 windows that programs of partners open keep their opener', async () => {
    for (const path of ['/consent/x', '/consent?error=x', '/connect/1'])
      expect((await world.app.get(path, html)).headers['cross-origin-opener-policy']).toBe('unsafe-none')
  })

  it('static files may be cached', async () => {
    expect((await world.app.get('/assets/payment.css')).headers['cache-control']).toBe('public, max-age=300')
    expect((await world.app.get('/favicon.ico')).headers['cache-control']).toContain('max-age')
    const countries = await world.api.get('/v1/countries', { as: as.partner })
    expect(countries.headers['cache-control']).toBe('private, no-cache')
  })

  it('SEC-16 plain http knows neither HSTS nor secure cookies', async () => {
    const { headers } = await signIn(world.app)
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(String(headers['set-cookie'])).toMatch(/^foyer_session=foyer_session_\w+; /)
    expect(String(headers['set-cookie'])).not.toContain('Secure')
  })

  it('SEC-16 https has both, and a session under the old name is none', async () => {
    const env = { PUBLIC_APP_URL: 'https://app.example.com', PUBLIC_API_URL: 'https://api.example.com' }
    const { world: own, close } = await startWorld({ env, beside: world })
    try {
      const host = 'app.example.com'
      const signedIn = await signIn(own.app, { host })
      const [cookie = '', ...attributes] = String(signedIn.headers['set-cookie']).split('; ')
      expect(cookie).toMatch(/^__Host-foyer_session=/)
      expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']))
      expect(attributes.join()).not.toContain('Domain')
      const me = async (sent: string) =>
        (await own.app.get('/account/me', { headers: { host, cookie: sent } })).status
      expect(await me(cookie)).toBe(200)
      expect(await me(cookie.replace('__Host-', ''))).toBe(401)
      const token = signedIn.json.data.csrf_token
      const out = await own.app.post('/account/sign_out', {
        headers: { host, cookie, 'x-csrf-token': token },
      })
      expect(String(out.headers['set-cookie'])).toMatch(/^__Host-foyer_session=; Max-Age=0; .*Secure/)
      expect(await me(cookie)).toBe(401)
      await expectHsts(own)
    } finally {
      await close()
    }
  })
})

async function expectHsts(own: World): Promise<void> {
  for (const { headers } of [
    await own.app.get('/', html),
    await own.app.get('/account/me'),
    await own.api.get('/v1/countries'),
    await own.app.get('/%zz'),
  ])
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
}
