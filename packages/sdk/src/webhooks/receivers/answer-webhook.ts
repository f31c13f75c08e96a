import type { WebhookEvent } from '../../generated/events.ts'
import { toBytes } from '../bytes.ts'
import { findHeader, type HeadersLike } from '../read-header.ts'
import { tooLarge, usualMaxBytes } from '../read-request.ts'
import type { Secrets } from '../signatures.ts'
import { type WebhookProblem, WebhookVerificationError } from '../verification-error.ts'
import { type VerifiedWebhook, verifyWebhook } from '../verify-webhook.ts'

export interface WebhookReceiver<Body = WebhookEvent> {
  /**
   * `whsec_…`; during a rotation, the old and the new secret. A function is asked with every webhook: for secrets that are
   * not there yet when the receiver is made.
   */
  secret: Secrets | (() => Secrets | Promise<Secrets>)
  /** Handles a verified webhook. Foyer gets 200 when it is done, and 500 when it throws. */
  onEvent(webhook: VerifiedWebhook<Body>): unknown
  /** Learns what was refused, with 400 or 413, because it is not from Foyer. */
  onRefused?(error: WebhookVerificationError): unknown
  /** Learns what failed here, with 500: `onEvent` threw, the secret is wrong, the raw body is gone. By default the console. */
  onError?(error: unknown): unknown
  /** The largest body that is read; by default 1 MiB. */
  maxBytes?: number
  /** Milliseconds since 1970; by default the current time. */
  now?(): number
}

export interface WebhookAnswer {
  status: number
  text: string
  headers: Record<string, string>
}

const ownFaults: WebhookProblem[] = [
  'misconfigured',
  'missing_secret',
  'malformed_secret',
  'missing_body',
  'body_already_parsed',
  'body_already_read',
]

export const maxBytesOf = ({ maxBytes }: { maxBytes?: number }): number => maxBytes ?? usualMaxBytes

/** Verifies and handles one request, and says how to answer it. `readBody` reads at most so many bytes. */
export async function answerWebhook<Body>(
  receiver: WebhookReceiver<Body>,
  headers: HeadersLike,
  readBody: (maxBytes: number) => unknown,
): Promise<WebhookAnswer> {
  try {
    const maxBytes = maxBytesOf(receiver)
    if (Number(findHeader(headers, 'content-length')) > maxBytes) throw tooLarge(maxBytes)
    const body = toBytes(await readBody(maxBytes))
    if (body.length > maxBytes) throw tooLarge(maxBytes)
    const secret = typeof receiver.secret === 'function' ? await receiver.secret() : receiver.secret
    await receiver.onEvent(await verifyWebhook<Body>({ secret, headers, body, now: receiver.now?.() }))
    return toAnswer(200, '')
  } catch (error) {
    return answerFailure(receiver, error)
  }
}

async function answerFailure<Body>(receiver: WebhookReceiver<Body>, error: unknown): Promise<WebhookAnswer> {
  const isVerification = error instanceof WebhookVerificationError
  if (!isVerification || ownFaults.includes(error.code)) {
    await tell(receiver.onError ?? logError, error)
    return toAnswer(500, isVerification ? error.message : 'The receiver failed to handle this webhook.')
  }
  await tell(receiver.onRefused, error)
  return toAnswer(error.code === 'too_large' ? 413 : 400, error.message)
}

const toAnswer = (status: number, text: string): WebhookAnswer => ({
  status,
  text,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    // The rest of a body that is too large is not read.
    ...(status === 413 && { connection: 'close' }),
  },
})

/** A hook that fails must not change the answer. */
async function tell<T>(hook: ((error: T) => unknown) | undefined, error: T): Promise<void> {
  try {
    await hook?.(error)
  } catch (failure) {
    logError(failure)
  }
}

function logError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: without a hook, a failure that nobody sees could not be mended.
  console.error(error)
}
