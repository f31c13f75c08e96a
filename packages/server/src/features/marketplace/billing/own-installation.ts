import type { Context } from '../../../context.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'
import type { Application } from '../applications/application.store.ts'
import { requireOwnApplication } from '../applications/applications.ts'
import { findPaidInstallation, type PaidInstallation } from './paid-installations.store.ts'

export interface PartnerInstallationKey extends InstallationKey {
  partnerId: number
}

const notConnected = () => notFound('The application is not connected to this Location.')

/**
 * Throws 404 for an unknown Location or application, and 403 for another partner's application. The installation may
 * still be missing.
 */
export async function requireOwnInstallation(
  ctx: Context,
  key: PartnerInstallationKey,
): Promise<{ application: Application; installation: PaidInstallation }> {
  const installation = await getPaidInstallation(ctx, key)
  return { application: await requireOwnApplication(ctx, key), installation }
}

export async function getPaidInstallation(ctx: Context, key: InstallationKey): Promise<PaidInstallation> {
  const installation = await findPaidInstallation(ctx.db, key)
  if (!installation) throw notFound('There is no such Location.')
  return installation
}

export function requireConnected(status: string): void {
  if (status === 'uninstalled') throw notConnected()
}

/** Nobody should pay for an installation that a payment does not bring back. */
export function requirePayable({ frozenBy }: Pick<PaidInstallation, 'frozenBy'>): void {
  if (frozenBy === 'operator')
    throw conflict('The platform has frozen this application here: nothing can be paid until it lifts that.')
}
