import { deletedAccountName } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { conflict, invalid, unauthorized } from '../../../platform/errors.ts'
import { toE164 } from '../../../platform/phones.ts'
import { erasePersonFromAuditLog, recordAudit } from '../../infrastructure/audit/audit.ts'
import type { AuditActor } from '../../infrastructure/audit/audit-entry.ts'
import { queueLetter } from '../../infrastructure/mail/letters.ts'
import { forgetMailsTo } from '../../infrastructure/mail/mail.ts'
import { lockOperators } from '../accounts/active-operators.ts'
import { findUser } from '../accounts/users.store.ts'
import { endAllCredentials } from '../sessions/end-credentials.ts'
import { describeBlockers, listBlockers } from './blockers.ts'
import { endAuthority } from './end-authority.ts'
import { deleteBelongings, deleteResetRequests, eraseUser } from './erase.store.ts'
import { declineAll, leaveAll } from './leave.ts'
import {
  type Leaving,
  listPartnerIdsOf,
  listRolesOf,
  lockLeaving,
  lockLocationsOf,
  lockPartnersOf,
} from './ties.store.ts'

/** Takes effect with its commit, in every process. What stays of the account is its id, which tells nobody who it was. */
export const deleteAccount = (ctx: Context, actor: AuditActor, { login }: { login: string }): Promise<void> =>
  ctx.db.transaction(async tx => {
    const { person, ties } = await lockAll(tx, actor.userId)
    requireOwnLogin(person, login)
    const blockers = await listBlockers(tx, actor.userId)
    if (blockers.length > 0) throw conflict(describeBlockers(blockers))
    await endAuthority(ctx, tx, actor)
    await leaveAll(ctx, tx, { actor, ties })
    await endAllCredentials(ctx, tx, actor.userId)
    await deleteBelongings(tx, actor.userId)
    if (person.email) await forgetAddress(ctx, tx, person.email)
    await erase(ctx, tx, { actor, person })
    if (person.email) {
      const origin = { at: ctx.clock.real(), address: actor.address }
      await queueLetter(ctx, tx, {
        to: person.email,
        language: person.language,
        letter: { kind: 'account-deleted', origin },
      })
    }
    await ctx.accessCache.invalidate(tx)
  })

/**
 * Of two owners who go at the same time, the second waits here and then finds that nobody else is left. The order is
 * that of everybody who changes members: Locations, partner accounts, people.
 */
async function lockAll(tx: Tx, userId: number) {
  const locationIds = await lockLocationsOf(tx, userId)
  const partnerIds = await lockPartnersOf(tx, userId)
  if ((await findUser(tx, userId))?.is_operator) await lockOperators(tx)
  const person = await lockLeaving(tx, userId)
  if (!person) throw unauthorized('Your account does not exist any more.')
  const ties = { roles: await listRolesOf(tx, userId), partnerIds: await listPartnerIdsOf(tx, userId) }
  const isLocked =
    ties.roles.every(({ locationId }) => locationIds.includes(locationId)) &&
    ties.partnerIds.every(id => partnerIds.includes(id))
  if (!isLocked) throw conflict('You were given a role just now: look at it, and try again.')
  return { person, ties }
}

/** Nobody deletes an account by one wrong click. */
function requireOwnLogin({ email, phone }: Leaving, given: string): void {
  const isOwn = email ? given.trim().toLowerCase() === email.toLowerCase() : toE164(given) === phone
  if (!isOwn) throw invalid({ login: [email ? 'is not your e-mail address' : 'is not your phone number'] })
}

async function forgetAddress(ctx: Context, tx: Tx, email: string): Promise<void> {
  await declineAll(ctx, tx, email)
  await deleteResetRequests(tx, email)
  await forgetMailsTo(tx, email)
}

async function erase(
  ctx: Context,
  tx: Tx,
  { actor, person }: { actor: AuditActor; person: Leaving },
): Promise<void> {
  const { name, email, phone } = person
  const logins = [email, phone].filter(login => login !== null)
  await erasePersonFromAuditLog(tx, {
    userId: actor.userId,
    name,
    logins,
    replacement: deletedAccountName,
  })
  await eraseUser(tx, actor.userId, ctx.clock.now())
  await recordAudit(ctx, tx, { ...actor, action: 'account-delete' })
}
