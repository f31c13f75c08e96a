import { describe, expect, inject, it } from 'vitest'
import { cookiesOf, openSession } from '../../../../test/people.ts'
import { as, startWorld, useWorld, type World } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { saveBrowser } from './known-devices.ts'
import { countGuess } from './throttle.ts'

const world = useWorld({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
const from = (address: string) => ({ 'x-forwarded-for': address })
const { login, password } = demo.owner

const guess = (headers: Record<string, string>, on: World = world) =>
  on.app.post('/account/sign_in', { headers, body: { login, password: 'a wrong guess' } })
const enter = (headers: Record<string, string>, on: World = world) =>
  on.app.post('/account/sign_in', { headers, body: { login, password } })

/** Returns an e-mail address or an American phone number. */
const spellingsOf = (name: string) =>
  name.includes('@')
    ? [name, ` ${name.toUpperCase()} `]
    : [name, ` ${name.slice(1)} `, name.replace(/(\d{3})(\d{3})(\d{4})$/, ' ($1) $2-$3')]

async function exhaust(headers: Record<string, string>, on: World = world) {
  const answers = await Promise.all(Array.from({ length: 12 }, () => guess(headers, on)))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429])
}

describe('guessing a password', () => {
  it('SEC-11 ten wrong guesses of a stranger do not lock the person out at another address', async () => {
    await exhaust(from('203.0.113.1'))
    const locked = await enter(from('203.0.113.1'))
    expect(locked.status).toBe(429)
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0)
    expect((await enter(from('203.0.113.2'))).status).toBe(200)
    world.clock.advance(15 * 60 + 1)
    expect((await enter(from('203.0.113.1'))).status).toBe(200)
  })

  describe.each([
    ['of one person, by e-mail and phone', '203.0.113.50', [login, demo.owner.phone]],
    ['of nobody, by e-mail', '203.0.113.51', ['nobody@nowhere.example']],
    ['of nobody, by phone', '203.0.113.52', ['+14155559876']],
  ])('%s', (_name, address, logins) => {
    it('SEC-11 all spellings share a count, and are answered like any other login', async () => {
      const spellings = logins.flatMap(spellingsOf)
      const answers = []
      for (let time = 0; time < 10 + spellings.length; time++) {
        const body = { login: spellings[time % spellings.length], password: 'a wrong guess' }
        const { status, json } = await world.app.post('/account/sign_in', { headers: from(address), body })
        answers.push(`${status} ${json.meta.message}`.replace(/ \d+ s/, ' some s'))
      }
      expect(answers).toEqual([
        ...Array(10).fill('401 The login or the password is wrong.'),
        ...Array(spellings.length).fill('429 Too many attempts: try again in some s.'),
      ])
    })
  })

  it('SEC-11 a login that looks like the id of a person spends none of the guesses at that person', async () => {
    const visitor = { address: '203.0.113.53', userAgent: '', cookies: {} }
    for (let time = 0; time < 10; time++)
      await countGuess(world.program.ctx, { of: 'password', subject: String(demo.owner.id), visitor })
    expect((await guess(from('203.0.113.53'))).status).toBe(401)
  })

  it('SEC-11 a browser that has signed in before is not locked out by anybody at its own address', async () => {
    const known = await openSession(world, demo.owner, from('203.0.113.3'))
    const device = known.cookie.split('; ').find(cookie => cookie.startsWith('foyer_device='))
    await exhaust(from('203.0.113.3'))
    expect((await enter(from('203.0.113.3'))).status).toBe(429)
    expect((await enter({ ...from('203.0.113.3'), cookie: String(device) })).status).toBe(200)
    const forged = { ...from('203.0.113.3'), cookie: `foyer_device=foyer_device_${'x'.repeat(40)}` }
    expect((await enter(forged)).status).toBe(429)
  })

  it('SEC-11 the cookie of a known browser opens nothing, and has a limit of its own', async () => {
    const first = await openSession(world, demo.owner, from('203.0.113.4'))
    const second = await enter({ ...from('203.0.113.4'), cookie: first.cookie })
    const cookies = [second.headers['set-cookie'] ?? []].flat()
    expect(cookies.find(cookie => cookie.startsWith('foyer_device='))).toMatch(/HttpOnly; SameSite=Lax$/)
    expect(cookiesOf(second)).toContain(first.cookie.split('; ')[1])
    const cookie = String(cookiesOf(second).split('; ')[1])
    expect((await world.app.get('/account/me', { headers: { cookie } })).status).toBe(401)
    await exhaust({ ...from('203.0.113.5'), cookie })
    expect((await enter({ ...from('203.0.113.5'), cookie })).status).toBe(429)
    const [row] = await world.query(
      "select count(*)::int as count from known_devices d where d::text like '%foyer_device_%'",
    )
    expect(row).toEqual({ count: 0 })
  })

  it('SEC-11 another sign-in in a shared browser allows no further guesses there', async () => {
    const { cookie } = await openSession(world, demo.owner, from('203.0.113.40'))
    const shared = { ...from('203.0.113.40'), cookie: String(cookie.split('; ')[1]) }
    await exhaust(shared)
    await openSession(world, demo.memberWithoutRights, shared)
    expect((await guess(shared)).status).toBe(429)
  })

  it('SEC-11 a cookie that somebody made up takes nobody’s known address away', async () => {
    await openSession(world, demo.owner, from('203.0.113.41'))
    const known = "select count(*)::int as count from known_devices where kind = 'address' and user_id = 2"
    const before = await world.query(known)
    const forged = { ...from('203.0.113.42'), cookie: 'foyer_device=address:203.0.113.41' }
    await openSession(world, demo.stranger, forged)
    expect(await world.query(known)).toEqual(before)
    const rows = await world.query(
      "select distinct hash from known_devices where kind = 'address' and user_id = 2",
    )
    expect(rows).toHaveLength(Number(before[0]?.count))
  })

  it('SEC-11 unknown devices together get a hundred guesses in an hour, and known devices still get in', async () => {
    const { ctx } = world.program
    const { id: subject, login, password } = demo.stranger
    const [row] = await world.query('select password_hash from users where id = $1', [subject])
    const secret = String(row?.password_hash)
    const countFrom = (address: string) =>
      countGuess(ctx, {
        of: 'password',
        subject,
        secret,
        visitor: { address, userAgent: '', cookies: {} },
      }).then(
        () => 'counted',
        () => 'refused',
      )
    const right = (address: string) =>
      world.api.post('/v1/auth', { as: as.partner, headers: from(address), body: { login, password } })
    expect((await right('203.0.113.200')).status).toBe(201)
    const outcomes = await Promise.all(
      Array.from({ length: 110 }, (_, index) => countFrom(`198.51.100.${Math.floor(index / 10)}`)),
    )
    expect(outcomes.filter(outcome => outcome === 'counted')).toHaveLength(100)
    expect((await right('198.51.100.99')).status).toBe(429)
    expect((await right('203.0.113.200')).status).toBe(201)
    world.clock.advance(3601)
    expect((await right('198.51.100.99')).status).toBe(201)
  })

  it('SEC-11 POST /auth counts per login and address too', async () => {
    const auth = (address: string, given: string) =>
      world.api.post('/v1/auth', {
        as: as.partner,
        headers: from(address),
        body: { login: demo.developer.login, password: given },
      })
    for (let time = 0; time < 10; time++) expect((await auth('203.0.113.7', 'wrong')).status).toBe(401)
    expect((await auth('203.0.113.7', demo.developer.password)).status).toBe(429)
    expect((await auth('203.0.113.8', demo.developer.password)).status).toBe(201)
  })

  it('SEC-11 stores a bounded number of browsers', async () => {
    const { ctx } = world.program
    const userId = demo.memberWithoutRights.id
    const visitor = { address: '203.0.113.12', userAgent: '', cookies: {} }
    await ctx.db.transaction(async tx => {
      for (let time = 0; time < 22; time++) await saveBrowser(ctx, tx, { userId, visitor })
    })
    const [row] = await world.query(
      "select count(*)::int as count from known_devices where user_id = $1 and kind = 'browser'",
      [userId],
    )
    expect(row).toEqual({ count: 20 })
  })

  it.runIf(inject('redisUrl'))('SEC-11 is counted by all processes together', async () => {
    const env = { TRUSTED_PROXIES: '127.0.0.1', REDIS_URL: inject('redisUrl') }
    const first = await startWorld({ env })
    const second = await startWorld({ env, beside: first.world })
    await exhaust(from('203.0.113.9'), first.world)
    expect((await enter(from('203.0.113.9'), second.world)).status).toBe(429)
    expect((await enter(from('203.0.113.10'), second.world)).status).toBe(200)
    await second.close()
    await first.close()
  })

  it('SEC-21 failures are in the audit log for accounts that there are, and for no others', async () => {
    const fail = (name: string) =>
      world.app.post('/account/sign_in', {
        headers: from('203.0.113.11'),
        body: { login: name, password: 'a wrong guess' },
      })
    await fail(demo.developer.login)
    await fail('nobody@nowhere.example')
    const rows = await world.query(
      "select user_id::int, note from audit_log where action = 'sign-in-failed' and address = '203.0.113.11'",
    )
    expect(rows).toEqual([{ user_id: demo.developer.id, note: 'wrong password' }])
  })
})
