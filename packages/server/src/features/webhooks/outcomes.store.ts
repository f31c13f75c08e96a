import type { Db } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Answer } from '../../platform/network/answer-reader.ts'
import type { Claim } from './claims.store.ts'

export interface Attempt {
  number: number
  /** Real time. */
  startedAt: Date
  durationMs: number
  /** Of the request's headers, what nothing else tells. */
  signature: string
  answer: Answer | undefined
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
 * Many outcomes in one write: the queue loses them, and the log gains an attempt of each that was sent. Only a living
 * worker tells outcomes, and nobody declares it dead while it does; what a dead one had in hand was told as interrupted.
 */
const write = statement(
  'webhooks.write-outcomes',
  `with told as (
     select * from unnest($1::bigint[], $2::timestamptz[], $3::bigint[], $4::bigint[], $5::text[], $6::text[],
       $7::int[], $8::timestamptz[], $9::int[], $10::text[], $11::int[], $12::text[], $13::text[]
     ) as told (lane_id, due_at, delivery_id, partner_id, outcome, reason, number, started_at, duration_ms, signature,
       answer_status, answer_head, answer_body)
   ), living as (
     select from workers where id = $14 for share
   ), gone as (
     delete from due_deliveries due using told
     where due.lane_id = told.lane_id and due.due_at = told.due_at and due.delivery_id = told.delivery_id
       and exists (select from living)
     returning due.created_at, told.*
   ), decided as (
     update deliveries delivery set outcome = gone.outcome, reason = gone.reason
     from gone
     where gone.number is null and delivery.id = gone.delivery_id and delivery.created_at = gone.created_at
   ), finished as (
     delete from claims where worker = $14 and id = any($15::bigint[])
   )
   insert into delivery_attempts (delivery_id, created_at, number, partner_id, started_at, duration_ms, signature,
     answer_status, answer_head, answer_body, reason)
   select delivery_id, created_at, number, partner_id, started_at, duration_ms, signature, answer_status, answer_head,
     answer_body, reason
   from gone where number is not null`,
)

export interface Writing {
  outcomes: Outcome[]
  worker: number
  /** Portions of which this tells the last. */
  finishedClaims: number[]
}

export async function writeOutcomes(db: Db, { outcomes, worker, finishedClaims }: Writing): Promise<void> {
  // Arrays are put together here: pg would do the same, element by element and in more time.
  const plain = (read: (outcome: Outcome) => number | string | null | undefined) =>
    `{${outcomes.map(outcome => read(outcome) ?? 'null').join()}}`
  const texts = (read: (outcome: Outcome) => string | undefined) => plain(outcome => quoted(read(outcome)))
  await write(db, [
    plain(({ claim }) => claim.laneId),
    texts(({ claim }) => claim.dueAt),
    plain(({ claim }) => claim.deliveryId),
    plain(({ partnerId }) => partnerId),
    plain(({ outcome }) => outcome),
    texts(({ reason }) => reason),
    plain(({ attempt }) => attempt?.number),
    texts(({ attempt }) => attempt?.startedAt.toISOString()),
    plain(({ attempt }) => attempt && Math.round(attempt.durationMs)),
    texts(({ attempt }) => attempt?.signature),
    plain(({ attempt }) => attempt?.answer?.status),
    texts(({ attempt }) => attempt?.answer?.head),
    texts(({ attempt }) => attempt?.answer?.body ?? ''),
    worker,
    finishedClaims,
  ])
}

/** As an element of an array. */
function quoted(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  return special.test(text) ? `"${text.replace(specials, '\\$&')}"` : `"${text}"`
}

const special = /["\\]/
const specials = /["\\]/g
