import { describe, expect, it } from 'vitest'
import { openSession } from '../../../../test/people.ts'
import { useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { deviceNameOf } from './device-name.ts'
import { deleteExpired } from './sessions.ts'

const world = useWorld(withoutWorker)
const day = 24 * 3600
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const me = (headers: Record<string, string>) => world.app.get('/account/me', { headers })

describe('sessions', () => {
  it('SEC-16 are listed with device, address and last use; one is ended, then all others', async () => {
    const here = await openSession(world, demo.owner, { 'user-agent': firefox })
    const there = await openSession(world, demo.owner, { 'user-agent': 'curl/8.5.0' })
    const elsewhere = await openSession(world, demo.owner)
    const list = async () => (await world.app.get('/account/me/sessions', here)).json.data
    expect(await list()).toEqual([
      expect.objectContaining({ device: 'Unknown device', is_current: false }),
      expect.objectContaining({ device: 'curl', is_current: false }),
      {
        id: expect.any(Number),
        device: 'Firefox on Windows',
        address: '127.0.0.1',
        created_at: world.clock.real().toISOString(),
        last_seen_at: world.clock.real().toISOString(),
        is_current: true,
      },
    ])
    const { id } = (await list())[1]
    expect((await world.app.delete(`/account/me/sessions/${id}`, here)).status).toBe(204)
    expect((await world.app.delete(`/account/me/sessions/${id}`, here)).status).toBe(404)
    expect([(await me(there.headers)).status, (await me(elsewhere.headers)).status]).toEqual([401, 200])
    expect((await world.app.delete('/account/me/sessions', here)).status).toBe(204)
    expect([(await me(here.headers)).status, (await me(elsewhere.headers)).status]).toEqual([200, 401])
    expect(await list()).toHaveLength(1)
  })

  it('SEC-16 nobody ends or sees the session of another', async () => {
    const [mine, other] = [await openSession(world, demo.owner), await openSession(world, demo.stranger)]
    const [{ id }] = (await world.app.get('/account/me/sessions', other)).json.data
    expect((await world.app.delete(`/account/me/sessions/${id}`, mine)).status).toBe(404)
    expect((await me(other.headers)).status).toBe(200)
  })

  it('SEC-16 end after seven days without use, and not while they are used', async () => {
    const used = await openSession(world, demo.owner)
    const idle = await openSession(world, demo.owner)
    for (let time = 0; time < 4; time++) {
      world.clock.advance(2 * day)
      expect((await me(used.headers)).status).toBe(200)
      await expect
        .poll(async () => (await world.app.get('/account/me/sessions', used)).json.data[0].last_seen_at)
        .toBe(world.clock.real().toISOString())
    }
    expect((await me(idle.headers)).status).toBe(401)
    await deleteExpired(world.program.ctx)
    const rows = await world.query('select id from sessions where user_id = $1', [demo.owner.id])
    expect(rows).toHaveLength(1)
    world.clock.advance(7 * day + 1)
    expect((await me(used.headers)).status).toBe(401)
  })

  it('SEC-16 signing in again ends the session that the browser had', async () => {
    const first = await openSession(world, demo.owner)
    const second = await openSession(world, demo.owner, { cookie: first.cookie })
    expect([(await me(first.headers)).status, (await me(second.headers)).status]).toEqual([401, 200])
  })

  it('SEC-18 a sign-in from a new device sends a mail, one from a known device does not', async () => {
    const subjects = async () =>
      (
        await world.query("select id from mails where recipient = $1 and subject like 'New sign-in%'", [
          demo.developer.login,
        ])
      ).length
    const first = await openSession(world, demo.developer)
    expect(await subjects()).toBe(1)
    await openSession(world, demo.developer, { cookie: first.cookie })
    expect(await subjects()).toBe(1)
    await openSession(world, demo.developer)
    expect(await subjects()).toBe(2)
  })

  it('SEC-21 sign-ins, sign-outs and ended sessions are in the audit log', async () => {
    const { headers } = await openSession(world, demo.memberWithoutRights)
    await world.app.delete('/account/me/sessions', { headers })
    await world.app.post('/account/sign_out', { headers })
    const rows = await world.query('select action, address from audit_log where user_id = $1 order by id', [
      demo.memberWithoutRights.id,
    ])
    expect(rows.map(({ action }) => action)).toEqual(['sign-in', 'session-end', 'sign-out'])
    expect(rows.every(({ address }) => address === '127.0.0.1')).toBe(true)
  })

  it.each([
    [firefox, 'Firefox on Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      'Chrome on Linux',
    ],
    ['', 'Unknown device'],
    ['<script>alert(1)</script>', 'Unknown device'],
  ])('SEC-16 the device of "%s" is %s', (userAgent, name) => {
    expect(deviceNameOf(userAgent)).toBe(name)
  })
})
