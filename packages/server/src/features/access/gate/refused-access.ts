/** A 403 names the right that the caller lacks, and who can give it. */
import { type LocationRule, type Right, rights } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { type AppError, forbidden } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { refuseSystemUser } from '../installed-applications/installation-status.ts'

export const suspendedLocation =
  'This Location is suspended by the platform: its owners read the reason in the console.'

export const suspendedInviter =
  'Whoever invited you is suspended by the platform: ask somebody else there for an invitation.'

const isSystemUser = ({ user }: Caller): boolean => user !== undefined && user.partnerId !== null

/** With a partner token the caller is a program, and the user is somebody else. */
const subjectOf = ({ partner }: Caller) =>
  partner ? { has: 'This user has', lacks: 'This user lacks' } : { has: 'You have', lacks: 'You lack' }

export const nameOfRight = (right: Right): string => `${right} (${rights[right].title})`

export function refuseNeed(needs: LocationRule['needs'], caller: Caller): AppError {
  if (needs === 'owner') return forbidden('This is for owners of the Location alone.')
  if (needs === 'member' || needs === 'sight' || needs === 'reach') return forbidden(noRole(caller))
  return forbidden(
    isSystemUser(caller)
      ? `The application does not declare the right ${nameOfRight(needs)}: its developer adds it in the console.`
      : `${subjectOf(caller).lacks} the right ${nameOfRight(needs)} in this Location: an owner can give it.`,
  )
}

const noRole = (caller: Caller): string =>
  `${subjectOf(caller).has} no role in this Location: an owner can give one.`

/** Reveals only that the Location exists; where even that is hidden, both answers are the same. */
export async function refuseStranger(
  ctx: Context,
  caller: Caller & { user: { id: number } },
  { locationId, unknown }: { locationId: number; unknown: LocationRule['unknown'] },
): Promise<AppError> {
  const hides = unknown === 403
  if (isSystemUser(caller)) return refuseSystemUser(ctx.db, { locationId, userId: caller.user.id }, { hides })
  return forbidden(hides ? 'There is no such Location, or this user has no role in it.' : noRole(caller))
}

/** A stranger gets the same answer as somebody who has the right in a part of the Chain. */
export const refuseInChain = (needs: Right, caller: Caller): AppError =>
  forbidden(`${subjectOf(caller).lacks} the right ${nameOfRight(needs)} in every Location of this Chain.`)
