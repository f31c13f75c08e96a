import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'
import { hint } from '../../infrastructure/hints/hints.ts'
import { findApplication } from '../applications/application.store.ts'

/** Part of each transaction that changes an installation or its activity log. */
export function hintOfInstallation(
  ctx: Context,
  tx: Tx,
  { locationId, applicationId }: InstallationKey,
): void {
  tx.afterCommit(() => {
    if (ctx.liveTopics.isIdle) return
    findApplication(ctx.db, applicationId)
      .then(application => {
        if (application)
          hint(ctx, {
            kind: 'installation',
            partner_id: application.partnerId,
            location_id: locationId,
            application_id: applicationId,
          })
      })
      .catch(err => ctx.log.warn({ err }, 'a change of an installation could not be hinted at'))
  })
}
