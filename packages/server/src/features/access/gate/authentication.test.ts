import { describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { openSession, signedIn } from '../../../../test/people.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const P = demo.partner.token
const U = demo.owner.token
const mine = '/v1/companies?my=1'

describe('the Authorization header', () => {
  it.each([
    `Bearer ${P}, User ${U}`,
    `Bearer ${P},User ${U}`,
    `bearer ${P}, user ${U}`,
    `  BEARER   ${P} ,  USER   ${U} `,
    `User ${U}, Bearer ${P}`,
  ])('AUT-01 the form "%s" is understood', async header => {
    expect((await world.api.get(mine, { as: header })).status).toBe(200)
  })

  it('AUT-01 a user part on a partner-only operation is ignored', async () => {
    expect((await world.api.get('/v1/countries', { as: `Bearer ${P}, User nonsense` })).status).toBe(200)
  })

  it.each([`Bearer ${P}, User `, `Bearer ${P}, User`, `Bearer ${P},user`, `User, Bearer ${P}`])(
    'EXA-89 the user part of "%s" is empty: ignored where no user is needed, else missing',
    async header => {
      expect((await world.api.get('/v1/countries', { as: header })).status).toBe(200)
      const { status, json } = await world.api.get(mine, { as: header })
      expect([status, json.meta.message]).toEqual([
        401,
        expect.stringContaining('The user token is missing: send'),
      ])
    },
  )

  it.each(['User', `Bearer, User`, `Bearer ${P}, User, User`, `User ${U}, User`])(
    'EXA-89 "%s" stays 401',
    async header => {
      expect((await world.api.get('/v1/countries', { as: header })).status).toBe(401)
      expect((await world.api.get(mine, { as: header })).status).toBe(401)
    },
  )

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['without a scheme', P],
    ['of another scheme', `Basic ${P}`],
    ['unknown', 'Bearer foyer_partner_unknown'],
    ['a user token instead', `Bearer ${U}`],
    ['twice', `Bearer ${P}, Bearer ${P}`],
    ['with something behind it', `Bearer ${P} and more`],
    ['very long', `Bearer ${'x'.repeat(5000)}`],
    ['in high bytes', 'Bearer \u00e9\u00e9'],
  ])(
    'AUT-02 a partner token that is %s is 401, and begins with "Authentication needed."',
    async (_name, header) => {
      const { status, json } = await world.api.get('/v1/countries', { as: header })
      expect(status).toBe(401)
      expect(json.meta.message).toMatch(/^Authentication needed\. \S.*\.$/)
    },
  )

  it.each([
    ['missing', `Bearer ${P}`],
    ['wrong', `Bearer ${P}, User wrong`],
    ['the partner token itself', `Bearer ${P}, User ${P}`],
    ["beside a wrong partner's", `Bearer wrong, User ${U}`],
  ])('AUT-03 a user token that is %s is 401', async (_name, header) => {
    const { status, json } = await world.api.get(mine, { as: header })
    expect(status).toBe(401)
    expect(json.success).toBe(false)
  })

  it('a person’s token works beside any partner’s, a system user’s only beside its own', async () => {
    expect((await world.api.get(mine, { as: bearer(demo.otherPartner.token, U) })).status).toBe(200)
    expect((await world.api.get(mine, { as: as.systemUser })).status).toBe(200)
    expect(
      (await world.api.get(mine, { as: bearer(demo.otherPartner.token, demo.systemUser.token) })).status,
    ).toBe(401)
  })

  it('checks the credentials first, then the fields, then the Location, then the right', async () => {
    const body = { title: {} }
    expect((await world.api.put('/v1/company/5', { as: 'Bearer x', body })).status).toBe(401)
    expect((await world.api.put('/v1/company/5', { as: as.owner, body })).status).toBe(422)
    expect((await world.api.put('/v1/company/98765', { as: as.owner, body: {} })).status).toBe(404)
    expect((await world.api.put('/v1/company/5', { as: as.owner, body: {} })).status).toBe(403)
  })
})

describe('POST /auth', () => {
  const auth = (body: unknown) => world.api.post('/v1/auth', { as: as.partner, body })

  it('AUT-09 a login and a password are exchanged for a user token that works', async () => {
    const { status, json } = await auth({ login: demo.owner.login, password: demo.owner.password })
    expect(status).toBe(201)
    expect(json.data).toEqual({
      id: demo.owner.id,
      user_token: expect.stringMatching(/^foyer_user_[0-9A-Za-z]{40}$/),
      name: demo.owner.name,
      phone: demo.owner.phone,
      login: demo.owner.login,
      email: demo.owner.login,
      avatar: '',
      is_approved: true,
      is_email_confirmed: true,
    })
    expect((await world.api.get(mine, { as: bearer(P, json.data.user_token) })).status).toBe(200)
  })

  it.each(['+1 (415) 555-0102', '14155550102', 'OWNER@Foyer.Example'])(
    'AUT-09 the login %s is the same person',
    async login => {
      expect((await auth({ login, password: demo.owner.password })).json.data.id).toBe(demo.owner.id)
    },
  )

  it('AUT-09 a wrong password and an unknown login get the same response', async () => {
    const rejected = await auth({ login: demo.developer.login, password: 'wrong' })
    const unknown = await auth({ login: 'nobody@foyer.example', password: 'wrong' })
    expect(rejected.status).toBe(401)
    expect(unknown.json).toEqual(rejected.json)
  })

  it('AUT-09 a system user has no password to guess', async () => {
    await world.query('update users set phone = $1 where id = $2', ['+14155550999', demo.systemUser.id])
    expect((await auth({ login: '+14155550999', password: '' })).status).toBe(422)
    expect((await auth({ login: '+14155550999', password: 'x' })).status).toBe(401)
  })

  it('AUT-09 guessing is throttled per login, also for the right password, and ends with the window', async () => {
    const guess = (password: string) => auth({ login: demo.stranger.login, password })
    const parallel = await Promise.all(Array.from({ length: 14 }, (_, index) => guess(`wrong ${index}`)))
    expect(parallel.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(parallel.filter(({ status }) => status === 429)).toHaveLength(4)
    const right = await guess(demo.stranger.password)
    expect(right.status).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
    world.clock.advance(15 * 60 + 1)
    expect((await guess(demo.stranger.password)).status).toBe(201)
  })

  it('AUT-09 signing in with the right password is never throttled', async () => {
    for (let time = 0; time < 12; time++)
      expect((await auth({ login: demo.operator.login, password: demo.operator.password })).status).toBe(201)
  })
})

describe('revoking', () => {
  const person = async () => {
    const { json } = await world.api.post('/v1/auth', {
      as: as.partner,
      body: { login: demo.developer.login, password: demo.developer.password },
    })
    return json.data.user_token as string
  }

  it('AUT-09 a revoked user token is refused from that moment on', async () => {
    const [untouched, revoked] = [await person(), await person()]
    const { headers } = await openSession(world, demo.developer)
    expect((await world.api.get(mine, { as: bearer(P, revoked) })).status).toBe(200)
    const { json } = await world.app.get('/account/me/tokens', { headers })
    const { id } = json.data.find((token: { hint: string }) => token.hint === revoked.slice(-4))
    expect((await world.app.delete(`/account/me/tokens/${id}`, { headers })).status).toBe(204)
    expect((await world.api.get(mine, { as: bearer(P, revoked) })).status).toBe(401)
    expect((await world.api.get(mine, { as: bearer(P, untouched) })).status).toBe(200)
    expect((await world.app.delete(`/account/me/tokens/${id}`, { headers })).status).toBe(404)
  })

  it('AUT-09 nobody revokes the token of another', async () => {
    const { headers } = await openSession(world, demo.developer)
    const [row] = await world.query('select id from user_tokens where user_id = $1 and revoked_at is null', [
      demo.owner.id,
    ])
    expect((await world.app.delete(`/account/me/tokens/${row?.id}`, { headers })).status).toBe(404)
    expect((await world.api.get(mine, { as: as.owner })).status).toBe(200)
  })

  it('AUT-09 a new password revokes every user token', async () => {
    const token = await person()
    const { headers } = await openSession(world, demo.developer)
    const program = await signedIn(world, demo.developer)
    const next = 'another-long-password'
    const change = (current_password: string, new_password: string) =>
      world.app.post('/account/me/password', { headers, body: { current_password, new_password } })
    expect((await change('wrong', next)).json.meta.errors).toEqual({
      current_password: ['is not your password'],
    })
    expect((await change(demo.developer.password, 'short')).status).toBe(422)
    expect((await change(demo.developer.password, next)).status).toBe(200)
    expect((await world.api.get(mine, { as: bearer(P, token) })).status).toBe(401)
    expect((await world.app.get('/account/me', { as: program })).status).toBe(401)
    const again = await world.api.post('/v1/auth', {
      as: as.partner,
      body: { login: demo.developer.login, password: next },
    })
    expect(again.status).toBe(201)
    expect((await change(next, demo.developer.password)).status).toBe(200)
  })

  it('AUT-08 the partner token is issued once, rotated and revoked, each with effect at once', async () => {
    const user = { as: await signedIn(world, demo.developer) }
    const created = await world.app.post('/account/partners', { ...user, body: { title: 'New partner' } })
    expect(created.status).toBe(201)
    const { id, token: first } = created.json.data
    const works = async (token: string) =>
      (await world.api.get('/v1/countries', { as: bearer(token) })).status
    expect(first).toMatch(/^foyer_partner_[0-9A-Za-z]{40}$/)
    expect(await works(first)).toBe(200)

    const listed = await world.app.get('/account/partners', user)
    expect(listed.json.data.find((partner: { id: number }) => partner.id === id)).toEqual({
      id,
      title: 'New partner',
      webhook_url: '',
      token_hint: first.slice(-4),
      token_created_at: expect.any(String),
      signature_checked_at: null,
    })
    expect(listed.text).not.toContain(first)

    const rotated = await world.app.post(`/account/partners/${id}/token`, user)
    expect(rotated.status).toBe(201)
    expect([await works(first), await works(rotated.json.data.token)]).toEqual([401, 200])

    expect((await world.app.delete(`/account/partners/${id}/token`, user)).status).toBe(204)
    expect(await works(rotated.json.data.token)).toBe(401)
  })

  it('AUT-08 nobody touches the partner account of another', async () => {
    const user = { as: await signedIn(world, demo.developer) }
    expect((await world.app.post(`/account/partners/${demo.otherPartner.id}/token`, user)).status).toBe(404)
    expect((await world.app.delete(`/account/partners/${demo.otherPartner.id}/token`, user)).status).toBe(404)
    expect((await world.api.get('/v1/countries', { as: as.otherPartner })).status).toBe(200)
  })

  it('AUT-08 ten rotations at once leave exactly one token that works', async () => {
    const user = { as: await signedIn(world, demo.developer) }
    const created = await world.app.post('/account/partners', { ...user, body: { title: 'Rotated' } })
    const { id } = created.json.data
    const rotations = await Promise.all(
      Array.from({ length: 10 }, () => world.app.post(`/account/partners/${id}/token`, user)),
    )
    const statuses = await Promise.all(
      rotations.map(
        async ({ json }) => (await world.api.get('/v1/countries', { as: bearer(json.data.token) })).status,
      ),
    )
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
  })
})

describe('secrets', () => {
  it('AUT-10 tokens and passwords are stored hashed or sealed', async () => {
    const tables = await world.query(
      "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    const secrets = [
      P,
      demo.otherPartner.token,
      U,
      demo.systemUser.token,
      demo.owner.accessToken,
      demo.owner.password,
      demo.operator.password,
    ]
    for (const { table_name } of tables) {
      const [found] = await world.query(
        `select count(*)::int as count from ${table_name} row where exists (select from unnest($1::text[]) secret where row::text like '%' || secret || '%' or row::text like '%' || encode(secret::bytea, 'hex') || '%')`,
        [secrets],
      )
      expect(found, String(table_name)).toEqual({ count: 0 })
    }
  })

  it('AUT-10 neither tokens nor passwords reach the log', async () => {
    await world.api.get(`/v1/companies?my=1&secret=${U}`, { as: as.owner })
    await world.api.post('/v1/auth', {
      as: as.partner,
      body: { login: demo.owner.login, password: demo.owner.password },
    })
    await world.app.post('/account/sign_in', {
      body: { login: demo.owner.login, password: demo.owner.password },
    })
    expect(world.logs.length).toBeGreaterThan(3)
    const log = world.logs.join('\n')
    for (const secret of [P, U, demo.owner.password, 'foyer_session_', 'foyer_user_'])
      expect(log).not.toContain(secret)
  })

  it('every request is one log line with its id, its route and its callers', async () => {
    const { headers } = await world.api.get('/v1/company/1', { as: as.owner })
    const lines = world.logs.filter(line => line.includes(String(headers['x-request-id'])))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      method: 'GET',
      path: '/api/v1/company/1',
      route: '/api/v1/company/:company_id',
      status: 200,
      partner_id: 1,
      user_id: 2,
      location_id: 1,
      address: '127.0.0.1',
    })
  })
})
