import type { Tx } from '../../../platform/database/database.ts'
import { explainViolations } from '../../../platform/database/explain-violations.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { replaceBookedInstances } from './instances.store.ts'
import {
  type BookingKey,
  deleteInstanceTime,
  deleteTime,
  insertFreeStaffTime,
  insertInstanceTime,
  insertMissingTime,
  insertStaffTime,
  isWorkingTime,
  lockStaff,
  restoreForcedTime,
  type Time,
} from './reservations.store.ts'

export type { BookingKey, Time }

export interface Booking extends Time {
  staffId: number
  /** Reserves even taken time, and time outside the schedule. */
  isForced: boolean
  instanceIds: number[]
}

/**
 * Must come before anything that reserves or releases the time of these team members: forced bookings are cut to what
 * is free, so no other change of the same person's time may run at the same time. `booked` are those who get a booking.
 */
export async function lockTeam(
  tx: Tx,
  locationId: number,
  { staffIds, booked }: { staffIds: number[]; booked?: number },
): Promise<void> {
  const found = await lockStaff(tx, locationId, staffIds)
  if (booked !== undefined && !found.some(({ id, isThere }) => id === booked && isThere))
    throw invalid({ staff_id: ['names a team member who is not in this Location'] })
}

/** Reserves the time of the team member and of the instances, or throws 409. */
export async function reserve(tx: Tx, key: BookingKey, booking: Booking): Promise<void> {
  const time = { ...booking, locationId: key.locationId }
  if (booking.isForced) await insertFreeStaffTime(tx, key, time)
  else {
    await explainViolations(busy('staff_busy'), () => insertStaffTime(tx, key, time))
    if (!(await isWorkingTime(tx, time))) throw new AppError('outside_schedule')
  }
  await takeInstances(tx, key, booking)
}

/** Swaps the instances for the same time; the team member's reservation stays. */
export async function swapInstances(
  tx: Tx,
  key: BookingKey,
  choose: () => Promise<Time & { instanceIds: number[] }>,
): Promise<void> {
  await deleteInstanceTime(tx, key)
  await takeInstances(tx, key, await choose())
}

async function takeInstances(
  tx: Tx,
  key: BookingKey,
  { instanceIds, ...time }: Time & { instanceIds: number[] },
): Promise<void> {
  await replaceBookedInstances(tx, key, instanceIds)
  if (instanceIds.length === 0) return
  await explainViolations(busy('resource_busy'), () => insertInstanceTime(tx, key, { time, instanceIds }))
}

const busy = (code: 'staff_busy' | 'resource_busy') => ({ reservations_no_overlap: () => new AppError(code) })

/**
 * Releases what the booking holds. The booking must already be deleted or have its new time, because overlapping forced
 * bookings get the released time.
 */
export async function release(tx: Tx, key: BookingKey): Promise<void> {
  for (const freed of await deleteTime(tx, key)) await restoreForcedTime(tx, key.locationId, freed)
}

/** Reserves the time of bookings that were written in bulk. */
export const reserveAll = (tx: Tx, locationId: number): Promise<void> => insertMissingTime(tx, locationId)
