import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface ListenerFilter {
  locationId: number | undefined
  events: string[] | undefined
}

export interface StreamKey {
  listenerId: number
  /** The stream that holds the listener: when another one continues it, this one ends. */
  streamId: string
}

export async function locationExists(db: Db, locationId: number): Promise<boolean> {
  return (await db.run(sql`select from locations where id = ${locationId} and deleted_at is null`)).length > 0
}

export async function isListenerOf(
  db: Db,
  { listenerId, partnerId }: { listenerId: number; partnerId: number },
): Promise<boolean> {
  const rows = await db.run(sql`
    select from webhook_listeners where id = ${listenerId} and partner_id = ${partnerId}`)
  return rows.length > 0
}

/** Listeners of one partner are made one after the other. */
export async function lockPartner(tx: Tx, partnerId: number): Promise<void> {
  await tx.run(sql`select from partners where id = ${partnerId} for no key update`)
}

/** Counts the listeners of a partner whose stream is open. Those that were lost may come back beside new ones. */
export async function countOpen(db: Db, partnerId: number, seenSince: Date): Promise<number> {
  const [row] = await db.run<{ count: number }>(sql`
    select count(*)::int as count from webhook_listeners
    where partner_id = ${partnerId} and ended_at is null and left_at is null and seen_at > ${seenSince}`)
  return row?.count ?? 0
}

export async function insertListener(
  tx: Tx,
  { partnerId, streamId, at, ...filter }: ListenerFilter & { partnerId: number; streamId: string; at: Date },
): Promise<number> {
  const [row] = await tx.run<{ id: number }>(sql`
    insert into webhook_listeners (partner_id, location_id, events, stream_id, seen_at)
    values (${partnerId}, ${filter.locationId ?? null}, ${filter.events ?? null}::text[], ${streamId}, ${at})
    returning id`)
  return (row as { id: number }).id
}

interface Continuation extends StreamKey, ListenerFilter {
  partnerId: number
  /** The ids of all its streams begin with it. */
  mark: string
  at: Date
}

/**
 * Returns false when there is no such listener of this partner any more, or it asks for something else. What was not
 * reported is sent again.
 */
export async function continueListener(
  tx: Tx,
  { listenerId, mark, streamId, partnerId, locationId, events, at }: Continuation,
): Promise<boolean> {
  const rows = await tx.run(sql`
    update webhook_listeners set stream_id = ${streamId}, seen_at = ${at}, left_at = null
    where id = ${listenerId} and partner_id = ${partnerId} and ended_at is null
      and starts_with(stream_id::text, ${mark})
      and location_id is not distinct from ${locationId ?? null}::bigint
      and events is not distinct from ${events ?? null}::text[]
    returning id`)
  if (rows.length === 0) return false
  await tx.run(sql`
    update listener_attempts set sent_at = null where listener_id = ${listenerId} and reported_at is null`)
  return true
}

/** Returns how many events the listener has missed so far; undefined when this stream does not hold it any more. */
export async function keepListener(
  db: Db,
  { listenerId, streamId, at }: StreamKey & { at: Date },
): Promise<number | undefined> {
  const [row] = await db.run<{ missed: number }>(sql`
    update webhook_listeners set seen_at = ${at}
    where id = ${listenerId} and stream_id = ${streamId} and ended_at is null returning missed`)
  return row?.missed
}

export async function leaveListener(
  db: Db,
  { listenerId, streamId, at }: StreamKey & { at: Date },
): Promise<void> {
  await db.run(sql`
    update webhook_listeners set left_at = ${at} where id = ${listenerId} and stream_id = ${streamId}`)
}

export interface ExplainedListener {
  id: number
  /** What it asks for; null: everything. */
  locationId: number | null
  events: string[] | null
  /** How many events were left out, because too much waited. */
  missed: number
}

/** Returns the listeners of a partner that have not ended; a lost one may come back. */
export async function listOpenListeners(db: Db, partnerId: number): Promise<ExplainedListener[]> {
  return db.run<ExplainedListener & Record<string, unknown>>(sql`
    select id, location_id as "locationId", events, missed from webhook_listeners
    where partner_id = ${partnerId} and ended_at is null order by id`)
}

/** Ends listeners that nobody continued in time. Their deliveries are cancelled when they are due. */
export async function endLost(
  db: Db,
  { leftBefore, seenBefore, at }: { leftBefore: Date; seenBefore: Date; at: Date },
): Promise<void> {
  await db.run(sql`
    update webhook_listeners set ended_at = ${at}
    where ended_at is null and (left_at < ${leftBefore} or seen_at < ${seenBefore})`)
}

/** Deletes the queues of listeners that have ended, once nothing waits in them, and then the listeners. */
export async function deleteEnded(db: Db, endedBefore: Date): Promise<void> {
  await db.run(sql`
    delete from endpoint_queues queue using webhook_listeners listener
    where listener.ended_at < ${endedBefore} and queue.partner_id = listener.partner_id
      and url_hash(queue.url) = url_hash('listener:' || listener.id) and queue.owner is null
      and not exists (select from due_deliveries due where due.queue_id = queue.id)`)
  await db.run(sql`
    delete from webhook_listeners listener where ended_at < ${endedBefore} and not exists (
      select from endpoint_queues queue
      where queue.partner_id = listener.partner_id and url_hash(queue.url) = url_hash('listener:' || listener.id))`)
}

export async function listSecretHints(db: Db, partnerId: number, at: Date): Promise<string[]> {
  const rows = await db.run<{ hint: string }>(sql`
    select hint from webhook_secrets
    where partner_id = ${partnerId} and (expires_at is null or expires_at > ${at}) order by id desc`)
  return rows.map(({ hint }) => hint)
}
