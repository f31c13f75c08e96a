import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { recordLifecycleEvent } from '../../events/lifecycle.ts'
import { type ClientSince, listApplicationsWithAccess } from './notify-applications.store.ts'

/** An application that was disconnected longer ago must have deleted what it had. */
const monthsAfterEnd = 12

export function listNotified(ctx: Context, db: Db, client: ClientSince) {
  const endedSince = new Date(ctx.clock.now())
  endedSince.setUTCMonth(endedSince.getUTCMonth() - monthsAfterEnd)
  return listApplicationsWithAccess(db, client, endedSince)
}

/** Tells applications that had access to the client, in the transaction of the export or erasure. */
export async function notifyApplications(
  ctx: Context,
  tx: Tx,
  client: ClientSince & { clientId: number },
  event: 'client_data_request' | 'client_erased',
): Promise<void> {
  for (const { id: applicationId } of await listNotified(ctx, tx, client))
    await recordLifecycleEvent(ctx, tx, {
      locationId: client.locationId,
      applicationId,
      event,
      details: { client_id: client.clientId },
    })
}
