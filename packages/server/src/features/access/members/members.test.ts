import { rightSlugs } from '@foyer/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { invalidateAccess } from '../../../../test/invalidate-access.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const owner = { as: as.ownerPerson }
const newcomer = { as: as.newcomerPerson }
const base = `/account/locations/${demo.locations.main}`

const roleIds: Record<string, number> = {}
const role = (title: string): number => roleIds[title] as number

beforeAll(async () => {
  const { json } = await world.app.get(`${base}/roles`, owner)
  for (const { id, title } of json.data) roleIds[title] = id
})

describe('rights', () => {
  it('AUT-04 a user without the right, or without access to the Location, is 403, and begins with "Access denied."', async () => {
    for (const [who, path] of [
      [as.newcomer, '/v1/company/1'],
      [as.owner, '/v1/company/5'],
      [as.systemUser, '/v1/company/1'],
    ] as const) {
      const { status, json } = await world.api.put(path, { as: who, body: { title: 'Mine now' } })
      expect(status).toBe(403)
      expect(json.meta.message).toMatch(/^Access denied\. \S.*\.$/)
    }
    expect((await world.api.get('/v1/company/5', { as: as.owner })).status).toBe(403)
    expect((await world.app.get(`${base}/users`, newcomer)).status).toBe(403)
  })

  it('AUT-05 the right is checked on every call: giving and taking it has effect at once', async () => {
    const change = () => world.api.put('/v1/company/1', { as: as.newcomer, body: { zip: '94110' } })
    const give = (role_id: number) =>
      world.app.put(`${base}/users/${demo.memberWithoutRights.id}`, { ...owner, body: { role_id } })
    expect((await change()).status).toBe(403)
    expect((await give(role('Administrator'))).json.data.role).toBe('Administrator')
    expect((await change()).status).toBe(200)
    expect((await give(role('Newcomer'))).status).toBe(200)
    expect((await change()).status).toBe(403)
  })

  it('AUT-05 changing a role changes what everybody with it may do', async () => {
    const created = await world.app.post(`${base}/roles`, {
      ...owner,
      body: { title: 'Settings', rights: [] },
    })
    expect(created.status).toBe(201)
    const { id } = created.json.data
    await world.app.put(`${base}/users/${demo.memberWithoutRights.id}`, { ...owner, body: { role_id: id } })
    const change = () => world.api.put('/v1/company/1', { as: as.newcomer, body: { zip: '94110' } })
    expect((await change()).status).toBe(403)
    await world.app.put(`${base}/roles/${id}`, { ...owner, body: { rights: ['settings_access'] } })
    expect((await change()).status).toBe(200)
    expect((await world.app.delete(`${base}/roles/${id}`, owner)).status).toBe(409)
    await world.app.put(`${base}/users/${demo.memberWithoutRights.id}`, {
      ...owner,
      body: { role_id: role('Newcomer') },
    })
    expect((await world.app.delete(`${base}/roles/${id}`, owner)).status).toBe(204)
    expect((await change()).status).toBe(403)
  })

  it('AUT-05 a right in one Location is none in another', async () => {
    await world.app.put(`${base}/users/${demo.memberWithoutRights.id}`, {
      ...owner,
      body: { role_id: role('Owner') },
    })
    expect((await world.api.put('/v1/company/1', { as: as.newcomer, body: {} })).status).toBe(200)
    expect((await world.api.put('/v1/company/2', { as: as.newcomer, body: {} })).status).toBe(403)
    await world.app.put(`${base}/users/${demo.memberWithoutRights.id}`, {
      ...owner,
      body: { role_id: role('Newcomer') },
    })
  })

  it('GET /account/rights lists every right in words', async () => {
    const { json } = await world.app.get('/account/rights', newcomer)
    expect(json.data.map((right: { slug: string }) => right.slug)).toEqual(rightSlugs)
  })
})

describe('users of a Location', () => {
  it('a Location keeps at least one owner, also when two leave at once', async () => {
    const own = `${base}/users/${demo.owner.id}`
    expect((await world.app.delete(own, owner)).status).toBe(409)
    expect((await world.app.put(own, { ...owner, body: { role_id: role('Administrator') } })).status).toBe(
      409,
    )

    await world.app.put(`${base}/users/${demo.memberWithoutRights.id}`, {
      ...owner,
      body: { role_id: role('Owner') },
    })
    const [first, second] = await Promise.all([
      world.app.put(own, { ...owner, body: { role_id: role('Newcomer') } }),
      world.app.put(`${base}/users/${demo.memberWithoutRights.id}`, {
        ...newcomer,
        body: { role_id: role('Newcomer') },
      }),
    ])
    expect([first.status, second.status].filter(status => status === 200)).toHaveLength(1)
    const [{ count } = { count: 0 }] = await world.query(
      'select count(*)::int as count from memberships where location_id = 1 and role_id = $1',
      [role('Owner')],
    )
    expect(count).toBe(1)
    await world.query('update memberships set role_id = $1 where location_id = 1 and user_id = $2', [
      role('Owner'),
      demo.owner.id,
    ])
    await world.query('update memberships set role_id = $1 where location_id = 1 and user_id = $2', [
      role('Newcomer'),
      demo.memberWithoutRights.id,
    ])
    await invalidateAccess(world)
  })

  it('nobody gives, changes or removes a right that they do not have', async () => {
    const manager = await world.app.post(`${base}/roles`, {
      ...owner,
      body: { title: 'User manager', rights: ['edit_users_access', 'timetable_access'] },
    })
    const managerId = manager.json.data.id
    await world.app.put(`${base}/users/${demo.memberWithoutRights.id}`, {
      ...owner,
      body: { role_id: managerId },
    })
    const asManager = newcomer
    const me = `${base}/users/${demo.memberWithoutRights.id}`
    expect((await world.app.put(me, { ...asManager, body: { role_id: role('Owner') } })).status).toBe(403)
    expect((await world.app.put(me, { ...asManager, body: { role_id: role('Administrator') } })).status).toBe(
      403,
    )
    expect((await world.app.delete(`${base}/users/${demo.owner.id}`, asManager)).status).toBe(403)
    const give = (rights: string[]) =>
      world.app.post(`${base}/roles`, { ...asManager, body: { title: `R ${rights}`, rights } })
    expect((await give(['finances_access'])).status).toBe(403)
    expect((await give(['timetable_access'])).status).toBe(201)
    const widen = { ...asManager, body: { rights: [...rightSlugs] } }
    expect((await world.app.put(`${base}/roles/${managerId}`, widen)).status).toBe(403)
  })

  it('the built-in roles stay, titles are unique, rights are known', async () => {
    expect((await world.app.delete(`${base}/roles/${role('Owner')}`, owner)).status).toBe(409)
    expect(
      (await world.app.put(`${base}/roles/${role('Team member')}`, { ...owner, body: { rights: [] } }))
        .status,
    ).toBe(409)
    const make = (body: unknown) => world.app.post(`${base}/roles`, { ...owner, body })
    expect((await make({ title: 'OWNER', rights: [] })).status).toBe(409)
    const unknown = await make({ title: 'X', rights: ['fly'] })
    expect(unknown.status).toBe(422)
    expect((await make({ title: 'X', rights: ['clients_access', 'clients_access'] })).status).toBe(422)
    expect((await world.app.get('/account/locations/5/roles', owner)).status).toBe(403)
    expect((await world.app.get('/account/locations/987/roles', owner)).status).toBe(404)
  })
})
