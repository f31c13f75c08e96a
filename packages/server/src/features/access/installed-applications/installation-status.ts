/** Explains to a partner why its application cannot do anything in a Location. */
import type { Db } from '../../../platform/database/database.ts'
import { type AppError, forbidden } from '../../../platform/errors.ts'
import { confirmBefore, toUtcTime } from './confirmation-window.ts'
import type { InstallationKey } from './installation.ts'
import { findState, findStateOfSystemUser, type InstallationState } from './installation-status.store.ts'

const notInstalled = 'The application is not installed in this Location: an owner connects it in the console.'

/** Returns undefined for an active installation. */
function blockerOf(state: InstallationState): string | undefined {
  if (state.isDisabled) return 'This application is disabled by the platform.'
  if (state.status === 'uninstalled') return notInstalled
  if (state.status === 'pending') return whilePending(state)
  if (state.status === 'freezed') return whileFrozen(state)
  return state.isReachable
    ? undefined
    : 'The application is a draft: it works in Locations of its developers.'
}

function whilePending({ grantedAt }: InstallationState): string {
  const until = grantedAt ? ` until ${toUtcTime(confirmBefore(grantedAt))} UTC` : ''
  return `The installation is pending: POST /marketplace/partner/callback confirms it${until}; later the owner must connect again.`
}

function whileFrozen({ frozenBy, paidUntil }: InstallationState): string {
  if (frozenBy === 'operator')
    return 'The installation is frozen by an operator of the platform: a payment does not lift that.'
  const since = paidUntil ? ` since ${toUtcTime(paidUntil)} UTC` : ''
  return `The installation is frozen because it is unpaid${since}: a payment for the present period makes it active again.`
}

/** Refuses a call for an installation that was just found not to be active. */
export async function refuseInactive(db: Db, key: InstallationKey): Promise<AppError> {
  const state = await findState(db, key)
  return forbidden((state && blockerOf(state)) ?? notInstalled)
}

/** Does the same for the application of a system user. With `hides`, an unknown Location gets the same answer. */
export async function refuseSystemUser(
  db: Db,
  key: { locationId: number; userId: number },
  { hides = false } = {},
): Promise<AppError> {
  const state = await findStateOfSystemUser(db, key)
  if (!state)
    return forbidden('This system user serves no application: its developer chooses it under API access.')
  if (hides && state.status === 'uninstalled' && !state.isDisabled)
    return forbidden('There is no such Location, or the application is not installed in it.')
  return forbidden(blockerOf(state) ?? notInstalled)
}
