/** Implements the partner's side of the handshake. */
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { forbidden, notFound } from '../../../platform/errors.ts'
import type { Partner, User } from '../../../platform/http/caller.ts'
import { confirmBefore, toUtcTime } from '../../access/installed-applications/confirmation-window.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'
import { refuseInactive } from '../../access/installed-applications/installation-status.ts'
import type { Actor } from '../../events/event.ts'
import { actorOf } from '../../events/events.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { requireOwnApplication } from '../applications/applications.ts'
import { type HandshakeStep, logRefusals, readActivity, recordSuccess } from './activity-log.ts'
import { type Callback, checkCallback } from './callback-settings.ts'
import { changeInstallation } from './change-installation.ts'
import { type Installation, lockInstallation } from './installation.store.ts'
import { findInstallation } from './installations.store.ts'
import {
  findBlocker,
  lockPreconditions,
  type Preconditions,
  requireManager,
  requireOwn,
} from './preconditions.ts'

interface Granting extends InstallationKey {
  /** The network address of the caller. */
  address: string
}

export interface PartnerAndUser {
  partner: Partner
  user: User
}

/** Runs step 1, with a partner token and the token of a person who manages user rights. */
export async function grantAccess(
  ctx: Context,
  { partner, user }: PartnerAndUser,
  { address, ...key }: Granting,
) {
  const actor = actorOf({ partner, user })
  const attempt = { step: 'grant_access', keys: [key], actor } as const
  const installation = await logRefusals(ctx, attempt, () => {
    // Otherwise an application could install another one, with rights that nobody gave it.
    if (user.partnerId !== null) throw forbidden('A person connects an application, not a system user.')
    return ctx.db.transaction(async tx => {
      const preconditions = await lockPreconditions(tx, key)
      await requireManager(tx, { locationId: key.locationId, userId: user.id })
      const granted = await install(ctx, tx, key, { preconditions, actor })
      await recordSuccess(ctx, tx, attempt, granted)
      await recordAudit(ctx, tx, {
        ...key,
        partnerId: partner.id,
        userId: user.id,
        action: 'application-connect',
        address,
      })
      return granted
    })
  })
  return {
    salon_id: installation.locationId,
    application_id: installation.applicationId,
    status: installation.status as 'pending' | 'active',
    created_at: toUtcTime(installation.createdAt),
    confirm_before: installation.status === 'pending' ? toUtcTime(confirmBefore(installation.grantedAt)) : '',
  }
}

/** Installs the application, whether an owner or a partner asks for it. */
export async function install(
  ctx: Context,
  tx: Tx,
  key: InstallationKey,
  { preconditions, actor }: { preconditions: Preconditions; actor: Actor },
): Promise<Installation> {
  const blocker = findBlocker(preconditions, actor.partnerId)
  if (blocker) throw blocker
  const { isPublic, isWhitelisted } = preconditions.application
  return changeInstallation(ctx, tx, key, {
    trigger: isPublic && !isWhitelisted ? 'grant' : 'grantFast',
    actor,
  })
}

/** Runs step 2. */
export async function confirm(
  ctx: Context,
  partner: Partner,
  { body, step }: { body: Callback; step: Extract<HandshakeStep, `callback${string}`> },
) {
  const key = { locationId: body.salon_id, applicationId: body.application_id }
  const attempt = { step, keys: [key], actor: actorOf({ partner }) }
  return logRefusals(ctx, attempt, async () => {
    const settings = await checkCallback(ctx, body)
    return ctx.db.transaction(async tx => {
      const preconditions = await lockPreconditions(tx, key)
      requireOwn(preconditions, partner.id)
      if (preconditions.application.disabledAt !== null)
        throw forbidden('This application is disabled by the platform.')
      const installation = await changeInstallation(ctx, tx, key, {
        trigger: 'callback',
        actor: attempt.actor,
        settings,
      })
      await recordSuccess(ctx, tx, attempt, installation)
      return { user_id: preconditions.application.systemUserId }
    })
  })
}

export async function uninstall(ctx: Context, partner: Partner, key: InstallationKey): Promise<void> {
  const attempt = {
    step: 'uninstall',
    keys: [key],
    actor: actorOf({ partner }),
  } as const
  await logRefusals(ctx, attempt, () =>
    ctx.db.transaction(async tx => {
      requireOwn(await lockPreconditions(tx, key), partner.id)
      const installation = await changeInstallation(ctx, tx, key, {
        trigger: 'uninstallByPartner',
        actor: attempt.actor,
      })
      await recordSuccess(ctx, tx, attempt, installation)
      // Nobody of the Location did it, so its owners look for it there.
      await recordAudit(ctx, tx, {
        ...key,
        partnerId: partner.id,
        userId: null,
        action: 'application-uninstall',
      })
    }),
  )
}

/** Returns the JSON that the database builds. */
export async function getInstallation(ctx: Context, partner: Partner, key: InstallationKey): Promise<string> {
  const found = await findInstallation(ctx.db, key)
  if (!found) throw notFound('There is no such application.')
  if (!found.has_location) throw notFound('There is no such Location.')
  if (found.partner_id !== partner.id) throw forbidden('This is the application of another partner.')
  if (found.json === null) throw notFound('The application is not connected to this Location.')
  return found.json
}

export async function readActivityForPartner(ctx: Context, partner: Partner, key: InstallationKey) {
  await requireOwnApplication(ctx, { applicationId: key.applicationId, partnerId: partner.id })
  return readActivity(ctx, key)
}

/** Throws 404 without an installation, and 403 while it is not active. */
export async function lockActiveInstallation(tx: Tx, key: InstallationKey): Promise<Installation> {
  const installation = await lockInstallation(tx, key)
  if (!installation || installation.status === 'uninstalled')
    throw notFound('The application is not connected to this Location.')
  if (installation.status !== 'active') throw await refuseInactive(tx, key)
  return installation
}
