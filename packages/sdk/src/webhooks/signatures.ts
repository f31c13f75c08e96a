import { type Bytes, encode, fromBase64 } from './bytes.ts'
import { WebhookVerificationError } from './verification-error.ts'

/** One secret or token; during a rotation, the old and the new one. Undefined is refused with a sentence. */
export type Secrets = string | readonly string[] | undefined

/** Lists the secrets. `name` is what the sentence calls them. */
function listSecrets(secrets: unknown, name: string): string[] {
  const list: unknown[] = Array.isArray(secrets) ? secrets : [secrets]
  if (list.length === 0 || list.some(each => typeof each !== 'string' || !each.trim()))
    throw new WebhookVerificationError(
      'missing_secret',
      `The ${name} is missing or empty: is its environment variable set?`,
    )
  return list as string[]
}

const maxSignatures = 8

/** Tells whether one of the signatures was made with one of the keys. Web Crypto compares in constant time. */
export async function isSigned(
  signed: Bytes,
  { keys, signatures }: { keys: Bytes[]; signatures: Bytes[] },
): Promise<boolean> {
  const possible = signatures.filter(({ length }) => length === 32).slice(0, maxSignatures)
  for (const bytes of keys) {
    const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
      'verify',
    ])
    for (const signature of possible)
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return true
  }
  return false
}

/** Partner tokens sign as they are, as text. */
export const tokenKeys = (tokens: Secrets): Bytes[] => listSecrets(tokens, 'partner token').map(encode)

/** Webhook secrets are base64 after `whsec_`. */
export const webhookKeys = (secrets: unknown): Bytes[] => listSecrets(secrets, 'webhook secret').map(toKey)

function toKey(secret: string): Bytes {
  const bytes = secret.startsWith('whsec_') ? fromBase64(secret.slice(6)) : undefined
  if (!bytes?.length)
    throw new WebhookVerificationError(
      'malformed_secret',
      'This is not a webhook secret: it begins with whsec_ and goes on in base64.',
    )
  return bytes
}
