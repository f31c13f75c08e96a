import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { change, statement } from '../../../platform/database/statement.ts'
import { maxFanOutEvents, maxFanOutLifecycleEvents, maxFanOutLocations } from '../limits.ts'

export interface Waiting {
  /** Locations that have events which are not fanned out yet. */
  locationIds: number[]
  hasLifecycleEvents: boolean
}

/** Finds everything that waits for a fan-out. */
export async function findWaiting(db: Db): Promise<Waiting> {
  const [row] = await waiting(db, [])
  return row ?? { locationIds: [], hasLifecycleEvents: false }
}

const waiting = statement<Waiting & Record<string, unknown>>(
  'webhooks.waiting',
  `select
     array(
       select distinct location_id from (select location_id from event_queue limit ${maxFanOutEvents}) queued
       limit ${maxFanOutLocations}
     ) as "locationIds",
     exists (select from lifecycle_events where fanned_out_at is null) as "hasLifecycleEvents"`,
)

/**
 * Locks the Locations that no other worker has locked. The next statement then sees everything that was fanned out
 * before.
 */
export async function lockCursors(tx: Tx, locationIds: number[]): Promise<number[]> {
  await tx.run(sql`
    insert into fan_out_cursors (location_id)
    select id from locations where id = any(${locationIds}::bigint[]) order by id on conflict do nothing`)
  const rows = await tx.run<{ location_id: number }>(sql`
    select location_id from fan_out_cursors where location_id = any(${locationIds}::bigint[])
    order by location_id for update skip locked`)
  return rows.map(({ location_id }) => location_id)
}

/** A partner that has new deliveries about a kind of record of a Location. */
export interface Recipient {
  locationId: number
  partnerId: number
  resource: string
}

interface FannedOut {
  events: number
  deliveries: number
  /** Null unless they were asked for. */
  recipients: Recipient[] | null
}

const fanOutEvents = change<FannedOut & Record<string, unknown>>(
  'webhooks.fan-out',
  `select event_count as events, delivery_count as deliveries, recipients
   from fan_out_events($1, fan_out_batch_size(), $2, $3)`,
)

export interface FanOutBatch {
  locationIds: number[]
  at: Date
  withRecipients: boolean
}

/** The caller holds the locks of their cursors. A change of eligibility does the same first, with `settle_events`. */
export async function writeDeliveries(tx: Tx, { locationIds, at, withRecipients }: FanOutBatch) {
  const [row] = await fanOutEvents(tx, [locationIds, at, withRecipients])
  return row as FannedOut
}

/**
 * Fans out the marketplace's own events to the application's URL, or else to the URL of the partner account, or else
 * to nobody; and to the listeners of the partner.
 */
export async function writeLifecycleDeliveries(tx: Tx, at: Date): Promise<Recipient[]> {
  return tx.run<Recipient & Record<string, unknown>>(sql`
    with fresh as materialized (
      select id from lifecycle_events where fanned_out_at is null order by id limit ${maxFanOutLifecycleEvents} for update skip locked
    ), marked as (
      update lifecycle_events event set fanned_out_at = ${at} from fresh where event.id = fresh.id
      returning event.*
    ), addressed as materialized (
      select marked.id, marked.location_id, marked.application_id, marked.event, marked.details, marked.occurred_at,
        marked.fanned_out_at, application.partner_id,
        coalesce(nullif(application.webhook_url, ''), nullif(partner.webhook_url, '')) as url,
        marked.occurred_at + delivery_delay() as due_at
      from marked
      join applications application on application.id = marked.application_id
      join partners partner on partner.id = application.partner_id
    ), target as materialized (
      select * from addressed where url is not null
      union all
      select addressed.id, addressed.location_id, addressed.application_id, addressed.event, addressed.details,
        addressed.occurred_at, addressed.fanned_out_at, addressed.partner_id, 'listener:' || listener.id, addressed.due_at
      from addressed
      join open_listeners(array(select partner_id from addressed)) listener using (partner_id)
      where listener.has_room and (listener.location_id is null or listener.location_id = addressed.location_id)
        and (listener.events is null or 'application' = any(listener.events)
          or 'application.' || addressed.event = any(listener.events))
    ), queue as materialized (
      select id, partner_id, url from queues_due(
        array(select partner_id from target), array(select url from target), array(select due_at from target))
    ), delivery as (
      insert into deliveries (created_at, partner_id, location_id, application_id, queue_id, url, lifecycle_id,
        occurred_at, resource, resource_id, status, outcome, due_at)
      select ${at}, target.partner_id, target.location_id, target.application_id, queue.id, target.url,
        target.id, target.occurred_at, 'application', target.application_id, target.event, 'scheduled',
        target.due_at
      from target join queue using (partner_id, url)
      order by target.id
      returning deliveries as row
    ), due as (
      insert into due_deliveries select due.* from delivery cross join lateral to_due(delivery.row) due
    )
    select location_id as "locationId", partner_id as "partnerId", 'application' as resource from addressed`)
}
