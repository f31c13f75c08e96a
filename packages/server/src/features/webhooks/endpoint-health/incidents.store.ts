import { failuresOfIncident } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

export interface Incident {
  queue_id: number
  partner_id: number
  url: string
  failing_since: Date | null
  last_failure_reason: string
  /** Of the last failed delivery; null if the Location is gone. */
  location: string | null
}

const described = sql`
  health.queue_id, health.partner_id, queue.url, health.failing_since, health.last_failure_reason,
  (select title from locations where id = health.last_failed_location_id) as location`

/** Begins the incidents of queues that have failed too often, each once. Another process may have notified meanwhile. */
export async function beginIncidents(tx: Tx, queueIds: number[], at: Date): Promise<Incident[]> {
  return tx.run<Incident & Record<string, unknown>>(sql`
    update endpoint_health health set notified_at = ${at} from endpoint_queues queue
    where health.queue_id = any(${queueIds}::bigint[]) and queue.id = health.queue_id
      and health.consecutive_failures >= ${failuresOfIncident} and health.notified_at is null
    returning ${described}`)
}

/** Ends the incidents of queues that work again. */
export async function endIncidents(tx: Tx, queueIds: number[]): Promise<Incident[]> {
  return tx.run<Incident & Record<string, unknown>>(sql`
    update endpoint_health health set notified_at = null from endpoint_queues queue
    where health.queue_id = any(${queueIds}::bigint[]) and queue.id = health.queue_id
      and health.consecutive_failures = 0 and health.notified_at is not null
    returning ${described}`)
}

/** Whether the partner may get a mail: not while one of its endpoints had one lately. */
export async function takeMail(
  tx: Tx,
  { queueId, partnerId, at, since }: { queueId: number; partnerId: number; at: Date; since: Date },
): Promise<boolean> {
  const rows = await tx.run(sql`
    update endpoint_health set mailed_at = ${at}
    where queue_id = ${queueId} and not exists (
      select from endpoint_health other where other.partner_id = ${partnerId} and other.mailed_at > ${since})
    returning queue_id`)
  return rows.length > 0
}
