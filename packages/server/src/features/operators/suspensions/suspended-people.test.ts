import { beforeEach, describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { invalidateAccess } from '../../../../test/invalidate-access.ts'
import { openSession } from '../../../../test/people.ts'
import { lift, suspend } from '../../../../test/suspensions.ts'
import { useInvitations } from '../../../../test/use-invitations.ts'
import { addEndpoint, createClient, fannedOut } from '../../../../test/webhooks.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { applyRetention } from '../../personal-data/retention/apply-retention.due.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { owner, base, role, newAddress, signUpConfirmed, mine, answer, invite, locationsOf } =
  useInvitations(world)
const { main } = demo.locations
const partnerId = demo.partner.id
const suspended = expect.stringContaining('suspended by the platform')

const setRole = (userId: number, slug: string) =>
  world.query(
    `insert into partner_members (partner_id, user_id, role) values ($1, $2, $3)
     on conflict (partner_id, user_id) do update set role = excluded.role`,
    [partnerId, userId, slug],
  )
const setOwner = async (userId: number) => {
  await world.query(
    `insert into memberships (location_id, user_id, role_id, created_at)
     select location_id, $2, id, now() from roles where location_id = $1 and slug = 'owner'
     on conflict (location_id, user_id) do update set role_id = excluded.role_id`,
    [main, userId],
  )
  await invalidateAccess(world)
}
beforeEach(async () => {
  await world.query('delete from partner_members where partner_id = $1 and user_id <> $2', [
    partnerId,
    demo.developer.id,
  ])
  await world.query('delete from memberships where location_id = $1 and user_id = $2', [
    main,
    demo.developer.id,
  ])
  await invalidateAccess(world)
})
const headersOf = async (login: { login: string; password: string }) =>
  (await openSession(world, login)).headers

describe('a suspended partner account', () => {
  it('OPR-45 is not replaced: its admins open no other one, and none of them leaves', async () => {
    await setRole(demo.owner.id, 'admin')
    await setRole(demo.stranger.id, 'viewer')
    const [developer, admin, viewer] = [
      await headersOf(demo.developer),
      await headersOf(demo.owner),
      await headersOf(demo.stranger),
    ]
    await suspend(world, 'partners', partnerId)
    const open = (headers: Record<string, string>) =>
      world.app.post('/account/partners', { headers, body: { title: 'Phoenix' } })
    for (const headers of [developer, admin]) {
      const { status, json } = await open(headers)
      expect([status, json.meta.message]).toEqual([403, suspended])
    }
    const team = `/account/partners/${partnerId}`
    for (const ended of [
      await world.app.post(`${team}/leave`, { headers: admin }),
      await world.app.delete(`${team}/members/${demo.owner.id}`, { headers: developer }),
      await world.app.put(`${team}/members/${demo.owner.id}`, {
        headers: developer,
        body: { role: 'viewer' },
      }),
    ])
      expect([ended.status, ended.json.meta.message]).toEqual([403, suspended])
    expect((await open(viewer)).status).toBe(201)
    expect((await world.app.post(`${team}/leave`, { headers: viewer })).status).toBe(200)
    await lift(world, 'partners', partnerId)
    expect((await open(admin)).status).toBe(201)
  })
})

describe('a suspended person', () => {
  it('OPR-46 invites nobody any more: neither into a Location nor into a partner account', async () => {
    await setOwner(demo.developer.id)
    const inviter = { as: bearer(demo.developer.accessToken) }
    const email = newAddress()
    const { json: invited } = await invite(email, role('Team member'), inviter)
    const headers = await headersOf(demo.developer)
    const toTeam = await world.app.post(`/account/partners/${partnerId}/invitations`, {
      headers,
      body: { email, role: 'viewer' },
    })
    expect(toTeam.status).toBe(201)
    const person = await signUpConfirmed(email)
    await suspend(world, 'people', demo.developer.id)
    const accept = () => [
      answer(person, invited.data.id),
      world.app.post(`/account/partner_invitations/${toTeam.json.data.id}/accept`, person),
    ]
    for (const { status, json } of await Promise.all(accept()))
      expect([status, json.meta.message]).toEqual([
        403,
        expect.stringContaining('Whoever invited you is suspended'),
      ])
    expect(await locationsOf(person)).toEqual([])
    await lift(world, 'people', demo.developer.id)
    expect(await mine(person)).toHaveLength(1)
    for (const { status } of await Promise.all(accept())) expect(status).toBe(200)
  })

  it('OPR-47 does not stay in charge: whoever is the only other one cannot leave', async () => {
    await setOwner(demo.developer.id)
    await setRole(demo.owner.id, 'admin')
    const headers = await headersOf(demo.owner)
    await suspend(world, 'people', demo.developer.id)
    const step = async () => [
      (await world.app.delete(`${base}/users/${demo.owner.id}`, { headers })).status,
      (await world.app.post(`/account/partners/${partnerId}/leave`, { headers })).status,
    ]
    expect(await step()).toEqual([409, 409])
    const { json } = await world.app.get('/account/me/deletion', { headers })
    const kinds = json.data.blockers.map(({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`)
    expect(kinds).toContain(`location ${main}`)
    expect(kinds).toContain(`partner ${partnerId}`)
    const deleted = await world.app.post('/account/me/deletion', {
      headers,
      body: { login: demo.owner.login },
    })
    expect([deleted.status, deleted.json.meta.message]).toEqual([
      409,
      expect.stringContaining('You are the only admin of the partner account'),
    ])
    // The suspended owner is removed all the same, and a Location without any other owner goes on.
    expect((await world.app.delete(`${base}/users/${demo.developer.id}`, { headers })).status).toBe(204)
    await lift(world, 'people', demo.developer.id)
  })

  it('OPR-44 gives keys and endpoints that stop at once, and work again when it is lifted', async () => {
    await setOwner(demo.developer.id)
    const headers = await headersOf(demo.developer)
    const made = await world.app.post('/account/restricted_keys', {
      headers,
      body: { title: 'Mine', scopes: ['locations:read'], location_ids: [main] },
    })
    const read = () =>
      world.api.get(`/v3/locations/${main}/resources`, { as: bearer(made.json.data.key as string) })
    await addEndpoint(world, { url: 'https://hooks.acme.example/mine', userId: demo.developer.id })
    expect((await read()).status).toBe(200)
    await suspend(world, 'people', demo.developer.id)
    expect([401, 404]).toContain((await read()).status)
    await createClient(world)
    await fannedOut(world)
    expect(await world.query('select outcome, reason from deliveries order by id desc limit 1')).toEqual([
      { outcome: 'held', reason: 'The person who set this endpoint is suspended by the platform.' },
    ])
    await lift(world, 'people', demo.developer.id)
    expect((await read()).status).toBe(200)
  })
})

describe('a suspended Location', () => {
  it('OPR-39 keeps what its retention would erase', async () => {
    const path = `${base}/retention`
    const settings = { client_months: 3, call_months: 3, delivery_days: null }
    expect((await world.app.put(path, { ...owner, body: settings })).status).toBe(200)
    await suspend(world, 'locations', main)
    await applyRetention(world.program.ctx)
    const { json } = await world.app.get(path, { as: as.ownerPerson })
    expect(json.data.applied_at).toBeNull()
    await lift(world, 'locations', main)
    await applyRetention(world.program.ctx)
    expect((await world.app.get(path, owner)).json.data.applied_at).not.toBeNull()
  })
})
