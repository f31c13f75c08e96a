import type { WebhookEvent } from './generated/events.ts'

export interface ReceivedWebhook {
  /** `whsec_…`; during a rotation, the old and the new secret. */
  secret: string | readonly string[]
  /** The request headers, with names in any case. */
  headers: Headers | Record<string, string | readonly string[] | undefined>
  /** The raw body, before any parsing. */
  body: string | Uint8Array
  /** Milliseconds since 1970; by default the current time. */
  now?: number
}

/** The request is not from Foyer, or is too old. Respond with 400 and ignore it. */
export class WebhookVerificationError extends Error {}

const toleranceSeconds = 5 * 60

/**
 * The body of a webhook, once its signature is proven (Standard Webhooks): made with one of your secrets, over these
 * bytes, within the last five minutes. Throws WebhookVerificationError otherwise. A redelivery has the same
 * `webhook-id`: keep those that you have handled. For the marketplace webhook, use
 * `verifyWebhook<MarketplaceEvent>`.
 */
export async function verifyWebhook<Body = WebhookEvent>(received: ReceivedWebhook): Promise<Body> {
  const id = headerOf(received, 'webhook-id')
  const timestamp = headerOf(received, 'webhook-timestamp')
  requireFresh(timestamp, received.now ?? Date.now())
  const bytes = toBytes(received.body)
  const signed = join(toBytes(`${id}.${timestamp}.`), bytes)
  const signatures = signaturesIn(headerOf(received, 'webhook-signature'))
  const secrets = typeof received.secret === 'string' ? [received.secret] : received.secret
  const keys = await Promise.all(secrets.map(toKey))
  // Web Crypto compares in constant time.
  for (const key of keys)
    for (const signature of signatures)
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return parse<Body>(bytes)
  throw new WebhookVerificationError('No signature of this webhook was made with your secret.')
}

function headerOf({ headers }: ReceivedWebhook, name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  const text = typeof value === 'object' && value !== null ? value.join(' ') : value
  if (!text) throw new WebhookVerificationError(`The header ${name} is missing.`)
  return text
}

function requireFresh(timestamp: string, nowMs: number): void {
  const ageSeconds = /^\d{1,15}$/.test(timestamp) ? nowMs / 1000 - Number(timestamp) : Number.NaN
  if (Number.isNaN(ageSeconds)) throw new WebhookVerificationError('webhook-timestamp is not a time.')
  if (Math.abs(ageSeconds) > toleranceSeconds)
    throw new WebhookVerificationError(
      `The webhook is ${ageSeconds > 0 ? 'too old' : 'from the future'}: is your clock right?`,
    )
}

/** The signatures of version 1; the header may contain others. */
const signaturesIn = (header: string): Uint8Array<ArrayBuffer>[] =>
  header
    .split(' ')
    .filter(each => each.startsWith('v1,'))
    .flatMap(each => fromBase64(each.slice(3)) ?? [])

function toKey(secret: string): Promise<CryptoKey> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''))
  if (!bytes || bytes.length === 0)
    throw new TypeError('This is not a webhook secret: it begins with whsec_ and goes on in base64.')
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), character => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

const toBytes = (body: string | Uint8Array): Uint8Array =>
  typeof body === 'string' ? new TextEncoder().encode(body) : body

function join(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(one.length + other.length)
  whole.set(one)
  whole.set(other, one.length)
  return whole
}

function parse<Body>(bytes: Uint8Array): Body {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Body
  } catch (cause) {
    throw new WebhookVerificationError('The body is not JSON.', { cause })
  }
}
