import type { ErasureStage } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { ClientKey } from '../../clients/clients.ts'
import type { ErasedSubject } from './subject.ts'

export interface LockedClient extends ErasedSubject {
  /** The present name. */
  name: string
  createdAt: Date
  /** As PostgreSQL writes it, to the microsecond. */
  changedAt: string
  isDeleted: boolean
}

/** Writes to the client wait until the erasure has begun, and then find nobody. */
export async function lockClient(
  tx: Tx,
  { locationId, clientId }: ClientKey,
): Promise<LockedClient | undefined> {
  const [row] = await tx.run<LockedClient & Record<string, unknown>>(sql`
    select display_name as name, created_at as "createdAt",
      last_change_date::text as "changedAt", deleted_at is not null as "isDeleted",
      names_of_client(location_id, id, 'display_name') as names, names_of_client(location_id, id, 'phone') as phones,
      names_of_client(location_id, id, 'email') as emails
    from clients where location_id = ${locationId} and id = ${clientId} for update`)
  return row
}

/** A client who was deleted before has no event to come, and loses the record all the same. */
export async function blankDeletedClient(tx: Tx, { locationId, clientId }: ClientKey): Promise<void> {
  await tx.run(sql`
    update clients set name = '', surname = '', patronymic = '', phone = '', email = '', card = '', comment = '',
      birth_date = null, custom_fields = '{}'
    where location_id = ${locationId} and id = ${clientId}`)
}

export async function isBeingErased(tx: Tx, { locationId, clientId }: ClientKey): Promise<boolean> {
  const rows = await tx.run(sql`
    select from client_erasures where location_id = ${locationId} and client_id = ${clientId}`)
  return rows.length > 0
}

export interface NewErasure extends ClientKey {
  cause: 'request' | 'retention'
  userId: number | null
  at: Date
}

export async function insertErasure(tx: Tx, erasure: NewErasure): Promise<number> {
  const { locationId, clientId, cause, userId, at } = erasure
  const [row] = await tx.run<{ id: number }>(sql`
    insert into client_erasures (location_id, client_id, cause, user_id, requested_at, stage)
    values (${locationId}, ${clientId}, ${cause}, ${userId}, ${at}, 'appointments') returning id`)
  return (row as { id: number }).id
}

export async function saveSubject(
  tx: Tx,
  { locationId, erasureId }: { locationId: number; erasureId: number },
  sealed: Buffer,
): Promise<void> {
  await tx.run(sql`
    update client_erasures set sealed_subject = ${sealed} where location_id = ${locationId} and id = ${erasureId}`)
}

/** Lists the newest first, with the id of the last one when there are more. */
export async function listErasureRows(
  db: Db,
  { locationId, before, count, id }: { locationId: number; before?: number; count: number; id?: number },
): Promise<{ json: string; next: number | null }> {
  const [row] = await db.run<{ json: string; next: number | null }>(sql`
    with found as (
      select erasure.id, row_number() over (order by erasure.id desc) as place, json_build_object(
        'id', erasure.id, 'client_id', erasure.client_id, 'cause', erasure.cause,
        'requested_by', case when users.id is not null then json_build_object('id', users.id, 'name', users.name) end,
        'requested_at', iso_local(erasure.requested_at, 'UTC'), 'stage', erasure.stage,
        'finished_at', iso_local(erasure.finished_at, 'UTC'),
        'counts', '{"appointments": 0, "cancelled_appointments": 0, "transactions": 0, "purchases": 0,
          "loyalty_cards": 0, "calls": 0, "messages": 0, "notifications": 0, "events": 0,
          "stored_answers": 0}'::jsonb || erasure.counts) as wire
      from client_erasures erasure left join users on users.id = erasure.user_id
      where erasure.location_id = ${locationId} and erasure.id < ${before ?? Number.MAX_SAFE_INTEGER}
        and erasure.id = coalesce(${id ?? null}::bigint, erasure.id)
      order by erasure.id desc limit ${count + 1}
    )
    select coalesce(json_agg(wire order by id desc) filter (where place <= ${count}), '[]')::text as json,
      case when count(*) > ${count} then min(id) filter (where place <= ${count}) end as next
    from found`)
  return row as { json: string; next: number | null }
}

export interface RunningErasure {
  id: number
  locationId: number
  clientId: number
  userId: number | null
  cause: 'request' | 'retention'
  stage: Exclude<ErasureStage, 'done'>
  sealedSubject: Buffer
  cardIds: number[]
  eventsUntil: number | null
  eventsDone: number
  lateDeliveryIds: number[]
}

/** So many erasures of a Location go through its events together. */
const maxGroup = 100

/**
 * Locks the oldest erasure that no other worker has locked, and those of its Location that are as far as it is. What a
 * process that died has not committed, the next one does again.
 */
export async function lockGroup(tx: Tx, after: number): Promise<RunningErasure[]> {
  return tx.run<RunningErasure & Record<string, unknown>>(sql`
    with first as materialized (
      select location_id, stage, events_done, events_until from client_erasures
      where finished_at is null and id > ${after} order by id limit 1 for update skip locked
    )
    select erasure.id, erasure.location_id as "locationId", client_id as "clientId", user_id as "userId", cause,
      erasure.stage, sealed_subject as "sealedSubject", card_ids as "cardIds", erasure.events_until as "eventsUntil",
      erasure.events_done as "eventsDone", late_delivery_ids as "lateDeliveryIds"
    from client_erasures erasure join first on first.location_id = erasure.location_id and first.stage = erasure.stage
      and first.events_done = erasure.events_done and first.events_until is not distinct from erasure.events_until
    where finished_at is null
    order by erasure.id limit ${maxGroup} for update of erasure skip locked`)
}

/** What a step has erased, for each client. */
export interface StepCount extends Record<string, unknown> {
  client_id: number
  count: number
}

export async function addCounts(
  tx: Tx,
  locationId: number,
  { kind, counts }: { kind: string; counts: StepCount[] },
): Promise<void> {
  if (counts.length === 0) return
  await tx.run(sql`
    update client_erasures erasure set counts = counts
      || jsonb_build_object(${kind}::text, coalesce((counts ->> ${kind}::text)::bigint, 0) + given.count)
    from unnest(${counts.map(({ client_id }) => client_id)}::bigint[], ${counts.map(({ count }) => count)}::bigint[])
      as given (client_id, count)
    where erasure.location_id = ${locationId} and erasure.client_id = given.client_id`)
}

export async function moveTo(
  tx: Tx,
  ids: number[],
  { stage, eventsUntil, eventsDone }: { stage: ErasureStage; eventsUntil?: number; eventsDone?: number },
): Promise<void> {
  await tx.run(sql`
    update client_erasures set stage = ${stage}, events_until = coalesce(${eventsUntil ?? null}, events_until),
      events_done = coalesce(${eventsDone ?? null}, events_done)
    where id = any(${ids}::bigint[]) and finished_at is null`)
}

export async function finish(tx: Tx, id: number, at: Date): Promise<Record<string, number>> {
  const [row] = await tx.run<{ counts: Record<string, number> }>(sql`
    update client_erasures set stage = 'done', finished_at = ${at}, sealed_subject = null, card_ids = '{}',
      late_delivery_ids = '{}'
    where id = ${id} returning counts`)
  return row?.counts ?? {}
}
