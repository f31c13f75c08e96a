import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Actor } from '../../events/event.ts'
import { settleEvents } from '../../events/settle-events.ts'
import { changeInstallation } from './change-installation.ts'
import { keepEndpointsForTheEnd, listConnectedApplications } from './end-installations.store.ts'

/** Runs in the transaction that deletes a Location, and sends `uninstall` to every application installed there. */
export async function endInstallations(
  ctx: Context,
  tx: Tx,
  locationId: number,
  actor: Actor,
): Promise<void> {
  const applicationIds = await listConnectedApplications(tx, locationId)
  await settleEvents(tx, [locationId])
  await keepEndpointsForTheEnd(tx, locationId)
  for (const applicationId of applicationIds)
    await changeInstallation(ctx, tx, { locationId, applicationId }, { trigger: 'disconnectByOwner', actor })
}
