import type { Tx } from '../../../platform/database/database.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'
import { paidPeriodOf } from './paid-period.ts'
import {
  graceHours,
  hasPlans,
  readPaidPeriodFacts,
  setGrace,
  startFreePeriod,
  startPaying,
  stopPaying,
  writePaidPeriod,
} from './paid-periods.store.ts'

/**
 * Runs in every transaction that changes until when an installation is paid. The caller holds the lock of the
 * installation.
 */
export async function updatePaidPeriod(tx: Tx, key: InstallationKey, now: Date): Promise<Date | null> {
  const paidPeriod = paidPeriodOf(await readPaidPeriodFacts(tx, key), now)
  await writePaidPeriod(tx, key, paidPeriod)
  return paidPeriod.paidUntil
}

/** Starts the free period and a day of grace of a newly active installation, if they never started before. */
export async function startPaidPeriod(tx: Tx, key: InstallationKey, at: Date): Promise<void> {
  await startFreePeriod(tx, key, { at, graceHours })
  await updatePaidPeriod(tx, key, at)
}

/** Adds a day of grace. */
export async function extendGrace(tx: Tx, key: InstallationKey, at: Date): Promise<void> {
  await setGrace(tx, key, new Date(at.getTime() + graceHours * 60 * 60 * 1000))
  await updatePaidPeriod(tx, key, at)
}

/**
 * Runs in every transaction that adds or removes plans. Installations of an application that had none get a day of
 * grace and the free period from now; without plans there is nothing to pay. Later payments count when this paid
 * period ends.
 */
export async function plansChanged(tx: Tx, applicationId: number, at: Date): Promise<void> {
  if (await hasPlans(tx, applicationId)) await startPaying(tx, applicationId, { at, graceHours })
  else await stopPaying(tx, applicationId, at)
}
