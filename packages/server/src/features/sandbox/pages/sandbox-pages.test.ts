import { describe, expect, it } from 'vitest'
import { useHintWatchers } from '../../../../test/hint-watchers.ts'
import { type Login, openSession } from '../../../../test/people.ts'
import { addEndpoint, createClient, fannedOut, useReceivers } from '../../../../test/webhooks.ts'
import { as, controlsOf, useWorld } from '../../../../test/world.ts'
import { allRoutes } from '../../../api.ts'
import { demo } from '../demo-world/facts.ts'

const world = useWorld()
const { receiver } = useReceivers(world)
const { watch } = useHintWatchers(world)
const base = '/account/sandbox'

async function calls(person: Login = demo.owner) {
  const { headers } = await openSession(world, person)
  return {
    headers,
    get: (path = '') => world.app.get(base + path, { headers }),
    post: (path: string, body: unknown = {}) => world.app.post(base + path, { headers, body }),
  }
}

describe('the sandbox bar', () => {
  it('BAR-01 shows the time and moves it, by seconds or a month, and everybody who watches learns of it', async () => {
    const { get, post } = await calls()
    const watcher = await watch(demo.developer)
    const before = Date.parse((await get()).json.data.now)
    expect(before).toBe(world.clock.now().getTime())
    const moved = await post('/clock', { advance_seconds: 5 })
    expect([moved.status, Date.parse(moved.json.data.now)]).toEqual([200, before + 5000])
    expect(await watcher.nextOf('clock')).toEqual({ kind: 'clock' })
    const month = Date.parse((await post('/clock', { advance_months: 1 })).json.data.now) - before
    expect(month).toBeGreaterThan(27 * 86_400_000)
    const { headers } = await openSession(world, demo.owner)
    const me = await world.app.get('/account/me', { headers })
    expect(me.json.data.clock_ahead_seconds).toBe(Math.floor(month / 1000))
  })

  it.each([
    {},
    { advance_seconds: 1, advance_months: 1 },
    { advance_seconds: 0 },
    { advance_months: 121 },
    { to_next_due: false },
    { advance_seconds: '5s' },
  ])('BAR-01 refuses %j, and moves nothing', async body => {
    const { post } = await calls()
    const before = world.clock.now()
    expect((await post('/clock', body)).status).toBe(422)
    expect(world.clock.now()).toEqual(before)
  })

  it('BAR-02 moves to the next scheduled delivery, which is then sent, and says when nothing is due', async () => {
    const { get, post } = await calls()
    const { url, waitFor } = await receiver()
    await addEndpoint(world, { url })
    await createClient(world)
    await fannedOut(world)
    const { next_due } = (await get()).json.data
    expect(next_due).toMatchObject({ kind: 'delivery' })
    const moved = await post('/clock', { to_next_due: true })
    expect(moved.json.data.now).toBe(next_due.at)
    await waitFor(1)
    await world.query("update installations set paid_until = null where status = 'active'")
    await world.query('delete from mails')
    await expect.poll(async () => (await get()).json.data.next_due).toBeNull()
    const refused = await post('/clock', { to_next_due: true })
    expect([refused.status, refused.json.meta.message]).toEqual([
      409,
      'Nothing is due: there is neither a scheduled delivery nor another job.',
    ])
  })

  it('BAR-03 triggers an event in any Location, and for any application', async () => {
    const { get, post } = await calls(demo.operator)
    const { locations, applications } = (await get('/targets')).json.data
    expect(locations).toContainEqual({ id: demo.locations.foreign, title: expect.any(String) })
    const made = await post('/trigger', {
      location_id: demo.locations.main,
      resource: 'client',
      status: 'create',
    })
    expect([made.status, made.json.data.resource]).toEqual([201, 'client'])
    for (const { id } of [applications[0], applications.at(-1)]) {
      const body = { location_id: demo.locations.main, resource: 'application', status: 'install' }
      const installed = await post('/trigger', { ...body, application_id: id })
      expect([installed.status, installed.json.data.resource_id]).toEqual([201, id])
    }
    const about = (body: object) =>
      post('/trigger', { location_id: 1, resource: 'client', status: 'create', ...body })
    expect((await about({ location_id: 999_999 })).status).toBe(404)
    expect((await about({ resource: 'application', status: 'freeze', application_id: 999_999 })).status).toBe(
      404,
    )
    expect((await about({ resource: 'sale' })).status).toBe(422)
    expect((await about({ status: 'freeze' })).status).toBe(422)
  })

  it('BAR-04 needs a session with its CSRF token: neither strangers nor access tokens use it', async () => {
    const { headers } = await calls()
    expect((await world.app.get(base)).status).toBe(401)
    expect((await world.app.get(base, { as: as.ownerPerson })).status).toBe(403)
    const { cookie = '' } = headers
    for (const path of ['/clock', '/trigger', '/reset', '/worlds'])
      expect((await world.app.post(base + path, { headers: { cookie }, body: {} })).status, path).toBe(403)
  })

  it('BAR-05 does not exist in production', () => {
    const { ctx } = world.program
    const pathsIn = (mode: 'sandbox' | 'production') =>
      allRoutes({ ...ctx, config: { ...ctx.config, mode } }, controlsOf(world))
        .map(({ operation }) => operation.path)
        .filter(path => path.startsWith(base))
    expect(pathsIn('sandbox')).toHaveLength(11)
    expect(pathsIn('production')).toEqual([])
  })

  it('BAR-19 anybody becomes any person, but no system user, nobody suspended, and nobody with a second factor', async () => {
    const { get, post } = await calls()
    const people = (await get('/people')).json.data as { id: number; name: string }[]
    expect(people.some(({ id }) => id === demo.systemUser.id)).toBe(false)
    for (const user_id of [demo.systemUser.id, 987_654])
      expect((await post('/person', { user_id })).status, String(user_id)).toBe(404)
    expect((await post('/person', { user_id: 'x' })).status).toBe(422)
    await world.query('update users set suspended_at = now() where id = $1', [demo.stranger.id])
    expect((await post('/person', { user_id: demo.stranger.id })).status).toBe(409)
    await world.query('update users set suspended_at = null where id = $1', [demo.stranger.id])
    expect((await world.app.post('/account/sandbox/person', { body: { user_id: 2 } })).status).toBe(401)
    const became = await post('/person', { user_id: demo.stranger.id })
    expect([became.status, String(became.headers['set-cookie'])]).toEqual([
      200,
      expect.stringContaining('foyer_session='),
    ])
    expect((await get()).status).toBe(401)
  })

  it('BAR-06 resets the sandbox: all sessions end, and the demo world is back', async () => {
    const { get, post } = await calls()
    const { id } = await createClient(world)
    expect((await post('/reset')).status).toBe(200)
    expect((await get()).status).toBe(401)
    expect((await world.api.get(`/v1/client/1/${id}`, { as: as.owner })).status).toBe(404)
    expect((await (await calls()).get()).status).toBe(200)
  })
})
