import { createHmac, randomInt } from 'node:crypto'

/** A request as Foyer sends it: headers with their names in lower case, and the bytes that are signed. */
export interface Delivery {
  headers: Record<string, string>
  body: Buffer
}

export interface DeliveryParts {
  id: string
  body: string
  /** Real time in milliseconds since 1970. */
  nowMs: number
  /** How long ago it was signed; a negative age is in the future. */
  ageSeconds?: number
  isTest?: boolean
}

/** Makes a delivery with one signature for each key, as Standard Webhooks specifies. */
export function makeDelivery(
  keys: Buffer[],
  { id, body, nowMs, ageSeconds = 0, isTest }: DeliveryParts,
): Delivery {
  const timestamp = String(Math.floor(nowMs / 1000) - ageSeconds)
  const bytes = Buffer.from(body)
  const signatures = keys.map(key => `v1,${signatureOf(key, [`${id}.${timestamp}.`, bytes])}`)
  return {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Foyer-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatures.join(' '),
      ...(isTest && { 'webhook-test': '1' }),
    },
    body: bytes,
  }
}

function signatureOf(key: Buffer, parts: (string | Buffer)[]): string {
  const hmac = createHmac('sha256', key)
  for (const part of parts) hmac.update(part)
  return hmac.digest('base64')
}

/** Ids in ascending order. They are so high that no delivery of a Foyer has them, and differ between two runs. */
export function openIds(): () => string {
  let next = 8_000_000_000_000_000 + randomInt(2 ** 47)
  return () => `dlv_${next++}`
}

export function withoutHeaders({ headers, body }: Delivery, ...names: string[]): Delivery {
  return {
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))),
    body,
  }
}

export const withSignature = ({ headers, body }: Delivery, signature: string): Delivery => ({
  headers: { ...headers, 'webhook-signature': signature },
  body,
})
