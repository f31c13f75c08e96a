import type { Tx } from '../../platform/database/database.ts'
import { change } from '../../platform/database/statement.ts'
import type { NumberlessEvent } from './event.ts'

const insert = change(
  'events.insert',
  `with counter as (
     update event_counters set last_number = last_number + 1,
       clients_changed_by = case when $2 = 'client' then pg_current_xact_id() else clients_changed_by end,
       records_changed_by = case when $2 = 'record' then pg_current_xact_id() else records_changed_by end
     where location_id = $1 returning last_number
   ), waiting as (
     insert into event_queue (location_id, number) select $1, last_number from counter
   )
   insert into events (location_id, number, resource, resource_id, status, data, partner_id, user_id, occurred_at)
   select $1, last_number, $2, $3, $4, $5, $6, $7, $8 from counter`,
)

const fanOutOpening = change('events.fan-out-opening', 'select fan_out_opening($1)')

/**
 * All are sent before this returns. Counters are taken in the order of the Locations, so that two transactions never
 * wait for each other.
 */
export function insertEvents(tx: Tx, events: NumberlessEvent[]): Promise<unknown> {
  const inOrder = events.toSorted((left, right) => left.locationId - right.locationId)
  const opened = events.filter(({ resource, status }) => resource === 'salon' && status === 'create')
  return Promise.all([
    ...inOrder.map(({ locationId, resource, resourceId, status, data, actor, at }) =>
      insert(tx, [locationId, resource, resourceId, status, data, actor.partnerId, actor.userId, at]),
    ),
    // The event goes to endpoints of the whole Chain, as they are now.
    ...opened.map(({ locationId }) => fanOutOpening(tx, [locationId])),
  ])
}
