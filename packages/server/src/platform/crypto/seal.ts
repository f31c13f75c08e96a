import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto'

const nonceLength = 12
const tagLength = 16

// Random bytes are dear by the call and cheap by the piece; each is used once.
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

/** Encrypts with the server's key what must be read again later. `purpose` binds it to its place. */
export function seal(key: Buffer, purpose: string, plain: string): Buffer {
  const nonce = newNonce()
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose))
  return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Throws when the key, the purpose or a byte is not the same as at sealing. */
export function unseal(key: Buffer, purpose: string, sealed: Buffer): string {
  const nonce = sealed.subarray(0, nonceLength)
  const tag = sealed.subarray(-tagLength)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose)).setAuthTag(tag)
  return Buffer.concat([
    decipher.update(sealed.subarray(nonceLength, -tagLength)),
    decipher.final(),
  ]).toString('utf8')
}
