import { type catalogue, type DataOf, type ResourceName, resourceKinds } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'

type Notification = DataOf<typeof catalogue.notifications.stream>
type HintKind =
  | 'change'
  | 'delivery'
  | 'installation'
  | 'review'
  | 'endpoint_check'
  | 'replay'
  | 'request'
  | 'partner_team'
  | 'notice'
  | 'clock'
/** What a person who watches gets: where something changed, never what. */
export type Hint = Extract<Notification, { kind: HintKind }>

type Hinting = Pick<Context, 'liveTopics'>

export const topicOfLocation = (locationId: number): string => `location:${locationId}`
export const topicOfPartner = (partnerId: number): string => `partner:${partnerId}`
export const topicOfPerson = (userId: number): string => `person:${userId}`
export const topicOfReviews = 'reviews'
/** Everybody follows the time of a sandbox. */
export const topicOfClock = 'clock'

/** Hints at what is committed. It stores nothing, and while nobody watches it costs a look into memory. */
export function hint({ liveTopics }: Hinting, change: Hint): void {
  if (liveTopics.isIdle) return
  const line = JSON.stringify(change)
  for (const topic of topicsOf(change)) liveTopics.publish(topic, line, kindOf(change))
}

/** Hints of one kind and topic are for the same people. */
const kindOf = (change: Hint): string =>
  [
    change.kind,
    'resource' in change ? change.resource : '',
    'partner_id' in change ? change.partner_id : '',
  ].join(' ')

/** Tests and lifecycle events are about no record of a Location. */
export const hintedResource = (resource: string): ResourceName | null =>
  Object.hasOwn(resourceKinds, resource) ? (resource as ResourceName) : null

/** Hints when the transaction is committed, and only then. */
export function hintAfter(ctx: Hinting, tx: Tx, change: Hint): void {
  tx.afterCommit(() => hint(ctx, change))
}

function topicsOf(change: Hint): string[] {
  switch (change.kind) {
    case 'change':
      return [topicOfLocation(change.location_id)]
    case 'delivery':
    case 'installation':
      return [topicOfLocation(change.location_id), topicOfPartner(change.partner_id)]
    case 'review':
      return [topicOfPartner(change.partner_id), topicOfReviews]
    case 'endpoint_check':
    case 'replay':
    case 'request':
    case 'partner_team':
      return [topicOfPartner(change.partner_id)]
    case 'notice':
      return [topicOfPerson(change.user_id)]
    case 'clock':
      return [topicOfClock]
  }
}
