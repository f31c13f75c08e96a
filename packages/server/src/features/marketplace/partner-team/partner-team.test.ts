import { describe, expect, it } from 'vitest'
import { mailsTo } from '../../../../test/mails.ts'
import { type Login, openSession } from '../../../../test/people.ts'
import { addEndpoint, createClient, fannedOut } from '../../../../test/webhooks.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const partnerId = demo.partner.id
const base = `/account/partners/${partnerId}`

async function person(login: Login) {
  const { headers } = await openSession(world, login)
  return {
    get: (path: string) => world.app.get(path, { headers }),
    post: (path: string, body?: unknown) => world.app.post(path, { headers, body }),
    put: (path: string, body: unknown) => world.app.put(path, { headers, body }),
    delete: (path: string) => world.app.delete(path, { headers }),
  }
}

const setRole = (userId: number, role: string) =>
  world.query(
    `insert into partner_members (partner_id, user_id, role) values ($1, $2, $3)
     on conflict (partner_id, user_id) do update set role = excluded.role`,
    [partnerId, userId, role],
  )
const takeRole = (userId: number) =>
  world.query('delete from partner_members where partner_id = $1 and user_id = $2', [partnerId, userId])
const application = `/account/applications/${demo.applications.public}`

describe('the team of a partner account', () => {
  it('TEA-13 members from before are admins, and /account/me says the role', async () => {
    const admin = await person(demo.developer)
    const { json } = await admin.get('/account/me')
    expect(json.data.partners).toContainEqual({
      id: partnerId,
      title: expect.any(String),
      suspension: null,
      role: 'admin',
    })
    expect((await admin.get(`${base}/members`)).json.data).toContainEqual({
      user_id: demo.developer.id,
      name: demo.developer.name,
      email: demo.developer.login,
      role: 'admin',
    })
  })

  it('TEA-14 a viewer reads lists, a developer builds, and neither does what is for admins', async () => {
    await setRole(demo.owner.id, 'viewer')
    const member = await person(demo.owner)
    const refused = await member.post(`${base}/deliveries/1/redeliver`)
    expect([refused.status, refused.json.meta.message]).toEqual([
      403,
      expect.stringContaining('Your role in this partner account is viewer: this needs the role developer.'),
    ])
    for (const path of [base, `${base}/members`, `${base}/deliveries`, application, `${application}/tariffs`])
      expect((await member.get(path)).status, path).toBe(200)
    expect((await member.get(`${base}/deliveries/1`)).status).toBe(403)
    expect((await member.put(application, { title: 'Mine' })).status).toBe(403)
    // The path decides, whatever the body says.
    expect((await member.put(application, { title: 'Mine', partner_id: 999 })).status).toBe(403)
    await setRole(demo.owner.id, 'developer')
    expect((await member.get(`${base}/deliveries/999999`)).status).toBe(404)
    for (const [method, path] of [
      ['POST', `${base}/token`],
      ['POST', `${base}/webhook_secret`],
      ['PUT', base],
      ['POST', `${application}/review`],
      ['POST', `${base}/invitations`],
    ] as const) {
      const body = path.endsWith('invitations') ? { email: 'x@example.com', role: 'admin' } : {}
      const answer = method === 'PUT' ? await member.put(path, body) : await member.post(path, body)
      expect([answer.status, answer.json.meta.message], path).toEqual([
        403,
        expect.stringContaining('needs the role admin'),
      ])
    }
    await takeRole(demo.owner.id)
    expect((await member.get(`${base}/members`)).status).toBe(404)
    expect((await member.get(application)).status).toBe(404)
  })

  it('OPR-48 a viewer sees no secrets in URLs: of endpoints, deliveries, figures, the account and applications', async () => {
    const secret = 'https://key:hush@hooks.acme.example/in?token=hush#hush'
    const endpointId = await addEndpoint(world, { url: secret, partnerId, includesOwnChanges: true })
    await world.query('update partners set webhook_url = $1 where id = $2', [secret, partnerId])
    await world.query('update applications set webhook_url = $1 where partner_id = $2', [secret, partnerId])
    await createClient(world)
    await fannedOut(world)
    const member = await person(demo.owner)
    const paths = [
      base,
      application,
      '/account/partners',
      '/account/applications',
      `${base}/endpoints`,
      `${base}/endpoints/${endpointId}`,
      `${base}/deliveries`,
    ]
    for (const role of ['developer', 'viewer']) {
      await setRole(demo.owner.id, role)
      for (const path of paths) {
        const { status, text } = await member.get(path)
        expect(status, path).toBe(200)
        expect(text.includes('hush'), `${role} ${path}`).toBe(role === 'developer')
        expect(text, path).toContain('hooks.acme.example/in')
      }
      const figures = await member.get(`${base}/figures`)
      expect(figures.text.includes('hush') && role === 'viewer').toBe(false)
    }
    await takeRole(demo.owner.id)
  })

  it('TEA-15 the last admin can neither leave, nor be removed, nor become less, also not two at once', async () => {
    const admin = await person(demo.developer)
    const own = `${base}/members/${demo.developer.id}`
    expect((await admin.delete(own)).status).toBe(409)
    expect((await admin.put(own, { role: 'viewer' })).status).toBe(409)
    expect((await admin.post(`${base}/leave`)).status).toBe(409)
    await setRole(demo.owner.id, 'admin')
    const other = await person(demo.owner)
    const answers = await Promise.all([admin.post(`${base}/leave`), other.post(`${base}/leave`)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await setRole(demo.developer.id, 'admin')
    await takeRole(demo.owner.id)
  })

  it('TEA-16 somebody is invited by e-mail, accepts, gets another role, and is removed at once', async () => {
    const admin = await person(demo.developer)
    const invited = await admin.post(`${base}/invitations`, { email: demo.owner.login, role: 'viewer' })
    expect([invited.status, invited.json.data.role]).toEqual([201, 'viewer'])
    const [mail] = await mailsTo(world, demo.owner.login)
    expect(mail?.text).toContain('/invitations#')
    const guest = await person(demo.owner)
    const stranger = await person(demo.operator)
    const { id } = invited.json.data
    expect((await stranger.get('/account/partner_invitations')).json.data).toEqual([])
    expect((await stranger.post(`/account/partner_invitations/${id}/accept`)).status).toBe(404)
    expect((await guest.get('/account/partner_invitations')).json.data).toMatchObject([
      { id, role: 'viewer', partner: { id: partnerId } },
    ])
    expect((await guest.post(`/account/partner_invitations/${id}/accept`)).status).toBe(200)
    expect((await guest.post(`/account/partner_invitations/${id}/accept`)).status).toBe(404)
    expect((await admin.post(`${base}/invitations`, { email: demo.owner.login, role: 'admin' })).status).toBe(
      409,
    )
    const member = `${base}/members/${demo.owner.id}`
    expect((await guest.put(member, { role: 'admin' })).status).toBe(403)
    expect((await admin.put(member, { role: 'developer' })).json.data.role).toBe('developer')
    expect((await admin.put(member, { role: 'owner' })).status).toBe(422)
    expect((await admin.delete(member)).status).toBe(204)
    expect((await guest.get(base)).status).toBe(404)
    expect((await admin.delete(member)).status).toBe(404)
    const log = await world.query(
      "select action, note from audit_log where action like 'partner-role-%' order by id desc limit 2",
    )
    expect(log).toEqual([
      { action: 'partner-role-take', note: 'developer' },
      { action: 'partner-role-change', note: 'viewer: developer' },
    ])
  })

  it('TEA-17 invitations end with the role of who invited, when they expire, and when they are withdrawn', async () => {
    await setRole(demo.owner.id, 'admin')
    const [admin, other] = [await person(demo.developer), await person(demo.owner)]
    const invite = async (email: string) =>
      (await other.post(`${base}/invitations`, { email, role: 'admin' })).json.data.id as number
    const listed = async () => ((await admin.get(`${base}/invitations`)).json.data as { id: number }[]).length
    await invite('one@example.com')
    const id = await invite('two@example.com')
    expect(await listed()).toBe(2)
    expect((await admin.delete(`${base}/invitations/${id}`)).status).toBe(204)
    expect((await admin.delete(`${base}/invitations/${id}`)).status).toBe(404)
    await admin.put(`${base}/members/${demo.owner.id}`, { role: 'developer' })
    expect(await listed()).toBe(0)
    await takeRole(demo.owner.id)
    const mine = await admin.post(`${base}/invitations`, { email: demo.owner.login, role: 'viewer' })
    world.clock.advance(15 * 24 * 3600)
    const late = await person(demo.owner)
    expect((await late.post(`/account/partner_invitations/${mine.json.data.id}/accept`)).status).toBe(404)
  })

  it('TEA-18 another partner’s team is a 404, and so is an unknown one; tokens need their scope', async () => {
    const admin = await person(demo.developer)
    for (const path of [
      `/account/partners/${demo.otherPartner.id}/members`,
      '/account/partners/999999/members',
    ])
      expect((await admin.get(path)).status, path).toBe(404)
    expect((await world.app.get(`${base}/members`)).status).toBe(401)
    expect((await world.app.get(`${base}/members`, { as: as.ownerPerson })).status).toBe(404)
  })

  it('TEA-21 only an admin names where the partner token is sent', async () => {
    await setRole(demo.owner.id, 'developer')
    const [admin, member] = [await person(demo.developer), await person(demo.owner)]
    const url = 'https://hooks.example.com/token'
    const created = { partner_id: partnerId, title: 'Draft', category: 'other', sends_partner_token: true }
    expect((await member.post('/account/applications', created)).status).toBe(403)
    const { json } = await member.post('/account/applications', { ...created, sends_partner_token: false })
    const draft = `/account/applications/${json.data.id}`
    expect((await member.put(draft, { sends_partner_token: true })).status).toBe(403)
    expect((await admin.put(draft, { sends_partner_token: true, webhook_url: url })).status).toBe(200)
    expect((await member.put(draft, { webhook_url: `${url}/elsewhere` })).status).toBe(403)
    // What stays as it is may be sent again, and turning it off is always possible.
    expect((await member.put(draft, { webhook_url: url, title: 'Renamed' })).status).toBe(200)
    expect(
      (await member.put(draft, { sends_partner_token: false, webhook_url: `${url}/elsewhere` })).status,
    ).toBe(200)
    await takeRole(demo.owner.id)
  })
})
