import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface RetentionSettings {
  client_months: number | null
  call_months: number | null
  delivery_days: number | null
}

export interface RetentionRow extends RetentionSettings {
  applied_at: Date | null
}

export async function findRetention(db: Db, locationId: number): Promise<RetentionRow | undefined> {
  const [row] = await db.run<RetentionRow & Record<string, unknown>>(sql`
    select client_months, call_months, delivery_days, applied_at from retention_settings
    where location_id = ${locationId}`)
  return row
}

/** The worker looks at new settings at once. */
export async function saveRetention(
  tx: Tx,
  locationId: number,
  { client_months, call_months, delivery_days }: RetentionSettings,
  at: Date,
): Promise<void> {
  await tx.run(sql`
    insert into retention_settings (location_id, client_months, call_months, delivery_days, changed_at)
    values (${locationId}, ${client_months}, ${call_months}, ${delivery_days}, ${at})
    on conflict (location_id) do update set client_months = excluded.client_months,
      call_months = excluded.call_months, delivery_days = excluded.delivery_days, changed_at = excluded.changed_at,
      applied_at = null`)
}

/**
 * Locks the Location whose turn is the longest ago, if that is before `before` and no other worker has it. A suspended
 * Location keeps what may prove why it is suspended.
 */
export async function lockDueLocation(
  tx: Tx,
  { before, excluded }: { before: Date; excluded: number[] },
): Promise<(RetentionRow & { locationId: number }) | undefined> {
  const [row] = await tx.run<RetentionRow & { locationId: number } & Record<string, unknown>>(sql`
    select location_id as "locationId", client_months, call_months, delivery_days, applied_at from retention_settings
    where (client_months is not null or call_months is not null or delivery_days is not null)
      and (applied_at is null or applied_at < ${before}) and location_id <> all(${excluded}::bigint[])
      and location_id not in (select id from locations where suspended_at is not null)
    order by applied_at nulls first limit 1 for update skip locked`)
  return row
}

export async function markApplied(tx: Tx, locationId: number, at: Date): Promise<void> {
  await tx.run(sql`update retention_settings set applied_at = ${at} where location_id = ${locationId}`)
}

/** A client whose record, and everything that belongs to it, is older than a moment. */
export interface InactiveCandidate {
  id: number
  changedAt: string
  isInactive: boolean
}

/** Walks through the clients that were not changed since, in the order of their changes. */
export async function listCandidates(
  db: Db,
  { locationId, since, isDeleted, after, limit }: CandidatePage,
): Promise<InactiveCandidate[]> {
  const deleted = isDeleted ? sql`deleted_at is not null` : sql`deleted_at is null`
  return db.run<InactiveCandidate & Record<string, unknown>>(sql`
    select id, last_change_date::text as "changedAt", not is_client_active(location_id, id, phone, ${since})
      and not exists (select from client_erasures where location_id = ${locationId} and client_id = candidate.id)
      as "isInactive"
    from (
      select location_id, id, phone, last_change_date from clients
      where location_id = ${locationId} and ${deleted} and last_change_date < ${since}
        and (last_change_date, id) > (${after.changedAt}::timestamptz, ${after.id}::bigint)
      order by last_change_date, id limit ${limit}
    ) candidate
    order by last_change_date, id`)
}

export interface CandidatePage {
  locationId: number
  since: Date
  /** Clients who were deleted keep their record until it is erased. */
  isDeleted: boolean
  after: { changedAt: string; id: number }
  limit: number
}

export async function countOldCalls(
  db: Db,
  { locationId, before, limit }: { locationId: number; before: Date; limit: number },
): Promise<number> {
  const [row] = await db.run<{ count: number }>(sql`
    select count(*)::int as count from (
      select from call_locations where location_id = ${locationId} and called_at < ${before} limit ${limit}) old`)
  return row?.count ?? 0
}

/** Returns how many it has deleted. A call goes with its last Location. */
export async function deleteOldCalls(
  tx: Tx,
  { locationId, before, limit }: { locationId: number; before: Date; limit: number },
): Promise<number> {
  const [row] = await tx.run<{ count: number }>(sql`
    with old as materialized (
      select chain_id, call_id from call_locations
      where location_id = ${locationId} and called_at < ${before} order by called_at limit ${limit}
    ), entry as (
      delete from call_locations entry using old
      where entry.chain_id = old.chain_id and entry.call_id = old.call_id and entry.location_id = ${locationId}
      returning entry.chain_id, entry.call_id
    ), gone as (
      delete from calls call using entry
      where call.chain_id = entry.chain_id and call.id = entry.call_id and not exists (
        select from call_locations other
        where other.chain_id = entry.chain_id and other.call_id = entry.call_id and other.location_id <> ${locationId})
    )
    select count(*)::int as count from entry`)
  return row?.count ?? 0
}

/** Numbers follow the time, so that the first young event ends the search. */
const oldEvents = ({ locationId, before, limit }: { locationId: number; before: Date; limit: number }) => sql`
  select number, occurred_at from (
    select number, occurred_at from events where location_id = ${locationId} order by number limit ${limit}) first
  where occurred_at < ${before}`

export async function countOldEvents(
  db: Db,
  range: { locationId: number; before: Date; limit: number },
): Promise<number> {
  const [row] = await db.run<{ count: number }>(
    sql`select count(*)::int as count from (${oldEvents(range)}) old`,
  )
  return row?.count ?? 0
}

/** Deletes events with their deliveries, as the platform does after thirty days. What still waited has nothing to send. */
export async function deleteOldEvents(
  tx: Tx,
  range: { locationId: number; before: Date; limit: number },
): Promise<number> {
  const { locationId } = range
  const rows = await tx.run<{ number: number }>(sql`
    with old as materialized (${oldEvents(range)}),
    delivery as (
      delete from deliveries using old
      where deliveries.location_id = ${locationId} and deliveries.event_number = old.number
      returning deliveries.id, deliveries.created_at, deliveries.queue_id, deliveries.due_at
    ), attempt as (
      delete from delivery_attempts using delivery
      where delivery_attempts.delivery_id = delivery.id and delivery_attempts.created_at = delivery.created_at
    ), due as (
      delete from due_deliveries using delivery
      where due_deliveries.queue_id = delivery.queue_id and due_deliveries.due_at = delivery.due_at
        and due_deliveries.delivery_id = delivery.id
    ), queued as (
      delete from event_queue using old
      where event_queue.location_id = ${locationId} and event_queue.number = old.number
    ), event as (
      delete from events using old
      where events.location_id = ${locationId} and events.number = old.number and events.occurred_at = old.occurred_at
    )
    select number from old`)
  return rows.length
}

/** Tests have no event; the feed begins with what is left. */
export async function deleteOldRest(
  tx: Tx,
  { locationId, before }: { locationId: number; before: Date },
): Promise<void> {
  await tx.run(sql`delete from event_feed where location_id = ${locationId} and occurred_at < ${before}`)
  await tx.run(sql`
    with test as (
      delete from deliveries
      where location_id = ${locationId} and event_number is null and lifecycle_id is null and created_at < ${before}
        and outcome <> 'scheduled'
      returning id, created_at
    )
    delete from delivery_attempts using test
    where delivery_attempts.delivery_id = test.id and delivery_attempts.created_at = test.created_at`)
}

export async function listNames(
  db: Db,
  locationId: number,
  ids: number[],
): Promise<{ id: number; name: string }[]> {
  return db.run(sql`
    select id, display_name as name from clients
    where location_id = ${locationId} and id = any(${ids}::bigint[]) order by last_change_date, id`)
}
