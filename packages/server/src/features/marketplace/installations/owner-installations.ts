/** Lets an owner see and change the applications of a Location. */
import { type FieldErrors, rights } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import type { User } from '../../../platform/http/caller.ts'
import { getUserData } from '../../access/accounts/user-data.ts'
import { confirmBefore } from '../../access/installed-applications/confirmation-window.ts'
import type { InstallationKey, InstallationStatus } from '../../access/installed-applications/installation.ts'
import { actorOf } from '../../events/events.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import type { Application } from '../applications/application.store.ts'
import { getApplication } from '../applications/applications.ts'
import { getAnyCard } from '../directory/directory.ts'
import { partnerTokenOf } from '../partners/partners.ts'
import { logRefusals, recordSuccess } from './activity-log.ts'
import { changeInstallation } from './change-installation.ts'
import { type Handover, requireSeen } from './handover.ts'
import type { Installation } from './installation.store.ts'
import { install } from './installations.ts'
import {
  type ConnectionRow,
  findTitles,
  hasTestLocation,
  listConnectableRows,
  listConnectionRows,
} from './owner-installations.store.ts'
import { lockPreconditions, requireManager } from './preconditions.ts'
import { toRedirectUrl } from './redirect-url.ts'

export const listConnections = async (ctx: Context, locationId: number) =>
  (await listConnectionRows(ctx.db, locationId)).map(toConnection)

function toConnection(row: ConnectionRow) {
  const {
    id,
    title,
    icon,
    category,
    functionalities,
    partner,
    is_partner_suspended,
    status,
    granted_at,
    created_at,
    ...others
  } = row
  const { paid_until, ...rest } = others
  return {
    ...rest,
    application: { id, title, icon, category, functionalities, partner, is_partner_suspended },
    status,
    frozen_since: row.frozen_since?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    confirm_before: toConfirmBefore(status, granted_at),
    paid_until: paid_until?.toISOString() ?? null,
    rights: row.rights.map(slug => ({ slug, ...rights[slug] })),
  }
}

const toConfirmBefore = (status: InstallationStatus, grantedAt: Date | null): string | null =>
  status === 'pending' && grantedAt ? confirmBefore(grantedAt).toISOString() : null

interface ConnectableKey {
  userId: number
  applicationId: number
}

/** Drafts are visible only in the Locations where their developer tests them. */
async function requireConnectable(ctx: Context, key: ConnectableKey): Promise<void> {
  const { stage } = await getApplication(ctx.db, key.applicationId)
  if (stage !== 'published' && !(await hasTestLocation(ctx.db, key)))
    throw notFound('There is no such application.')
}

export async function getConnectableCard(ctx: Context, key: ConnectableKey): Promise<string> {
  await requireConnectable(ctx, key)
  return getAnyCard(ctx, key.applicationId)
}

export async function listConnectable(ctx: Context, key: ConnectableKey) {
  await requireConnectable(ctx, key)
  const rows = await listConnectableRows(ctx.db, { ...key, at: ctx.clock.now() })
  return rows.map(({ granted_at, pay_before, ...row }) => ({
    ...row,
    pay_before: pay_before?.toISOString() ?? null,
    confirm_before: toConfirmBefore(row.status, granted_at),
  }))
}

interface Connecting {
  applicationId: number
  locationIds: number[]
  /** The network address of the caller. */
  address: string
  /** What the owner has read on the card. */
  seen?: Handover
}

/** Connects all of the Locations or none. */
export async function connect(
  ctx: Context,
  user: User,
  { applicationId, locationIds, address, seen }: Connecting,
) {
  // A fixed order of locks keeps two such calls from a deadlock.
  const keys = locationIds
    .toSorted((left, right) => left - right)
    .map(id => ({ locationId: id, applicationId }))
  const attempt = { step: 'connect', keys, actor: actorOf({ user }) } as const
  return logRefusals(ctx, attempt, () =>
    ctx.db.transaction(async tx => {
      const connected: Installation[] = []
      // The version under the lock is the one that is installed, and the one whose page the owner is sent to.
      let locked: Application | undefined
      const refusals = new Map<number, AppError>()
      for (const key of keys)
        try {
          const preconditions = await lockPreconditions(tx, key)
          locked = preconditions.application
          await requireManager(tx, { locationId: key.locationId, userId: user.id })
          const installation = await install(ctx, tx, key, { preconditions, actor: attempt.actor })
          if (await recordSuccess(ctx, tx, attempt, installation))
            await recordAudit(ctx, tx, { userId: user.id, action: 'application-connect', ...key, address })
          connected.push(installation)
        } catch (error) {
          if (!(error instanceof AppError) || keys.length === 1) throw error
          refusals.set(key.locationId, error)
        }
      requireNoRefusal(locationIds, refusals)
      requireSeen(locked as Application, seen)
      const pending = connected
        .filter(({ status }) => status === 'pending')
        .map(({ locationId }) => locationId)
      // This stays inside the transaction: if the owner cannot be redirected, nothing is installed.
      const redirect_url = await findRedirectUrl({ db: tx, key: ctx.key }, user, {
        application: locked as Application,
        locationIds: pending,
      })
      return { status: pending.length > 0 ? ('pending' as const) : ('active' as const), redirect_url }
    }),
  )
}

/** Names every Location that was refused, at its place in the list, so that the caller can go on with the others. */
function requireNoRefusal(locationIds: number[], refusals: Map<number, AppError>): void {
  const [first] = refusals.values()
  if (!first) return
  const fields: FieldErrors = {}
  for (const [place, id] of locationIds.entries()) {
    const refusal = refusals.get(id)
    if (refusal) fields[`location_ids.${place}`] = [refusal.message]
  }
  throw new AppError(first.code, first.message, { fields })
}

/** Returns null when no installation is pending, or the application names no page. */
async function findRedirectUrl(
  ctx: Pick<Context, 'key'> & { db: Db },
  user: User,
  { application, locationIds }: { application: Application; locationIds: number[] },
): Promise<string | null> {
  if (locationIds.length === 0 || application.registrationUrl === '') return null
  const partnerToken = application.asksForUserData && (await partnerTokenOf(ctx, application.partnerId))
  return toRedirectUrl({
    url: application.registrationUrl,
    locations: await findTitles(ctx.db, locationIds),
    person: partnerToken ? { ...(await getUserData(ctx.db, user.id)), partnerToken } : undefined,
  })
}

export async function disconnect(
  ctx: Context,
  user: User,
  { address, ...key }: InstallationKey & { address: string },
): Promise<void> {
  const attempt = {
    step: 'disconnect',
    keys: [key],
    actor: actorOf({ user }),
  } as const
  await logRefusals(ctx, attempt, () =>
    ctx.db.transaction(async tx => {
      await lockPreconditions(tx, key)
      await requireManager(tx, { locationId: key.locationId, userId: user.id })
      const installation = await changeInstallation(ctx, tx, key, {
        trigger: 'disconnectByOwner',
        actor: attempt.actor,
      })
      await recordSuccess(ctx, tx, attempt, installation)
      await recordAudit(ctx, tx, { userId: user.id, action: 'application-disconnect', ...key, address })
    }),
  )
}
