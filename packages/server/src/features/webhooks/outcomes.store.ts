import type { Db } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Claim } from './claims.store.ts'

export interface Attempt {
  number: number
  /** Real time. */
  startedAt: Date
  durationMs: number
  /** JSON, like those of the answer. */
  requestHeaders: string
  answer: { status: number; headers: string; body: string } | undefined
}

export interface Outcome {
  claim: Claim
  partnerId: number
  outcome: 'delivered' | 'failed' | 'held' | 'cancelled'
  /** Why it was not delivered; empty when it was. */
  reason: string
  /** None when it was decided not to send. */
  attempt: Attempt | undefined
}

/**
 * Many outcomes in one write: the queue loses them, the log gains them. An attempt is told even if the worker counts as
 * dead by now; the outcome is that of a living one, which nobody declares dead while it writes.
 */
const write = statement(
  'webhooks.write-outcomes',
  `with told as (
     select * from rows from (
       unnest($1::bigint[], $2::timestamptz[], $3::bigint[], $4::timestamptz[], $5::bigint[], $6::text[],
         $7::text[], $8::int[], $9::timestamptz[], $10::int[], $11::int[], $12::text[]),
       json_array_elements($13), json_array_elements($14)
     ) as told (lane_id, due_at, delivery_id, created_at, partner_id, outcome, reason, number, started_at, duration_ms,
         answer_status, answer_body, request_headers, answer_headers)
   ), living as (
     select from workers where id = $15 for share
   ), gone as (
     delete from due_deliveries due using told
     where due.lane_id = told.lane_id and due.due_at = told.due_at and due.delivery_id = told.delivery_id
       and exists (select from living)
     returning told.delivery_id, told.created_at, told.outcome, told.reason, told.number
   ), known as (
     update deliveries delivery
     set outcome = gone.outcome, reason = gone.reason,
       attempts = greatest(delivery.attempts, coalesce(gone.number, 0))
     from gone
     where delivery.id = gone.delivery_id and delivery.created_at = gone.created_at
   ), finished as (
     delete from claims where worker = $15 and id = any($16::bigint[])
   )
   insert into delivery_attempts (delivery_id, created_at, number, partner_id, started_at, duration_ms,
     request_headers, answer_status, answer_headers, answer_body, reason)
   select delivery_id, created_at, number, partner_id, started_at, duration_ms, request_headers, answer_status,
     case when answer_status is not null then answer_headers end, answer_body, reason
   from told where number is not null
   on conflict do nothing`,
)

export interface Writing {
  outcomes: Outcome[]
  worker: number
  /** Portions of which this tells the last. */
  finishedClaims: number[]
}

export async function writeOutcomes(db: Db, { outcomes, worker, finishedClaims }: Writing): Promise<void> {
  // What needs no escaping is put together here: pg would do the same, element by element and in more time.
  const plain = (read: (outcome: Outcome) => number | string | null | undefined) =>
    `{${outcomes.map(outcome => read(outcome) ?? 'null').join()}}`
  const moments = (read: (outcome: Outcome) => string | undefined) =>
    plain(outcome => {
      const moment = read(outcome)
      return moment === undefined ? null : `"${moment}"`
    })
  const texts = (read: (outcome: Outcome) => string) => outcomes.map(read)
  const jsons = (read: (outcome: Outcome) => string | undefined) =>
    `[${outcomes.map(outcome => read(outcome) ?? 'null').join()}]`
  await write(db, [
    plain(({ claim }) => claim.laneId),
    moments(({ claim }) => claim.dueAt),
    plain(({ claim }) => claim.deliveryId),
    moments(({ claim }) => claim.createdAt),
    plain(({ partnerId }) => partnerId),
    plain(({ outcome }) => outcome),
    texts(({ reason }) => reason),
    plain(({ attempt }) => attempt?.number),
    moments(({ attempt }) => attempt?.startedAt.toISOString()),
    plain(({ attempt }) => attempt && Math.round(attempt.durationMs)),
    plain(({ attempt }) => attempt?.answer?.status),
    texts(({ attempt }) => attempt?.answer?.body ?? ''),
    jsons(({ attempt }) => attempt?.requestHeaders),
    jsons(({ attempt }) => attempt?.answer?.headers),
    worker,
    finishedClaims,
  ])
}
