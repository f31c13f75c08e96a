import { WebhookVerificationError } from './verification-error.ts'

export type Bytes = Uint8Array<ArrayBuffer>

const encoder = new TextEncoder()

export const encode = (text: string): Bytes => encoder.encode(text)

export function fromBase64(text: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(text), character => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** Text that is not hex becomes no bytes, which no signature equals. */
export const fromHex = (text: string): Bytes =>
  Uint8Array.from(/^([\da-f]{2})+$/i.test(text) ? (text.match(/../g) ?? []) : [], pair =>
    Number.parseInt(pair, 16),
  )

/** Reads the raw body in whatever form a server gives it. A parsed body is refused: its bytes are gone. */
export function toBytes(body: unknown): Uint8Array {
  if (typeof body === 'string') return encode(body)
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
  // An ArrayBuffer of another realm is no instance of ours.
  if (Object.prototype.toString.call(body) === '[object ArrayBuffer]')
    return new Uint8Array(body as ArrayBuffer)
  if (body === undefined || body === null)
    throw new WebhookVerificationError(
      'missing_body',
      'The body is missing: pass the raw body, as it arrived.',
    )
  throw new WebhookVerificationError(
    'body_already_parsed',
    'The body was already parsed, and the signature is over its bytes: pass the raw body, e.g. of express.raw() or request.text().',
  )
}

export function concat(...parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((size, { length }) => size + length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    throw new WebhookVerificationError('not_json', 'The signature is right, but the body is not JSON.', {
      cause,
    })
  }
}
