import { createHmac, type KeyObject } from 'node:crypto'

export interface Signed {
  id: string
  /** Seconds of real time. */
  timestamp: number
  body: string
}

/** The signature header of Standard Webhooks: one for each key, separated by spaces. */
export const sign = (keys: KeyObject[], { id, timestamp, body }: Signed): string =>
  keys
    .map(key => `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`)
    .join(' ')
