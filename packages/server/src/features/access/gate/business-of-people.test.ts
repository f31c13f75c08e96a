import { operations } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { openSession, signedIn } from '../../../../test/people.ts'
import { as, startWorld, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { main: own, foreign } = demo.locations
const client = { name: 'Ada', phone: '+49 151 55501234' }
const business = operations.filter(({ access }) => access.by === 'user' && access.orPerson)

describe('the business in the console', () => {
  it('BUS-01 a signed-in person calls the operations of partners, with the same answers', async () => {
    const { headers } = await openSession(world, demo.owner)
    const created = await world.app.post(`/api/v1/clients/${own}`, { headers, body: client })
    expect(created.status).toBe(201)
    const path = `/v1/client/${own}/${created.json.data.id}`
    const here = await world.app.get(`/api${path}`, { headers })
    const there = await world.api.get(path, { as: as.owner })
    expect(here.json).toEqual(there.json)
  })

  it('BUS-01 a change from the console is an event of the person, and of no partner', async () => {
    const { headers, me } = await openSession(world, demo.owner)
    const body = { ...client, phone: '+49 151 55501235' }
    const { json } = await world.app.post(`/api/v1/clients/${own}`, { headers, body })
    const [event] = await world.query(
      'select partner_id, user_id from events where location_id = $1 and resource_id = $2 order by number desc limit 1',
      [own, json.data.id],
    )
    expect(event).toEqual({ partner_id: null, user_id: String(me.id) })
  })

  it('BUS-02 a change needs the CSRF token of the session, and comes from a page of ours', async () => {
    const { headers } = await openSession(world, demo.owner)
    const post = (sent: Record<string, string | undefined>) =>
      world.app.post(`/api/v1/clients/${own}`, { headers: sent as Record<string, string>, body: client })
    expect((await post({ cookie: headers.cookie })).status).toBe(403)
    expect((await post({ ...headers, origin: 'https://evil.example' })).status).toBe(403)
  })

  it('BUS-02 no token opens it on the app listener, and no cookie on the API listener', async () => {
    const { headers } = await openSession(world, demo.owner)
    const path = `/v1/company/${own}/clients/search`
    const send = (authorization: string) =>
      world.app.post(`/api${path}`, { headers: { authorization }, body: {} })
    for (const token of [as.owner, as.partner, await signedIn(world, demo.owner)]) {
      const byToken = await send(token)
      expect([byToken.status, byToken.json.meta.message]).toEqual([
        401,
        'Here the session of a browser is needed. With tokens, call this operation on the API listener.',
      ])
    }
    const byNobody = await world.app.post(`/api${path}`, { body: {} })
    expect([byNobody.status, byNobody.json.meta.message]).toEqual([401, 'You are not signed in: sign in.'])
    expect((await world.api.post(path, { headers, body: {} })).status).toBe(401)
  })

  it('BUS-03 without a role or a right the same calls are refused', async () => {
    const owner = await openSession(world, demo.owner)
    const member = await openSession(world, demo.memberWithoutRights)
    const search = (location: number, headers: Record<string, string>) =>
      world.app.post(`/api/v1/company/${location}/clients/search`, { headers, body: {} })
    expect((await search(own, owner.headers)).status).toBe(200)
    expect((await search(own, member.headers)).status).toBe(403)
    expect((await search(foreign, owner.headers)).status).toBe(403)
    expect((await search(987_654, owner.headers)).status).toBe(404)
  })

  it('BUS-04 pages have the generous limit of pages, and partners keep theirs', async () => {
    const env = { RATE_LIMIT_PER_SECOND: '5', RATE_LIMIT_PER_MINUTE: '200' }
    const { world: limited, close } = await startWorld({ ...withoutWorker, env })
    const { headers } = await openSession(limited, demo.owner)
    const path = `/v1/company/${own}/staff`
    const many = async (call: () => Promise<{ status: number }>, count: number) =>
      (await Promise.all(Array.from({ length: count }, call))).filter(({ status }) => status === 200).length
    const ofPages = () => many(() => limited.app.get(`/api${path}`, { headers }), 30)
    expect(await ofPages()).toBe(30)
    expect(await many(() => limited.api.get(path, { as: as.owner }), 8)).toBe(5)
    expect(await ofPages()).toBe(30)
    await close()
  })

  it('BUS-01 every operation of appointments, clients, team, services, stock, money and loyalty is among them', () => {
    expect(business.length).toBeGreaterThan(70)
    const paths = business.map(({ path }) => path).join('\n')
    for (const part of [
      '/records/',
      '/activity/',
      '/clients/',
      '/staff',
      '/schedule/',
      '/services',
      '/resources',
    ])
      expect(paths).toContain(part)
    for (const part of ['/goods/', '/finance_transactions/', '/loyalty/']) expect(paths).toContain(part)
  })
})
