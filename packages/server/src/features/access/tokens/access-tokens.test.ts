import { accountScopeNames } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { openSession, type SignedIn, signedIn } from '../../../../test/people.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const day = 24 * 3600

async function create({ headers }: SignedIn, body: Record<string, unknown> = {}) {
  return world.app.post('/account/me/access_tokens', {
    headers,
    body: { title: 'Script', scopes: ['locations:read'], expires_in_days: 30, ...body },
  })
}

describe('a user token', () => {
  it('SEC-14 of POST /auth opens no account operation, and the error names what does', async () => {
    const { login, password } = demo.operator
    const { json } = await world.api.post('/v1/auth', { as: as.partner, body: { login, password } })
    const token = json.data.user_token
    for (const header of [`User ${token}`, bearer(demo.partner.token, token)])
      for (const path of ['/account/me', '/account/partners', '/account/operator/applications']) {
        const answer = await world.app.get(path, { as: header })
        expect(answer.status).toBe(401)
        expect(answer.json.meta.message).toContain('foyer_pat_')
        expect(answer.headers['www-authenticate']).toBeDefined()
      }
    expect(
      (await world.api.get('/v1/companies?my=1', { as: bearer(demo.partner.token, token) })).status,
    ).toBe(200)
  })

  it('SEC-14 ends after 180 days without use, and each use puts that off', async () => {
    const { login, password } = demo.developer
    const { json } = await world.api.post('/v1/auth', { as: as.partner, body: { login, password } })
    const call = () =>
      world.api.get('/v1/companies?my=1', { as: bearer(demo.partner.token, json.data.user_token) })
    for (let time = 0; time < 2; time++) {
      expect((await call()).status).toBe(200)
      await usesSaved()
      world.clock.advance(179 * day)
    }
    expect((await call()).status).toBe(200)
    await usesSaved()
    world.clock.advance(181 * day)
    const late = await call()
    expect(late.status).toBe(401)
    expect(late.json.meta.message).toContain('180 days')
    const { headers } = await openSession(world, demo.developer)
    const hints = (await world.app.get('/account/me/tokens', { headers })).json.data
    expect(hints.map(({ hint }: { hint: string }) => hint)).not.toContain(json.data.user_token.slice(-4))
  })

  it('SEC-14 is written down at most once an hour, however often it is used', async () => {
    const { login, password } = demo.developer
    const { json } = await world.api.post('/v1/auth', { as: as.partner, body: { login, password } })
    const use = () =>
      world.api.get('/v1/companies?my=1', { as: bearer(demo.partner.token, json.data.user_token) })
    const lastUse = async () =>
      (await world.query('select last_used_at from user_tokens order by id desc limit 1'))[0]?.last_used_at
    await use()
    await usesSaved()
    const first = await lastUse()
    world.clock.advance(50 * 60)
    await use()
    expect(await lastUse()).toEqual(first)
    world.clock.advance(11 * 60)
    await use()
    await expect.poll(lastUse).not.toEqual(first)
  })

  it('SEC-14 of a system user works however long it was silent', async () => {
    world.clock.advance(400 * day)
    expect((await world.api.get('/v1/companies?my=1', { as: as.systemUser })).status).toBe(200)
    expect((await world.api.get('/v1/companies?my=1', { as: as.owner })).status).toBe(200)
  })
})

const usesSaved = () =>
  expect
    .poll(async () => {
      const [row] = await world.query('select max(last_used_at) as at from user_tokens')
      return row?.at
    })
    .toEqual(world.clock.now())

describe('a personal access token', () => {
  it('SEC-14 is shown once, kept as a hash, and works where its scope reaches', async () => {
    const session = await openSession(world, demo.owner)
    const { status, json } = await create(session, { scopes: ['profile:read', 'locations:read'] })
    expect(status).toBe(201)
    expect(json.data).toMatchObject({
      title: 'Script',
      scopes: ['profile:read', 'locations:read'],
      token: expect.stringMatching(/^foyer_pat_[0-9A-Za-z]{40}$/),
      hint: json.data.token.slice(-4),
    })
    const program = bearer(json.data.token)
    expect((await world.app.get('/account/me', { as: program })).json.data).toMatchObject({
      id: demo.owner.id,
      csrf_token: null,
    })
    expect((await world.app.get('/account/locations/1', { as: program })).status).toBe(200)
    const list = await world.app.get('/account/me/access_tokens', session)
    expect(list.text).not.toContain(json.data.token)
    await expect
      .poll(async () => (await world.app.get('/account/me/access_tokens', session)).json.data[0])
      .toMatchObject({ last_used_at: world.clock.now().toISOString(), last_used_address: '127.0.0.1' })
    const [row] = await world.query(
      'select count(*)::int as count from access_tokens t where t::text like $1',
      [`%${json.data.token}%`],
    )
    expect(row).toEqual({ count: 0 })
    expect(world.logs.join('\n')).not.toContain(json.data.token)
  })

  it('SEC-18 has a title that fits on one line in the mail about it', async () => {
    const session = await openSession(world, demo.owner)
    for (const title of ['Script\r\n\r\nCall +1 415 555 0100', 'at\u2028once', 'now\u0085today'])
      expect((await create(session, { title })).status).toBe(422)
    expect((await create(session, { title: 'Nightly script' })).status).toBe(201)
    const [mail] = await mailsTo(world, demo.owner.login)
    expect(mail?.text).toContain('“Nightly script” was created')
  })

  it('SEC-14 without the scope is 403, and the answer names the scope', async () => {
    const { json } = await create(await openSession(world, demo.owner), { scopes: ['profile:read'] })
    const program = bearer(json.data.token)
    const read = await world.app.get('/account/locations/1', { as: program })
    expect(read.status).toBe(403)
    expect(read.json.meta.message).toContain('locations:read')
    const change = await world.app.put('/account/me', { as: program, body: { name: 'Mallory' } })
    expect(change.json.meta.message).toContain('profile:write')
  })

  it('SEC-14 with every scope makes no token, changes no password, and sees no session', async () => {
    const program = { as: await signedIn(world, demo.owner) }
    const body = { title: 'More', scopes: ['profile:read'], expires_in_days: 1 }
    for (const answer of [
      await world.app.post('/account/me/access_tokens', { ...program, body }),
      await world.app.get('/account/me/access_tokens', program),
      await world.app.get('/account/me/sessions', program),
      await world.app.post('/account/me/second_factor', program),
      await world.app.get('/account/me/tokens', program),
      await world.app.post('/account/me/password', {
        ...program,
        body: { current_password: demo.owner.password, new_password: 'a new enough one' },
      }),
    ]) {
      expect(answer.status).toBe(403)
      expect(answer.json.meta.message).toContain('session')
    }
  })

  it('SEC-14 never does more than its person may: no operator scopes for others, none when the role is gone', async () => {
    const refused = await create(await openSession(world, demo.owner), { scopes: ['operator:read'] })
    expect(refused.status).toBe(422)
    expect(refused.json.meta.errors.scopes).toBeDefined()
    const operator = await signedIn(world, demo.operator)
    const read = () => world.app.get('/account/operator/applications', { as: operator })
    expect((await read()).status).toBe(200)
    await world.query('update users set is_operator = false where id = $1', [demo.operator.id])
    const { ctx } = world.program
    await ctx.db.transaction(tx => ctx.accessCache.invalidate(tx))
    expect((await read()).status).toBe(403)
    await world.query('update users set is_operator = true where id = $1', [demo.operator.id])
  })

  it.each([
    ['without scopes', { scopes: [] }],
    ['with a scope that there is not', { scopes: ['everything'] }],
    ['without an end', { expires_in_days: undefined }],
    ['that has ended', { expires_in_days: 0 }],
    ['for longer than a year', { expires_in_days: 366 }],
    ['whose end is no number', { expires_in_days: 'soon' }],
    ['without a title', { title: ' ' }],
  ])('SEC-14 %s is refused', async (_name, body) => {
    expect((await create(await openSession(world, demo.owner), body)).status).toBe(422)
  })

  it('SEC-14 ends at its time and when it is revoked, at once in every process', async () => {
    const session = await openSession(world, demo.owner)
    const [first, second] = [(await create(session)).json.data, (await create(session)).json.data]
    const works = async (token: string) =>
      (await world.app.get('/account/locations/1', { as: bearer(token) })).status
    expect([await works(first.token), await works(second.token)]).toEqual([200, 200])
    const revoke = () => world.app.delete(`/account/me/access_tokens/${first.id}`, session)
    expect((await revoke()).status).toBe(204)
    expect((await revoke()).status).toBe(404)
    expect([await works(first.token), await works(second.token)]).toEqual([401, 200])
    world.clock.moveTo(world.clock.now().getTime() - world.clock.real().getTime() + 31 * day * 1000)
    expect(await works(second.token)).toBe(401)
  })

  it('SEC-14 belongs to its person: nobody else lists or revokes it', async () => {
    const { json } = await create(await openSession(world, demo.owner))
    const other = await openSession(world, demo.stranger)
    expect((await world.app.delete(`/account/me/access_tokens/${json.data.id}`, other)).status).toBe(404)
    expect((await world.app.get('/account/me/access_tokens', other)).text).not.toContain('Script')
  })

  it('SEC-14 has the scopes of the contract, and demo.json has one for every person', () => {
    expect(accountScopeNames).toHaveLength(8)
    for (const person of [demo.owner, demo.developer, demo.operator, demo.memberWithoutRights])
      expect(person.accessToken).toMatch(/^foyer_pat_demo_/)
  })

  it('SEC-21 leaves entries in the audit log, and mail to the person', async () => {
    const session = await openSession(world, demo.developer)
    const { json } = await create(session, { title: 'Audited' })
    await world.app.delete(`/account/me/access_tokens/${json.data.id}`, session)
    const rows = await world.query(
      "select action, address, note from audit_log where user_id = $1 and action like 'access-token-%' order by id",
      [demo.developer.id],
    )
    expect(rows).toEqual([
      { action: 'access-token-create', address: '127.0.0.1', note: 'Audited' },
      { action: 'access-token-revoke', address: '127.0.0.1', note: 'Audited' },
    ])
    const mails = await world.query('select subject from mails where recipient = $1 order by id', [
      demo.developer.login,
    ])
    expect(mails.map(({ subject }) => subject)).toContain('New access token for your Foyer account')
  })
})
