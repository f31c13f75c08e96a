import type { LifecycleEvent } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Tx } from '../../platform/database/database.ts'

export interface LifecycleChange {
  locationId: number
  applicationId: number
  event: LifecycleEvent
  /** What a payment adds to the body. */
  details?: Record<string, unknown>
}

export async function insertLifecycleEvent(
  tx: Tx,
  { locationId, applicationId, event, details }: LifecycleChange,
  at: Date,
): Promise<void> {
  await tx.run(sql`
    insert into lifecycle_events (location_id, application_id, event, details, occurred_at)
    values (${locationId}, ${applicationId}, ${event}, ${JSON.stringify(details ?? {})}, ${at})`)
}
