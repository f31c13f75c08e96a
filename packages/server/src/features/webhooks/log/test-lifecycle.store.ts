import type { LifecycleEvent } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { PartnerAtLocation } from './eligibility.store.ts'
import type { InsertedTest } from './test-send.store.ts'

export interface LifecycleTest {
  applicationId: number
  event: LifecycleEvent
  details: Record<string, unknown>
  url: string
  at: Date
}

/** Returns the marketplace URL of an application, or that of its partner account; undefined when there is none. */
export async function findMarketplaceUrl(db: Db, applicationId: number): Promise<string | undefined> {
  const [row] = await db.run<{ url: string | null }>(sql`
    select coalesce(nullif(application.webhook_url, ''), nullif(partner.webhook_url, '')) as url
    from applications application join partners partner on partner.id = application.partner_id
    where application.id = ${applicationId}`)
  return row?.url ?? undefined
}

/** Whether the application is connected to the Location, in any state. */
export async function isConnectedTo(
  db: Db,
  { applicationId, locationId }: { applicationId: number; locationId: number },
): Promise<boolean> {
  const rows = await db.run(sql`
    select from installations
    where application_id = ${applicationId} and location_id = ${locationId} and status <> 'uninstalled'`)
  return rows.length > 0
}

/** It is fanned out already, so that listeners do not get it. */
export async function insertLifecycleTest(
  tx: Tx,
  { locationId, partnerId }: PartnerAtLocation,
  { applicationId, event, details, url, at }: LifecycleTest,
): Promise<InsertedTest[]> {
  return tx.run<InsertedTest & Record<string, unknown>>(sql`
    with lifecycle as (
      insert into lifecycle_events (location_id, application_id, event, details, occurred_at, fanned_out_at, is_test)
      values (${locationId}, ${applicationId}, ${event}, ${JSON.stringify(details)}, ${at}, ${at}, true)
      returning id
    ), queue as (
      select id from queues_due(array[${partnerId}]::bigint[], array[${url}]::text[], array[${at}]::timestamptz[])
    ), delivery as (
      insert into deliveries (created_at, partner_id, location_id, application_id, queue_id, url, lifecycle_id,
        occurred_at, resource, resource_id, status, outcome, due_at)
      select ${at}, ${partnerId}, ${locationId}, ${applicationId}, queue.id, ${url}, lifecycle.id,
        ${at}, 'application', ${applicationId}, ${event}, 'scheduled', ${at}
      from lifecycle, queue
      returning id, created_at, partner_id, location_id, application_id, endpoint_id, queue_id, url, event_number,
        lifecycle_id, occurred_at, resource, resource_id, status, is_masked, outcome, reason, due_at, attempts,
        true as is_test, false as carries_record
    )
    select wire_delivery(delivery::delivery_log)::text as json, id, created_at, queue_id from delivery`)
}
