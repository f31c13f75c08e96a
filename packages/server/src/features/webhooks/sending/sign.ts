import { createHmac } from 'node:crypto'

export interface SignedMessage {
  id: string
  /** Real time in seconds since 1970. */
  timestamp: string
  body: Buffer
}

/** The `webhook-signature` header of Standard Webhooks: one signature for each secret, separated by spaces. */
export const sign = (secrets: Buffer[], { id, timestamp, body }: SignedMessage): string =>
  secrets
    .map(secret => {
      const hmac = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body)
      return `v1,${hmac.digest('base64')}`
    })
    .join(' ')
