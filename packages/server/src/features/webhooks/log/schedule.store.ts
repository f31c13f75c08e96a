import type { BlockedBy } from '@foyer/contract'
import sql, { join, type Sql } from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { DeliveryKey } from './delivery.store.ts'
import type { PartnerAtLocation } from './eligibility.store.ts'

export type Blocker = 'scheduled' | 'gone' | 'no-location' | 'no-endpoint' | 'no-listener' | BlockedBy

/**
 * Joins the endpoint to which a delivery would go now, with its eligibility: a new endpoint with the same URL replaces
 * the old one.
 */
const withCurrentEndpoint = sql`
  left join lateral (
    select known.id, known.application_id, eligibility.blocked_by, eligibility.shows_phones from (
      select 1 as preference, endpoints.* from endpoints where id = delivery.endpoint_id
      union all
      select 2, endpoints.* from endpoints
      where location_id = delivery.location_id and partner_id = delivery.partner_id and url = delivery.url
    ) known
    -- A test without a record needs no subscription, so it counts as decided.
    cross join lateral (
      select * from endpoint_eligibility(delivery.resource, delivery.status, null, not delivery.carries_record)
      where id = known.id offset 0
    ) eligibility
    where known.removed_at is null
    -- Where several endpoints name the URL, one that gets this event comes first, then one that sees phones, as in
    -- the fan-out.
    order by (eligibility.blocked_by is null) desc, (eligibility.blocked_by is null and eligibility.shows_phones) desc,
      known.preference, known.application_id is distinct from delivery.application_id, known.id limit 1
  ) endpoint on delivery.lifecycle_id is null`

/** Says why a delivery cannot be sent again; null when it can. */
const blocker = (retainedSince: Date) => sql`
  case
    when delivery.outcome = 'scheduled' then 'scheduled'
    when delivery.occurred_at < ${retainedSince} then 'gone'
    when listener_id_of(delivery.url) is not null and listener_decision(listener_id_of(delivery.url),
      delivery.lifecycle_id is not null, delivery.endpoint_id,
      case when endpoint.id is not null and endpoint.blocked_by is null then 'send' end, delivery.location_id,
      delivery.application_id, delivery.resource) <> 'send' then 'no-listener'
    when delivery.lifecycle_id is not null then null
    when delivery.event_number is not null and not exists (
      select from events event where event.location_id = delivery.location_id
        and event.number = delivery.event_number and event.occurred_at = delivery.occurred_at) then 'gone'
    when not (delivery.resource = 'salon' and delivery.status = 'delete') and exists (
      select from locations where id = delivery.location_id and deleted_at is not null) then 'no-location'
    when listener_id_of(delivery.url) is not null then null
    when endpoint.id is null then 'no-endpoint'
    else endpoint.blocked_by
  end`

const rows = (retainedSince: Date) => sql`
  select delivery.id, delivery.created_at, delivery.location_id, delivery.queue_id, delivery.attempts, ${blocker(retainedSince)} as blocker,
    case when delivery.lifecycle_id is null then endpoint.id end as endpoint_id,
    case when delivery.lifecycle_id is null and listener_id_of(delivery.url) is null then endpoint.application_id
      else delivery.application_id end as application_id,
    delivery.is_masked or not coalesce(endpoint.shows_phones, true) as is_masked`

export interface Candidate {
  id: number
  created_at: Date
  location_id: number
  queue_id: number
  /** The number of attempts so far. */
  attempts: number
  blocker: Blocker | null
  endpoint_id: number | null
  application_id: number | null
  is_masked: boolean
}

/**
 * Locks the delivery until the transaction ends, so that of two concurrent redeliveries the second finds it scheduled.
 * The lock comes before the read, because the outcome of a delivery is in another table.
 */
export async function lockCandidate(
  tx: Tx,
  { partnerId, deliveryId }: DeliveryKey,
  retainedSince: Date,
): Promise<Candidate | undefined> {
  await tx.run(sql`
    select id from deliveries
    where id = ${deliveryId} and partner_id = ${partnerId} and created_at >= ${retainedSince} for update`)
  const [row] = await tx.run<Candidate & Record<string, unknown>>(sql`
    ${rows(retainedSince)} from delivery_log delivery ${withCurrentEndpoint}
    where delivery.id = ${deliveryId} and delivery.partner_id = ${partnerId}
      and delivery.created_at >= ${retainedSince}`)
  return row
}

export interface Range {
  sequences?: { from: number; to: number }
  times?: { from: Date | undefined; till: Date | undefined }
  outcomes: string[]
  applicationId?: number
  url?: string
  resources?: string[]
}

/** Older deliveries cannot be sent again. */
export interface RetainedRange extends Range {
  retainedSince: Date
}

function inRange({ locationId, partnerId }: PartnerAtLocation, range: RetainedRange): Sql {
  const { sequences, times, retainedSince } = range
  const within = [
    sql`delivery.partner_id = ${partnerId}`,
    sql`delivery.location_id = ${locationId}`,
    sql`delivery.created_at >= ${retainedSince}`,
  ]
  if (times?.from) within.push(sql`delivery.created_at >= ${times.from}`)
  if (times?.till) within.push(sql`delivery.created_at < ${times.till}`)
  if (sequences) {
    // Event numbers rise with the sequences, so two lookups in the feed turn a range of sequences into one of numbers.
    const numberAt = (condition: Sql, order: Sql) => sql`(
      select number from event_feed
      where location_id = ${locationId} and partner_id = ${partnerId} and ${condition}
      order by sequence ${order} limit 1)`
    within.push(
      sql`delivery.event_number >= ${numberAt(sql`sequence >= ${sequences.from}`, sql`asc`)}`,
      sql`delivery.event_number <= ${numberAt(sql`sequence <= ${sequences.to}`, sql`desc`)}`,
    )
  }
  return sql`from delivery_log delivery ${withCurrentEndpoint}
    where ${join(within, ' and ')} and ${isWanted(range)}`
}

/** What a replay takes, of the deliveries in its range. */
function isWanted({ outcomes, applicationId, url, resources, retainedSince }: RetainedRange): Sql {
  const all = [
    sql`delivery.event_number is not null`,
    sql`delivery.outcome = any(${outcomes}::text[])`,
    sql`${blocker(retainedSince)} is null`,
  ]
  if (applicationId !== undefined) all.push(sql`delivery.application_id = ${applicationId}`)
  if (url !== undefined) all.push(sql`delivery.url = ${url}`)
  if (resources !== undefined) all.push(sql`delivery.resource = any(${resources}::text[])`)
  return join(all, ' and ')
}

/**
 * Returns the deliveries that can be sent again, in the order of their changes. It finds them, locks them, and reads
 * them again under the lock.
 */
export async function lockCandidates(
  tx: Tx,
  key: PartnerAtLocation,
  { range, limit }: { range: RetainedRange; limit: number },
): Promise<Candidate[]> {
  const found = await tx.run<FoundDelivery>(sql`
    select delivery.id, delivery.created_at ${inRange(key, range)}
    order by delivery.event_number, delivery.id limit ${limit}`)
  return lockFound(tx, found, range)
}

type FoundDelivery = Pick<Candidate, 'id' | 'created_at'>

async function lockFound(tx: Tx, found: FoundDelivery[], range: RetainedRange): Promise<Candidate[]> {
  if (found.length === 0) return []
  const wanted = sql`unnest(${found.map(({ id }) => id)}::bigint[],
    ${found.map(({ created_at }) => created_at)}::timestamptz[]) as wanted (id, created_at)`
  await tx.run(sql`
    select delivery.id from ${wanted}
    join deliveries delivery on delivery.id = wanted.id and delivery.created_at = wanted.created_at
    order by delivery.id for update of delivery`)
  return tx.run<Candidate & Record<string, unknown>>(sql`
    ${rows(range.retainedSince)} from ${wanted}
    join delivery_log delivery on delivery.id = wanted.id and delivery.created_at = wanted.created_at
    ${withCurrentEndpoint}
    where ${isWanted(range)}
    order by delivery.event_number, delivery.id`)
}

export interface ScheduledBatch {
  candidates: Candidate[]
  /** The last delivery that was looked at; undefined at the end of the range. */
  last: FoundDelivery | undefined
}

/**
 * Looks at the next deliveries of a range of times, in the order in which they were made, and locks those that can be
 * sent again. It looks at a limited number, whatever it finds.
 */
export async function lockBatch(
  tx: Tx,
  { locationId, partnerId }: PartnerAtLocation,
  { range, after, size }: { range: RetainedRange; after: FoundDelivery | undefined; size: number },
): Promise<ScheduledBatch> {
  const within = [
    sql`partner_id = ${partnerId}`,
    sql`location_id = ${locationId}`,
    sql`created_at >= ${range.retainedSince}`,
  ]
  if (range.times?.from) within.push(sql`created_at >= ${range.times.from}`)
  if (range.times?.till) within.push(sql`created_at < ${range.times.till}`)
  if (after) within.push(sql`(created_at, id) > (${after.created_at}, ${after.id}::bigint)`)
  const seen = await tx.run<FoundDelivery>(sql`
    select id, created_at from deliveries where ${join(within, ' and ')} order by created_at, id limit ${size}`)
  const candidates = await lockFound(tx, seen, range)
  return { candidates, last: seen.length < size ? undefined : seen.at(-1) }
}

/** Counts at most so many. */
export async function countAtMost(
  db: Db,
  key: PartnerAtLocation,
  { range, max }: { range: RetainedRange; max: number },
): Promise<number> {
  const [row] = await db.run<{ count: number }>(sql`
    select count(*)::int as count from (select 1 ${inRange(key, range)} limit ${max}) found`)
  return row?.count ?? 0
}

export async function countCandidates(tx: Tx, key: PartnerAtLocation, range: RetainedRange): Promise<number> {
  const [row] = await tx.run<{ count: number }>(sql`select count(*)::int as count ${inRange(key, range)}`)
  return row?.count ?? 0
}

/** Schedules one more attempt of each delivery. Earlier attempts still count, and no longer decide the outcome. */
export async function markScheduled(tx: Tx, candidates: Candidate[], at: Date): Promise<void> {
  const column = <T>(read: (candidate: Candidate) => T) => candidates.map(read)
  await tx.run(sql`
    update deliveries delivery set outcome = 'scheduled', reason = '', due_at = ${at}, attempts = given.attempts,
      endpoint_id = given.endpoint_id, application_id = given.application_id, is_masked = given.is_masked
    from unnest(${column(({ id }) => id)}::bigint[], ${column(({ created_at }) => created_at)}::timestamptz[],
      ${column(({ endpoint_id }) => endpoint_id)}::bigint[],
      ${column(({ application_id }) => application_id)}::bigint[],
      ${column(({ is_masked }) => is_masked)}::boolean[], ${column(({ attempts }) => attempts)}::int[])
      as given (id, created_at, endpoint_id, application_id, is_masked, attempts)
    where delivery.id = given.id and delivery.created_at = given.created_at`)
}
