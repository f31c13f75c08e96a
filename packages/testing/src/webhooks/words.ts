import type { Delivery } from '@foyer/sdk'
import type { EventName } from '../event-names.ts'
import type { ReceivedDelivery, Refusal } from './delivery.ts'

const most = 10

export const nameOfLogged = ({ resource, status }: Delivery) => `${resource}.${status}` as EventName

function listed(all: string[]): string {
  const left = all.length - most
  return all.slice(0, most).join(', ') + (left > 0 ? ` and ${left} more` : '')
}

const subjectOf = ({ event }: ReceivedDelivery): string =>
  'resource' in event ? `${event.resource} ${event.resource_id}` : `application ${event.application_id}`

export const receivedInWords = (deliveries: ReceivedDelivery[]): string =>
  listed(deliveries.map(each => `${each.name} (${subjectOf(each)}, ${each.id})`))

export const scheduledInWords = (deliveries: Delivery[]): string =>
  listed(
    deliveries.map(
      each => `${nameOfLogged(each)} (${each.resource} ${each.resource_id}, ${each.webhook_id})`,
    ),
  )

export const refusedInWords = (refused: Refusal[]): string =>
  `The receiver refused what is not from Foyer: ${listed(refused.map(({ reason }) => reason))}`
