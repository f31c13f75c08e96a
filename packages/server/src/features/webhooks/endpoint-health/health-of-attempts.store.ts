import { failuresOfIncident } from '@foyer/contract'

/**
 * The rule by which an endpoint fails, as parts of the statement that writes attempts: `sent` has a row for each attempt
 * that was written. Results count in the order in which they came. An endpoint fails from the first failure after a
 * success until the next success. Listeners are programs of developers that come and go, and have no health.
 */
export const healthOfAttempts = `
   ended as (
     select queue_id, partner_id, delivery_id, location_id, reason,
       to_timestamp(started_seconds + duration_ms / 1000.0) as at,
       max(started_seconds + duration_ms / 1000.0) filter (where reason = '') over (partition by queue_id)
         as success_seconds
     from sent where listener_id is null
   ), summed as (
     select queue_id, min(partner_id) as partner_id, to_timestamp(max(success_seconds)) as success_at,
       (count(*) filter (where is_new))::int as failures, min(at) filter (where is_new) as since,
       max(at) filter (where reason <> '') as failure_at,
       (array_agg(reason order by at desc) filter (where reason <> ''))[1] as failure_reason,
       (array_agg(delivery_id order by at desc) filter (where reason <> ''))[1] as failed_delivery_id,
       (array_agg(location_id order by at desc) filter (where reason <> ''))[1] as failed_location_id
     from (
       select *, reason <> '' and at > coalesce(to_timestamp(success_seconds), '-infinity') as is_new from ended
     ) ended
     -- Nobody may have deleted the queue: the attempts of others would wait behind it.
     where exists (select from endpoint_queues queue where queue.id = queue_id)
     group by queue_id order by queue_id
   ), health as (
     insert into endpoint_health as present (queue_id, partner_id, consecutive_failures, failing_since,
       last_success_at, last_failure_at, last_failure_reason, last_failed_delivery_id, last_failed_location_id)
     select queue_id, partner_id, failures, since, success_at, failure_at, coalesce(failure_reason, ''),
       failed_delivery_id, failed_location_id
     from summed
     on conflict (queue_id) do update set
       consecutive_failures = excluded.consecutive_failures
         + case when excluded.last_success_at is null then present.consecutive_failures else 0 end,
       failing_since = case when excluded.last_success_at is null
         then coalesce(present.failing_since, excluded.failing_since) else excluded.failing_since end,
       last_success_at = coalesce(excluded.last_success_at, present.last_success_at),
       last_failure_at = coalesce(excluded.last_failure_at, present.last_failure_at),
       last_failure_reason = case when excluded.last_failure_at is null then present.last_failure_reason
         else excluded.last_failure_reason end,
       last_failed_delivery_id = coalesce(excluded.last_failed_delivery_id, present.last_failed_delivery_id),
       last_failed_location_id = coalesce(excluded.last_failed_location_id, present.last_failed_location_id)
     returning queue_id, consecutive_failures, notified_at
   )`

/** The queues of whose failing or working again people have to be notified. */
export const unannouncedQueues = `
   select queue_id from health
   where (consecutive_failures >= ${failuresOfIncident} and notified_at is null)
     or (consecutive_failures = 0 and notified_at is not null)`
