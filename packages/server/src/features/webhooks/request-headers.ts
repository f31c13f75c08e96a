interface Sent {
  deliveryId: number
  /** Real time, in milliseconds since 1970. */
  startedMs: number
  signature: string
}

export const webhookIdOf = (deliveryId: number): string => `dlv_${deliveryId}`

export const timestampOf = (startedMs: number): number => Math.floor(startedMs / 1000)

/** Every header of a delivery. The log keeps the signature, and tells the others by this. */
export const toRequestHeaders = ({ deliveryId, startedMs, signature }: Sent) => ({
  'content-type': 'application/json',
  'user-agent': 'Foyer-Webhooks/1',
  'webhook-id': webhookIdOf(deliveryId),
  'webhook-timestamp': String(timestampOf(startedMs)),
  'webhook-signature': signature,
})
