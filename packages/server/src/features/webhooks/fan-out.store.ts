import { type ResourceName, resourceKinds } from '@foyer/contract'
import sql, { raw } from 'sql-template-tag'
import type { Db, Tx } from '../../platform/database/database.ts'
import { reading, statement } from '../../platform/database/statement.ts'
import { intoQueue } from './queue.store.ts'

export interface Waiting {
  /** Locations with events that were not handed out, or not wholly. */
  locationIds: number[]
  hasLifecycleEvents: boolean
}

/** One look at all that waits. */
export async function findWaiting(db: Db): Promise<Waiting> {
  const [row] = await waiting(db, [])
  return row ?? { locationIds: [], hasLifecycleEvents: false }
}

const waiting = reading<Waiting & Record<string, unknown>>(
  'webhooks.waiting',
  `select
     array(
       select distinct location_id from (select location_id from event_queue limit 2000) queued limit 50
     ) as "locationIds",
     exists (select from lifecycle_events where handed_out_at is null) as "hasLifecycleEvents"`,
)

/** Those among them that no other worker is busy with. The next statement then sees all that was handed out before. */
export async function lockLocations(tx: Tx, locationIds: number[]): Promise<number[]> {
  await tx.run(sql`
    insert into fanout_cursors (location_id)
    select id from locations where id = any(${locationIds}::bigint[]) order by id on conflict do nothing`)
  const rows = await tx.run<{ location_id: number }>(sql`
    select location_id from fanout_cursors where location_id = any(${locationIds}::bigint[])
    order by location_id for update skip locked`)
  return rows.map(({ location_id }) => location_id)
}

const kinds = Object.keys(resourceKinds) as ResourceName[]
const rightsOfKinds = kinds.map(kind => resourceKinds[kind].right)

/**
 * Hands out the next events of these Locations, in their order: a number in the feed of each partner that is entitled to
 * the event, and a delivery for each of its receivers. `$5` seconds after the event it is due.
 */
const handOutEvents = statement<{ events: number; deliveries: number }>(
  'webhooks.hand-out',
  `with kind as (
     select * from unnest($3::text[], $4::text[]) as kind (resource, "right")
   ), fresh as materialized (
     select event.location_id, event.number, event.resource, event.resource_id, event.status, event.occurred_at,
       event.partner_id as actor_id, kind."right",
       -- Clocks differ, but not by much: what is wrong by more than a second delays nothing behind it.
       greatest(event.due_at, least(event.due_at + interval '1 second', greatest(cursor.last_due_at,
         max(event.due_at) over (partition by event.location_id order by event.number)))) as due_at
     from fanout_cursors cursor
     cross join lateral (
       select events.*, events.occurred_at + make_interval(secs => $5) as due_at from events
       where events.location_id = cursor.location_id and events.number > cursor.number
       order by events.number limit $2
     ) event
     join kind on kind.resource = event.resource
     where cursor.location_id = any($1::bigint[])
   ), hearing as (
     select fresh.*, fresh.location_id as heard_in from fresh
     union all
     -- Of a new Location hear those who hear of its Chain.
     select fresh.*, sibling.id
     from fresh
     join locations location on location.id = fresh.location_id
     join locations sibling on sibling.chain_id = location.chain_id and sibling.id <> location.id
       and sibling.deleted_at is null
     where fresh.resource = 'salon' and fresh.status = 'create'
   ), entitled as materialized (
     select distinct on (hearing.location_id, hearing.number, receiver.partner_id, receiver.url)
       hearing.location_id, hearing.number, hearing.resource, hearing.resource_id, hearing.status, hearing.occurred_at,
       receiver.partner_id, receiver.application_id, receiver.id as receiver_id, receiver.url, hearing.due_at,
       case when receiver.standing = 'held' then 'held' else 'scheduled' end as outcome,
       not receiver.shows_phones as is_masked
     from hearing
     join standing_receivers receiver on receiver.location_id = hearing.heard_in
     where (receiver.standing in ('hears', 'held')
         or (receiver.standing = 'ends' and hearing.resource = 'salon' and hearing.status = 'delete'))
       and hearing.resource = any(receiver.kinds)
       and hearing."right" = any(receiver.rights)
       and (receiver.hears_itself or hearing.actor_id is distinct from receiver.partner_id)
     -- Of several that name the URL, one that it goes to now, and with phones.
     order by hearing.location_id, hearing.number, receiver.partner_id, receiver.url, outcome desc, is_masked,
       receiver.application_id nulls first
   ), listening as materialized (
     select location_id, number, occurred_at, partner_id from entitled
     union
     select fresh.location_id, fresh.number, fresh.occurred_at, application.partner_id
     from fresh
     join links link on link.location_id = fresh.location_id and link.status = 'active'
     join applications application on application.id = link.application_id
     where fresh.resource = any(application.kinds) and fresh."right" = any(application.rights)
       and application.disabled_at is null and fresh.actor_id is distinct from application.partner_id
   ), counted as (
     insert into feed_counters (location_id, partner_id, last_sequence)
     select location_id, partner_id, count(*) from listening group by location_id, partner_id
     on conflict (location_id, partner_id) do update
       set last_sequence = feed_counters.last_sequence + excluded.last_sequence
     returning location_id, partner_id, last_sequence
   ), fed as (
     insert into event_feed (location_id, partner_id, sequence, number, occurred_at)
     select listening.location_id, listening.partner_id,
       counted.last_sequence + 1
         - row_number() over (partition by listening.location_id, listening.partner_id order by listening.number desc),
       listening.number, listening.occurred_at
     from listening join counted using (location_id, partner_id)
   ), lane as (
     insert into lanes (partner_id, url, next_due_at)
     select partner_id, url, min(due_at) filter (where outcome = 'scheduled') from entitled
     group by partner_id, url order by partner_id, url
     on conflict (partner_id, url_hash(url)) do update set next_due_at = least(lanes.next_due_at, excluded.next_due_at)
     returning id, partner_id, url
   ), delivery as (
     insert into deliveries (created_at, partner_id, location_id, application_id, receiver_id, lane_id, url,
       event_number, occurred_at, resource, resource_id, status, is_masked, outcome, reason, due_at)
     select $6, entitled.partner_id, entitled.location_id, entitled.application_id, entitled.receiver_id, lane.id,
       entitled.url, entitled.number, entitled.occurred_at, entitled.resource, entitled.resource_id, entitled.status,
       entitled.is_masked, entitled.outcome,
       case when entitled.outcome = 'held' then 'The application is frozen in this Location.' else '' end,
       entitled.due_at
     from entitled join lane using (partner_id, url)
     order by entitled.location_id, entitled.number
     returning *
   ), due as (
     ${intoQueue} where outcome = 'scheduled'
   ), done as (
     select location_id, max(number) as number, max(due_at) as due_at from fresh group by location_id
   ), moved as (
     update fanout_cursors cursor set number = done.number, last_due_at = greatest(cursor.last_due_at, done.due_at)
     from done where cursor.location_id = done.location_id
   ), emptied as (
     delete from event_queue queued using done
     where queued.location_id = done.location_id and queued.number <= done.number
   )
   select (select count(*)::int from fresh) as events, (select count(*)::int from delivery) as deliveries`,
)

export interface HandOut {
  locationIds: number[]
  /** Of each Location at most. */
  events: number
  delaySeconds: number
  at: Date
}

export async function handOut(tx: Tx, { locationIds, events, delaySeconds, at }: HandOut) {
  const [row] = await handOutEvents(tx, [locationIds, events, kinds, rightsOfKinds, delaySeconds, at])
  return row as { events: number; deliveries: number }
}

/** The marketplace's own events, for the application's URL, else the developer account's, else for nobody. */
export async function handOutLifecycleEvents(
  tx: Tx,
  { delaySeconds, at }: { delaySeconds: number; at: Date },
): Promise<number> {
  const rows = await tx.run(sql`
    with fresh as materialized (
      select id from lifecycle_events where handed_out_at is null order by id limit 500 for update skip locked
    ), marked as (
      update lifecycle_events event set handed_out_at = ${at} from fresh where event.id = fresh.id
      returning event.*
    ), addressed as materialized (
      select marked.*, application.partner_id,
        coalesce(nullif(application.webhook_url, ''), nullif(partner.webhook_url, '')) as url,
        marked.occurred_at + make_interval(secs => ${delaySeconds}) as due_at
      from marked
      join applications application on application.id = marked.application_id
      join partners partner on partner.id = application.partner_id
    ), lane as (
      insert into lanes (partner_id, url, next_due_at)
      select partner_id, url, min(due_at) from addressed where url is not null
      group by partner_id, url order by partner_id, url
      on conflict (partner_id, url_hash(url)) do update set next_due_at = least(lanes.next_due_at, excluded.next_due_at)
      returning id, partner_id, url
    ), delivery as (
      insert into deliveries (created_at, partner_id, location_id, application_id, lane_id, url, lifecycle_id,
        occurred_at, resource, resource_id, status, outcome, due_at)
      select ${at}, addressed.partner_id, addressed.location_id, addressed.application_id, lane.id, addressed.url,
        addressed.id, addressed.occurred_at, 'application', addressed.application_id, addressed.event, 'scheduled',
        addressed.due_at
      from addressed join lane using (partner_id, url)
      order by addressed.id
      returning *
    ), due as (
      ${raw(intoQueue)}
    )
    select id from marked`)
  return rows.length
}
