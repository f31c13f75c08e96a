import { createHash, hkdfSync } from 'node:crypto'

/**
 * Every sealed value that names its key begins with this; older ones begin with random bytes. The last byte is the
 * version.
 */
export const mark = Buffer.from([0x66, 0x6b, 0x01])
const idLength = 4
export const headerLength = mark.length + idLength

export interface SecretKey {
  /** Eight hexadecimal digits that identify the key and reveal nothing about it. */
  id: string
  bytes: Buffer
  /** A value sealed with this key begins with these bytes. */
  header: Buffer
}

/** The server's keys: one that seals and signs, and all that open and verify. */
export class KeyRing {
  readonly current: SecretKey
  /** The current key comes first. */
  readonly keys: readonly SecretKey[]
  /** The number of values that could not be opened since the start. */
  unreadable = 0
  /** A warning for the operator; empty while all is well. */
  problem = ''
  readonly #derived = new Map<string, KeyRing>()

  constructor(current: Buffer, accepted: readonly Buffer[] = []) {
    this.current = toSecretKey(current)
    const others = accepted.filter(bytes => !bytes.equals(current)).map(toSecretKey)
    this.keys = [this.current, ...others]
  }

  /** Returns the key that a sealed value names, if it is one of these. */
  keyOf(sealed: Buffer): SecretKey | undefined {
    return this.keys.find(({ header }) => header.equals(sealed.subarray(0, headerLength)))
  }

  find(id: string): SecretKey | undefined {
    return this.keys.find(key => key.id === id)
  }

  /** Derives a key per purpose, so that a value of one purpose is invalid for another. */
  derive(purpose: string): KeyRing {
    const known = this.#derived.get(purpose)
    if (known) return known
    const [current, ...others] = this.keys.map(({ bytes }) =>
      Buffer.from(hkdfSync('sha256', bytes, '', purpose, 32)),
    )
    const derived = new KeyRing(current as Buffer, others)
    this.#derived.set(purpose, derived)
    return derived
  }
}

/** Returns the id of the key that a sealed value names, or undefined for a value older than ids. */
export function namedKeyOf(sealed: Buffer): string | undefined {
  if (!sealed.subarray(0, mark.length).equals(mark)) return undefined
  return sealed.subarray(mark.length, headerLength).toString('hex')
}

function toSecretKey(bytes: Buffer): SecretKey {
  const id = createHash('sha256').update('foyer-key-id').update(bytes).digest().subarray(0, idLength)
  return { id: id.toString('hex'), bytes, header: Buffer.concat([mark, id]) }
}
