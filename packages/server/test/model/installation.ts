/** Models an installation independently of the program's table. */

import { endSettings } from './endpoints.ts'
import { day, factsOfApplication, hour, lifecycleUrl } from './facts.ts'
import { installationOf, type ModelInstallation, type ModelState, type Status } from './state.ts'

export interface ModelKey {
  location: number
  application: number
}

function isPaidAt(state: ModelState, { location, application }: ModelKey): boolean {
  const { graceUntil, freeUntil, payments } = installationOf(state, location, application)
  if (!factsOfApplication(application).isPaid) return true
  if (graceUntil > state.now || freeUntil > state.now) return true
  return payments.some(
    ({ from, to, refundedAt }) => refundedAt === null && from <= state.now && state.now < to,
  )
}

interface ModelChange {
  to: Status
  source: 'marketplace' | 'partner_api' | 'billing' | 'platform'
  frozenBy?: ModelInstallation['frozenBy']
  notifies?: 'uninstall' | 'freeze'
}

function change(
  state: ModelState,
  of: ModelKey,
  { to, source, frozenBy = null, notifies }: ModelChange,
): void {
  const { location, application } = of
  const installation = installationOf(state, location, application)
  installation.log.push({ at: state.now, from: installation.status, to, source })
  Object.assign(installation, { status: to, frozenBy })
  if (to === 'active') startWhatIsFree(state, of)
  if (to === 'uninstalled') {
    Object.assign(installation, { chatUrl: '', channels: [] })
    state.endpoints = state.endpoints.filter(
      candidate => candidate.location !== location || candidate.application !== application,
    )
    endSettings(state, of)
  }
  if (notifies)
    state.deliveries.push({
      partner: factsOfApplication(application).partner,
      location,
      url: lifecycleUrl(application),
      application,
      endpoint: null,
      others: [],
      happening: null,
      lifecycle: notifies,
      outcome: 'scheduled',
    })
}

/** Starts the free period once per application and Location, at the first activation. */
function startWhatIsFree(state: ModelState, { location, application }: ModelKey): void {
  const installation = installationOf(state, location, application)
  if (installation.wasActive) return
  const { freeMonths = 0 } = factsOfApplication(application)
  installation.wasActive = true
  installation.graceUntil = state.now + day
  if (freeMonths > 0) installation.freeUntil = monthsAfter(state.now, freeMonths)
}

function monthsAfter(at: number, months: number): number {
  const moment = new Date(at)
  const wanted = moment.getUTCDate()
  moment.setUTCDate(1)
  moment.setUTCMonth(moment.getUTCMonth() + months)
  const last = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate()
  moment.setUTCDate(Math.min(wanted, last))
  return moment.getTime()
}

/** Returns the status of the answer. */
export function grant(state: ModelState, of: ModelKey): number {
  const { location, application } = of
  if (state.blocked.includes(location)) return 403
  const installation = installationOf(state, location, application)
  if (installation.status === 'freezed') return 403
  if (installation.status === 'active') return 201
  const { fastUrl } = factsOfApplication(application)
  if (installation.status === 'uninstalled') installation.createdAt = state.now
  installation.grantedAt = state.now
  if (fastUrl) change(state, of, { to: 'active', source: 'marketplace' })
  else if (installation.status === 'uninstalled') change(state, of, { to: 'pending', source: 'marketplace' })
  return 201
}

const isInWindow = (state: ModelState, { grantedAt }: ModelInstallation): boolean =>
  state.now <= grantedAt + 12 * hour

export function confirm(state: ModelState, of: ModelKey): number {
  const installation = installationOf(state, of.location, of.application)
  if (installation.status === 'uninstalled') return 404
  if (installation.status === 'freezed') return 403
  if (installation.status === 'active') return 201
  if (!isInWindow(state, installation)) return 403
  change(state, of, { to: 'active', source: 'partner_api' })
  return 201
}

export function end(
  state: ModelState,
  of: ModelKey,
  { source, isNotified, status }: { source: ModelChange['source']; isNotified: boolean; status: number },
): number {
  if (installationOf(state, of.location, of.application).status === 'uninstalled') return 404
  change(state, of, { to: 'uninstalled', source, ...(isNotified ? { notifies: 'uninstall' } : {}) })
  return status
}

export function freeze(state: ModelState, of: ModelKey): number {
  const { status } = installationOf(state, of.location, of.application)
  if (status === 'uninstalled') return 404
  if (status === 'pending') return 409
  if (status === 'active')
    change(state, of, { to: 'freezed', source: 'platform', frozenBy: 'operator', notifies: 'freeze' })
  // From now on a payment does not lift the freeze.
  else installationOf(state, of.location, of.application).frozenBy = 'operator'
  return 200
}

export function unfreeze(state: ModelState, of: ModelKey): number {
  const installation = installationOf(state, of.location, of.application)
  if (installation.status === 'uninstalled') return 404
  if (installation.status === 'pending') return 409
  if (installation.status === 'active') return 200
  const wasByOperator = installation.frozenBy === 'operator'
  if (wasByOperator && !isPaidAt(state, of)) {
    installation.frozenBy = 'billing'
    return 200
  }
  change(state, of, { to: 'active', source: 'platform' })
  if (!wasByOperator) installation.graceUntil = Math.max(installation.graceUntil, state.now + day)
  return 200
}

/** Runs after a payment, and when a paid period has begun. */
export function resume(state: ModelState, of: ModelKey): void {
  const { status, frozenBy } = installationOf(state, of.location, of.application)
  if (status === 'freezed' && frozenBy === 'billing' && isPaidAt(state, of))
    change(state, of, { to: 'active', source: 'billing' })
}

/** Runs after a refund, and when a period has ended. */
export function expire(state: ModelState, of: ModelKey): void {
  const { status } = installationOf(state, of.location, of.application)
  if (status === 'active' && !isPaidAt(state, of))
    change(state, of, { to: 'freezed', source: 'billing', frozenBy: 'billing', notifies: 'freeze' })
}
