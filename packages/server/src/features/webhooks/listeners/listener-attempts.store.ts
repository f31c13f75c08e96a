import sql, { raw } from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { decision, withEndpoint } from '../sending/claims.store.ts'
import type { StreamKey } from './listeners.store.ts'

/** Processes learn here for which listener something was handed over, and which attempt was reported. */
export const handedOver = 'foyer_listener_attempts'
export const reported = 'foyer_listener_reports'

export interface AttemptKey {
  deliveryId: number
  attempt: number
}

interface NewAttempt extends AttemptKey {
  listenerId: number
  /** JSON of what the stream sends, without the body. */
  request: string
  sealedBody: Buffer
  at: Date
  reportBefore: Date
}

/** Writes the attempt, and hints to the process that holds the stream. */
export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<void> {
  const { deliveryId, listenerId, request, sealedBody, at, reportBefore } = attempt
  await tx.run(sql`
    insert into listener_attempts
      (delivery_id, attempt, listener_id, request, sealed_body, started_at, report_before)
    values (${deliveryId}, ${attempt.attempt}, ${listenerId}, ${request}::json, ${sealedBody}, ${at}, ${reportBefore})
    -- Our own failure made the worker begin again.
    on conflict (delivery_id, attempt) do update set request = excluded.request, sealed_body = excluded.sealed_body,
      started_at = excluded.started_at, report_before = excluded.report_before, sent_at = null,
      reported_at = null`)
  await tx.run(sql`select pg_notify(${handedOver}, ${String(listenerId)})`)
}

export interface PendingAttempt {
  deliveryId: number
  request: Record<string, unknown>
  sealedBody: Buffer
}

/** A body was made before; it may show phones that the partner may not see any more. */
const mayStillHaveIt = raw(`${decision} = 'send' and (delivery.is_masked or delivery.lifecycle_id is not null
  or coalesce(endpoint.shows_phones, 'client_phones_access' = any(installed.rights), false))`)

/**
 * Takes what this stream has to send, oldest first. Asks again whether the partner gets it, because that may have changed
 * since the worker has asked: what it does not get any more is withdrawn, which the worker finds.
 */
export async function takePending(
  db: Db,
  { listenerId, streamId, at }: StreamKey & { at: Date },
): Promise<PendingAttempt[]> {
  return db.run<PendingAttempt & Record<string, unknown>>(sql`
    with pending as (
      select attempt.delivery_id, attempt.attempt, ${mayStillHaveIt} as is_allowed
      from webhook_listeners listener
      join listener_attempts attempt on attempt.listener_id = listener.id
      left join endpoint_queues queue
        on queue.partner_id = listener.partner_id and url_hash(queue.url) = url_hash('listener:' || listener.id)
      left join due_deliveries delivery on delivery.queue_id = queue.id and delivery.delivery_id = attempt.delivery_id
        and delivery.attempts = attempt.attempt - 1
      ${raw(withEndpoint)}
      left join installed_applications installed on delivery.endpoint_id is null
        and installed.location_id = delivery.location_id and installed.application_id = delivery.application_id
      where listener.id = ${listenerId} and listener.stream_id = ${streamId}
        and attempt.sent_at is null and attempt.reported_at is null
    ), withdrawn as (
      delete from listener_attempts attempt using pending
      where pending.is_allowed is not true and attempt.delivery_id = pending.delivery_id
        and attempt.attempt = pending.attempt
    ), taken as (
      update listener_attempts attempt set sent_at = ${at} from pending
      where pending.is_allowed and attempt.delivery_id = pending.delivery_id and attempt.attempt = pending.attempt
      returning attempt.*
    )
    select delivery_id as "deliveryId", request, sealed_body as "sealedBody" from taken
    order by started_at, delivery_id`)
}

export interface Report {
  durationMs: number
  status: number | null
  head: string
  body: string
  error: string | null
}

/** Returns false when nothing waits for this report. */
export async function writeReport(
  tx: Tx,
  key: AttemptKey & { listenerId: number; partnerId: number },
  { durationMs, status, head, body, error, at }: Report & { at: Date },
): Promise<boolean> {
  const rows = await tx.run(sql`
    update listener_attempts attempt set reported_at = ${at}, duration_ms = ${durationMs},
      response_status = ${status}, response_head = ${head}, response_body = ${body}, error = ${error}
    from webhook_listeners listener
    where attempt.delivery_id = ${key.deliveryId} and attempt.attempt = ${key.attempt}
      and attempt.listener_id = ${key.listenerId} and listener.id = attempt.listener_id
      and listener.partner_id = ${key.partnerId} and attempt.reported_at is null and attempt.report_before > ${at}
    returning attempt.delivery_id`)
  if (rows.length === 0) return false
  await tx.run(sql`select pg_notify(${reported}, ${`${key.deliveryId}:${key.attempt}`})`)
  return true
}

/** Whether the delivery ever went to this listener of the partner. */
export async function isDeliveryOf(
  db: Db,
  { deliveryId, partnerId, url }: { deliveryId: number; partnerId: number; url: string },
): Promise<boolean> {
  const rows = await db.run(sql`
    select from deliveries where id = ${deliveryId} and partner_id = ${partnerId} and url = ${url}`)
  return rows.length > 0
}

export interface AttemptState extends Report {
  isReported: boolean
  hasEnded: boolean
  /** From when on no report is accepted. */
  reportBefore: Date
}

const state = sql`
  attempt.reported_at is not null as "isReported", listener.ended_at is not null as "hasEnded",
  attempt.report_before as "reportBefore",
  attempt.duration_ms as "durationMs", attempt.response_status as status, attempt.response_head as head,
  attempt.response_body as body, attempt.error`

/** Returns undefined when the attempt is gone: it was withdrawn, or a sandbox was reset. */
export async function findAttempt(db: Db, key: AttemptKey): Promise<AttemptState | undefined> {
  const [row] = await db.run<AttemptState & Record<string, unknown>>(sql`
    select ${state} from listener_attempts attempt join webhook_listeners listener on listener.id = attempt.listener_id
    where attempt.delivery_id = ${key.deliveryId} and attempt.attempt = ${key.attempt}`)
  return row
}

/** From then on it cannot be reported: the row that it returns is the last word. */
export async function removeAttempt(db: Db, key: AttemptKey): Promise<AttemptState | undefined> {
  const [row] = await db.run<AttemptState & Record<string, unknown>>(sql`
    delete from listener_attempts attempt using webhook_listeners listener
    where attempt.delivery_id = ${key.deliveryId} and attempt.attempt = ${key.attempt}
      and listener.id = attempt.listener_id
    returning ${state}`)
  return row
}

/** Deletes what a worker that died has handed over. */
export async function deleteAttemptsBefore(db: Db, at: Date): Promise<void> {
  await db.run(sql`delete from listener_attempts where report_before < ${at}`)
}
