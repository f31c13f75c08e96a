import { hash } from 'node:crypto'

export interface Signed {
  id: string
  /** Seconds of real time. */
  timestamp: string
  body: Buffer
}

const blockBytes = 64
const digestBytes = 32
// Nothing is signed in pieces, so that all keys can put their messages together in the same place.
const usualPlace = Buffer.alloc(64 * 1024)

/**
 * HMAC-SHA256, put together from two hashes as RFC 2104 says: Node makes an object for every signature, which costs more
 * than the signature itself. Tests compare it with Node's own.
 */
export class SigningKey {
  readonly #inner: Buffer
  /** The key, and behind it room for the digest of the inner key and the message. */
  readonly #outer: Buffer

  constructor(secret: Buffer) {
    const key = Buffer.alloc(blockBytes)
    if (secret.length > blockBytes) hash('sha256', secret, 'buffer').copy(key)
    else secret.copy(key)
    this.#inner = Buffer.from(key.map(byte => byte ^ 0x36))
    this.#outer = Buffer.concat([key.map(byte => byte ^ 0x5c)], blockBytes + digestBytes)
  }

  /** In Base64. */
  sign({ id, timestamp, body }: Signed): string {
    const head = `${id}.${timestamp}.`
    const room = blockBytes + head.length + body.length
    const place = room <= usualPlace.length ? usualPlace : Buffer.alloc(room)
    place.set(this.#inner)
    place.write(head, blockBytes, 'latin1')
    place.set(body, blockBytes + head.length)
    this.#outer.write(hash('sha256', place.subarray(0, room), 'binary'), blockBytes, 'binary')
    return hash('sha256', this.#outer, 'base64')
  }
}

/** The signature header of Standard Webhooks: one for each key, separated by spaces. */
export function sign(keys: SigningKey[], signed: Signed): string {
  let signatures = ''
  for (const key of keys) signatures += `${signatures && ' '}v1,${key.sign(signed)}`
  return signatures
}
