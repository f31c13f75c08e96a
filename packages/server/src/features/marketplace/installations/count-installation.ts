import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { InstallationKey, InstallationStatus } from '../../access/installed-applications/installation.ts'
import { countFigure } from '../../infrastructure/figures/figures.ts'
import { findApplication } from '../applications/application.store.ts'

interface StatusChange {
  from: InstallationStatus
  to: InstallationStatus
}

/** An installation counts when it becomes active, not when it is unfrozen; its end counts if it was ever active. */
function measureOf({ from, to }: StatusChange): 'installed' | 'uninstalled' | undefined {
  if (to === 'active' && from !== 'freezed') return 'installed'
  if (to === 'uninstalled' && from !== 'pending') return 'uninstalled'
  return undefined
}

/** Adds to the figures of the partner whose application it is. */
export async function countInstallation(
  ctx: Context,
  tx: Tx,
  { applicationId }: InstallationKey,
  change: StatusChange,
): Promise<void> {
  const measure = measureOf(change)
  if (!measure) return
  const application = await findApplication(tx, applicationId)
  if (application) await countFigure(ctx, tx, { partnerId: application.partnerId, measure })
}
