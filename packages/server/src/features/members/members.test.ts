import { rightSlugs } from '@foyer/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { bearer } from '../../../test/http.ts'
import { as, useWorld } from '../../../test/world.ts'
import { demo } from '../demo/facts.ts'

const world = useWorld()
const owner = { as: as.ownerPerson }
const newcomer = { as: as.newcomerPerson }
const base = `/account/locations/${demo.locations.main}`

const roleIds: Record<string, number> = {}
const role = (title: string): number => roleIds[title] as number

beforeAll(async () => {
  const { json } = await world.app.get(`${base}/roles`, owner)
  for (const each of json.data) roleIds[each.title] = each.id
})

describe('rights', () => {
  it('AUT-04 a user without the right, or without access to the Location, is 403 "Access denied."', async () => {
    for (const [who, path] of [
      [as.newcomer, '/v1/company/1'],
      [as.owner, '/v1/company/5'],
      [as.systemUser, '/v1/company/1'],
    ] as const) {
      const { status, json } = await world.api.put(path, { as: who, body: { title: 'Mine now' } })
      expect(status).toBe(403)
      expect(json.meta.message).toBe('Access denied.')
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
  it('somebody without an account is invited, sets a password, and has the role', async () => {
    const added = await world.app.post(`${base}/users`, {
      ...owner,
      body: { email: 'new.person@example.com', name: 'New Person', role_id: role('Team member') },
    })
    expect(added.status).toBe(201)
    const { id, is_invited, invitation_url } = added.json.data
    expect(is_invited).toBe(true)
    expect((await world.app.get(`${base}/users`, owner)).text).not.toContain(invitation_url)
    const invitation = invitation_url.split('#')[1]

    const joined = await world.app.post('/account/join', {
      body: { invitation, password: 'my first password' },
    })
    expect(joined.status).toBe(200)
    expect(joined.json.data).toMatchObject({
      id,
      locations: [{ id: 1, role: 'Team member', is_owner: false }],
    })
    const again = await world.app.post('/account/join', {
      body: { invitation, password: 'somebody else’s one' },
    })
    expect(again.status).toBe(404)
    const auth = await world.api.post('/v1/auth', {
      as: as.partner,
      body: { login: 'new.person@example.com', password: 'my first password' },
    })
    const locations = await world.api.get('/v1/companies?my=1', {
      as: bearer(demo.partner.token, auth.json.data.user_token),
    })
    expect(locations.json.meta.total_count).toBe(1)

    expect((await world.app.delete(`${base}/users/${id}`, owner)).status).toBe(204)
    const after = await world.api.get('/v1/company/1', {
      as: bearer(demo.partner.token, auth.json.data.user_token),
    })
    expect(after.status).toBe(403)
  })

  it('asking again for somebody who has not come gives a new link, and the old one stops working', async () => {
    const body = { email: 'slow@example.com', role_id: role('Team member') }
    const tokens: string[] = []
    for (const role_id of [role('Team member'), role('Administrator')]) {
      const { status, json } = await world.app.post(`${base}/users`, { ...owner, body: { ...body, role_id } })
      expect(status).toBe(201)
      tokens.push(json.data.invitation_url.split('#')[1])
    }
    const join = (invitation?: string) =>
      world.app.post('/account/join', { body: { invitation, password: 'came at last' } })
    expect((await join(tokens[0])).status).toBe(404)
    const joined = await join(tokens[1])
    expect(joined.json.data.locations).toMatchObject([{ id: 1, role: 'Administrator' }])
    expect((await world.app.post(`${base}/users`, { ...owner, body })).status).toBe(409)
  })

  it('another Location cannot get the link of somebody who was invited here', async () => {
    await world.app.post(`${base}/users`, {
      ...owner,
      body: { email: 'wanted@example.com', role_id: role('Administrator') },
    })
    const developer = await world.api.post('/v1/auth', {
      as: as.partner,
      body: { login: demo.developer.login, password: demo.developer.password },
    })
    const other = { as: `User ${developer.json.data.user_token}` }
    const roles = await world.app.get('/account/locations/3/roles', other)
    const body = { email: 'wanted@example.com', role_id: roles.json.data[0].id }
    const added = await world.app.post('/account/locations/3/users', { ...other, body })
    expect(added.json.data).toMatchObject({ is_invited: true, invitation_url: null })
  })

  it('an invitation ends after fourteen days', async () => {
    const added = await world.app.post(`${base}/users`, {
      ...owner,
      body: { email: 'late@example.com', role_id: role('Team member') },
    })
    world.clock.advance(14 * 24 * 3600)
    const invitation = added.json.data.invitation_url.split('#')[1]
    expect(
      (await world.app.post('/account/join', { body: { invitation, password: 'much too late' } })).status,
    ).toBe(404)
  })

  it('somebody with an account gets the role without an invitation, once', async () => {
    const body = { email: demo.developer.login, role_id: role('Administrator') }
    const added = await world.app.post(`${base}/users`, { ...owner, body })
    expect(added.json.data).toMatchObject({ id: demo.developer.id, invitation_url: null, is_invited: false })
    expect((await world.app.post(`${base}/users`, { ...owner, body })).status).toBe(409)
    expect((await world.app.delete(`${base}/users/${demo.developer.id}`, owner)).status).toBe(204)
  })

  it('a role of another Location, and an unknown one, are refused', async () => {
    const others = await world.query('select id from roles where location_id = 2 limit 1')
    for (const role_id of [others[0]?.id, 987_654]) {
      const { status, json } = await world.app.post(`${base}/users`, {
        ...owner,
        body: { email: 'x@example.com', role_id },
      })
      expect(status).toBe(422)
      expect(json.meta.errors).toEqual({ role_id: ['is not a role of this Location'] })
    }
  })

  it('an owner who was only invited does not count as one', async () => {
    const added = await world.app.post(`${base}/users`, {
      ...owner,
      body: { email: 'heir@example.com', role_id: role('Owner') },
    })
    expect((await world.app.delete(`${base}/users/${demo.owner.id}`, owner)).status).toBe(409)
    expect((await world.app.delete(`${base}/users/${added.json.data.id}`, owner)).status).toBe(204)
  })

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
    const [one, other] = await Promise.all([
      world.app.put(own, { ...owner, body: { role_id: role('Newcomer') } }),
      world.app.put(`${base}/users/${demo.memberWithoutRights.id}`, {
        ...newcomer,
        body: { role_id: role('Newcomer') },
      }),
    ])
    expect([one.status, other.status].filter(status => status === 200)).toHaveLength(1)
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
    await world.query("select pg_notify('foyer_access', '')")
  })

  it('nobody hands out, changes or takes away what they do not have', async () => {
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
