import type { LoggedEvent } from '../src/generated/schemas.ts'
import type { EventPage, VerifiedWebhook } from '../src/webhooks/index.ts'

/** An event log in memory, for the moments that a real one reaches only after 30 days or with luck. */
export class EventLog {
  events: LoggedEvent[] = []
  lastSequence = 0
  calls = 0

  /** Adds the next event; it has as many deliveries as there are ids. */
  add(...deliveryIds: number[]): number {
    this.lastSequence += 1
    this.events.push({
      company_id: 1,
      resource: 'client',
      resource_id: this.lastSequence,
      status: 'create',
      data: { name: `Client ${this.lastSequence}` },
      sequence: this.lastSequence,
      occurred_at: '2026-03-01T12:00:00Z',
      deliveries: deliveryIds.map(id => ({ id, outcome: 'delivered' })),
    })
    return this.lastSequence
  }

  /** The webhook of a delivery. */
  webhook(deliveryId: number): VerifiedWebhook {
    const found = this.events.find(({ deliveries }) => deliveries.some(({ id }) => id === deliveryId))
    if (!found) throw new Error(`No event has the delivery ${deliveryId}.`)
    const { sequence, occurred_at, deliveries, ...event } = found
    const verified = { id: `dlv_${deliveryId}`, timestamp: new Date(), event, isTest: false }
    return verified as unknown as VerifiedWebhook
  }

  listEvents = async ({ after, count }: { after: number; count: number }): Promise<EventPage> => {
    this.calls += 1
    const data = this.events.filter(({ sequence }) => sequence > after).slice(0, count)
    return { data, meta: { last_sequence: this.lastSequence } }
  }
}
