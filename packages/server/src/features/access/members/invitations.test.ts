import { describe, expect, it } from 'vitest'
import { invalidateAccess } from '../../../../test/invalidate-access.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { signedIn } from '../../../../test/people.ts'
import { useInvitations } from '../../../../test/use-invitations.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { deleteOldInvitations } from './invitations.ts'

const world = useWorld(withoutWorker)
const { owner, base, newAddress, signUp, signUpConfirmed, mine, answer, locationsOf, role, invite } =
  useInvitations(world)
const day = 24 * 3600
const locationOf = (id: number) => `/account/locations/${id}`

const auditOf = async (action: string) =>
  world.query(
    'select user_id::int, subject_user_id::int, location_id::int, note, address from audit_log where action = $1 order by id desc limit 1',
    [action],
  )

describe('an invitation', () => {
  it('SEC-04 makes no user and no membership before the person who has the address accepts it', async () => {
    const email = newAddress()
    const before = await world.query('select count(*) from users')
    const invited = await invite(email)
    expect(invited.status).toBe(201)
    expect(await world.query('select count(*) from users')).toEqual(before)
    expect((await world.app.get(`${base}/users`, owner)).text).not.toContain(email)
    expect((await world.app.get(`${base}/invitations`, owner)).json.data).toEqual([invited.json.data])

    const person = await signUpConfirmed(email)
    expect(await locationsOf(person)).toEqual([])
    const [invitation] = await mine(person)
    expect(invitation).toEqual({
      id: invited.json.data.id,
      location: { id: demo.locations.main, title: 'Bloom Mission' },
      role: 'Team member',
      invited_by: demo.owner.name,
      expires_at: invited.json.data.expires_at,
    })
    const accepted = await answer(person, invitation.id)
    expect([accepted.status, accepted.json.data]).toEqual([200, invitation])
    expect(await locationsOf(person)).toEqual([[demo.locations.main, 'Team member']])
    expect(await mine(person)).toEqual([])
    expect((await world.app.get(`${base}/invitations`, owner)).json.data).toEqual([])
  })

  it('SEC-04 somebody who signed up with the address but never proved it sees and gets nothing', async () => {
    const email = newAddress()
    const squatter = await signUp(email)
    const { json } = await invite(email, role('Owner'))
    const list = await world.app.get('/account/invitations', squatter)
    expect([list.json.data, list.json.meta]).toEqual([[], { is_email_confirmed: false }])
    for (const how of ['accept', 'decline'] as const)
      expect((await answer(squatter, json.data.id, how)).status).toBe(403)
    expect(await locationsOf(squatter)).toEqual([])
  })

  it('SEC-18 is sent by people whose own address is confirmed, and by nobody else', async () => {
    const [email, inviter] = [newAddress(), newAddress()]
    const person = await signUp(inviter)
    const opened = await world.app.post('/account/locations', { ...person, body: { title: 'Buy now' } })
    const users = `${locationOf(opened.json.data.id)}/users`
    const { json } = await world.app.get(`${locationOf(opened.json.data.id)}/roles`, person)
    const body = { email, role_id: json.data[0].id }
    const refused = await world.app.post(users, { ...person, body })
    expect([refused.status, refused.json.meta.message]).toEqual([
      403,
      expect.stringMatching(/^Confirm your e-mail address first: follow the link .* have it sent again/),
    ])
    expect(await mailsTo(world, email)).toEqual([])
    expect(await world.query('select from invitations where email = $1', [email])).toEqual([])
    await world.query('update users set is_email_confirmed = true where email = $1', [inviter])
    expect((await world.app.post(users, { ...person, body })).status).toBe(201)
    expect(await mailsTo(world, email)).toHaveLength(1)
  })

  it('SEC-03 opens its own Location alone, also when another one invites the same address', async () => {
    const email = newAddress()
    const developer = { as: await signedIn(world, demo.developer) }
    const other = locationOf(demo.locations.test)
    const roles = (await world.app.get(`${other}/roles`, developer)).json.data
    const here = await invite(email)
    const there = await world.app.post(`${other}/users`, {
      ...developer,
      body: { email, role_id: roles[0].id },
    })
    const person = await signUpConfirmed(email)
    expect((await mine(person)).map(({ location }: { location: { id: number } }) => location.id)).toEqual([
      demo.locations.main,
      demo.locations.test,
    ])
    expect((await answer(person, here.json.data.id)).status).toBe(200)
    expect(await locationsOf(person)).toEqual([[demo.locations.main, 'Team member']])
    expect((await answer(person, there.json.data.id, 'decline')).status).toBe(200)
    expect(await locationsOf(person)).toEqual([[demo.locations.main, 'Team member']])
    expect((await world.app.get(`${other}/invitations`, developer)).json.data).toEqual([])
  })

  it('SEC-03 is for its address: nobody else accepts or declines it', async () => {
    const { json } = await invite(newAddress())
    const stranger = { as: await signedIn(world, demo.stranger) }
    for (const how of ['accept', 'decline'] as const)
      expect((await answer(stranger, json.data.id, how)).status).toBe(404)
    const withdrawn = await world.app.delete(
      `${locationOf(demo.locations.foreign)}/invitations/${json.data.id}`,
      stranger,
    )
    expect(withdrawn.status).toBe(404)
    expect((await world.app.get(`${base}/invitations`, { as: as.newcomerPerson })).status).toBe(403)
  })

  it('SEC-03 gives exactly its role: inviting again replaces it, and the old one gives nothing', async () => {
    const email = newAddress()
    const person = await signUpConfirmed(email)
    const first = await invite(email, role('Administrator'))
    const second = await invite(email.toUpperCase(), role('Team member'))
    expect((await answer(person, first.json.data.id)).status).toBe(404)
    expect((await answer(person, second.json.data.id)).status).toBe(200)
    expect(await locationsOf(person)).toEqual([[demo.locations.main, 'Team member']])
    expect((await invite(email)).status).toBe(409)
  })

  it('SEC-03 ends after fourteen days, and shows as expired until it is made again', async () => {
    const email = newAddress()
    const person = await signUpConfirmed(email)
    const { json } = await invite(email)
    world.clock.advance(14 * day - 1)
    expect(await mine(person)).toHaveLength(1)
    world.clock.advance(1)
    expect(await mine(person)).toEqual([])
    expect((await answer(person, json.data.id)).status).toBe(404)
    const list = async () => (await world.app.get(`${base}/invitations`, owner)).json.data
    const found = (await list()).find(({ id }: { id: number }) => id === json.data.id)
    expect(found.is_expired).toBe(true)
    await deleteOldInvitations(world.program.ctx)
    expect((await list()).map(({ id }: { id: number }) => id)).toContain(json.data.id)
    world.clock.advance(14 * day)
    await deleteOldInvitations(world.program.ctx)
    expect(await list()).toEqual([])
  })

  it('SEC-03 ends when it is withdrawn, when its role is deleted, and with its Location', async () => {
    const email = newAddress()
    const person = await signUpConfirmed(email)
    const withdrawn = (await invite(email)).json.data.id
    expect((await world.app.delete(`${base}/invitations/${withdrawn}`, owner)).status).toBe(204)
    expect((await world.app.delete(`${base}/invitations/${withdrawn}`, owner)).status).toBe(404)
    expect((await answer(person, withdrawn)).status).toBe(404)

    const created = await world.app.post(`${base}/roles`, {
      ...owner,
      body: { title: 'Passing', rights: [] },
    })
    const ofRole = (await invite(email, created.json.data.id)).json.data.id
    expect((await world.app.delete(`${base}/roles/${created.json.data.id}`, owner)).status).toBe(204)
    expect((await answer(person, ofRole)).status).toBe(404)

    const opened = (await world.app.post('/account/locations', { ...owner, body: { title: 'Short' } })).json
      .data.id
    const [team] = (await world.app.get(`${locationOf(opened)}/roles`, owner)).json.data.slice(-1)
    await world.app.post(`${locationOf(opened)}/users`, { ...owner, body: { email, role_id: team.id } })
    expect(await mine(person)).toHaveLength(1)
    expect((await world.api.delete(`/v1/company/${opened}`, { as: as.owner })).status).toBe(204)
    expect(await mine(person)).toEqual([])
    expect(await world.query('select from invitations where location_id = $1', [opened])).toEqual([])
  })

  it('SEC-03 ends when the inviter may no longer give the role', async () => {
    const manager = await world.app.post(`${base}/roles`, {
      ...owner,
      body: { title: 'People', rights: ['edit_users_access', 'timetable_access'] },
    })
    const asManager = { as: as.newcomerPerson }
    const setRole = (role_id: number) =>
      world.app.put(`${base}/users/${demo.memberWithoutRights.id}`, { ...owner, body: { role_id } })
    const [email, other, third] = [newAddress(), newAddress(), newAddress()]
    const person = await signUpConfirmed(email)

    await setRole(manager.json.data.id)
    expect((await invite(email, role('Owner'), asManager)).status).toBe(403)
    const first = (await invite(email, role('Team member'), asManager)).json.data.id
    await setRole(role('Newcomer'))
    expect((await answer(person, first)).status).toBe(404)
    expect(await locationsOf(person)).toEqual([])

    // The role itself loses the right to give.
    await setRole(manager.json.data.id)
    await invite(other, role('Team member'), asManager)
    await world.app.put(`${base}/roles/${manager.json.data.id}`, {
      ...owner,
      body: { rights: ['edit_users_access'] },
    })
    expect((await world.app.get(`${base}/invitations`, owner)).text).not.toContain(other)

    // This bypasses the program, as if a change had been missed: acceptance checks again, and ends the invitation.
    const narrow = await world.app.post(`${base}/roles`, { ...owner, body: { title: 'Narrow', rights: [] } })
    const last = (await invite(third, narrow.json.data.id, asManager)).json.data.id
    const late = await signUpConfirmed(third)
    await world.query('delete from memberships where location_id = $1 and user_id = $2', [
      demo.locations.main,
      demo.memberWithoutRights.id,
    ])
    expect((await answer(late, last)).status).toBe(404)
    expect(await locationsOf(late)).toEqual([])
    expect(await world.query('select from invitations where id = $1', [last])).toEqual([])
    await world.query(
      'insert into memberships (location_id, user_id, role_id, created_at) values ($1, $2, $3, now())',
      [demo.locations.main, demo.memberWithoutRights.id, role('Newcomer')],
    )
    await invalidateAccess(world)
  })

  it('a manager of users neither replaces nor withdraws an invitation to more than they have', async () => {
    const created = await world.app.post(`${base}/roles`, {
      ...owner,
      body: { title: 'Helpers', rights: ['edit_users_access', 'timetable_access'] },
    })
    const nora = `${base}/users/${demo.memberWithoutRights.id}`
    await world.app.put(nora, { ...owner, body: { role_id: created.json.data.id } })
    const asManager = { as: as.newcomerPerson }
    const email = newAddress()
    const { json } = await invite(email, role('Owner'))
    expect((await invite(email, role('Team member'), asManager)).status).toBe(403)
    expect((await world.app.delete(`${base}/invitations/${json.data.id}`, asManager)).status).toBe(403)
    await world.app.put(nora, { ...owner, body: { role_id: role('Newcomer') } })
    expect((await world.app.delete(`${base}/invitations/${json.data.id}`, owner)).status).toBe(204)
  })

  it('a role of another Location, an unknown one and a wrong address are refused', async () => {
    const [other] = await world.query('select id::int from roles where location_id = 2 limit 1')
    for (const role_id of [Number(other?.id), 987_654]) {
      const { status, json } = await invite('x@example.com', role_id)
      expect(status).toBe(422)
      expect(json.meta.errors).toEqual({ role_id: ['is not a role of this Location'] })
    }
    expect((await invite('nobody')).json.meta.errors).toEqual({ email: ['must be an e-mail address'] })
    const both = await world.app.post(`${base}/users`, { ...owner, body: { email: 'nobody', role_id: 'x' } })
    expect(Object.keys(both.json.meta.errors)).toEqual(['email', 'role_id'])
  })

  it('an invited owner does not count as one', async () => {
    const { json } = await invite(newAddress(), role('Owner'))
    expect((await world.app.delete(`${base}/users/${demo.owner.id}`, owner)).status).toBe(409)
    await world.app.delete(`${base}/invitations/${json.data.id}`, owner)
  })
})

describe('the answer to an inviter', () => {
  it('SEC-06 is the same for an address with an account, without one, and for a stranger’s', async () => {
    const answers = []
    for (const email of [demo.stranger.login, demo.operator.login, newAddress()]) {
      const { status, json, text } = await invite(email)
      expect(status).toBe(201)
      const { id, email: shown, ...rest } = json.data
      expect([typeof id, shown]).toEqual(['number', email])
      for (const { name, phone } of [demo.stranger, demo.operator]) {
        expect(text).not.toContain(name)
        expect(text).not.toContain(phone)
      }
      answers.push(rest)
      await world.app.delete(`${base}/invitations/${id}`, owner)
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(answers[0]).toEqual({
      name: '',
      role_id: role('Team member'),
      role: 'Team member',
      invited_by: demo.owner.name,
      created_at: expect.any(String),
      expires_at: expect.any(String),
      is_expired: false,
    })
  })

  it('SEC-06 shows the name that was typed, never the one that the account has', async () => {
    const body = { email: demo.stranger.login, name: 'The new one', role_id: role('Team member') }
    const { json } = await world.app.post(`${base}/users`, { ...owner, body })
    expect(json.data.name).toBe('The new one')
    const list = await world.app.get(`${base}/invitations`, owner)
    expect(list.json.data).toEqual([json.data])
    expect(list.text).not.toContain(demo.stranger.name)
    await world.app.delete(`${base}/invitations/${json.data.id}`, owner)
  })

  it('SEC-06 is not revealed by the audit log either, when the person declines', async () => {
    const stranger = { as: await signedIn(world, demo.stranger) }
    await answer(stranger, (await invite(demo.stranger.login)).json.data.id, 'decline')
    const { json, text } = await world.app.get(`${base}/audit_log?action=invitation-decline&count=100`, owner)
    expect(json.data[0]).toMatchObject({
      user: null,
      subject: null,
      address: '',
      note: `${demo.stranger.login}: Team member`,
    })
    expect(text).not.toContain(demo.stranger.name)
  })
})

describe('limits', () => {
  it('SEC-03 an address gets at most five a day from a Location and twenty in all, and the latter limit is not revealed', async () => {
    const email = newAddress()
    for (let count = 0; count < 5; count++) expect((await invite(email)).status).toBe(201)
    const refused = await invite(email)
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
    world.clock.advance(day)
    expect((await invite(email)).status).toBe(201)

    const victim = newAddress()
    for (let count = 0; count < 5; count++) {
      const opened = (await world.app.post('/account/locations', { ...owner, body: { title: `L${count}` } }))
        .json.data.id
      const roles = (await world.app.get(`${locationOf(opened)}/roles`, owner)).json.data
      const body = { email: victim, role_id: roles[0].id }
      for (let again = 0; again < 5; again++)
        expect((await world.app.post(`${locationOf(opened)}/users`, { ...owner, body })).status).toBe(201)
    }
    expect(await mailsTo(world, victim)).toHaveLength(20)
  })

  it('SEC-03 a Location has two hundred open invitations at most', async () => {
    await world.query(
      `insert into invitations (location_id, email, role_id, invited_by, created_at, expires_at)
       select 2, 'many-' || n || '@example.com', (select min(id) from roles where location_id = 2), $1, $2,
         $2::timestamptz + interval '14 days' from generate_series(1, 200) n`,
      [demo.owner.id, world.clock.now()],
    )
    const [first] = (await world.app.get('/account/locations/2/roles', owner)).json.data
    const more = (email: string) =>
      world.app.post('/account/locations/2/users', { ...owner, body: { email, role_id: first.id } })
    expect((await more(newAddress())).status).toBe(409)
    expect((await more('many-7@example.com')).status).toBe(201)
  })
})

it('SEC-21 invitations, roles and their ends are in the audit log, with who, whom and where', async () => {
  const email = newAddress()
  const person = await signUpConfirmed(email)
  const [row] = await world.query('select id::int from users where email = $1', [email])
  const invitee = Number(row?.id)
  const entry = { location_id: demo.locations.main, address: '127.0.0.1', subject_user_id: null }
  const byOwner = { ...entry, user_id: demo.owner.id }
  const first = (await invite(email)).json.data.id
  expect(await auditOf('invitation-create')).toEqual([{ ...byOwner, note: `${email}: Team member` }])
  await world.app.delete(`${base}/invitations/${first}`, owner)
  expect(await auditOf('invitation-withdraw')).toEqual([{ ...byOwner, note: `${email}: Team member` }])
  await answer(person, (await invite(email)).json.data.id, 'decline')
  expect(await auditOf('invitation-decline')).toEqual([
    { ...entry, user_id: invitee, location_id: null, note: `Team member in Location ${demo.locations.main}` },
  ])
  await answer(person, (await invite(email)).json.data.id)
  expect(await auditOf('invitation-accept')).toEqual([{ ...entry, user_id: invitee, note: 'Team member' }])
  const about = { ...byOwner, subject_user_id: invitee }
  expect(await auditOf('role-give')).toEqual([{ ...about, address: '', note: 'Team member' }])
  await world.app.put(`${base}/users/${invitee}`, { ...owner, body: { role_id: role('Administrator') } })
  expect(await auditOf('role-change')).toEqual([{ ...about, note: 'Team member → Administrator' }])
  await world.app.delete(`${base}/users/${invitee}`, owner)
  expect(await auditOf('role-take')).toEqual([{ ...about, note: 'Administrator' }])

  const created = await world.app.post(`${base}/roles`, { ...owner, body: { title: 'Audited', rights: [] } })
  expect(await auditOf('role-create')).toEqual([{ ...byOwner, note: 'Audited: no rights' }])
  const path = `${base}/roles/${created.json.data.id}`
  await world.app.put(path, { ...owner, body: { rights: ['clients_access'] } })
  expect(await auditOf('role-update')).toEqual([{ ...byOwner, note: 'Audited: clients_access' }])
  await world.app.delete(path, owner)
  expect(await auditOf('role-delete')).toEqual([{ ...byOwner, note: 'Audited' }])
})
