import { describe, expect, it } from 'vitest'
import { startWorld, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { login, password } = demo.owner

async function signIn() {
  const answer = await world.app.post('/account/sign_in', { body: { login, password } })
  const cookie = String(answer.headers['set-cookie'])
  return {
    answer,
    cookie: cookie.split(';', 1)[0] ?? '',
    attributes: cookie,
    csrf: answer.json.data?.csrf_token as string,
  }
}

describe('sessions', () => {
  it('signing in sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const { answer, attributes } = await signIn()
    expect(answer.status).toBe(200)
    expect(attributes).toMatch(/^foyer_session=foyer_session_[0-9A-Za-z]{40}; /)
    expect(attributes).toContain('HttpOnly')
    expect(attributes).toContain('SameSite=Lax')
    expect(answer.json.data).toMatchObject({ id: demo.owner.id, email: login, is_operator: false })
    expect(answer.json.data.locations.map((location: { id: number }) => location.id)).toEqual([1, 2, 4])
  })

  it('a wrong password is 401, and no cookie', async () => {
    const answer = await world.app.post('/account/sign_in', { body: { login, password: 'wrong' } })
    expect(answer.status).toBe(401)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('reads need the cookie alone; changes also need the CSRF token', async () => {
    const { cookie, csrf } = await signIn()
    expect((await world.app.get('/account/me', { headers: { cookie } })).status).toBe(200)
    const change = (headers: Record<string, string>) =>
      world.app.put('/account/me', { headers: { cookie, ...headers }, body: { name: 'Olivia Owner' } })
    expect((await change({})).status).toBe(403)
    expect((await change({ 'x-csrf-token': 'wrong' })).status).toBe(403)
    expect((await change({ 'x-csrf-token': csrf })).status).toBe(200)
  })

  it('a page of another site changes nothing, not even with the token, and cannot sign anybody in', async () => {
    const { cookie, csrf } = await signIn()
    const origin = 'https://evil.example'
    const change = await world.app.put('/account/me', {
      headers: { cookie, 'x-csrf-token': csrf, origin },
      body: { name: 'Mallory' },
    })
    expect(change.status).toBe(403)
    expect(
      (await world.app.post('/account/sign_in', { headers: { origin }, body: { login, password } })).status,
    ).toBe(403)
    const own = await world.app.post('/account/sign_in', {
      headers: { origin: world.app.url },
      body: { login, password },
    })
    expect(own.status).toBe(200)
  })

  it('behind a proxy that rewrites the Host, the public address is the own one', async () => {
    const { world: proxied, close } = await startWorld({ env: { PUBLIC_APP_URL: 'https://app.example.com' } })
    const from = (origin: string) =>
      proxied.app.post('/account/sign_in', { headers: { origin }, body: { login, password } })
    expect((await from('https://app.example.com')).status).toBe(200)
    expect((await from('https://evil.example')).status).toBe(403)
    await close()
  })

  it('the CSRF token of one session is refused in another', async () => {
    const [first, second] = [await signIn(), await signIn()]
    const answer = await world.app.put('/account/me', {
      headers: { cookie: first.cookie, 'x-csrf-token': second.csrf },
      body: { name: 'Olivia Owner' },
    })
    expect(answer.status).toBe(403)
  })

  it('signing out ends the session and removes the cookie', async () => {
    const { cookie, csrf } = await signIn()
    const out = await world.app.post('/account/sign_out', { headers: { cookie, 'x-csrf-token': csrf } })
    expect(out.status).toBe(200)
    expect(String(out.headers['set-cookie'])).toContain('Max-Age=0')
    expect((await world.app.get('/account/me', { headers: { cookie } })).status).toBe(401)
  })

  it('a new password ends the other sessions, not the one that changed it', async () => {
    const [here, elsewhere] = [await signIn(), await signIn()]
    const headers = { cookie: here.cookie, 'x-csrf-token': here.csrf }
    const change = (current_password: string, new_password: string) =>
      world.app.post('/account/me/password', { headers, body: { current_password, new_password } })
    expect((await change(password, 'for-a-moment-only')).status).toBe(200)
    expect((await world.app.get('/account/me', { headers: { cookie: elsewhere.cookie } })).status).toBe(401)
    expect((await change('for-a-moment-only', password)).status).toBe(200)
  })

  it('a session ends after thirty days of real time, which the sandbox clock does not move', async () => {
    const { cookie } = await signIn()
    world.clock.moveTo(400 * 24 * 3600 * 1000)
    expect((await world.app.get('/account/me', { headers: { cookie } })).status).toBe(200)
    world.clock.advance(30 * 24 * 3600 + 1)
    expect((await world.app.get('/account/me', { headers: { cookie } })).status).toBe(401)
  })

  it('the cookie opens nothing on the API listener', async () => {
    const { cookie } = await signIn()
    expect((await world.api.get('/v1/companies?my=1', { headers: { cookie } })).status).toBe(401)
  })
})

describe('signing up', () => {
  const signUp = (body: Record<string, unknown>) =>
    world.app.post('/account/sign_up', {
      body: { name: 'Zoë 🌸', password: 'long enough password', ...body },
    })

  it('makes an account and signs it in', async () => {
    const { status, json, headers } = await signUp({ email: ' Zoe@Example.com ', phone: '+49 30 901820' })
    expect(status).toBe(201)
    expect(json.data).toMatchObject({
      name: 'Zoë 🌸',
      email: 'zoe@example.com',
      phone: '+4930901820',
      locations: [],
    })
    expect(String(headers['set-cookie'])).toContain('foyer_session=')
  })

  it.each([
    ['an e-mail that is none', { email: 'nobody' }, 422],
    ['a short password', { email: 'a@b.example', password: 'short' }, 422],
    ['a blank name', { email: 'a@b.example', name: '   ' }, 422],
    ['a phone that is none', { email: 'a@b.example', phone: '12' }, 422],
    ['an e-mail that is taken, in other letters', { email: demo.owner.login.toUpperCase() }, 409],
    ['a phone that is taken', { email: 'new@b.example', phone: demo.owner.phone }, 409],
  ])('%s is refused', async (_name, body, status) => {
    expect((await signUp(body)).status).toBe(status)
  })

  it('ten at once with one e-mail make one account', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUp({ email: 'race@example.com' })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  })

  it('an address that signs up again and again is stopped', async () => {
    world.clock.advance(3601)
    let status = 0
    for (let time = 0; time < 21; time++) ({ status } = await signUp({ email: demo.owner.login }))
    expect(status).toBe(429)
  })
})
