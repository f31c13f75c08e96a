import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { type ReceivedWebhook, verifyWebhook, type WebhookEvent, WebhookVerificationError } from './index.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const otherSecret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'
const sentAt = new Date('2026-03-01T12:00:00Z')
const body = '{"company_id":1,"resource":"client","resource_id":7,"status":"update","data":{"name":"Zoë ☕"}}'

/** As the public package signs it. */
const signedBy = (key: string, { id = 'dlv_1', at = sentAt, text = body } = {}): ReceivedWebhook => ({
  secret,
  body: text,
  now: sentAt.getTime(),
  headers: {
    'webhook-id': id,
    'webhook-timestamp': String(at.getTime() / 1000),
    'webhook-signature': new Webhook(key).sign(id, at, text),
  },
})

/** What the types promise: `resource` says what `data` is. */
function nameOf(event: WebhookEvent): string {
  if (event.resource === 'client') return event.data.name
  return event.resource === 'schedule' || event.resource === 'test'
    ? ''
    : `${event.resource} ${event.resource_id}`
}

const failureOf = (received: ReceivedWebhook): Promise<string> =>
  verifyWebhook(received).then(
    () => expect.fail('it should have been refused'),
    error => {
      expect(error).toBeInstanceOf(WebhookVerificationError)
      return (error as Error).message
    },
  )

describe('verifying a webhook', () => {
  it('WEB-10 accepts what the public package signs, as text or bytes, with any type of headers', async () => {
    const received = signedBy(secret)
    const expected = JSON.parse(body)
    expect(await verifyWebhook(received)).toEqual(expected)
    expect(nameOf(await verifyWebhook(received))).toBe('Zoë ☕')
    expect(await verifyWebhook({ ...received, body: Buffer.from(body) })).toEqual(expected)
    const headers = new Headers(received.headers as Record<string, string>)
    expect(await verifyWebhook({ ...received, headers })).toEqual(expected)
    const shouted = Object.fromEntries(
      Object.entries(received.headers as Record<string, string>).map(([name, value]) => [
        name.toUpperCase(),
        [value],
      ]),
    )
    expect(await verifyWebhook({ ...received, headers: shouted })).toEqual(expected)
  })

  it('accepts any one of several signatures and secrets', async () => {
    const received = signedBy(otherSecret)
    expect(await verifyWebhook({ ...received, secret: [secret, otherSecret] })).toBeTruthy()
    const right = (signedBy(secret).headers as Record<string, string>)['webhook-signature']
    const invalid = (received.headers as Record<string, string>)['webhook-signature']
    const headers = { ...received.headers, 'webhook-signature': `v1a,x v1,*** ${invalid} ${right}` }
    expect(await verifyWebhook({ ...received, headers })).toBeTruthy()
  })

  it.each([
    ['another secret', signedBy(otherSecret)],
    ['another body', { ...signedBy(secret), body: body.replace('7', '8') }],
    ['another id', { ...signedBy(secret), headers: { ...signedBy(secret).headers, 'webhook-id': 'dlv_2' } }],
    [
      'a signature of another version',
      {
        ...signedBy(secret),
        headers: { ...signedBy(secret).headers, 'webhook-signature': 'v2,AAAA' },
      },
    ],
    [
      'a shortened signature',
      { ...signedBy(secret), headers: { ...signedBy(secret).headers, 'webhook-signature': 'v1,AAAA' } },
    ],
  ])('refuses %s', async (_, received) => {
    expect(await failureOf(received as ReceivedWebhook)).toBe(
      'No signature of this webhook was made with your secret.',
    )
  })

  it('refuses webhooks more than five minutes old or ahead, to the second', async () => {
    const shifted = (seconds: number) => ({ ...signedBy(secret), now: sentAt.getTime() + seconds * 1000 })
    expect(await verifyWebhook(shifted(300))).toBeTruthy()
    expect(await verifyWebhook(shifted(-300))).toBeTruthy()
    expect(await failureOf(shifted(301))).toContain('too old')
    expect(await failureOf(shifted(-301))).toContain('from the future')
  })

  it('refuses missing headers and invalid timestamps', async () => {
    const { headers, ...received } = signedBy(secret)
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
      expect(await failureOf({ ...received, headers: { ...headers, [name]: undefined } })).toBe(
        `The header ${name} is missing.`,
      )
    for (const timestamp of ['NaN', '1e9', '-1', ' '])
      expect(
        await failureOf({ ...received, headers: { ...headers, 'webhook-timestamp': timestamp } }),
      ).toContain('is not a time')
  })

  it('distinguishes an invalid secret from an invalid webhook', async () => {
    await expect(verifyWebhook({ ...signedBy(secret), secret: 'whsec_' })).rejects.toBeInstanceOf(TypeError)
    await expect(verifyWebhook({ ...signedBy(secret), secret: '***' })).rejects.toBeInstanceOf(TypeError)
  })
})
