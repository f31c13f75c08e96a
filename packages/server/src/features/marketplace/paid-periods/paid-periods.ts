import type { Tx } from '../../../platform/database/database.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'
import { coverOf } from './paid-period.ts'
import {
  hasTariffs,
  readCoverage,
  setGrace,
  startFreePeriod,
  startPaying,
  stopPaying,
  writeCover,
} from './paid-periods.store.ts'

const graceHours = 24

/** Part of every transaction that changes what covers a link. The link's row is locked by then. */
export async function reckonCoverage(tx: Tx, key: InstallationKey, now: Date): Promise<Date | null> {
  const cover = coverOf(await readCoverage(tx, key), now)
  await writeCover(tx, key, cover)
  return cover.paidUntil
}

/** A link became active: the free period and a day of grace start, if they never did. */
export async function startCoverage(tx: Tx, key: InstallationKey, at: Date): Promise<void> {
  await startFreePeriod(tx, key, { at, graceHours })
  await reckonCoverage(tx, key, at)
}

/** One more day in which nothing has to be paid. */
export async function extendGrace(tx: Tx, key: InstallationKey, at: Date): Promise<void> {
  await setGrace(tx, key, new Date(at.getTime() + graceHours * 60 * 60 * 1000))
  await reckonCoverage(tx, key, at)
}

/**
 * Part of every transaction that adds or removes tariffs. Links of an application that had none get a day of grace and
 * the free period from now; without tariffs there is nothing to pay. Later payments are reckoned when this cover ends.
 */
export async function tariffsChanged(tx: Tx, applicationId: number, at: Date): Promise<void> {
  if (await hasTariffs(tx, applicationId)) await startPaying(tx, applicationId, { at, graceHours })
  else await stopPaying(tx, applicationId, at)
}
