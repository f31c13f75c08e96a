interface Sent {
  /** The one it has with every attempt. */
  id: string
  timestamp: string
  signature: string
  isTest: boolean
}

export const webhookIdOf = (deliveryId: number): string => `dlv_${deliveryId}`

/** Of a real time in milliseconds. */
export const timestampOf = (startedMs: number): string => String(Math.floor(startedMs / 1000))

/** Every header of a delivery, names and values by turns. The log keeps the signature, and tells the others by this. */
export const toRequestHeaders = ({ id, timestamp, signature, isTest }: Sent): string[] => [
  'content-type',
  'application/json',
  'user-agent',
  'Foyer-Webhooks/1',
  'webhook-id',
  id,
  'webhook-timestamp',
  timestamp,
  'webhook-signature',
  signature,
  ...(isTest ? ['webhook-test', '1'] : []),
]
