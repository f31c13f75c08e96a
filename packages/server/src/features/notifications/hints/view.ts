import { type ResourceName, resourceKinds, rightsToHints } from '@foyer/contract'
import {
  type Hint,
  topicOfClock,
  topicOfLocation,
  topicOfPartner,
  topicOfPerson,
  topicOfReviews,
} from '../../infrastructure/hints/hints.ts'
import type { WatcherRow } from './watchers.store.ts'

/** What a person may see, by the roles, partner accounts and the second factor that they have now. */
export interface View {
  /** Null for nobody. */
  userId: number | null
  isOperator: boolean
  rights: ReadonlyMap<number, ReadonlySet<string>>
  partnerIds: ReadonlySet<number>
  /** In the order of the partners. */
  partnerRoles: readonly string[]
}

export const emptyView: View = {
  userId: null,
  isOperator: false,
  rights: new Map(),
  partnerIds: new Set(),
  partnerRoles: [],
}

export const toView = (row: WatcherRow, { needsSecondFactor }: { needsSecondFactor: boolean }): View => ({
  userId: row.user_id,
  isOperator: row.is_operator && (row.has_second_factor || !needsSecondFactor),
  rights: new Map(row.locations.map(({ id, rights }) => [id, new Set(rights)])),
  partnerIds: new Set(row.partner_ids),
  partnerRoles: row.partner_roles,
})

export const topicsOf = ({ userId, isOperator, rights, partnerIds }: View): string[] => [
  ...(userId === null ? [] : [topicOfPerson(userId)]),
  ...[...rights.keys()].map(topicOfLocation),
  ...[...partnerIds].map(topicOfPartner),
  ...(isOperator ? [topicOfReviews] : []),
  topicOfClock,
]

/** What is about several kinds of records is for those who may read them all. */
const rightsToRead = (resource: ResourceName | null): string[] =>
  (resource === null ? Object.values(resourceKinds) : [resourceKinds[resource]]).map(({ right }) => right)

/** Whether the person may learn of it; pure. */
export function maySee({ userId, isOperator, rights, partnerIds }: View, hint: Hint): boolean {
  const hasRight = (locationId: number, ...some: string[]) =>
    some.some(right => rights.get(locationId)?.has(right))
  switch (hint.kind) {
    case 'change':
      return hasRight(hint.location_id, ...rightsToHints[hint.resource])
    case 'delivery':
      return (
        partnerIds.has(hint.partner_id) ||
        (hasRight(hint.location_id, 'webhook_access') &&
          rightsToRead(hint.resource).every(right => hasRight(hint.location_id, right)))
      )
    case 'installation':
      return (
        partnerIds.has(hint.partner_id) || hasRight(hint.location_id, 'edit_users_access', 'billing_access')
      )
    case 'review':
      return isOperator || partnerIds.has(hint.partner_id)
    case 'endpoint_check':
    case 'replay':
    case 'request':
    case 'partner_team':
      return partnerIds.has(hint.partner_id)
    case 'notice':
      return hint.user_id === userId
    case 'clock':
      return true
  }
}

const hintRights = new Set<string>([
  ...Object.values(rightsToHints).flat(),
  'edit_users_access',
  'billing_access',
])

/** Whether some hint of the topic, or of any if there is none, might be for the person; pure. */
export const maySeeSome = ({ rights }: View, topic: string | undefined): boolean => {
  for (const [locationId, has] of rights)
    if (topic === topicOfLocation(locationId)) return [...has].some(right => hintRights.has(right))
  return true
}

export const isSameView = (left: View, right: View): boolean => toText(left) === toText(right)

const toText = ({ isOperator, rights, partnerIds, partnerRoles }: View): string =>
  JSON.stringify([
    isOperator,
    [...rights].map(([id, each]) => [id, [...each].sort()]),
    [...partnerIds],
    partnerRoles,
  ])
