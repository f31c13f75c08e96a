import { describe, expect, it, vi } from 'vitest'
import { startReceiver } from '../../../server/test/receiver.ts'
import { openPbx } from '../../../server/test/telephony.ts'
import { useWorld, withoutWorker } from '../../../server/test/world.ts'
import { createAccount } from '../account.ts'
import { FoyerError, PermissionError } from './errors.ts'
import type { LostConnection } from './stream.ts'

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
      if (data.kind === 'call' && phones.push(data.phone) === 2) break
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

  it('never waits longer than five minutes, whatever the server asks for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const answers = [
        () => new Response('retry: 99999999999\n\n'),
        () => new Response('{}', { status: 429, headers: { 'retry-after': '9999999999' } }),
        () => new Response('retry: -5\n\n'),
        () => new Response('{}', { status: 429, headers: { 'retry-after': '-1' } }),
        () => new Response('id: 1\nevent: call\ndata: {}\n\n'),
      ]
      const pauses: number[] = []
      const fetch = async () => (answers.shift() as () => Response)()
      const stream = createAccount({
        appUrl: 'http://127.0.0.1:9',
        personalAccessToken: 'x',
        fetch,
      }).notifications.stream({}, { onLost: ({ pauseMs }) => pauses.push(pauseMs) })
      const next = stream.next()
      await vi.advanceTimersByTimeAsync(299_000)
      expect(pauses).toEqual([300_000])
      await vi.advanceTimersByTimeAsync(901_000)
      expect((await next).value).toMatchObject({ id: '1' })
      expect(pauses).toEqual([300_000, 300_000, 100, 100])
      await stream.return(undefined)
    } finally {
      vi.useRealTimers()
    }
  })

  it('ignores an id that no header can carry, and goes on', async () => {
    const asked: (string | undefined)[] = []
    const ids = ['7', 'é€', 'x'.repeat(2000)]
    const server = await startReceiver((got, response) => {
      asked.push(got.headers['last-event-id']?.toString())
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(`retry: 1\n\nid: ${ids.shift() ?? '8'}\nevent: call\ndata: {}\n\n`)
    })
    const got: string[] = []
    for await (const { id } of connect(server.url).notifications.stream()) if (got.push(id) === 4) break
    expect(got).toEqual(['7', '7', '7', '8'])
    expect(asked).toEqual([undefined, '7', '7', '7'])
    await server.close()
  })

  it.each([
    ['is not JSON', 'id: 1\nevent: call\ndata: {half\n\n', 'An event of the stream is not JSON.'],
    ['is too large', `data: "${'x'.repeat(17 * 1024 * 1024)}"\n\n`, 'An event of the stream is too large.'],
    ['never ends', 'x'.repeat(17 * 1024 * 1024), 'An event of the stream is too large.'],
    [
      'is an unknown error',
      'event: error\ndata: 1\n\n',
      'The stream ended with an error that cannot be read.',
    ],
  ])('throws instead of connecting again when an event %s', async (_what, text, message) => {
    const server = await startReceiver((_got, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(text)
    })
    const error = await connect(server.url)
      .notifications.stream()
      .next()
      .catch(thrown => thrown)
    expect(error).toBeInstanceOf(FoyerError)
    expect(error).toMatchObject({ message, code: 'unreadable_event', operation: 'notifications.stream' })
    expect(server.received).toHaveLength(1)
    await server.close()
  })

  it('throws what the server refuses after it has begun, and waits where that asks to', async () => {
    const refusals = [
      { status: 429, code: 'rate_limited', message: 'You have 5 listeners open already.', retry_after: 0 },
      { status: 403, code: 'forbidden', message: 'Access denied.' },
    ]
    const server = await startReceiver((_got, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(`event: error\ndata: ${JSON.stringify({ type: 'error', ...refusals.shift() })}\n\n`)
    })
    const lost: unknown[] = []
    const stream = connect(server.url).notifications.stream({}, { onLost: each => lost.push(each) })
    const error = await stream.next().catch(thrown => thrown)
    expect(error).toBeInstanceOf(PermissionError)
    expect(error).toMatchObject({ status: 403, code: 'forbidden', message: 'Access denied.' })
    expect(lost).toMatchObject([{ error: { status: 429, code: 'rate_limited' }, pauseMs: 100 }])
    await server.close()
  })

  it('passes on what the loop itself throws', async () => {
    const server = await startReceiver((_got, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('id: 1\nevent: call\ndata: {}\n\n')
    })
    const stream = connect(server.url).notifications.stream()
    await stream.next()
    await expect(stream.throw(new Error('of the loop'))).rejects.toThrow('of the loop')
    await server.close()
  })

  it('connects again after 45 seconds of silence, and not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const writers: ((text: string) => void)[] = []
      let cancelled = 0
      const fetch = async () => {
        const body = new ReadableStream<Uint8Array>({
          start: controller => void writers.push(text => controller.enqueue(new TextEncoder().encode(text))),
          cancel: () => void cancelled++,
        })
        return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
      }
      const lost: LostConnection[] = []
      const stream = createAccount({
        appUrl: 'http://127.0.0.1:9',
        personalAccessToken: 'x',
        fetch,
      }).notifications.stream({}, { onLost: each => lost.push(each) })
      const next = stream.next()
      await vi.advanceTimersByTimeAsync(44_000)
      writers[0]?.(':\n\n')
      await vi.advanceTimersByTimeAsync(44_000)
      expect(lost).toEqual([])
      await vi.advanceTimersByTimeAsync(1000)
      expect(lost).toMatchObject([{ error: { status: 0, message: 'The stream was silent for 45 seconds.' } }])
      expect(cancelled).toBe(1)
      await vi.advanceTimersByTimeAsync(1000)
      writers[1]?.('id: 1\nevent: call\ndata: {}\n\n')
      expect((await next).value).toMatchObject({ id: '1' })
      await stream.return(undefined)
    } finally {
      vi.useRealTimers()
    }
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
