import sql, { empty, type Sql } from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface PartnerEndpointKey {
  partnerId: number
  endpointId: number
}

interface EndpointReader {
  /** The person who reads. */
  userId: number
}

interface EndpointPage {
  locationId: number | undefined
  applicationId: number | undefined
  /** Only older endpoints than this one. */
  after: number | undefined
  count: number
}

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

const wire = (id: Sql, { userId }: EndpointReader): Sql => sql`
  select json_build_object(
    'id', own.id,
    'url', own.url,
    'location', json_build_object('id', location.id, 'title', location.title),
    'application', case when application.id is not null
      then json_build_object('id', application.id, 'title', application.title) end,
    'is_mine', coalesce(own.application_id is null and own.user_id = ${userId}, false),
    'set_by', (
      select person.name from partner_members member join users person on person.id = member.user_id
      where own.application_id is null and member.partner_id = own.partner_id and member.user_id = own.user_id),
    'kinds', eligibility.kinds,
    'blocked_kinds', array(select kind from unnest(eligibility.kinds) kind where right_to(kind) <> all(eligibility.rights)),
    'shows_phones', eligibility.shows_phones,
    'includes_own_changes', own.includes_own_changes,
    'follows_application', own.kinds is null,
    'is_active', own.is_active,
    'blocked_by', eligibility.blocked_by,
    'switched_off_at', iso_local(own.switched_off_at, 'UTC'),
    'created_at', iso_local(own.created_at, 'UTC'),
    'health', (${health})
  )::text as json
  from endpoints own
  join locations location on location.id = own.location_id
  left join applications application on application.id = own.application_id
  cross join lateral (
    select * from endpoint_eligibility(null, null, null, true) known
    where known.location_id = own.location_id and known.id = own.id offset 0
  ) eligibility
  where own.id = ${id}`

/** Of its URL, whatever Locations it is set in. */
const health = sql`
  select json_build_object(
    'consecutive_failures', coalesce(health.consecutive_failures, 0),
    'failing_since', iso_local(health.failing_since, 'UTC'),
    'last_success_at', iso_local(health.last_success_at, 'UTC'),
    'last_failure_at', iso_local(health.last_failure_at, 'UTC'),
    'last_failure_reason', coalesce(health.last_failure_reason, ''),
    'notified_at', iso_local(health.notified_at, 'UTC'),
    'next_attempt_at', iso_local(next.due_at, 'UTC'))
  from (select) always
  left join endpoint_queues queue
    on queue.partner_id = own.partner_id and url_hash(queue.url) = url_hash(own.url)
  left join endpoint_health health on health.queue_id = queue.id
  left join lateral (
    select due_at from due_deliveries where queue_id = queue.id order by due_at limit 1
  ) next on true`
