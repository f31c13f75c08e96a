import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { sampleBody as body, otherSecret, secret, sentAt, signWebhook } from '../../test/sign-webhook.ts'
import {
  type HeadersLike,
  type MarketplaceEvent,
  type ReceivedRequest,
  type ReceivedWebhook,
  verifyWebhook,
  type WebhookEvent,
  WebhookVerificationError,
} from './index.ts'

const now = sentAt.getTime()
const headers = signWebhook()
const received: ReceivedWebhook = { secret, body, now, headers }
const signedBy = (key: string): ReceivedWebhook => ({ ...received, headers: signWebhook(key) })

/** What the types promise: `resource` says what `data` is. */
function nameOf(event: WebhookEvent): string {
  if (event.resource === 'client') return event.data.name
  return event.resource === 'schedule' || event.resource === 'test'
    ? ''
    : `${event.resource} ${event.resource_id}`
}

const refusalOf = (what: ReceivedWebhook | ReceivedRequest): Promise<WebhookVerificationError> =>
  verifyWebhook(what).then(
    () => expect.fail('it should have been refused'),
    error => {
      expect(error).toBeInstanceOf(WebhookVerificationError)
      return error as WebhookVerificationError
    },
  )

/** Hands over what no type allows, as programs in JavaScript do. */
const refusalOfWrong = (change: object) => refusalOf({ ...received, ...change } as ReceivedWebhook)

describe('verifying a webhook', () => {
  it('WEB-10 accepts what the public package signs, and says its id, its time and its event', async () => {
    const verified = await verifyWebhook(received)
    expect(verified).toEqual({ id: 'dlv_1', timestamp: sentAt, event: JSON.parse(body), isTest: false })
    expect(nameOf(verified.event)).toBe('Zoë ☕')
    const test = await verifyWebhook({ ...received, headers: { ...headers, 'webhook-test': '1' } })
    expect(test.isTest).toBe(true)
    for (const doubled of ['1, 1', ['1', '1']]) {
      const again = await verifyWebhook({ ...received, headers: { ...headers, 'webhook-test': doubled } })
      expect(again.isTest).toBe(true)
    }
  })

  it.each<[string, ReceivedWebhook['body']]>([
    ['a string', body],
    ['a Buffer that is part of a larger one', Buffer.from(`__${body}__`).subarray(2, -2)],
    ['a Uint8Array', new TextEncoder().encode(body)],
    ['an ArrayBuffer', new TextEncoder().encode(body).buffer],
    ['an ArrayBuffer of another realm', anotherRealm()],
  ])('accepts %s as the body', async (_name, raw) => {
    expect((await verifyWebhook({ ...received, body: raw })).event).toEqual(JSON.parse(body))
  })

  it.each<[string, HeadersLike]>([
    ['Headers', new Headers(headers)],
    ['anything with get', { get: name => headers[name] ?? null }],
    ['a Map', new Map(Object.entries(headers))],
    ['a Map with other names', new Map(Object.entries(headers).map(([k, v]) => [k.toUpperCase(), v]))],
    [
      'a record of lists',
      Object.fromEntries(Object.entries(headers).map(([k, v]) => [k.toUpperCase(), [v]])),
    ],
    ['a record without a prototype', Object.assign(Object.create(null), headers)],
  ])('accepts %s as the headers', async (_name, given) => {
    expect((await verifyWebhook({ ...received, headers: given })).id).toBe('dlv_1')
  })

  it('accepts a Request, and refuses one whose body was read', async () => {
    const request = new Request('https://partner.example/hook', { method: 'POST', body, headers })
    const read = request.clone()
    await read.json()
    expect((await verifyWebhook({ secret, request, now })).event).toEqual(JSON.parse(body))
    const error = await refusalOf({ secret, request: read, now })
    expect([error.code, error.message]).toEqual([
      'body_already_read',
      'The body of this request was already read: verify it before anything else reads it.',
    ])
    const notWeb = { headers } as unknown as Request
    expect((await refusalOf({ secret, request: notWeb, now })).message).toContain('is not a Web Request')
  })

  it('reads no more than a webhook can have', async () => {
    let sent = 0
    const pull = (controller: ReadableStreamDefaultController) => {
      sent += 2 ** 16
      controller.enqueue(new Uint8Array(2 ** 16))
    }
    const endless = { method: 'POST', headers, body: new ReadableStream({ pull }), duplex: 'half' } as const
    const request = new Request('https://partner.example/hook', endless)
    expect((await refusalOf({ secret, request, now })).code).toBe('too_large')
    expect(sent).toBeLessThan(2 ** 21)
  })

  it('types the marketplace webhook', async () => {
    const text = '{"salon_id":1,"application_id":2,"event":"freeze"}'
    const { event } = await verifyWebhook<MarketplaceEvent>({
      ...received,
      body: text,
      headers: signWebhook(secret, { text }),
    })
    expect(event.event === 'payment' ? event.amount : event.salon_id).toBe(1)
  })

  it('accepts any one of several signatures and secrets', async () => {
    expect(await verifyWebhook({ ...signedBy(otherSecret), secret: [secret, otherSecret] })).toBeTruthy()
    const both = (separator: string) => ({
      ...headers,
      'webhook-signature': ['v1a,x', 'v1,***', signWebhook(otherSecret), headers]
        .map(each => (typeof each === 'string' ? each : each['webhook-signature']))
        .join(separator),
    })
    for (const separator of [' ', ', '])
      expect(await verifyWebhook({ ...received, headers: both(separator) })).toBeTruthy()
  })

  it.each<[string, ReceivedWebhook]>([
    ['another secret', signedBy(otherSecret)],
    ['another body', { ...received, body: body.replace('7', '8') }],
    [
      'a body that was parsed and written again',
      { ...received, body: JSON.stringify(JSON.parse(body), null, 1) },
    ],
    ['another id', { ...received, headers: { ...headers, 'webhook-id': 'dlv_2' } }],
    [
      'a signature of another version',
      { ...received, headers: { ...headers, 'webhook-signature': 'v2,AAAA' } },
    ],
    ['a shortened signature', { ...received, headers: { ...headers, 'webhook-signature': 'v1,AAAA' } }],
  ])('refuses %s', async (_name, wrong) => {
    const { code, message } = await refusalOf(wrong)
    expect(code).toBe('wrong_signature')
    expect(message).toMatch(/^No signature of this webhook was made with your secret over this body: /)
  })

  it('refuses webhooks more than five minutes old or ahead, to the second', async () => {
    const shifted = (seconds: number) => ({ ...received, now: now + seconds * 1000 })
    expect(await verifyWebhook(shifted(300))).toBeTruthy()
    expect(await verifyWebhook(shifted(-300))).toBeTruthy()
    expect(await refusalOf(shifted(301))).toMatchObject({
      code: 'too_old',
      message: expect.stringContaining('too old'),
    })
    expect(await refusalOf(shifted(-301))).toMatchObject({
      code: 'in_the_future',
      message: expect.stringContaining('from the future'),
    })
  })

  it('refuses missing headers and invalid timestamps', async () => {
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
      expect(await refusalOf({ ...received, headers: { ...headers, [name]: undefined } })).toMatchObject({
        code: 'missing_header',
        message: `The header ${name} is missing.`,
      })
    expect((await refusalOfWrong({ headers: undefined })).code).toBe('missing_header')
    for (const timestamp of ['NaN', '1e9', '-1', ' ', '9'.repeat(400)])
      expect(
        (await refusalOf({ ...received, headers: { ...headers, 'webhook-timestamp': timestamp } })).code,
      ).toBe('bad_timestamp')
  })

  it('says that the secret is missing or malformed', async () => {
    for (const missing of [undefined, null, '', ' ', [], [undefined], [secret, '']])
      expect((await refusalOfWrong({ secret: missing })).code, String(missing)).toBe('missing_secret')
    for (const malformed of ['whsec_', '***', 'whsec_***', 'foyer_partner_demo_acme', secret.slice(6)])
      expect((await refusalOfWrong({ secret: malformed })).code, malformed).toBe('malformed_secret')
  })

  it('says that the body is missing or was parsed', async () => {
    for (const parsed of [JSON.parse(body), {}, [], 1, true]) {
      const { code, message } = await refusalOfWrong({ body: parsed })
      expect([code, message]).toEqual(['body_already_parsed', expect.stringContaining('express.raw()')])
    }
    expect((await refusalOfWrong({ body: undefined })).code).toBe('missing_body')
  })

  it('refuses a signed body that is not JSON', async () => {
    const wrong = { ...received, body: 'hello', headers: signWebhook(secret, { text: 'hello' }) }
    expect(await refusalOf(wrong)).toMatchObject({ code: 'not_json', cause: expect.any(SyntaxError) })
  })
})

function anotherRealm(): ArrayBuffer {
  const bytes = new TextEncoder().encode(body)
  return runInNewContext('Uint8Array.from(bytes).buffer', { bytes: [...bytes] }) as ArrayBuffer
}
