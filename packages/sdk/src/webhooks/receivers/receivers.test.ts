import { createServer, request as httpRequest, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { fastify } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleBody as body, otherSecret, secret, sentAt, signWebhook } from '../../../test/sign-webhook.ts'
import {
  expressWebhook,
  fastifyWebhook,
  nodeWebhook,
  type VerifiedWebhook,
  type WebhookReceiver,
  WebhookVerificationError,
  webhookHandler,
} from '../index.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    return new Promise(resolve => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
}

/** A receiver that collects what its hooks got. */
function record(change: Partial<WebhookReceiver> = {}) {
  const seen = { events: [] as VerifiedWebhook[], refused: [] as string[], errors: [] as unknown[] }
  const receiver: WebhookReceiver = {
    secret,
    now: () => sentAt.getTime(),
    onEvent: webhook => seen.events.push(webhook),
    onRefused: ({ code }) => seen.refused.push(code),
    onError: error => seen.errors.push(error),
    ...change,
  }
  return { seen, receiver }
}

type Post = (init?: { body?: BodyInit; headers?: Record<string, string> }) => Promise<Response>

const post =
  (url: string): Post =>
  ({ body: sent = body, headers = signWebhook() } = {}) =>
    fetch(url, {
      method: 'POST',
      body: sent,
      headers: { 'content-type': 'application/json', ...headers },
      duplex: 'half',
    } as RequestInit)

async function startFastify(receiver: WebhookReceiver, prefix = '') {
  const app = fastify()
  app.setErrorHandler((_error, _request, reply) => reply.code(418).send('the handler of the application'))
  app.post('/parsed', async request => request.body)
  await app.register(fastifyWebhook, { prefix, path: '/hook', ...receiver })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  closing.push(() => app.close())
  return { address, app }
}

const kinds: [string, (receiver: WebhookReceiver) => Promise<Post>][] = [
  [
    'webhookHandler',
    async receiver => {
      const handle = webhookHandler(receiver)
      return ({ body: sent = body, headers = signWebhook() } = {}) =>
        handle(
          new Request('https://partner.example/hook', {
            method: 'POST',
            body: sent,
            headers,
            duplex: 'half',
          } as RequestInit),
        )
    },
  ],
  ['nodeWebhook', async receiver => post(await listen(nodeWebhook(receiver)))],
  [
    'expressWebhook',
    async receiver =>
      post(await listen(express().post('/hook', expressWebhook(receiver)).use(express.json()))),
  ],
  ['fastifyWebhook', async receiver => post(`${(await startFastify(receiver)).address}/hook`)],
]

/** A body in chunks, whose length no header tells. */
const streamOf = (text: string) => new Blob([text]).stream()

describe.each(kinds)('%s', (_name, start) => {
  it('WEB-10 answers 200 once the event is handled', async () => {
    let finish = () => {}
    const handling = new Promise<void>(resolve => {
      finish = resolve
    })
    const { seen, receiver } = record()
    const send = await start({
      ...receiver,
      onEvent: async webhook => {
        await handling
        seen.events.push(webhook)
      },
    })
    const answer = send()
    finish()
    expect((await answer).status).toBe(200)
    expect(seen.events).toEqual([{ id: 'dlv_1', timestamp: sentAt, event: JSON.parse(body), isTest: false }])
  })

  it('answers 400 with a sentence to what is not from Foyer, and tells onRefused', async () => {
    const { seen, receiver } = record()
    const send = await start(receiver)
    const forged = await send({ headers: signWebhook(otherSecret) })
    expect([forged.status, await forged.text()]).toEqual([400, expect.stringMatching(/^No signature/)])
    expect((await send({ headers: {} })).status).toBe(400)
    expect((await send({ body: '' })).status).toBe(400)
    expect(seen).toEqual({
      events: [],
      refused: ['wrong_signature', 'missing_header', 'wrong_signature'],
      errors: [],
    })
  })

  it('answers 413 to a body over the limit, with a length and without', async () => {
    const { seen, receiver } = record({ maxBytes: body.length + 20 })
    const send = await start(receiver)
    expect((await send()).status).toBe(200)
    const large = 'x'.repeat(body.length + 21)
    for (const sent of [large, streamOf(large)]) {
      const answer = await send({ body: sent })
      expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('larger than')])
    }
    expect(seen.refused).toEqual(['too_large', 'too_large'])
  })

  it('answers 500 when onEvent throws, and keeps the error to itself', async () => {
    const { seen, receiver } = record({
      onEvent: () => {
        throw new Error('the password is swordfish')
      },
    })
    const answer = await (await start(receiver))()
    expect([answer.status, await answer.text()]).toEqual([500, 'The receiver failed to handle this webhook.'])
    expect(seen.errors).toEqual([new Error('the password is swordfish')])
  })

  it('asks a function for the secret with every webhook', async () => {
    const secrets = [otherSecret, secret]
    const { receiver, seen } = record({ secret: async () => secrets.shift() })
    const post = await start(receiver)
    expect([(await post()).status, (await post()).status]).toEqual([400, 200])
    expect(seen.events).toHaveLength(1)
  })

  it('answers 500 when the secret is missing, and says so, even if the hook fails too', async () => {
    const { receiver } = record({
      secret: () => '',
      onError: error => {
        throw (error as Error).message.includes('secret') ? error : new Error('not told')
      },
    })
    const { error: quiet } = console
    const logged: unknown[] = []
    console.error = (...words) => void logged.push(...words)
    const answer = await (await start(receiver))().finally(() => {
      console.error = quiet
    })
    expect([answer.status, await answer.text()]).toEqual([
      500,
      expect.stringContaining('is missing or empty'),
    ])
    expect(logged).toEqual([expect.any(WebhookVerificationError)])
  })
})

describe('webhookHandler', () => {
  it('answers a body over the limit before it ends', async () => {
    let chunks = 0
    const endless = new ReadableStream({
      pull: controller => {
        chunks += 1
        controller.enqueue(new Uint8Array(1000))
      },
    })
    const init = { method: 'POST', body: endless, headers: signWebhook(), duplex: 'half' } as RequestInit
    const request = new Request('https://partner.example/hook', init)
    expect((await webhookHandler(record({ maxBytes: 5000 }).receiver)(request)).status).toBe(413)
    expect(chunks).toBeLessThan(10)
  })

  it('says that the body was read before', async () => {
    const { seen, receiver } = record()
    const init = { method: 'POST', body, headers: signWebhook() }
    const request = new Request('https://partner.example/hook', init)
    await request.text()
    const answer = await webhookHandler(receiver)(request)
    expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('already read')])
    expect(seen.errors).toHaveLength(1)
  })
})

describe('nodeWebhook', () => {
  it('answers a body over the limit before it ends', async () => {
    const url = await listen(nodeWebhook(record({ maxBytes: 10 }).receiver))
    const caller = httpRequest(url, { method: 'POST' })
    caller.on('error', () => undefined)
    const status = new Promise(resolve => caller.on('response', ({ statusCode }) => resolve(statusCode)))
    caller.write('x'.repeat(11))
    expect(await status).toBe(413)
    caller.destroy()
  })

  it('goes on after a caller that hangs up in the middle of a body', async () => {
    let refused = (_code: string) => {}
    const refusal = new Promise<string>(resolve => {
      refused = resolve
    })
    const url = await listen(nodeWebhook(record({ onRefused: ({ code }) => refused(code) }).receiver))
    const caller = httpRequest(url, { method: 'POST', headers: { 'content-length': '1000' } })
    caller.on('error', () => undefined)
    caller.write('{', () => caller.destroy())
    expect(await refusal).toBe('unreadable_body')
    expect((await post(url)()).status).toBe(200)
  })
})

describe('expressWebhook behind a parser', () => {
  const behind = async (receiver: WebhookReceiver, ...parsers: express.RequestHandler[]) =>
    post(
      await listen(
        express()
          .use(...parsers)
          .post('/hook', expressWebhook(receiver)),
      ),
    )

  it.each<[string, express.RequestHandler]>([
    ['express.raw()', express.raw({ type: '*/*' })],
    ['express.text()', express.text({ type: '*/*' })],
    [
      'express.json() that keeps the bytes',
      express.json({
        verify: (request, _response, bytes) => {
          Object.assign(request, { rawBody: bytes })
        },
      }),
    ],
    ['a parser of another type', express.urlencoded()],
  ])('works behind %s', async (_name, parser) => {
    const { seen, receiver } = record()
    expect((await (await behind(receiver, parser))()).status).toBe(200)
    expect(seen.events).toHaveLength(1)
  })

  it('says what to do when express.json() has taken the raw body', async () => {
    const { seen, receiver } = record()
    const answer = await (await behind(receiver, express.json()))()
    expect([answer.status, await answer.text()]).toEqual([
      500,
      expect.stringContaining('Mount expressWebhook before express.json()'),
    ])
    expect(seen.errors).toMatchObject([{ code: 'body_already_parsed' }])
  })
})

describe('fastifyWebhook', () => {
  it('refuses a request that Fastify cannot read, in its own words', async () => {
    const { seen, receiver } = record()
    const { app } = await startFastify(receiver)
    const sent = { method: 'POST', url: '/hook', payload: body } as const
    const nameless = await app.inject({ ...sent, headers: signWebhook() })
    expect(nameless.statusCode).toBe(200)
    const short = await app.inject({ ...sent, headers: { ...signWebhook(), 'content-length': '7' } })
    expect([short.statusCode, seen.refused, seen.errors]).toEqual([400, ['unreadable_body'], []])
  })

  it('stays in its scope: other routes still parse JSON, and a prefix works', async () => {
    const { seen, receiver } = record()
    const { address, app } = await startFastify(receiver, '/foyer')
    expect((await post(`${address}/foyer/hook`)()).status).toBe(200)
    expect(seen.events).toHaveLength(1)
    const parsed = await app.inject({ method: 'POST', url: '/parsed', payload: { name: 'Zoë' } })
    expect(parsed.json()).toEqual({ name: 'Zoë' })
  })
})
