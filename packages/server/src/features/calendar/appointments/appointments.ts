import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { requirePossibleYears } from '../../../platform/database/local-moments.ts'
import { notFound } from '../../../platform/errors.ts'
import { freeSeats, holdActivity } from '../group-events/seats.ts'
import { chooseInstances } from '../reservations/instances.ts'
import { lockTeam, release, reserve } from '../reservations/reservations.ts'
import type { AppointmentInput } from './appointment-input.ts'
import {
  type AppointmentKey,
  findActivityOf,
  findLivingAppointment,
  insertAppointment,
  lockAppointment,
  markDeleted,
} from './appointments.store.ts'
import { findClientSent } from './booked-client.ts'
import { requireServices } from './booked-services.ts'
import { momentOf } from './moments.store.ts'
import { priceServices } from './price-services.ts'
import { type RecordCaller, recordChange } from './record-change.ts'
import { createSeatAsSent } from './seats.ts'
import { countVisits, openVisit } from './visits.store.ts'

export async function getAppointment(
  ctx: Context,
  key: AppointmentKey,
  { showsPhones }: { showsPhones: boolean },
): Promise<string> {
  const json = await findLivingAppointment(ctx.db, key, { showsPhones })
  if (json === undefined) throw noAppointment()
  return json
}

export const noAppointment = () => notFound('There is no such appointment.')

export async function createAppointment(
  ctx: Context,
  locationId: number,
  { input, by }: { input: AppointmentInput; by: RecordCaller },
): Promise<string> {
  const { activity_id: activityId } = input
  if (activityId !== undefined) return createSeatAsSent(ctx, { locationId, activityId }, { input, by })
  return ctx.db.transaction(tx => createAppointmentIn(ctx, tx, { locationId, input, by }))
}

/** An appointment that is not a seat of a group event. */
export async function createAppointmentIn(
  ctx: Context,
  tx: Tx,
  { locationId, input, by }: { locationId: number; input: AppointmentInput; by: RecordCaller },
): Promise<string> {
  const { staff_id: staffId, comment, attendance, api_id, custom_fields } = input
  const at = ctx.clock.now()
  await lockTeam(tx, locationId, { staffIds: [staffId], booked: staffId })
  await requirePossibleYears(tx, { locationId }, { datetime: input.datetime })
  const startsAt = await momentOf(tx, locationId, input.datetime)
  const time = { startsAt, lengthSeconds: input.seance_length }
  const isForced = input.save_if_busy === 1
  const serviceIds = input.services.map(({ id }) => id)
  await requireServices(tx, locationId, { staffId, serviceIds })
  const clientId = await findClientSent(ctx, tx, locationId, { client: input.client, by })
  const visitId = clientId === null ? null : await openVisit(tx, { locationId, clientId, at: startsAt })
  const named = input.resource_instance_ids
  const instanceIds = await chooseInstances(tx, { locationId, serviceIds, time, named })
  const appointmentId = await insertAppointment(tx, {
    locationId,
    columns: {
      staff_id: staffId,
      client_id: clientId,
      visit_id: visitId,
      starts_at: startsAt,
      length: time.lengthSeconds,
      is_forced: isForced,
      created_user_id: by.actor.userId,
      comment,
      attendance,
      api_id,
      custom_fields,
    },
    at,
  })
  const key = { locationId, appointmentId }
  await priceServices(tx, key, { field: 'services', lines: input.services })
  await reserve(
    tx,
    { locationId, kind: 'appointment', id: appointmentId },
    { ...time, staffId, isForced, instanceIds },
  )
  if (attendance === 1 && clientId !== null) await countVisits(tx, locationId, [clientId])
  return recordChange(ctx, tx, key, { status: 'create', by })
}

export const removeAppointment = (ctx: Context, key: AppointmentKey, by: RecordCaller): Promise<void> =>
  ctx.db.transaction(tx => cancelAppointment(ctx, tx, key, by))

/** Part of a transaction that cancels for a reason of its own. */
export async function cancelAppointment(
  ctx: Context,
  tx: Tx,
  key: AppointmentKey,
  by: RecordCaller,
): Promise<void> {
  const { locationId, appointmentId } = key
  const activityId = await findActivityOf(tx, key)
  if (activityId !== undefined) await holdActivity(tx, { locationId, activityId })
  const current = await lockAppointment(tx, key)
  if (!current) throw noAppointment()
  if (activityId === undefined) await lockTeam(tx, locationId, { staffIds: [current.staffId] })
  await markDeleted(tx, key, ctx.clock.now())
  if (activityId === undefined) await release(tx, { locationId, kind: 'appointment', id: appointmentId })
  else await freeSeats(ctx, tx, { locationId, activityId }, current.clientsCount)
  if (current.attendance === 1 && current.clientId !== null)
    await countVisits(tx, locationId, [current.clientId])
  await recordChange(ctx, tx, key, { status: 'delete', by })
}
