import type { Tx } from '../../../platform/database/database.ts'
import { explainViolations } from '../../../platform/database/explain-violations.ts'
import { conflict, invalid } from '../../../platform/errors.ts'
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
  /** Over what is taken and outside the schedule, if need be. */
  isForced: boolean
  instanceIds: number[]
}

/**
 * Comes before anything that takes or gives up the time of these team members: forced bookings are cut to what is
 * free, so no other change of the same person's time may happen beside. `booked` is who gets a booking.
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

/** Takes the time of the team member and of the instances, or throws 409. */
export async function reserve(tx: Tx, key: BookingKey, booking: Booking): Promise<void> {
  const time = { ...booking, locationId: key.locationId }
  if (booking.isForced) await insertFreeStaffTime(tx, key, time)
  else {
    await explainViolations(busy('The team member is busy at that time.'), () =>
      insertStaffTime(tx, key, time),
    )
    if (!(await isWorkingTime(tx, time)))
      throw conflict('That time is outside the schedule of the team member.')
  }
  await takeInstances(tx, key, booking)
}

/** Other instances for the same time; what the booking holds of the team member's time stays. */
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
  await explainViolations(busy('A resource is taken at that time.'), () =>
    insertInstanceTime(tx, key, { time, instanceIds }),
  )
}

const busy = (sentence: string) => ({ reservations_no_overlap: () => conflict(sentence) })

/**
 * Gives up what the booking holds. It must be marked deleted, or have its new time, already: what other forced
 * bookings lay over is theirs from now on.
 */
export async function release(tx: Tx, key: BookingKey): Promise<void> {
  for (const freed of await deleteTime(tx, key)) await restoreForcedTime(tx, key.locationId, freed)
}

/** For bookings that were written in bulk. */
export const reserveAll = (tx: Tx, locationId: number): Promise<void> => insertMissingTime(tx, locationId)
