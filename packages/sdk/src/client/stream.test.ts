import { describe, expect, it } from 'vitest'
import { startReceiver } from '../../../server/test/receiver.ts'
import { openPbx } from '../../../server/test/telephony.ts'
import { useWorld, withoutWorker } from '../../../server/test/world.ts'
import { createAccount } from '../account.ts'

const world = useWorld(withoutWorker)
const connect = (appUrl = world.program.ctx.urls.app, personalAccessToken = 'foyer_pat_demo_owner') =>
  createAccount({ appUrl, personalAccessToken })

describe('a stream', () => {
  it('yields typed events of the server until the loop ends', async () => {
    const exchange = await openPbx(world)
    const row = { match: 'user', value: '7', location_ids: exchange.locationIds, user_ids: [2] }
    await exchange.setRoutes([row])
    const ring = (phone: string) =>
      exchange.send({ command: 'event', type: 'incoming', phone, diversion: '1', user: '7' })
    const stream = connect().notifications.stream({}, { lastEventId: '0' })
    await ring('+14155551111')
    await ring('+14155552222')
    const phones: string[] = []
    for await (const { event, data } of stream) {
      expect(event).toBe('call')
      if (phones.push(data.phone) === 2) break
    }
    expect(phones).toEqual(['+14155551111', '+14155552222'])
  })

  it('reconnects when it is cut, and continues after the last event', async () => {
    const asked: (string | undefined)[] = []
    const server = await startReceiver((got, response) => {
      const last = got.headers['last-event-id']?.toString()
      asked.push(last)
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const next = Number(last ?? 0) + 1
      const text = `retry: 1\n\n:\n\nid: ${next}\nevent: call\ndata: {"text":"${next}"}\n\nid: half`
      if (next === 2) response.end(text)
      else response.write(text, () => response.destroy())
    })
    const ids: string[] = []
    for await (const { id } of connect(server.url).notifications.stream()) if (ids.push(id) === 3) break
    expect(ids).toEqual(['1', '2', '3'])
    expect(asked).toEqual([undefined, '1', '2'])
    await server.close()
  })

  it('waits as long as the server asks for, and says so', async () => {
    let asked = 0
    const server = await startReceiver((_got, response) => {
      asked++
      if (asked === 1) return void response.writeHead(429, { 'retry-after': '0' }).end('{}')
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('id: 1\nevent: call\ndata: {}\n\n')
    })
    const lost: unknown[] = []
    const stream = connect(server.url).notifications.stream({}, { onLost: each => lost.push(each) })
    expect((await stream.next()).value).toMatchObject({ id: '1' })
    expect(lost).toMatchObject([{ error: { status: 429 }, pauseMs: 100 }])
    await stream.return(undefined)
    await server.close()
  })

  it('throws when the server rejects it, and when the server is unreachable', async () => {
    await expect(connect(undefined, 'wrong').notifications.stream().next()).rejects.toMatchObject({
      status: 401,
    })
    await expect(connect('http://127.0.0.1:9').notifications.stream().next()).rejects.toMatchObject({
      status: 0,
    })
  })

  it('ends when it is aborted', async () => {
    const leaving = new AbortController()
    const stream = connect().notifications.stream({}, { signal: leaving.signal })
    const next = stream.next()
    leaving.abort()
    expect(await next).toEqual({ done: true, value: undefined })
  })
})
