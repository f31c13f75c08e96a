import type { Db } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'

export interface Attempt {
  number: number
  /** Real time. */
  startedAt: Date
  durationMs: number
  requestHeaders: Record<string, string>
  answer: { status: number; headers: Record<string, string>; body: string } | undefined
}

export interface Outcome {
  laneId: number
  deliveryId: number
  createdAt: Date
  dueAt: Date
  partnerId: number
  outcome: 'delivered' | 'failed' | 'held' | 'cancelled'
  /** Why it was not delivered; empty when it was. */
  reason: string
  /** None when it was decided not to send. */
  attempt: Attempt | undefined
}

/** Many outcomes in one write: the queue loses them, the log gains them. An attempt is told even if another worker has
 *  taken the delivery over meanwhile; only the one who has it in hand decides its outcome. */
const write = statement(
  'webhooks.write-outcomes',
  `with told as (
     select * from unnest($1::bigint[], $2::timestamptz[], $3::bigint[], $4::timestamptz[], $5::bigint[], $6::text[],
       $7::text[], $8::int[], $9::timestamptz[], $10::int[], $11::json[], $12::int[], $13::json[], $14::text[])
       as told (lane_id, due_at, delivery_id, created_at, partner_id, outcome, reason, number, started_at, duration_ms,
         request_headers, answer_status, answer_headers, answer_body)
   ), gone as (
     delete from due_deliveries due using told
     where due.lane_id = told.lane_id and due.due_at = told.due_at and due.delivery_id = told.delivery_id
       and due.claimed_by = $15
     returning due.delivery_id
   ), known as (
     update deliveries delivery
     set outcome = told.outcome, reason = told.reason,
       attempts = greatest(delivery.attempts, coalesce(told.number, 0))
     from told
     where delivery.id = told.delivery_id and delivery.created_at = told.created_at
       and told.delivery_id in (select delivery_id from gone)
   )
   insert into delivery_attempts (delivery_id, created_at, number, partner_id, started_at, duration_ms,
     request_headers, answer_status, answer_headers, answer_body, reason)
   select delivery_id, created_at, number, partner_id, started_at, duration_ms, request_headers, answer_status,
     answer_headers, answer_body, reason
   from told where number is not null
   on conflict do nothing`,
)

export async function writeOutcomes(db: Db, outcomes: Outcome[], worker: number): Promise<void> {
  const column = <T>(read: (outcome: Outcome) => T) => outcomes.map(read)
  await write(db, [
    column(({ laneId }) => laneId),
    column(({ dueAt }) => dueAt),
    column(({ deliveryId }) => deliveryId),
    column(({ createdAt }) => createdAt),
    column(({ partnerId }) => partnerId),
    column(({ outcome }) => outcome),
    column(({ reason }) => reason),
    column(({ attempt }) => attempt?.number ?? null),
    column(({ attempt }) => attempt?.startedAt ?? null),
    column(({ attempt }) => (attempt ? Math.round(attempt.durationMs) : null)),
    column(({ attempt }) => (attempt ? JSON.stringify(attempt.requestHeaders) : null)),
    column(({ attempt }) => attempt?.answer?.status ?? null),
    column(({ attempt }) => (attempt?.answer ? JSON.stringify(attempt.answer.headers) : null)),
    column(({ attempt }) => attempt?.answer?.body ?? ''),
    worker,
  ])
}
