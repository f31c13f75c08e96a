import { describe, expect, it } from 'vitest'
import { openSession, signedIn } from '../../../../test/people.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const quarterHour = 15 * 60
const roles = '/account/locations/1/roles'

describe('a fresh proof', () => {
  it('SEC-14 is asked for when the sign-in is older than 15 minutes, and renewed by the password', async () => {
    const { headers } = await openSession(world, demo.owner)
    const create = (title: string) => world.app.post(roles, { headers, body: { title, rights: [] } })
    world.clock.advance(quarterHour)
    expect((await create('Still fresh')).status).toBe(201)
    world.clock.advance(1)
    const stale = await create('Stale')
    expect(stale.status).toBe(403)
    expect(stale.json.meta).toEqual({
      message: expect.stringContaining('/account/me/proof'),
      code: 'proof_needed',
    })
    expect((await world.app.get(roles, { headers })).text).not.toContain('Stale')

    const rejected = await world.app.post('/account/me/proof', { headers, body: { password: 'not mine' } })
    expect(rejected.status).toBe(422)
    expect(rejected.json.meta.errors).toEqual({ password: ['is not your password'] })
    expect((await create('Stale')).status).toBe(403)
    expect((await world.app.post('/account/me/proof', { headers, body: {} })).status).toBe(422)
    const { password } = demo.owner
    expect((await world.app.post('/account/me/proof', { headers, body: { password } })).status).toBe(200)
    expect((await create('Fresh again')).status).toBe(201)
  })

  it('SEC-14 is not asked for by reads, by small changes, or of an access token', async () => {
    const { headers, me } = await openSession(world, demo.owner)
    const program = await signedIn(world, demo.owner)
    world.clock.advance(quarterHour + 1)
    expect((await world.app.get(roles, { headers })).status).toBe(200)
    expect((await world.app.put('/account/me', { headers, body: { name: demo.owner.name } })).status).toBe(
      200,
    )
    expect(me.id).toBe(demo.owner.id)
    const created = await world.app.post(roles, { as: program, body: { title: 'By a program', rights: [] } })
    expect(created.status).toBe(201)
  })

  it('SEC-14 comes after the right: a caller without it is not asked for a password', async () => {
    const { headers } = await openSession(world, demo.memberWithoutRights)
    world.clock.advance(quarterHour + 1)
    const answer = await world.app.post(roles, { headers, body: { title: 'Mine', rights: [] } })
    expect(answer.status).toBe(403)
    expect(answer.json.meta.code).toBeUndefined()
  })

  it('SEC-14 guards operators, keys, tokens, secrets and payment settings', async () => {
    const stale = async (person: { login: string; password: string }) => {
      const { headers } = await openSession(world, person)
      world.clock.advance(quarterHour + 1)
      return headers
    }
    const developer = await stale(demo.developer)
    const owner = await stale(demo.owner)
    const operator = await stale(demo.operator)
    const body = { title: 'x', scopes: ['locations:read'], location_ids: [1], expires_in_days: 1 }
    for (const [headers, method, path, input] of [
      [owner, 'POST', '/account/restricted_keys', body],
      [owner, 'DELETE', '/account/locations/1/users/3', undefined],
      [owner, 'POST', '/account/me/access_tokens', body],
      [owner, 'POST', '/account/me/second_factor', undefined],
      [owner, 'POST', '/account/chains/1/telephony/token', undefined],
      [owner, 'PUT', '/account/chains/1/telephony/routes', []],
      [owner, 'PUT', '/account/locations/1', { payment_system_ids_enabled: true }],
      [developer, 'POST', '/account/partners/1/token', undefined],
      [developer, 'POST', '/account/partners/1/webhook_secret', undefined],
      [developer, 'PUT', '/account/applications/1/api_access', { user_id: 1 }],
      [operator, 'POST', '/account/operator/applications/1/disable', { note: 'x' }],
    ] as const) {
      const answer = await world.app.send(method, path, { headers, body: input })
      expect([path, answer.status, answer.json.meta.code]).toEqual([path, 403, 'proof_needed'])
    }
    expect((await world.app.get('/account/operator/applications', { headers: operator })).status).toBe(200)
  })

  it('SEC-14 belongs to a session: the sandbox clock does not age it, and a token cannot renew it', async () => {
    const { headers } = await openSession(world, demo.owner)
    world.clock.moveTo(world.clock.now().getTime() - world.clock.real().getTime() + 3600_000)
    const answer = await world.app.post(roles, { headers, body: { title: 'Moved clock', rights: [] } })
    expect(answer.status).toBe(201)
    const byToken = await world.app.post('/account/me/proof', {
      as: as.ownerPerson,
      body: { password: demo.owner.password },
    })
    expect(byToken.status).toBe(403)
  })
})
