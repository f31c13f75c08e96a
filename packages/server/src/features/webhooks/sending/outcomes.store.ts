import { type Db, sqlStateOf, sqlStates } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Answer } from '../../../platform/network/answer-reader.ts'
import type { Claim } from './claims.store.ts'

export interface Attempt {
  number: number
  /** Real time, in milliseconds since 1970. */
  startedMs: number
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

interface Writing {
  outcomes: Outcome[]
  worker: number
  /** Portions of which this tells the last. */
  finishedClaims: number[]
}

/**
 * Takes them from the queue, and forgets the portions that they finish. Only a living worker tells outcomes, and nobody
 * declares it dead while it does; what a dead one had in hand was told as interrupted.
 */
const removal = (worker: string, finishedClaims: string) => `
   living as (
     select from workers where id = ${worker} for share
   ), gone as (
     delete from due_deliveries due using told
     where due.queue_id = told.queue_id and due.due_at = to_timestamp(told.due_seconds)
       and due.delivery_id = told.delivery_id and exists (select from living)
     returning due.created_at, told.*
   ), finished as (
     delete from claims where worker = ${worker} and id = any(${finishedClaims}::bigint[])
   )`

/** What was sent: the log gains an attempt of each. */
const attempts = `with told as (
     select * from unnest($1::bigint[], $2::float8[], $3::bigint[], $4::bigint[], $5::int[], $6::float8[], $7::int[],
       $8::text[], $9::int[], $10::text[], $11::text[], $12::text[]
     ) as told (queue_id, due_seconds, delivery_id, partner_id, number, started_seconds, duration_ms, signature,
       response_status, answer_head, response_body, reason)
   ), ${removal('$13', '$14')}
   insert into delivery_attempts (delivery_id, created_at, number, partner_id, started_at, duration_ms, signature,
     response_status, answer_head, response_body, reason)
   select delivery_id, created_at, number, partner_id, to_timestamp(started_seconds), duration_ms, signature,
     response_status, answer_head, response_body, reason
   from gone`

const writeAttempts = statement('webhooks.write-attempts', attempts)
/** No attempt is told twice; if one ever were, everything behind it would wait for ever. It costs more, so it comes second. */
const writeNewAttempts = statement('webhooks.write-new-attempts', `${attempts} on conflict do nothing`)

/** What was decided not to be sent. */
const writeDecisions = statement(
  'webhooks.write-decisions',
  `with told as (
     select * from unnest($1::bigint[], $2::float8[], $3::bigint[], $4::text[], $5::text[]
     ) as told (queue_id, due_seconds, delivery_id, outcome, reason)
   ), ${removal('$6', '$7')}
   update deliveries delivery set outcome = gone.outcome, reason = gone.reason
   from gone where delivery.id = gone.delivery_id and delivery.created_at = gone.created_at`,
)

/** Many in one write. Those that were sent come last: with them the portions are finished. */
export async function writeOutcomes(db: Db, { outcomes, worker, finishedClaims }: Writing): Promise<void> {
  const sent = outcomes.filter(isSent)
  const decided = outcomes.filter(outcome => !isSent(outcome))
  const finished = (isLast: boolean) => (isLast ? finishedClaims : [])
  if (decided.length > 0)
    await writeDecisions(db, [
      ...placesOf(decided),
      arrayOf(decided, ({ outcome }) => outcome),
      arrayOf(decided, ({ reason }) => quoted(reason)),
      worker,
      finished(sent.length === 0),
    ])
  if (sent.length === 0) return
  const values = [
    ...placesOf(sent),
    arrayOf(sent, ({ partnerId }) => partnerId),
    arrayOf(sent, ({ attempt }) => attempt.number),
    arrayOf(sent, ({ attempt }) => attempt.startedMs / 1000),
    arrayOf(sent, ({ attempt }) => Math.round(attempt.durationMs)),
    arrayOf(sent, ({ attempt }) => quoted(attempt.signature)),
    arrayOf(sent, ({ attempt }) => attempt.answer?.status ?? 'null'),
    arrayOf(sent, ({ attempt }) => (attempt.answer ? quoted(attempt.answer.head) : 'null')),
    arrayOf(sent, ({ attempt }) => quoted(attempt.answer?.body ?? '')),
    arrayOf(sent, ({ reason }) => quoted(reason)),
    worker,
    finished(true),
  ]
  await writeAttempts(db, values).catch(error => {
    if (sqlStateOf(error) !== sqlStates.uniqueViolation) throw error
    return writeNewAttempts(db, values)
  })
}

type Sent = Outcome & { attempt: Attempt }
const isSent = (outcome: Outcome): outcome is Sent => outcome.attempt !== undefined

/** Where they are in the queue. */
const placesOf = (outcomes: Outcome[]) => [
  arrayOf(outcomes, ({ claim }) => claim.queueId),
  arrayOf(outcomes, ({ claim }) => claim.dueSeconds),
  arrayOf(outcomes, ({ claim }) => claim.deliveryId),
]

/** Put together here: pg would do the same, element by element and in more time. */
const arrayOf = <T>(items: T[], read: (item: T) => number | string): string => `{${items.map(read).join()}}`

/** A text as an element of an array. */
const quoted = (text: string): string =>
  special.test(text) ? `"${text.replace(specials, '\\$&')}"` : `"${text}"`

const special = /["\\]/
const specials = /["\\]/g
