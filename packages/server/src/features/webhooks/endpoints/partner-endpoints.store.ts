import sql, { empty, type Sql } from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface PartnerEndpointKey {
  partnerId: number
  endpointId: number
}

interface EndpointReader {
  /** The person who reads. */
  userId: number
  at: Date
}

interface EndpointPage {
  locationId: number | undefined
  applicationId: number | undefined
  /** Only older endpoints than this one. */
  after: number | undefined
  count: number
}

/** As many of its newest deliveries as the health of an endpoint is about, so that reading it has a bounded cost. */
const observed = 200

/** Lists endpoints, newest first, with the last one when there are more. */
export async function listPartnerEndpoints(
  db: Db,
  partnerId: number,
  { locationId, applicationId, after, count, ...reader }: EndpointPage & EndpointReader,
): Promise<{ json: string; next: number | null }> {
  const rows = await db.run<{ id: number; json: string }>(sql`
    with page as materialized (
      select id, location_id from endpoints
      where partner_id = ${partnerId} and removed_at is null
        ${locationId === undefined ? empty : sql`and location_id = ${locationId}`}
        ${applicationId === undefined ? empty : sql`and application_id = ${applicationId}`}
        ${after === undefined ? empty : sql`and id < ${after}`}
      order by id desc limit ${count + 1}
    )
    select page.id, wire.json from page cross join lateral (${wire(sql`page.id`, reader)}) wire order by page.id desc`)
  const page = rows.slice(0, count)
  return {
    json: `[${page.map(({ json }) => json).join()}]`,
    next: rows.length > count ? (page.at(-1)?.id ?? null) : null,
  }
}

export async function findPartnerEndpoint(
  db: Db,
  { partnerId, endpointId }: PartnerEndpointKey,
  reader: EndpointReader,
): Promise<string | undefined> {
  const [row] = await db.run<{ json: string }>(sql`
    select wire.json from endpoints endpoint cross join lateral (${wire(sql`endpoint.id`, reader)}) wire
    where endpoint.id = ${endpointId} and endpoint.partner_id = ${partnerId} and endpoint.removed_at is null`)
  return row?.json
}

export interface KnownEndpoint {
  locationId: number
  applicationId: number | null
  url: string
}

export async function findKnownEndpoint(
  db: Db,
  { partnerId, endpointId }: PartnerEndpointKey,
): Promise<KnownEndpoint | undefined> {
  const [row] = await db.run<KnownEndpoint & Record<string, unknown>>(sql`
    select location_id as "locationId", application_id as "applicationId", url from endpoints
    where id = ${endpointId} and partner_id = ${partnerId} and removed_at is null`)
  return row
}

/** The endpoint that a URL has after a change. */
export async function findEndpointId(
  tx: Tx,
  { partnerId, locationId, url }: { partnerId: number; locationId: number; url: string },
): Promise<number> {
  const [row] = await tx.run<{ id: number }>(sql`
    select id from endpoints
    where location_id = ${locationId} and partner_id = ${partnerId} and url = ${url} and removed_at is null
    order by id limit 1`)
  return (row as { id: number }).id
}

/** The health is about the last attempt of each delivery. */
const wire = (id: Sql, { userId, at }: EndpointReader): Sql => sql`
  select json_build_object(
    'id', own.id,
    'url', own.url,
    'location', json_build_object('id', location.id, 'title', location.title),
    'application', case when application.id is not null
      then json_build_object('id', application.id, 'title', application.title) end,
    'is_mine', coalesce(own.application_id is null and own.user_id = ${userId}, false),
    'kinds', eligibility.kinds,
    'blocked_kinds', array(select kind from unnest(eligibility.kinds) kind where right_to(kind) <> all(eligibility.rights)),
    'shows_phones', eligibility.shows_phones,
    'includes_own_changes', own.includes_own_changes,
    'follows_application', own.kinds is null,
    'is_active', own.is_active,
    'blocked_by', eligibility.blocked_by,
    'switched_off_at', iso_local(own.switched_off_at, 'UTC'),
    'created_at', iso_local(own.created_at, 'UTC'),
    'health', (${health(sql`own.id`, at)})
  )::text as json
  from endpoints own
  join locations location on location.id = own.location_id
  left join applications application on application.id = own.application_id
  cross join lateral (
    select * from endpoint_eligibility(null, null, null, true) known
    where known.location_id = own.location_id and known.id = own.id offset 0
  ) eligibility
  where own.id = ${id}`

const health = (id: Sql, at: Date): Sql => sql`
  with recent as (
    select delivery.created_at, delivery.due_at, delivery.id, delivery.outcome, attempt.started_at, attempt.reason
    from deliveries delivery
    left join lateral (
      select started_at, reason from delivery_attempts
      where delivery_id = delivery.id and created_at = delivery.created_at order by number desc limit 1
    ) attempt on true
    where delivery.endpoint_id = ${id}
    order by delivery.created_at desc, delivery.id desc limit ${observed}
  ), success as (select max(started_at) as at from recent where reason = '')
  select json_build_object(
    'last_success_at', iso_local((select at from success), 'UTC'),
    'last_failure_at', iso_local(max(started_at) filter (where reason <> ''), 'UTC'),
    'failures_last_day', count(*) filter (where reason <> '' and created_at > ${at}::timestamptz - interval '1 day'),
    'consecutive_failures', count(*) filter (where reason <> '' and started_at > coalesce((select at from success), '-infinity')),
    'last_reason', coalesce((array_agg(reason order by started_at desc) filter (where started_at is not null))[1], ''),
    'next_attempt_at', iso_local(min(due_at) filter (where outcome = 'scheduled' and started_at is null), 'UTC'))
  from recent`
