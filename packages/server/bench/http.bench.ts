import { request } from 'undici'
import { insertUserToken } from '../src/features/access/tokens/user-tokens.store.ts'
import { listLocations } from '../src/features/locations/locations/locations.store.ts'
import { demo } from '../src/features/sandbox/demo-world/facts.ts'
import { isPassword, passwordCost } from '../src/platform/crypto/passwords.ts'
import { hashToken, hintOf, newToken } from '../src/platform/crypto/tokens.ts'
import type { Comparison } from './comparison.ts'
import { recordStatement } from './harness/record-statement.ts'

const partner = `Bearer ${demo.partner.token}`
const json = 'application/json; charset=utf-8'

/** This is answered from memory, so it measures HTTP itself. */
const countries: Comparison = {
  name: 'GET /api/v1/countries',
  goal: 0.6,
  requests: () => [{ path: '/api/v1/countries', headers: countriesHeaders }],
  async floor(app, { apiUrl }) {
    const answer = await request(`${apiUrl}/api/v1/countries`, { headers: countriesHeaders })
    const bytes = Buffer.from(await answer.body.arrayBuffer())
    const encoding = String(answer.headers['content-encoding'])
    app.get('/api/v1/countries', (_request, reply) =>
      reply.header('Content-Encoding', encoding).type(json).send(bytes),
    )
  },
}
const countriesHeaders = { authorization: partner, 'accept-encoding': 'gzip, deflate, br' }

const people = [demo.owner, demo.memberWithoutRights, demo.operator, demo.developer, demo.stranger]

/** This verifies a password, by far the most expensive thing the API does, and writes one row. */
const authentication: Comparison = {
  name: 'POST /api/v1/auth',
  // There are two callers per person, so that concurrent sign-ins stay below the throttle.
  connections: 2 * people.length,
  roundMs: 5000,
  requests: () =>
    people.map(({ login, password }) => ({
      method: 'POST',
      path: '/api/v1/auth',
      headers: { authorization: partner },
      body: JSON.stringify({ login, password }),
    })),
  async floor(app, { pool }) {
    const { rows } = await pool.query<{
      id: string
      name: string
      email: string
      phone: string
      hash: string
    }>('select id, name, email, phone, password_hash as hash from users where email is not null')
    const users = new Map(
      rows.map(({ id, hash, ...profile }) => [profile.email, { id: Number(id), hash, profile }]),
    )
    const at = new Date()
    const { text } = await recordStatement(tx =>
      insertUserToken(tx, { userId: 0, partnerId: 0, hash: Buffer.of(), hint: '', at, expiresAt: at }),
    )
    app.post<{ Body: { login: string; password: string } }>('/api/v1/auth', async ({ body }, reply) => {
      const user = users.get(body.login)
      if (!user || !(await isPassword(body.password, user.hash, passwordCost))) return reply.code(401).send()
      const { id, profile } = user
      const token = newToken('user')
      await pool.query(text, [id, demo.partner.id, hashToken(token), hintOf(token), at, at])
      const data = { id, user_token: token, ...profile, login: profile.email, avatar: '' }
      return reply.code(201).send({
        success: true,
        data: { ...data, is_approved: true, is_email_confirmed: true },
        meta: [],
      })
    })
  },
}

/** This runs one statement whose JSON the database builds, so it shows the cost of our own layers. */
const databaseRead: Comparison = {
  name: 'GET /api/v1/companies?my=1',
  goal: 0.85,
  p99Goal: 2,
  requests: () => [
    { path: '/api/v1/companies?my=1', headers: { authorization: `${partner}, User ${demo.owner.token}` } },
  ],
  async floor(app, { pool }) {
    const statement = await recordStatement(tx =>
      listLocations(tx, {
        userId: demo.owner.id,
        partnerId: demo.partner.id,
        isMine: true,
        at: new Date(),
        appUrl: 'http://127.0.0.1',
        page: { number: 1, size: 50 },
      }),
    )
    app.get('/api/v1/companies', async (_request, reply) => {
      const { rows } = await pool.query<{ json: string; total: number }>(statement)
      const [row] = rows
      return reply
        .type(json)
        .send(`{"success":true,"data":${row?.json},"meta":{"total_count":${row?.total},"page":1}}`)
    })
  },
}

export const comparisons = [countries, authentication, databaseRead]
