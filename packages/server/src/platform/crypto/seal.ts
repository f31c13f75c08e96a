import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto'
import { headerLength, type KeyRing, namedKeyOf, type SecretKey } from './key-ring.ts'

const nonceLength = 12
const tagLength = 16

// Random bytes are expensive per call and cheap in bulk, so they are drawn in advance; each is used once.
const randomness = Buffer.alloc(nonceLength * 256)
let used = randomness.length

function newNonce(): Buffer {
  if (used === randomness.length) {
    randomFillSync(randomness)
    used = 0
  }
  used += nonceLength
  return Buffer.from(randomness.subarray(used - nonceLength, used))
}

/** Encrypts a value that must be read again later with the server's current key. `purpose` binds it to its use. */
export function seal({ current }: KeyRing, purpose: string, plain: string): Buffer {
  const nonce = newNonce()
  const cipher = createCipheriv('aes-256-gcm', current.bytes, nonce)
  cipher.setAAD(Buffer.concat([current.header, Buffer.from(purpose)]))
  const text = cipher.update(plain, 'utf8')
  return Buffer.concat([current.header, nonce, text, cipher.final(), cipher.getAuthTag()])
}

/** A stored value that none of this process's keys opens. */
export class UnreadableValue extends Error {}

/** Throws when the key, the purpose or a byte differs from when it was sealed. */
export function unseal(ring: KeyRing, purpose: string, sealed: Buffer): string {
  const opened = tryUnseal(ring, purpose, sealed)
  if (opened) return opened.plain
  ring.unreadable++
  const id = namedKeyOf(sealed)
  const reason =
    id === undefined || ring.find(id)
      ? 'no key of this process opens it'
      : `it is sealed with key ${id}, which this process does not have`
  throw new UnreadableValue(`A stored value (${purpose}) cannot be read: ${reason}.`)
}

/** Returns the plain value and the key that opened it, or undefined when none of the keys opens it. */
export function tryUnseal(
  ring: KeyRing,
  purpose: string,
  sealed: Buffer,
): { plain: string; key: SecretKey } | undefined {
  const purposeBytes = Buffer.from(purpose)
  const named = ring.keyOf(sealed)
  if (named) {
    const aad = Buffer.concat([named.header, purposeBytes])
    const plain = open(named, aad, sealed.subarray(headerLength))
    if (plain !== undefined) return { plain, key: named }
  }
  // Values from before keys had ids name no key, so every key is tried.
  for (const key of ring.keys) {
    const plain = open(key, purposeBytes, sealed)
    if (plain !== undefined) return { plain, key }
  }
  return undefined
}

function open({ bytes }: SecretKey, aad: Buffer, sealed: Buffer): string | undefined {
  if (sealed.length < nonceLength + tagLength) return undefined
  const nonce = sealed.subarray(0, nonceLength)
  const tag = sealed.subarray(-tagLength)
  const decipher = createDecipheriv('aes-256-gcm', bytes, nonce).setAAD(aad).setAuthTag(tag)
  const plain = decipher.update(sealed.subarray(nonceLength, -tagLength))
  try {
    return Buffer.concat([plain, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
