import { createHmac } from 'node:crypto'
import type { KeyRing, SecretKey } from './key-ring.ts'
import { isSameSecret } from './tokens.ts'

/** Signs what others hand back later. `purpose` has a key of its own: the signature is worth nothing anywhere else. */
export const signText = (ring: KeyRing, purpose: string, text: string): string =>
  hmacOf(ring.derive(purpose).current, text)

/** Whether any of the server's keys signed it: links made before a rotation stay good. */
export function isSigned(
  ring: KeyRing,
  purpose: string,
  { text, signature }: { text: string; signature: string },
): boolean {
  const given = Buffer.from(signature)
  return ring.derive(purpose).keys.some(key => isSameSecret(given, Buffer.from(hmacOf(key, text))))
}

const hmacOf = ({ bytes }: SecretKey, text: string): string =>
  createHmac('sha256', bytes).update(text).digest('hex')
