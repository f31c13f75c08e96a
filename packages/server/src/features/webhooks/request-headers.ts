interface Sent {
  deliveryId: number
  /** Real time. */
  startedAt: Date
  signature: string
}

export const webhookIdOf = (deliveryId: number): string => `dlv_${deliveryId}`

export const timestampOf = (startedAt: Date): number => Math.floor(startedAt.getTime() / 1000)

/** Every header of a delivery. The log keeps the signature, and tells the others by this. */
export const toRequestHeaders = ({ deliveryId, startedAt, signature }: Sent) => ({
  'content-type': 'application/json',
  'user-agent': 'Foyer-Webhooks/1',
  'webhook-id': webhookIdOf(deliveryId),
  'webhook-timestamp': String(timestampOf(startedAt)),
  'webhook-signature': signature,
})
