import { createHmac } from 'node:crypto'
import type { KeyRing, SecretKey } from './key-ring.ts'
import { isSameSecret } from './tokens.ts'

/** Signs values that others return later. Each `purpose` has its own key, so the signature is invalid anywhere else. */
export const signText = (ring: KeyRing, purpose: string, text: string): string =>
  hmacOf(ring.derive(purpose).current, text)

/** Tells whether any of the server's keys signed it, so links made before a rotation stay valid. */
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
