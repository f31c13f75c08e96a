import type { WebhookEvent } from '../generated/events.ts'
import { type Bytes, concat, encode, fromBase64, parseJson, toBytes } from './bytes.ts'
import { findHeader, type HeadersLike, readHeader } from './read-header.ts'
import { readRequest } from './read-request.ts'
import { isSigned, type Secrets, webhookKeys } from './signatures.ts'
import { misconfigured, WebhookVerificationError } from './verification-error.ts'

interface Verification {
  /** `whsec_…`; during a rotation, the old and the new secret. */
  secret: Secrets
  /** Milliseconds since 1970; by default the current time. */
  now?: number
}

export interface ReceivedWebhook extends Verification {
  /** The request headers, with names in any case. */
  headers: HeadersLike
  /** The raw body, before any parsing. A Buffer is a Uint8Array. */
  body: string | ArrayBufferView | ArrayBuffer
}

export interface ReceivedRequest extends Verification {
  /** A request whose body nobody has read yet. At most 1 MiB of it is read. */
  request: Request
}

export interface VerifiedWebhook<Body = WebhookEvent> {
  /** `webhook-id`: the same for every attempt and redelivery. */
  id: string
  /** When Foyer sent it. */
  timestamp: Date
  /** The body. `resource` determines the type of `data`. */
  event: Body
  /** Tests have the header `webhook-test`: don't store their data. */
  isTest: boolean
}

const toleranceSeconds = 5 * 60

/**
 * Proves that a webhook is from Foyer (Standard Webhooks): signed with one of your secrets, over these bytes, within the
 * last five minutes. Throws WebhookVerificationError otherwise. For the marketplace webhook, use
 * `verifyWebhook<MarketplaceEvent>`.
 */
export async function verifyWebhook<Body = WebhookEvent>(
  received: ReceivedWebhook | ReceivedRequest,
): Promise<VerifiedWebhook<Body>> {
  if (typeof received !== 'object' || received === null)
    throw misconfigured('verifyWebhook takes { secret, request }, or { secret, headers, body }.')
  const keys = webhookKeys(received.secret)
  const now = received.now ?? Date.now()
  if (!Number.isFinite(now)) throw misconfigured('now must be a number of milliseconds since 1970.')
  const { headers } = 'request' in received ? (received.request ?? {}) : received
  if (typeof headers !== 'object' || headers === null)
    throw new WebhookVerificationError(
      'missing_header',
      'The headers are missing: pass a Web Request, or the headers and the raw body.',
    )
  const id = readHeader(headers, 'webhook-id')
  const timestamp = readHeader(headers, 'webhook-timestamp')
  const signatures = signaturesIn(readHeader(headers, 'webhook-signature'))
  requireFresh(timestamp, now)
  const body = toBytes('request' in received ? await readRequest(received.request) : received.body)
  if (!(await isSigned(concat(encode(`${id}.${timestamp}.`), body), { keys, signatures })))
    throw new WebhookVerificationError(
      'wrong_signature',
      'No signature of this webhook was made with your secret over this body: check the secret, and that the body is the raw one.',
    )
  return {
    id,
    timestamp: new Date(Number(timestamp) * 1000),
    event: parseJson(body) as Body,
    isTest: Boolean(findHeader(headers, 'webhook-test')),
  }
}

function requireFresh(timestamp: string, nowMs: number): void {
  if (!/^\d{1,12}$/.test(timestamp))
    throw new WebhookVerificationError('bad_timestamp', 'webhook-timestamp is not a time in seconds.')
  const ageSeconds = nowMs / 1000 - Number(timestamp)
  if (Math.abs(ageSeconds) <= toleranceSeconds) return
  const [code, words] =
    ageSeconds > 0 ? (['too_old', 'too old'] as const) : (['in_the_future', 'from the future'] as const)
  throw new WebhookVerificationError(
    code,
    `The webhook is ${words}, by more than five minutes: is your clock right?`,
  )
}

/** The signatures of version 1; the header may contain others. */
const signaturesIn = (header: string): Bytes[] =>
  header
    .split(/,? +/)
    .filter(each => each.startsWith('v1,'))
    .flatMap(each => fromBase64(each.slice(3)) ?? [])
