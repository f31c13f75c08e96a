import type { Database } from '../../../platform/database/database.ts'
import { change } from '../../../platform/database/statement.ts'

/** What the last attempt of a queue came to, and how many of the attempts before it failed. */
export interface QueueOutcome {
  queueId: number
  partnerId: number
  locationId: number
  /** Real time, in milliseconds since 1970. */
  firstFailedMs: number
  lastFailedMs: number
  failures: number
  /** Empty when the last attempt succeeded: then the queue is not failing any more. */
  reason: string
}

// A queue has one owner, so nobody else writes its row. A queue that is gone gets none.
const note = change(
  'webhooks.note-failing',
  `with given as (
     select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::float8[], $5::float8[], $6::bigint[], $7::text[])
       as given (queue_id, partner_id, location_id, first_seconds, last_seconds, failures, reason)
   ), recovered as (
     delete from failing_endpoints using given where failing_endpoints.queue_id = given.queue_id and given.reason = ''
   )
   insert into failing_endpoints as failing
     (queue_id, partner_id, location_id, failing_since, last_failed_at, failures, last_error)
   select queue_id, given.partner_id, location_id, to_timestamp(first_seconds), to_timestamp(last_seconds), failures,
     reason
   from given join endpoint_queues queue on queue.id = given.queue_id
   where reason <> '' and queue.url not like 'listener:%' order by queue_id
   on conflict (queue_id) do update set location_id = excluded.location_id, last_failed_at = excluded.last_failed_at,
     failures = failing.failures + excluded.failures, last_error = excluded.last_error`,
)

export async function noteFailing(db: Database, outcomes: QueueOutcome[]): Promise<void> {
  const column = <T>(read: (outcome: QueueOutcome) => T) => outcomes.map(read)
  await note(db, [
    column(({ queueId }) => queueId),
    column(({ partnerId }) => partnerId),
    column(({ locationId }) => locationId),
    column(({ firstFailedMs }) => firstFailedMs / 1000),
    column(({ lastFailedMs }) => lastFailedMs / 1000),
    column(({ failures }) => failures),
    column(({ reason }) => reason),
  ])
}
