import type { Tx } from '../../../platform/database/database.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'
import { paidPeriodOf } from './paid-period.ts'
import {
  hasTariffs,
  readPaidPeriodFacts,
  setGrace,
  startFreePeriod,
  startPaying,
  stopPaying,
  writePaidPeriod,
} from './paid-periods.store.ts'

const graceHours = 24

/** Part of every transaction that changes until when an installation is paid. The row of the installation is locked by then. */
export async function updatePaidPeriod(tx: Tx, key: InstallationKey, now: Date): Promise<Date | null> {
  const paidPeriod = paidPeriodOf(await readPaidPeriodFacts(tx, key), now)
  await writePaidPeriod(tx, key, paidPeriod)
  return paidPeriod.paidUntil
}

/** An installation became active: the free period and a day of grace start, if they never did. */
export async function startPaidPeriod(tx: Tx, key: InstallationKey, at: Date): Promise<void> {
  await startFreePeriod(tx, key, { at, graceHours })
  await updatePaidPeriod(tx, key, at)
}

/** One more day in which nothing has to be paid. */
export async function extendGrace(tx: Tx, key: InstallationKey, at: Date): Promise<void> {
  await setGrace(tx, key, new Date(at.getTime() + graceHours * 60 * 60 * 1000))
  await updatePaidPeriod(tx, key, at)
}

/**
 * Part of every transaction that adds or removes tariffs. Installations of an application that had none get a day of grace and
 * the free period from now; without tariffs there is nothing to pay. Later payments are reckoned when this cover ends.
 */
export async function tariffsChanged(tx: Tx, applicationId: number, at: Date): Promise<void> {
  if (await hasTariffs(tx, applicationId)) await startPaying(tx, applicationId, { at, graceHours })
  else await stopPaying(tx, applicationId, at)
}
