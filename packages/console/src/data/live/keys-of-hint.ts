import type { QueryKey } from '@tanstack/react-query'
import type { Notification } from '../../foyer.ts'

type Change = Extract<Notification, { kind: 'change' }>

/** The beginnings of the keys that a message of the stream says have changed; pure. */
export function keysOfHint(hint: Notification): QueryKey[] {
  switch (hint.kind) {
    case 'change':
      return keysOfChange(hint)
    case 'delivery':
      return [
        ['delivery', hint.partner_id],
        ['replay', hint.partner_id],
        ['location_delivery', hint.location_id],
      ]
    case 'installation':
      return [
        ['installation', hint.location_id],
        ['payable', hint.location_id],
        ['payment', hint.location_id],
        ['application_installation', hint.application_id],
        ['operator_installation', hint.application_id],
        ['attention'],
        // Their pages say in how many locations they are connected.
        ['application'],
      ]
    case 'review':
      return [['review'], ['application', hint.partner_id]]
    case 'endpoint_check':
      return [['endpoint_check', hint.partner_id]]
    case 'notice':
      // A reminder is about what is due, which changes no installation.
      return [['notice'], ['attention']]
    case 'replay':
      return [['replay', hint.partner_id]]
    case 'request':
      return [['api_request', hint.partner_id]]
    case 'partner_team':
      return [
        ['partner_member', hint.partner_id],
        ['partner_invitation', hint.partner_id],
      ]
    case 'call':
      return [['call']]
    default:
      return []
  }
}

/** What else shows a record: a sale the stock; the timetable of the calendar the team, its services and resources. */
const shownIn: Partial<Record<Change['resource'], string[]>> = {
  salon: ['location'],
  schedule: ['schedule', 'staff'],
  staff: ['staff', 'schedule'],
  service: ['service', 'schedule'],
  resource: ['resource', 'schedule'],
  client_category: ['client_category', 'client'],
  finances_operation: ['finances_operation', 'account'],
}

/** Records that count in the totals of a client: visits, what was sold, what is paid. */
const countedForClients: readonly Change['resource'][] = ['record', 'finances_operation']

function keysOfChange({ resource, location_id }: Change): QueryKey[] {
  const resources = resource.startsWith('goods_operations_')
    ? ['goods_operations', 'good']
    : (shownIn[resource] ?? [resource])
  const keys: QueryKey[] = resources.map(each => [each, location_id])
  return countedForClients.includes(resource) ? [...keys, ['client', location_id, 'card']] : keys
}

/**
 * Long lists with totals that a hint may have changed a little; pure. They are read again less often: somebody who
 * reads down a list of clients waits for no count, and each appointment of a busy day would read it.
 */
export const totalsOfHint = (hint: Notification): QueryKey[] =>
  hint.kind === 'change' && countedForClients.includes(hint.resource)
    ? [['client', hint.location_id, 'list']]
    : []

/** What belongs to an application, or to all partners: any resync may be about it. */
const ofSeveralOwners: readonly unknown[] = [
  'review',
  'application',
  'application_installation',
  'operator_installation',
  'attention',
  'notice',
]

/** Whether a query belongs to the Location or the partner of a resync; null names none, and then everything does. */
export const isOfOwner = (
  key: QueryKey,
  { location_id, partner_id }: Extract<Notification, { kind: 'resync' }>,
): boolean =>
  (location_id === null && partner_id === null) ||
  key[1] === (location_id ?? partner_id) ||
  ofSeveralOwners.includes(key[0])
