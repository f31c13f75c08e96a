import type { Tx } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import type { NumberlessEvent } from './events.ts'

const insert = statement(
  'events.insert',
  `with counter as (
     insert into event_counters (location_id, last_number) values ($1, $2)
     on conflict (location_id) do update set last_number = event_counters.last_number + $2
     returning last_number
   ), waiting as (
     insert into event_queue (location_id, number)
     select $1, counter.last_number - position from counter, generate_series(0, $2 - 1) position
   )
   insert into events
     (location_id, number, resource, resource_id, status, data, partner_id, user_id, occurred_at)
   select $1, counter.last_number - $2 + event.position, event.resource, event.resource_id, event.status, event.data,
     event.partner_id, event.user_id, event.occurred_at
   from counter, unnest($3::text[], $4::bigint[], $5::text[], $6::json[], $7::bigint[], $8::bigint[], $9::timestamptz[])
     with ordinality as event (resource, resource_id, status, data, partner_id, user_id, occurred_at, position)`,
)

/** Counters are taken in the order of the Locations, so that two transactions never wait for each other. */
export function insertEvents(tx: Tx, events: NumberlessEvent[]): Promise<unknown> {
  const locationIds = [...new Set(events.map(({ locationId }) => locationId))].sort(
    (one, other) => one - other,
  )
  const insertOf = (locationId: number) => {
    const own = events.filter(event => event.locationId === locationId)
    return insert(tx, [
      locationId,
      own.length,
      own.map(({ resource }) => resource),
      own.map(({ resourceId }) => resourceId),
      own.map(({ status }) => status),
      own.map(({ data }) => data),
      own.map(({ actor }) => actor.partnerId),
      own.map(({ actor }) => actor.userId),
      own.map(({ at }) => at),
    ])
  }
  return Promise.all(locationIds.map(insertOf))
}
