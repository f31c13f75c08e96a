import type { Context } from '../../../context.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'
import type { Application } from '../applications/application.store.ts'
import { requireOwnApplication } from '../applications/applications.ts'
import { findPaidLink, type PaidLink } from './paid-installations.store.ts'

export interface PartnerLinkKey extends InstallationKey {
  partnerId: number
}

const notConnected = () => notFound('The application is not connected to this Location.')

/** An unknown Location or application is 404, another partner's application 403. The link may still be missing. */
export async function requireOwnPlace(
  ctx: Context,
  key: PartnerLinkKey,
): Promise<{ application: Application; link: PaidLink }> {
  const link = await getPaidLink(ctx, key)
  return { application: await requireOwnApplication(ctx, key), link }
}

export async function getPaidLink(ctx: Context, key: InstallationKey): Promise<PaidLink> {
  const link = await findPaidLink(ctx.db, key)
  if (!link) throw notFound('There is no such Location.')
  return link
}

export function requireConnected(status: string): void {
  if (status === 'uninstalled') throw notConnected()
}

/** Nobody should pay for what a payment does not bring back. */
export function requirePayable({ frozenBy }: Pick<PaidLink, 'frozenBy'>): void {
  if (frozenBy === 'operator')
    throw conflict('The platform has frozen this application here: nothing can be paid until it lifts that.')
}
