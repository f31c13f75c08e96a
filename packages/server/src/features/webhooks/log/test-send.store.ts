import type { BlockedBy, ResourceName, Right } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { PartnerAtLocation } from './eligibility.store.ts'

export interface TestEndpoint {
  id: number
  application_id: number | null
  url: string
  /** Why nothing would be sent to the endpoint now; null when it would. */
  blockedBy: BlockedBy | null
  rights: Right[]
  kinds: ResourceName[]
}

/** What a test is about. */
export interface TestSubject {
  resource: string
  resourceId: number
  status: string
  /** JSON of the record; null when there is none. */
  data: string | null
}

interface Newest {
  locationId: number
  resource: ResourceName
  /** The type of a goods operation. */
  operationType: number | undefined
  at: Date
  appUrl: string
}

/** Counts the partner's tests that carry a record. */
export async function countWithData(tx: Tx, partnerId: number, since: Date): Promise<number> {
  const [row] = await tx.run<{ count: number }>(sql`
    select count(*)::int as count from deliveries
    where partner_id = ${partnerId} and created_at >= ${since} and data is not null`)
  return row?.count ?? 0
}

/** Returns undefined where the Location has no such record. */
export async function findNewestRecord(
  tx: Tx,
  { locationId, resource, operationType, at, appUrl }: Newest,
): Promise<{ id: number; data: string } | undefined> {
  const [row] = await tx.run<{ id: number; data: string }>(sql`
    select id, data::text from newest_record(${resource}, ${operationType ?? null}, ${locationId}, ${at}, ${appUrl})`)
  return row
}

export async function listTestEndpoints(
  db: Db,
  { locationId, partnerId }: PartnerAtLocation,
  resource: ResourceName | undefined,
): Promise<TestEndpoint[]> {
  return db.run<TestEndpoint & Record<string, unknown>>(sql`
    select distinct on (endpoint.url) endpoint.id, endpoint.application_id, endpoint.url,
      endpoint.blocked_by as "blockedBy", endpoint.rights, endpoint.kinds
    from endpoint_eligibility(null, null, null, true) endpoint
    where endpoint.location_id = ${locationId} and endpoint.partner_id = ${partnerId}
      and endpoint.blocked_by is distinct from 'removed'
    -- Where several endpoints name the URL, an eligible one comes first, then one that has the right to the kind and
    -- subscribes to it.
    order by endpoint.url, "blockedBy" nulls first,
      right_to(${resource ?? null}) = any(endpoint.rights) desc nulls last, ${resource ?? null} = any(endpoint.kinds) desc,
      endpoint.shows_phones desc, endpoint.id`)
}

export interface InsertedTest {
  /** JSON of the delivery. */
  json: string
  id: number
  created_at: Date
  queue_id: number
}

/** A test goes through the endpoint queue of its URL, like any delivery. */
export async function insertTests(
  tx: Tx,
  { locationId, partnerId }: PartnerAtLocation,
  { endpoints, subject, at }: { endpoints: TestEndpoint[]; subject: TestSubject; at: Date },
): Promise<InsertedTest[]> {
  const ids = endpoints.map(({ id }) => id)
  return tx.run<InsertedTest & Record<string, unknown>>(sql`
    with endpoint as (
      select * from endpoint_eligibility(null, null, null, true) where location_id = ${locationId} and id = any(${ids}::bigint[])
    ), queue as (
      insert into endpoint_queues (partner_id, url, next_due_at)
      select partner_id, url, ${at}::timestamptz from endpoint order by url
      on conflict (partner_id, url_hash(url)) do update set next_due_at = least(endpoint_queues.next_due_at, excluded.next_due_at)
      returning id, url
    ), delivery as (
      insert into deliveries (created_at, partner_id, location_id, application_id, endpoint_id, queue_id, url,
        occurred_at, resource, resource_id, status, data, is_masked, outcome, due_at)
      select ${at}, ${partnerId}, ${locationId}, endpoint.application_id, endpoint.id, queue.id, endpoint.url,
        ${at}, ${subject.resource}, ${subject.resourceId}, ${subject.status}, ${subject.data}::json, not endpoint.shows_phones, 'scheduled', ${at}
      from endpoint join queue using (url)
      order by endpoint.id
      returning id, created_at, partner_id, location_id, application_id, endpoint_id, queue_id, url, event_number,
        lifecycle_id, occurred_at, resource, resource_id, status, is_masked, outcome, reason, due_at, attempts, true as is_test,
        data is not null as carries_record
    )
    select wire_delivery(delivery::delivery_log)::text as json, id, created_at, queue_id
    from delivery order by id`)
}
