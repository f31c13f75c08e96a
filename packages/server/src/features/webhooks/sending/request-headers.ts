interface RequestHeaders {
  /** The same for every attempt of a delivery. */
  id: string
  timestamp: string
  signature: string
  isTest: boolean
}

export const webhookIdOf = (deliveryId: number): string => `dlv_${deliveryId}`

export const timestampOf = (startedMs: number): string => String(Math.floor(startedMs / 1000))

/** Every header of a request, names and values in turns. The log stores the signature and derives the others by this. */
export const toRequestHeaders = ({ id, timestamp, signature, isTest }: RequestHeaders): string[] => [
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
