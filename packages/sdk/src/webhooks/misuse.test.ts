import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { secret } from '../../test/sign-webhook.ts'
import { postgresStore } from './inbox/postgres.store.ts'
import { sqliteStore } from './inbox/sqlite.store.ts'
import {
  createInbox,
  expressWebhook,
  fastifyWebhook,
  memoryStore,
  nodeWebhook,
  verifyPayment,
  verifyUserData,
  verifyWebhook,
  WebhookVerificationError,
  webhookHandler,
} from './index.ts'

/** The sentence that something is refused with, whether it throws or rejects. */
async function refusalOf(attempt: () => unknown): Promise<string> {
  const error = await (async () => attempt())().then(
    () => expect.fail('it should have been refused'),
    caught => caught,
  )
  expect(error).toBeInstanceOf(WebhookVerificationError)
  return error.message
}

const onEvent = () => undefined
const missingSecret = 'The webhook secret is missing or empty: is its environment variable set?'

describe('verifying with wrong arguments', () => {
  it.each<[unknown, string]>([
    [undefined, 'verifyWebhook takes { secret, request }, or { secret, headers, body }.'],
    [null, 'verifyWebhook takes { secret, request }, or { secret, headers, body }.'],
    ['whsec_', 'verifyWebhook takes { secret, request }, or { secret, headers, body }.'],
    [{}, missingSecret],
    [{ secret }, 'The headers are missing: pass a Web Request, or the headers and the raw body.'],
    [{ secret, request: undefined }, 'The headers are missing'],
    [{ secret, request: 'GET /' }, 'The headers are missing'],
    [{ secret, headers: 'webhook-id: 1' }, 'The headers are missing'],
    [{ secret, headers: new Map([[1, 2]]) }, 'The header webhook-id is missing.'],
    [{ secret, headers: { 'webhook-id': {} } }, 'The header webhook-timestamp is missing.'],
    [{ secret, headers: {}, now: Number.NaN }, 'now must be a number of milliseconds since 1970.'],
    [{ secret, headers: {}, now: new Date() }, 'now must be a number of milliseconds since 1970.'],
  ])('EXA-170 is refused in words: %o', async (received, message) => {
    expect(await refusalOf(() => verifyWebhook(received as never))).toContain(message)
  })

  it('EXA-170 is refused in words for the signatures of the marketplace too', async () => {
    for (const none of [undefined, null, {}]) {
      expect(await refusalOf(() => verifyPayment(none as never))).toContain('The partner token is missing')
      expect(await refusalOf(() => verifyUserData(none as never))).toContain('The partner token is missing')
    }
    expect(await refusalOf(() => verifyPayment({ partnerToken: 'x' } as never))).toContain('a payment')
    expect(await refusalOf(() => verifyUserData({ partnerToken: 'x' } as never))).toContain('user_data')
  })
})

const makers: Record<string, (receiver: never) => unknown> = {
  webhookHandler,
  nodeWebhook,
  expressWebhook,
  fastifyWebhook: (receiver: object) =>
    fastify().register(fastifyWebhook, { path: '/hook', ...receiver } as never),
}

describe.each(Object.entries(makers))('%s', (maker, make) => {
  it.each<[object, string]>([
    [{}, '% needs onEvent, which handles a verified webhook.'],
    [{ secret }, '% needs onEvent, which handles a verified webhook.'],
    [{ secret, onEvent: 'handle' }, 'onEvent of % must be a function, but it is text.'],
    [{ secret, onevent: onEvent }, '% has no option onevent: did you mean onEvent?'],
    [{ secret, onEvent, onRefuse: onEvent }, '% has no option onRefuse: did you mean onRefused?'],
    [{ secret, onEvent, maxBytes: -1 }, 'maxBytes of % must be a whole number of bytes, but it is -1.'],
    [{ secret: undefined, onEvent }, missingSecret],
    [{ secret: [], onEvent }, missingSecret],
    [{ secret: 'foyer_partner_demo_acme', onEvent }, 'This is not a webhook secret'],
  ])('EXA-173 refuses what is wrong when it is made: %o', async (receiver, message) => {
    expect(await refusalOf(() => make(receiver as never))).toContain(message.replace('%', maker))
  })
})

describe('a receiver', () => {
  it('EXA-173 of Fastify needs a path', async () => {
    const register = (options: object) => fastify().register(fastifyWebhook, options as never)
    expect(await refusalOf(() => register({ secret, onEvent }))).toBe(
      'fastifyWebhook needs path, such as /hook.',
    )
    expect(await refusalOf(() => register({ secret, onEvent, path: 'hook' }))).toContain('begins with /')
  })

  it('EXA-173 may be made before its secret is there', () => {
    expect(webhookHandler({ secret: () => process.env.NO_SUCH_SECRET, onEvent })).toBeTypeOf('function')
  })
})

describe('an inbox', () => {
  const right = { store: memoryStore(), handle: onEvent, listEvents: async () => expect.fail() }
  it.each<[unknown, string]>([
    [undefined, 'The options of createInbox must be an object, but they are missing.'],
    [{ ...right, store: undefined }, 'createInbox needs store.'],
    [{ ...right, store: memoryStore }, 'store of createInbox must be a store, such as memoryStore()'],
    [{ ...right, store: { once: onEvent } }, 'store of createInbox must be a store, such as memoryStore()'],
    [{ ...right, handle: undefined }, 'createInbox needs handle.'],
    [{ ...right, listEvents: undefined }, 'createInbox needs listEvents.'],
    [{ ...right, listEvents: {} }, 'listEvents of createInbox must be a function, but it is an object.'],
    [{ ...right, inOrder: true }, 'createInbox has no option inOrder: did you mean isInOrder?'],
    [{ ...right, startFrom: 'now' }, 'startFrom of createInbox must be "oldest" or "next", but it is text.'],
  ])('EXA-173 refuses what is wrong when it is made: %o', async (options, message) => {
    expect(await refusalOf(() => createInbox(options as never))).toContain(message)
  })

  it('EXA-173 takes only what was verified, and the ID of a Location', async () => {
    const inbox = createInbox(right)
    for (const wrong of [undefined, {}, { event: {} }, { id: 'dlv_1' }, { id: 1, event: {} }])
      expect(await refusalOf(() => inbox.receive(wrong as never))).toContain('what verifyWebhook returns')
    for (const wrong of [undefined, '1', 0, 1.5, Number.NaN])
      expect(await refusalOf(() => inbox.catchUp(wrong as never))).toContain('takes the ID of a Location')
  })

  it.each<[string, () => unknown, string]>([
    ['the URL of PostgreSQL', () => postgresStore('postgres://x' as never), 'takes a Pool'],
    ['nothing', () => postgresStore(undefined as never), 'takes a Pool'],
    ['a file name', () => sqliteStore('inbox.db' as never), 'takes a database of node:sqlite'],
    ['nothing for SQLite', () => sqliteStore(null as never), 'takes a database of node:sqlite'],
  ])('EXA-173 refuses a store of %s', async (_what, make, message) => {
    expect(await refusalOf(make)).toContain(message)
  })
})
