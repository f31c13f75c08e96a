import { afterEach, describe, expect, it, vi } from 'vitest'
import { listen } from '../../../../test/event-stream.ts'
import { bearer } from '../../../../test/http.ts'
import { openSession } from '../../../../test/people.ts'
import { as, startWorld, useWorld, type World, withoutWorker } from '../../../../test/world.ts'
import { heartbeatMs } from '../../../platform/http/event-stream.ts'
import { resetSecondFactor } from '../../access/accounts/operators.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { streamsPerUser } from './live-notifications.ts'
import { deleteOldNotifications, notify } from './notifications.ts'

const world = useWorld(withoutWorker)
const path = '/account/notifications/stream'

const open = (on: World = world, headers: Record<string, string> = {}) =>
  listen(on.app.url + path, { authorization: as.ownerPerson, ...headers })

/** Sends the owner a notification without telephony. */
const sendNotification = (text: string, on: World = world) =>
  on.program.ctx.db.transaction(tx =>
    notify(on.program.ctx, tx, {
      kind: 'call',
      messages: [{ userId: demo.owner.id, data: { text, chain_id: demo.chains.own } }],
    }),
  )

type Stream = Awaited<ReturnType<typeof open>>

async function readTexts(stream: Stream, count: number) {
  const events = []
  for (let left = count; left > 0; left--) events.push(await stream.next())
  return events.map(event => (JSON.parse(event?.data ?? '{}') as { text: string }).text)
}

afterEach(() => vi.useRealTimers())

describe('the stream of notifications', () => {
  it('is server-sent events, for people only, and nothing of it is stored on the way', async () => {
    const stream = await open()
    expect(stream.status).toBe(200)
    expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(stream.headers['cache-control']).toBe('no-store')
    await stream.leave()
    expect((await world.app.get(path)).status).toBe(401)
    expect(
      (await world.app.get(path, { headers: { authorization: `User ${demo.systemUser.token}` } })).status,
    ).toBe(401)
    const head = await world.app.head(path, { as: as.ownerPerson })
    expect([head.status, head.text]).toEqual([200, ''])
    expect((await world.app.post(path, { as: as.ownerPerson })).status).toBe(405)
  })

  it('SEC-14 needs the scope of Locations: a token for the profile gets no calls', async () => {
    const { headers } = await openSession(world, demo.owner)
    const head = async (scope: string) => {
      const body = { title: 'Listener', scopes: [scope], expires_in_days: 1 }
      const { json } = await world.app.post('/account/me/access_tokens', { headers, body })
      return (await world.app.head(path, { as: bearer(json.data.token) })).status
    }
    expect(await head('profile:read')).toBe(403)
    expect(await head('locations:read')).toBe(200)
  })

  it('works with the cookie of a session', async () => {
    const { login, password } = demo.owner
    const answer = await world.app.post('/account/sign_in', { body: { login, password } })
    const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
    const stream = await listen(world.app.url + path, { cookie })
    await stream.next()
    await sendNotification('with a cookie')
    expect(await readTexts(stream, 1)).toEqual(['with a cookie'])
    await stream.leave()
  })

  it('starts now, and reaches every stream of the person and nobody else', async () => {
    await sendNotification('long ago')
    const streams = [await open(), await open()]
    const other = await listen(world.app.url + path, {
      authorization: as.newcomerPerson,
    })
    for (const stream of [...streams, other]) expect((await stream.next())?.data).toBeUndefined()
    await sendNotification('now')
    for (const stream of streams) expect(await readTexts(stream, 1)).toEqual(['now'])
    await world.program.ctx.db.transaction(tx =>
      notify(world.program.ctx, tx, {
        kind: 'call',
        messages: [
          { userId: demo.memberWithoutRights.id, data: { text: 'for the other', chain_id: demo.chains.own } },
        ],
      }),
    )
    expect(await readTexts(other, 1)).toEqual(['for the other'])
    await Promise.all([...streams, other].map(stream => stream.leave()))
  })

  it('resumes where it was, in another process too, without losses and duplicates', async () => {
    const { world: beside, close } = await startWorld({ beside: world, clock: world.clock.twin() })
    const here = await open()
    const start = await here.next()
    await sendNotification('one')
    await sendNotification('two', beside)
    const seen = [await here.next(), await here.next()]
    expect(seen.map(event => JSON.parse(event?.data ?? '{}').text)).toEqual(['one', 'two'])
    await here.leave()
    await Promise.all(
      Array.from({ length: 150 }, (_, index) =>
        sendNotification(`missed ${index}`, index % 2 ? world : beside),
      ),
    )
    const there = await open(beside, { 'last-event-id': String(seen[1]?.id) })
    expect((await there.next())?.id).toBe(seen[1]?.id)
    const missed = await readTexts(there, 150)
    expect(new Set(missed).size).toBe(150)
    await sendNotification('live again')
    expect(await readTexts(there, 1)).toEqual(['live again'])
    const fromTheStart = await open(world, { 'last-event-id': String(start?.id) })
    await fromTheStart.next()
    expect(await readTexts(fromTheStart, 153)).toEqual(['one', 'two', ...missed, 'live again'])
    await Promise.all([there.leave(), fromTheStart.leave()])
    await close()
  })

  it('while notices come and go in parallel, the numbers that a stream sees have no gap', async () => {
    const stream = await open()
    const first = Number((await stream.next())?.id)
    const attempts = Array.from({ length: 60 }, (_, index) =>
      index % 3 === 0
        ? world.program.ctx.db
            .transaction(async tx => {
              await notify(world.program.ctx, tx, {
                kind: 'call',
                messages: [{ userId: demo.owner.id, data: { text: 'rolled back' } }],
              })
              throw new Error('never mind')
            })
            .catch(() => undefined)
        : sendNotification(`kept ${index}`),
    )
    await Promise.all(attempts)
    const ids: number[] = []
    for (let left = 40; left > 0; left--) ids.push(Number((await stream.next())?.id))
    expect(ids).toEqual(Array.from({ length: 40 }, (_, index) => first + index + 1))
    await stream.leave()
  })

  it.each(['-1', '1e3', 'x', '9'.repeat(400), '9'.repeat(15), ''])(
    'a last event %j that never was begins with now',
    async lastEventId => {
      const stream = await open(world, { 'last-event-id': lastEventId })
      const [row] = await world.query('select last_number from notification_counters where user_id = $1', [
        demo.owner.id,
      ])
      expect((await stream.next())?.id).toBe(String(row?.last_number))
      await sendNotification('next')
      expect(await readTexts(stream, 1)).toEqual(['next'])
      await stream.leave()
    },
  )

  it('reads what was sent while the connection for hints was lost', async () => {
    const stream = await open()
    await stream.next()
    const cut = () =>
      world.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query ilike 'listen %'`,
      )
    expect((await cut()).length).toBeGreaterThan(0)
    await sendNotification('unnoticed')
    expect(await readTexts(stream, 1)).toEqual(['unnoticed'])
    await stream.leave()
  })

  it('one person has ten at once at most', async () => {
    const streams = []
    for (let count = 0; count < streamsPerUser; count++) streams.push(await open())
    const refused = await world.app.get(path, { as: as.ownerPerson })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '15'])
    await streams.pop()?.leave()
    await expect
      .poll(async () => {
        const stream = await open()
        await stream.leave()
        return stream.status
      })
      .toBe(200)
    await Promise.all(streams.map(stream => stream.leave()))
  })

  it('SEC-25 ends at once with the session that opened it, and no other does', async () => {
    const newPassword = 'for-a-moment-only'
    const [first, second] = [await openSession(world, demo.stranger), await openSession(world, demo.stranger)]
    const third = await openSession(world, demo.stranger)
    // No heartbeat comes.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const stays = await open()
    await stays.next()
    const endsWith = async ({ headers }: typeof first, end: () => Promise<{ status: number }>) => {
      const stream = await listen(world.app.url + path, headers)
      await stream.next()
      expect((await end()).status).toBeLessThan(300)
      expect(await stream.next()).toBeUndefined()
      await stream.over
    }
    await endsWith(first, () => world.app.post('/account/sign_out', { headers: first.headers }))
    await endsWith(second, () => world.app.delete('/account/me/sessions', { headers: third.headers }))
    const change = (current_password: string, new_password: string) =>
      world.app.post('/account/me/password', {
        headers: third.headers,
        body: { current_password, new_password },
      })
    const fourth = await openSession(world, demo.stranger)
    await endsWith(fourth, () => change(demo.stranger.password, newPassword))
    expect((await change(newPassword, demo.stranger.password)).status).toBe(200)
    await sendNotification('still there')
    expect(await readTexts(stays, 1)).toEqual(['still there'])
    await stays.leave()
  })

  it('SEC-25 ends at once when an administrator of the machine resets the second factor', async () => {
    const { stranger } = demo
    const { headers } = await openSession(world, stranger)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const stream = await listen(world.app.url + path, headers)
    await stream.next()
    await world.query(
      `insert into second_factors (user_id, sealed_secret, created_at, confirmed_at) values ($1, 'x', now(), now())`,
      [stranger.id],
    )
    const { db, clock } = world.program.ctx
    expect(await resetSecondFactor(db, { email: stranger.login, clock })).toBe('reset')
    expect(await stream.next()).toBeUndefined()
    await stream.over
  })

  it('SEC-25 ends at the next heartbeat when the session ended without a notification', async () => {
    const { headers } = await openSession(world, demo.owner)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const stream = await listen(world.app.url + path, headers)
    await stream.next()
    vi.advanceTimersByTime(heartbeatMs)
    await sendNotification('still there')
    expect(await readTexts(stream, 1)).toEqual(['still there'])
    world.clock.advance(7 * 24 * 3600)
    vi.advanceTimersByTime(heartbeatMs)
    expect(await stream.next()).toBeUndefined()
    await stream.over
  })

  it('SEC-26 a recheck is no use of the session, so an open tab does not keep it from going idle', async () => {
    const { headers } = await openSession(world, demo.owner)
    const seen = async () => (await world.query('select max(last_seen_at) as seen from sessions'))[0]?.seen
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const stream = await listen(world.app.url + path, headers)
    await stream.next()
    const before = await seen()
    world.clock.advance(3600)
    vi.advanceTimersByTime(heartbeatMs)
    const { ctx } = world.program
    await ctx.db.transaction(tx => ctx.accessCache.invalidate(tx))
    await sendNotification('still there')
    expect(await readTexts(stream, 1)).toEqual(['still there'])
    expect(await seen()).toEqual(before)
    await world.app.get('/account/me', { headers })
    await expect.poll(seen).not.toEqual(before)
    await stream.leave()
  })

  it('does not hold up a stop', async () => {
    const { world: beside, close } = await startWorld({ beside: world, clock: world.clock.twin() })
    const stream = await open(beside)
    await stream.next()
    await close()
    expect(await stream.next()).toBeUndefined()
    await stream.over
  })

  it('goes on when the sandbox is reset under it', async () => {
    const { world: own, close } = await startWorld()
    const stream = await open(own)
    await stream.next()
    await sendNotification('before', own)
    await sendNotification('before, too', own)
    expect(await readTexts(stream, 2)).toEqual(['before', 'before, too'])
    own.clock.advance(60)
    expect((await own.api.post('/v2/sandbox/reset', { as: as.partner })).status).toBe(200)
    await sendNotification('after', own)
    expect(await readTexts(stream, 1)).toEqual(['after'])
    await stream.leave()
    await close()
  })

  it('SEC-09 a kind that has no rule, and a call of a Chain without a role, is shown to nobody', async () => {
    const stream = await open()
    await stream.next()
    const { ctx } = world.program
    const send = (kind: string, data: object) =>
      ctx.db.transaction(tx => notify(ctx, tx, { kind, messages: [{ userId: demo.owner.id, data }] }))
    await send('something', { text: 'without a rule', chain_id: demo.chains.own })
    await send('call', { text: 'of nowhere' })
    await send('call', { text: 'of others', chain_id: demo.chains.foreign })
    await sendNotification('of their own')
    expect(await readTexts(stream, 1)).toEqual(['of their own'])
    await stream.leave()
  })

  it('what is older than a day is deleted', async () => {
    await sendNotification('old')
    world.clock.advance(24 * 3600 - 1)
    await deleteOldNotifications(world.program.ctx)
    const count = async () => {
      const [row] = await world.query(
        "select count(*)::int as count from notifications where data ->> 'text' = 'old'",
      )
      return row?.count
    }
    expect(await count()).toBe(1)
    world.clock.advance(2)
    await deleteOldNotifications(world.program.ctx)
    expect(await count()).toBe(0)
  })
})
