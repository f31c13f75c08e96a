import { once } from 'node:events'
import { request } from 'node:http'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { signUp } from '../../../../test/mails.ts'
import { lockWaits } from '../../../../test/until.ts'
import { as, useWorld, type World, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)

interface Slow {
  url: string
  headers: Record<string, string>
  body: string
}

/** Sends the headers at once and the body when the test says so; returns the status. */
async function beginSlowly({ url, headers, body }: Slow) {
  const sent = request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue', ...headers },
  })
  const status = new Promise<number>((resolve, reject) => {
    sent.on('response', answer => resolve(answer.resume().statusCode ?? 0)).on('error', reject)
  })
  sent.flushHeaders()
  await once(sent, 'continue')
  return {
    finish: () => {
      sent.end(body)
      return status
    },
  }
}

const tokensOf = async (userId: number) =>
  (await world.query('select count(*)::int as count from access_tokens where user_id = $1', [userId]))[0]
    ?.count

describe('a request whose body comes late', () => {
  it('SEC-14 makes no token when its session has ended meanwhile', async () => {
    const { id, headers } = await signUp(world)
    const body = JSON.stringify({ title: 'Back door', scopes: ['profile:read'], expires_in_days: 365 })
    const slow = await beginSlowly({ url: `${world.app.url}/account/me/access_tokens`, headers, body })
    expect((await world.app.post('/account/sign_out', { headers })).status).toBe(200)
    expect(await slow.finish()).toBe(401)
    expect(await tokensOf(id)).toBe(0)
  })

  it('AUT-02 does nothing when its user token was revoked meanwhile', async () => {
    const { email, password, headers } = await signUp(world)
    const issued = await world.api.post('/v1/auth', { as: as.partner, body: { login: email, password } })
    const authorization = `${as.partner}, User ${issued.json.data.user_token}`
    const body = JSON.stringify({ title: 'Too late' })
    const slow = await beginSlowly({
      url: `${world.api.url}/v1/companies`,
      headers: { authorization },
      body,
    })
    const [token] = (await world.app.get('/account/me/tokens', { headers })).json.data
    expect((await world.app.delete(`/account/me/tokens/${token.id}`, { headers })).status).toBe(204)
    expect(await slow.finish()).toBe(401)
    expect(await world.query("select from locations where title = 'Too late'")).toEqual([])
  })
})

describe('a password that is changed while somebody signs in with the old one', () => {
  const ways: [string, (login: string, password: string) => ReturnType<World['app']['post']>][] = [
    ['a session', (login, password) => world.app.post('/account/sign_in', { body: { login, password } })],
    [
      'a user token',
      (login, password) => world.api.post('/v1/auth', { as: as.partner, body: { login, password } }),
    ],
  ]

  it.each(ways)('SEC-14 does not lead to %s', async (_, enter) => {
    const { id, email, password } = await signUp(world)
    const { db } = world.program.ctx
    let entering: ReturnType<typeof enter> | undefined
    await db.transaction(async tx => {
      await tx.run(sql`update users set password_hash = 'another' where id = ${id}`)
      entering = enter(email, password)
      await lockWaits(world)
    })
    expect((await entering)?.status).toBe(401)
  })
})

describe('what is limited for each person', () => {
  it('SEC-14 holds for many requests at once', async () => {
    const { id, headers } = await signUp(world)
    const make = (title: string) =>
      world.app.post('/account/me/access_tokens', {
        headers,
        body: { title, scopes: ['profile:read'], expires_in_days: 1 },
      })
    expect((await make('first')).status).toBe(201)
    await world.query(
      `insert into access_tokens (user_id, title, scopes, hash, hint, created_at, expires_at)
       select user_id, title, scopes, sha256(number::text::bytea), hint, created_at, expires_at
       from access_tokens, generate_series(2, 98) number where user_id = $1`,
      [id],
    )
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(make))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409])
    expect(await tokensOf(id)).toBe(100)

    const partners = await Promise.all(
      Array.from({ length: 22 }, (_, number) =>
        world.app.post('/account/partners', { headers, body: { title: `Many ${number}` } }),
      ),
    )
    expect(partners.filter(({ status }) => status === 201)).toHaveLength(20)
  })
})

describe('a new password', () => {
  it('SEC-14 is not the phone number that one signs in with', async () => {
    const body = { name: 'Pia', email: 'pia@example.com', phone: '+14158206397', password: '+14158206397' }
    const refused = await world.app.post('/account/sign_up', { body })
    expect([refused.status, Object.keys(refused.json.meta.errors)]).toEqual([422, ['password']])
  })
})
