import { describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { invalidateAccess } from '../../../../test/invalidate-access.ts'
import { confirmEmail, mailsTo, type SignedUp, signUp } from '../../../../test/mails.ts'
import { openSession } from '../../../../test/people.ts'
import { addEndpoint } from '../../../../test/webhooks.ts'
import { as, startWorld, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { main } = demo.locations
const asOwner = { as: as.ownerPerson }
const path = '/account/me/deletion'
let counter = 0

async function newPerson(): Promise<SignedUp & { name: string }> {
  const person = await signUp(world, { email: `Quentin.${++counter}@Leaving.example` })
  const name = `Quentin O'Leaving (${counter})`
  await confirmEmail(world, { ...person, email: person.email.toLowerCase() })
  await world.app.put('/account/me', { headers: person.headers, body: { name } })
  return { ...person, email: person.email.toLowerCase(), name }
}

const remove = ({ headers, email }: SignedUp, login: unknown = email) =>
  world.app.post(path, { headers, body: { login } })

async function giveRole({ id }: { id: number }, slug = 'owner', locationId: number = main) {
  await world.query(
    `insert into memberships (location_id, user_id, role_id, created_at)
     select location_id, $1, id, now() from roles where slug = $2 and location_id = $3`,
    [id, slug, locationId],
  )
  await invalidateAccess(world)
}

/** Signing somebody up moves the clock, and proofs of others grow old. */
const proveAll = (...people: SignedUp[]) =>
  Promise.all(
    people.map(({ headers, password }) =>
      world.app.post('/account/me/proof', { headers, body: { password } }),
    ),
  )

const newLocation = async ({ headers }: SignedUp, title = 'Only mine') =>
  (await world.app.post('/account/locations', { headers, body: { title } })).json.data.id as number
const newPartner = async ({ headers }: SignedUp) =>
  (await world.app.post('/account/partners', { headers, body: { title: 'Alone Ltd' } })).json.data
    .id as number
const rowOf = async ({ id }: SignedUp) => (await world.query('select * from users where id = $1', [id]))[0]

describe('the deletion of an account', () => {
  it('TRU-40 needs a session with a fresh proof, and the own address', async () => {
    const person = await newPerson()
    const token = await world.app.post('/account/me/access_tokens', {
      headers: person.headers,
      body: { title: 'All', scopes: ['profile:write'], expires_in_days: 1 },
    })
    const byToken = await world.app.post(path, {
      as: bearer(token.json.data.token),
      body: { login: person.email },
    })
    expect(byToken.status).toBe(403)
    expect((await world.app.post(path, { body: { login: person.email } })).status).toBe(401)
    for (const wrong of ['', 'somebody@else.example', 7, null, {}, 'x'.repeat(300)])
      expect((await remove(person, wrong)).status).toBe(422)
    expect((await world.app.post(path, { headers: person.headers, body: {} })).status).toBe(422)
    world.clock.advance(16 * 60)
    const stale = await remove(person)
    expect([stale.status, stale.json.meta.code]).toEqual([403, 'proof_needed'])
    expect(await rowOf(person)).toMatchObject({ name: person.name, email: person.email, deleted_at: null })
    await world.app.post('/account/me/proof', {
      headers: person.headers,
      body: { password: person.password },
    })
    expect((await remove(person, ` ${person.email.toUpperCase()} `)).status).toBe(200)
  })

  it('TRU-41 is refused while the person is the only owner or member of something, and names it', async () => {
    const person = await newPerson()
    const locationId = await newLocation(person)
    const partnerId = await newPartner(person)
    const { json } = await world.app.get(path, { headers: person.headers })
    expect(json.data.blockers).toEqual([
      { kind: 'location', id: locationId, title: 'Only mine' },
      { kind: 'partner', id: partnerId, title: 'Alone Ltd' },
    ])
    const refused = await remove(person)
    expect(refused.status).toBe(409)
    expect(refused.json.meta.message).toContain(`only owner of "Only mine" (${locationId})`)
    expect(refused.json.meta.message).toContain(`partner account "Alone Ltd" (${partnerId})`)
    expect(await rowOf(person)).toMatchObject({ email: person.email, deleted_at: null })

    const heir = await newPerson()
    await giveRole(heir, 'owner', locationId)
    await world.query('insert into partner_members (partner_id, user_id) values ($1, $2)', [
      partnerId,
      heir.id,
    ])
    await proveAll(person)
    expect((await remove(person)).status).toBe(200)
    const left = await world.app.get(path, { headers: heir.headers })
    expect(left.json.data.blockers).toHaveLength(2)
  })

  it('TRU-41 a deleted Location stands in nobody’s way, and a role that is not Owner neither', async () => {
    const person = await newPerson()
    await world.query('update locations set deleted_at = now() where id = $1', [await newLocation(person)])
    await giveRole(person, 'team_member')
    expect((await remove(person)).status).toBe(200)
    expect(await world.query('select from memberships where user_id = $1', [person.id])).toEqual([])
  })

  it('TRU-41 the last operator stays', async () => {
    const { headers } = await openSession(world, demo.operator)
    const blockers = await world.app.get(path, { headers })
    expect(blockers.json.data.blockers).toContainEqual({ kind: 'operator', id: null, title: '' })
    const refused = await world.app.post(path, { headers, body: { login: demo.operator.login } })
    expect([refused.status, refused.json.meta.message]).toEqual([409, expect.stringContaining('operator')])
  })

  it('TRU-42 of two owners, members or operators who go at the same time, one stays', async () => {
    const [one, two] = [await newPerson(), await newPerson()]
    await proveAll(one, two)
    const locationId = await newLocation(one)
    await giveRole(two, 'owner', locationId)
    const both = await Promise.all([remove(one), remove(two)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const owners = await world.query('select from memberships where location_id = $1', [locationId])
    expect(owners).toHaveLength(1)

    const [three, four] = [await newPerson(), await newPerson()]
    await proveAll(three, four)
    const partnerId = await newPartner(three)
    await world.query('insert into partner_members values ($1, $2)', [partnerId, four.id])
    const members = await Promise.all([remove(three), remove(four)])
    expect(members.map(({ status }) => status).sort()).toEqual([200, 409])

    const [five, six] = [await newPerson(), await newPerson()]
    await proveAll(five, six)
    await world.query('update users set is_operator = id = any($1)', [[five.id, six.id]])
    const operators = await Promise.all([remove(five), remove(six)])
    expect(operators.map(({ status }) => status).sort()).toEqual([200, 409])
    await world.query('update users set is_operator = id = $1', [demo.operator.id])
  })

  it('TRU-42 a Location that is opened meanwhile has an owner who exists', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await newPerson()
      const [opened, deleted] = await Promise.all([
        world.app.post('/account/locations', { headers: person.headers, body: { title: 'Meanwhile' } }),
        remove(person),
      ])
      const orphans = await world.query(
        `select from memberships join users on users.id = memberships.user_id where users.deleted_at is not null`,
      )
      expect({ orphans, opened: opened.status, deleted: deleted.status }).toMatchObject({ orphans: [] })
    }
  })

  it('TRU-43 ends sessions, tokens, keys, consents, invitations and notices in every process', async () => {
    const other = await startWorld({ beside: world, clock: world.clock.twin(), ...withoutWorker })
    try {
      const person = await newPerson()
      await giveRole(person)
      const { headers } = person
      const pat = await world.app.post('/account/me/access_tokens', {
        headers,
        body: { title: `Of ${person.name}`, scopes: ['profile:read'], expires_in_days: 1 },
      })
      const userToken = await world.api.post('/v1/auth', {
        as: as.partner,
        body: { login: person.email, password: person.password },
      })
      const key = await world.app.post('/account/restricted_keys', {
        headers,
        body: { title: 'Theirs', scopes: ['locations:read'], location_ids: [main] },
      })
      await world.query(
        `insert into oauth_consents (location_id, client_id, scopes, user_id, created_at)
         values ($1, 'oc_demo_acme_rooms', '{locations:read}', $2, now())
         on conflict (location_id, client_id) do update set user_id = excluded.user_id`,
        [main, person.id],
      )
      const endpointId = await addEndpoint(world, { url: 'http://127.0.0.1:9/gone', userId: person.id })
      await world.app.post(`/account/locations/${main}/users`, {
        headers,
        body: { email: 'invited@by.example', role_id: 4 },
      })
      const calls = () =>
        Promise.all(
          [world, other.world].flatMap(({ app, api }) => [
            app.get('/account/me', { headers }),
            app.get('/account/me', { as: bearer(pat.json.data.token) }),
            api.get('/v1/companies', { as: bearer(demo.partner.token, userToken.json.data.user_token) }),
            api.get(`/v3/locations/${main}/resources`, { as: bearer(key.json.data.key) }),
          ]),
        )
      expect((await calls()).map(({ status }) => status)).toEqual(Array(8).fill(200))
      const deleted = await remove(person)
      expect(deleted.status).toBe(200)
      expect(String(deleted.headers['set-cookie'])).toMatch(/Max-Age=0/i)
      await expect.poll(async () => (await calls()).map(({ status }) => status)).toEqual(Array(8).fill(401))
      for (const table of [
        'sessions',
        'access_tokens',
        'notices',
        'known_devices',
        'email_links',
        'oauth_consents',
      ])
        expect(await world.query(`select from ${table} where user_id = $1`, [person.id]), table).toEqual([])
      expect(await world.query('select from invitations where invited_by = $1', [person.id])).toEqual([])
      const endpoints = await world.app.get(`/account/locations/${main}/receivers`, asOwner)
      expect(endpoints.json.data.find(({ id }: { id: number }) => id === endpointId)).toMatchObject({
        blocked_by: 'no_role',
        set_by: { id: person.id, name: 'Deleted account' },
      })
    } finally {
      await other.close()
    }
  })

  it('TRU-44 leaves no name, address or number of the person in any text of the database', async () => {
    const person = await newPerson()
    await world.query(
      `update users set phone = '+4915112345678', avatar = 'https://a.example/q.png' where id = $1`,
      [person.id],
    )
    const invite = () =>
      world.app.post(`/account/locations/${main}/users`, {
        ...asOwner,
        body: { email: person.email, name: person.name, role_id: 4 },
      })
    expect((await invite()).status).toBe(201)
    const [invitation] = (await world.app.get('/account/invitations', { headers: person.headers })).json.data
    await world.app.post(`/account/invitations/${invitation.id}/decline`, { headers: person.headers })
    await invite()
    await giveRole(person)
    await world.app.post('/account/me/access_tokens', {
      headers: person.headers,
      body: { title: `Laptop of ${person.name}`, scopes: ['profile:read'], expires_in_days: 1 },
    })
    await world.query(
      `insert into audit_log (at, user_id, action, subject_user_id, note) values
       (now(), null, 'person-suspension-lift', $1, $2)`,
      [person.id, `${person.name.toUpperCase()} has called.`],
    )
    await world.app.post('/account/password/forgot', { body: { email: person.email } })
    const traces = async () => {
      const found: string[] = []
      const columns = await world.query(
        `select table_name, column_name from information_schema.columns join pg_tables on tablename = table_name
         where table_schema = 'public' and schemaname = 'public'
           and (data_type in ('text', 'json', 'jsonb', 'ARRAY', 'character varying'))`,
      )
      for (const { table_name, column_name } of columns)
        for (const text of [person.email, person.name, '15112345678']) {
          const rows = await world.query(
            `select from "${table_name}" where strpos(lower("${column_name}"::text), lower($1)) > 0 limit 1`,
            [text],
          )
          if (rows.length > 0) found.push(`${table_name}.${column_name}`)
        }
      return [...new Set(found)].sort()
    }
    expect(await traces()).toEqual(
      expect.arrayContaining(['audit_log.note', 'invitations.email', 'mails.recipient', 'users.name']),
    )
    expect((await remove(person)).status).toBe(200)
    // The last mail still needs its recipient.
    expect(await traces()).toEqual(['mails.recipient'])
    const notes = await world.query(
      `select action, note from audit_log where note like '%eleted account%' order by id desc limit 5`,
    )
    expect(notes).toContainEqual({
      action: 'person-suspension-lift',
      note: 'Deleted account has called.',
    })
    expect(notes).toContainEqual({
      action: 'invitation-create',
      note: expect.stringMatching(/^Deleted account: /),
    })
    const mails = await mailsTo(world, person.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your account was deleted'])
  })

  it('TRU-45 is proved by the audit log, where the name reads “Deleted account”', async () => {
    const person = await newPerson()
    await giveRole(person)
    expect((await remove(person)).status).toBe(200)
    const { json } = await world.app.get(`/account/operator/audit_log?user_id=${person.id}&count=100`, {
      as: as.operator,
    })
    expect(json.data.map(({ user }: { user: unknown }) => user)).toEqual(
      Array(json.data.length).fill({ id: person.id, name: 'Deleted account' }),
    )
    expect(json.data.slice(0, 2)).toMatchObject([
      { action: 'account-delete', location_id: null, note: '' },
      { action: 'account-delete', location_id: main, note: 'Owner' },
    ])
    const inLocation = await world.app.get(
      `/account/locations/${main}/audit_log?action=account-delete&user_id=${person.id}`,
      asOwner,
    )
    expect(inLocation.json.data).toMatchObject([{ user: { name: 'Deleted account' }, note: 'Owner' }])
    const asked = await world.app.get(`/account/operator/people/${person.id}`, { as: as.operator })
    expect(asked.status).toBe(404)
  })

  it('TRU-46 afterwards the login is unknown, and the address can sign up again without any ties', async () => {
    const person = await newPerson()
    await giveRole(person)
    await remove(person)
    const signIn = (login: string) =>
      world.app.post('/account/sign_in', { body: { login, password: person.password } })
    const [gone, unknown] = [await signIn(person.email), await signIn('nobody@ever.example')]
    expect([gone.status, gone.json]).toEqual([unknown.status, unknown.json])
    const again = await signUp(world, { email: person.email })
    expect(again.id).not.toBe(person.id)
    const { json } = await world.app.get('/account/me', { headers: again.headers })
    expect(json.data).toMatchObject({ locations: [], partners: [], is_email_confirmed: false })
  })

  it('TRU-46 happens once, and a change of the profile that comes later changes nothing', async () => {
    const person = await newPerson()
    const answers = await Promise.all([
      remove(person),
      remove(person),
      world.app.put('/account/me', { headers: person.headers, body: { name: 'Still here' } }),
    ])
    expect(
      answers
        .slice(0, 2)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 401])
    expect(await rowOf(person)).toMatchObject({ name: 'Deleted account', email: null, password_hash: null })
    const mails = await mailsTo(world, person.email)
    expect(mails).toHaveLength(1)
  })
})
