import type { Database } from '../../../platform/database/database.ts'
import { change } from '../../../platform/database/statement.ts'
import type { OutboundResponse } from '../../../platform/network/response-reader.ts'
import { healthOfAttempts, unannouncedQueues } from '../endpoint-health/health-of-attempts.store.ts'
import type { ClaimedDelivery } from './claims.store.ts'

interface AttemptResult {
  number: number
  /** Real time, in milliseconds since 1970. */
  startedMs: number
  durationMs: number
  /** The one request header that cannot be derived from the rest. */
  signature: string
  response: OutboundResponse | undefined
}

export interface DeliveryResult {
  delivery: ClaimedDelivery
  partnerId: number
  outcome: 'delivered' | 'failed' | 'held' | 'cancelled'
  /** Why it was not delivered; empty when it was. */
  reason: string
  /** None when it was decided not to send. */
  attempt: AttemptResult | undefined
}

interface ResultBatch {
  results: DeliveryResult[]
  workerId: number
  /** Claimed batches that have no other results to come. */
  finishedBatches: number[]
  /** The time of the platform, by whose hours attempts are counted. */
  at: Date
}

/**
 * Removes deliveries from the queue, and batches that are finished. Only a living worker writes results, and nobody
 * declares it dead while it does; what a dead one had claimed was logged as interrupted.
 */
const removal = (worker: string, finishedBatches: string) => `
   living as (
     select from workers where id = ${worker} for share
   ), gone as (
     delete from due_deliveries due using result
     where due.queue_id = result.queue_id and due.due_at = to_timestamp(result.due_seconds)
       and due.delivery_id = result.delivery_id and exists (select from living)
     returning due.created_at, due.location_id, due.listener_id, due.replay_id, result.*
   ), finished as (
     delete from claims where worker = ${worker} and id = any(${finishedBatches}::bigint[])
   )`

/** Counts results for the replays that sent the deliveries again; rows are locked in one order. */
const countForReplays = (counts: string) => `
   of_replays as (
     select replay_id, ${counts} from gone where replay_id is not null group by replay_id order by replay_id
   ), locked as (
     select results.replay_id from replay_results results join of_replays using (replay_id)
     order by replay_id for update of results
   )`

/**
 * What was sent: the log gains an attempt for each. Figures and the health of endpoints count what was written, in the
 * same statement: each attempt once.
 */
const writeAttempts = change<{ queue_id: number }>(
  'webhooks.write-attempts',
  `with result as (
     select * from unnest($1::bigint[], $2::float8[], $3::bigint[], $4::bigint[], $5::int[], $6::float8[], $7::int[],
       $8::text[], $9::int[], $10::text[], $11::text[], $12::text[]
     ) as result (queue_id, due_seconds, delivery_id, partner_id, number, started_seconds, duration_ms, signature,
       response_status, response_head, response_body, reason)
   ), ${removal('$13', '$14')}, written as (
     insert into delivery_attempts (delivery_id, created_at, number, partner_id, started_at, duration_ms, signature,
       response_status, response_head, response_body, reason)
     select delivery_id, created_at, number, partner_id, to_timestamp(started_seconds), duration_ms, signature,
       response_status, response_head, response_body, reason
     from gone
     -- No attempt is written twice; if one ever were, all later results would wait behind it.
     on conflict do nothing
     returning delivery_id
   ), sent as (
     select gone.* from written join gone using (delivery_id)
   ), counted as (
     insert into figure_increments (partner_id, hour, measure, bucket, count)
     select partner_id, to_timestamp($15::float8), case when reason = '' then 'delivered' else 'failed' end,
       latency_bucket(duration_ms), count(*)
     from sent group by 1, 3, 4
   ), ${countForReplays(`count(*) filter (where reason = '') as delivered, count(*) filter (where reason <> '') as failed`)}, replayed as (
     update replay_results results set delivered = results.delivered + of_replays.delivered,
       failed = results.failed + of_replays.failed
     from of_replays join locked using (replay_id) where results.replay_id = of_replays.replay_id
   ), ${healthOfAttempts}
   ${unannouncedQueues}`,
)

/** What was decided not to be sent. */
const writeDecisions = change(
  'webhooks.write-decisions',
  `with result as (
     select * from unnest($1::bigint[], $2::float8[], $3::bigint[], $4::text[], $5::text[]
     ) as result (queue_id, due_seconds, delivery_id, outcome, reason)
   ), ${removal('$6', '$7')}, ${countForReplays('count(*) as not_sent')}, replayed as (
     update replay_results results set not_sent = results.not_sent + of_replays.not_sent
     from of_replays join locked using (replay_id) where results.replay_id = of_replays.replay_id
   )
   update deliveries delivery set outcome = gone.outcome, reason = gone.reason
   from gone where delivery.id = gone.delivery_id and delivery.created_at = gone.created_at`,
)

/**
 * Writes what was sent last: only then are the batches finished. Returns the queues of whose failing or working again
 * nobody was notified yet.
 */
export async function writeResults(
  db: Database,
  { results, workerId, finishedBatches, at }: ResultBatch,
): Promise<number[]> {
  const sent = results.filter(isSent)
  const decided = results.filter(result => !isSent(result))
  const finished = (isLast: boolean) => (isLast ? finishedBatches : [])
  if (decided.length > 0)
    await writeDecisions(db, [
      ...queueKeysOf(decided),
      decided.map(({ outcome }) => outcome),
      decided.map(({ reason }) => reason),
      workerId,
      finished(sent.length === 0),
    ])
  if (sent.length === 0) return []
  const unannounced = await writeAttempts(db, [
    ...queueKeysOf(sent),
    sent.map(({ partnerId }) => partnerId),
    sent.map(({ attempt }) => attempt.number),
    sent.map(({ attempt }) => attempt.startedMs / 1000),
    sent.map(({ attempt }) => Math.round(attempt.durationMs)),
    sent.map(({ attempt }) => attempt.signature),
    sent.map(({ attempt }) => attempt.response?.status ?? null),
    sent.map(({ attempt }) => attempt.response?.head ?? null),
    sent.map(({ attempt }) => attempt.response?.body ?? ''),
    sent.map(({ reason }) => reason),
    workerId,
    finished(true),
    Math.floor(at.getTime() / 3_600_000) * 3600,
  ])
  return unannounced.map(row => row.queue_id)
}

type SentResult = DeliveryResult & { attempt: AttemptResult }
const isSent = (result: DeliveryResult): result is SentResult => result.attempt !== undefined

const queueKeysOf = (results: DeliveryResult[]) => [
  results.map(({ delivery }) => delivery.queueId),
  results.map(({ delivery }) => delivery.dueSeconds),
  results.map(({ delivery }) => delivery.deliveryId),
]
