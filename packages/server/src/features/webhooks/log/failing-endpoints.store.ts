import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

/** Rows that are looked at, of failures and of all deliveries, so that the cost is bounded. */
const maxScanned = 1000
const maxEndpoints = 10

export interface FailingEndpoint {
  url: string
  location_id: number
  failures: number
  last_failed_at: string
  delivery_id: number
  reason: string
}

/** A delivery that was sent again and delivered does not count. */
export async function findFailingEndpoints(
  db: Db,
  { partnerId, since }: { partnerId: number; since: Date },
): Promise<FailingEndpoint[]> {
  return db.run<FailingEndpoint & Record<string, unknown>>(sql`
    with failed as (
      select delivery.url, delivery.location_id, delivery.id, delivery.created_at, delivery.reason
      from (
        select distinct created_at, delivery_id from (
          select created_at, delivery_id from delivery_attempts
          where partner_id = ${partnerId} and reason <> '' and created_at >= ${since}
          order by created_at desc, delivery_id desc limit ${maxScanned}
        ) attempt
      ) attempt
      cross join lateral (
        select * from delivery_log logged
        where logged.id = attempt.delivery_id and logged.created_at = attempt.created_at offset 0
      ) delivery
      where delivery.outcome = 'failed' and listener_id_of(delivery.url) is null
    ), newest as (
      select distinct on (url) url, location_id, id, created_at, reason, count(*) over (partition by url) as failures
      from failed order by url, created_at desc, id desc
    ), latest as (
      select delivery.url, delivery.created_at, delivery.id from (
        select id, created_at from deliveries where partner_id = ${partnerId} and created_at >= ${since}
        order by created_at desc, id desc limit ${maxScanned}
      ) recent
      cross join lateral (
        select * from delivery_log logged
        where logged.id = recent.id and logged.created_at = recent.created_at offset 0
      ) delivery
      where delivery.outcome = 'delivered'
    )
    select url, location_id, failures::int, iso_local(created_at, 'UTC') as last_failed_at, id as delivery_id, reason
    from newest
    where not exists (
      select from latest
      where latest.url = newest.url and (latest.created_at, latest.id) > (newest.created_at, newest.id))
    order by created_at desc, id desc limit ${maxEndpoints}`)
}
