import type { LocationRule } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { notFound, unauthorized } from '../../../platform/errors.ts'
import type { Caller, LocationAccess } from '../../../platform/http/caller.ts'
import type { RuleSubject } from '../../../platform/http/gate.ts'
import { requireApplication } from '../installed-applications/known-application.ts'
import { isSecondFactorRequired } from '../sessions/step-up.ts'
import { type FoundAccess, findAccess, isInstalledFor } from './callers.store.ts'
import { refuseNeed, refuseStranger } from './refused-access.ts'
import { forms } from './refused-tokens.ts'
import { requireOpen } from './suspended-locations.ts'
import { reach } from './v3-credentials.ts'

/** Proves the access of a caller to a Location, or says what is missing. */
export async function authorise(
  ctx: Context,
  { needs, unknown, operators }: LocationRule,
  { caller, operation, locationId, applicationId }: RuleSubject & { caller: Caller },
): Promise<LocationAccess> {
  if (caller.credential) return reach(caller.credential, locationId)
  const { user } = caller
  if (!user) throw unauthorized(`The user token is missing: ${forms.user}.`)
  const userId = user.id
  const find = () => findAccess(ctx.db, { locationId, userId })
  // An installation may end in any process and takes all rights of its system user with it, so every call checks it.
  const access =
    user.partnerId === null ? await ctx.accessCache.get(`access:${userId}:${locationId}`, find) : await find()
  if (!access && unknown !== 403) throw notFound('There is no such Location.')
  if (applicationId !== undefined) await requireApplication(ctx.db, applicationId)
  if (access && operators && isOperator(ctx, caller)) return { ...access, isOperator: true }
  if (access && needs === 'sight' && (await isSeen(ctx, caller, access)))
    return requireOpen(access, operation, caller)
  if (!access?.isMember) throw await refuseStranger(ctx, { ...caller, user }, { locationId, unknown })
  if (!isMet(needs, access)) throw refuseNeed(needs, caller)
  return requireOpen(access, operation, caller)
}

const isOperator = (ctx: Context, { user }: Caller & { user?: { hasSecondFactor?: boolean } }): boolean =>
  user?.isOperator === true && (!isSecondFactorRequired(ctx) || user.hasSecondFactor === true)

/**
 * The partner knows the Location by its installation, so a system user whose application is frozen is refused with that
 * reason, although `GET /companies` lists the Location.
 */
const isSeen = async (ctx: Context, { user, partner }: Caller, access: FoundAccess): Promise<boolean> =>
  access.isMember ||
  (user?.partnerId === null &&
    partner !== undefined &&
    (await isInstalledFor(ctx.db, { locationId: access.id, partnerId: partner.id })))

function isMet(needs: LocationRule['needs'], access: LocationAccess): boolean {
  if (needs === 'member' || needs === 'sight') return true
  if (needs === 'owner') return access.isOwner
  return needs !== 'reach' && access.rights.has(needs)
}
