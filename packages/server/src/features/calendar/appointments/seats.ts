import type { EventStatus, FieldErrors } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { invalid } from '../../../platform/errors.ts'
import { type ActivityKey, type SeatedActivity, takeSeats } from '../group-events/seats.ts'
import type { AppointmentInput } from './appointment-input.ts'
import { type AppointmentColumns, type AppointmentKey, insertAppointment } from './appointments.store.ts'
import { findNamedClient } from './booked-client.ts'
import { momentOf } from './moments.store.ts'
import { priceServices } from './price-services.ts'
import { type RecordCaller, recordChange } from './record-change.ts'
import { lockSeats, markSeatsDeleted, moveSeats, type Seat } from './seats.store.ts'
import type { ServiceLine } from './services.store.ts'
import { countVisits, openVisit } from './visits.store.ts'

interface NewSeat {
  clientId: number
  count: number
  lines?: ServiceLine[]
  columns: Partial<AppointmentColumns>
}

/**
 * Creates an appointment in a group event whose seats are already taken for it. The event reserves the time; the seat
 * does not.
 */
export async function createSeat(
  ctx: Context,
  tx: Tx,
  key: ActivityKey & SeatedActivity,
  { seat, by }: { seat: NewSeat; by: RecordCaller },
): Promise<{ key: AppointmentKey; json: string }> {
  const { locationId, startsAt } = key
  const { clientId } = seat
  const appointmentId = await insertAppointment(tx, {
    locationId,
    columns: {
      ...seat.columns,
      activity_id: key.activityId,
      staff_id: key.staffId,
      client_id: clientId,
      visit_id: await openVisit(tx, { locationId, clientId, at: startsAt }),
      starts_at: startsAt,
      length: key.lengthSeconds,
      clients_count: seat.count,
      created_user_id: by.actor.userId,
    },
    at: ctx.clock.now(),
  })
  const seatKey = { locationId, appointmentId }
  await priceServices(tx, seatKey, {
    field: seat.lines ? 'services' : 'clients_count',
    lines: seat.lines ?? [{ id: key.serviceId }],
    amount: seat.count,
  })
  if (seat.columns.attendance === 1) await countVisits(tx, locationId, [clientId])
  return { key: seatKey, json: await recordChange(ctx, tx, seatKey, { status: 'create', by }) }
}

/** Checks that an appointment matches the group event that it names. */
export async function createSeatAsSent(
  ctx: Context,
  key: ActivityKey,
  { input, by }: { input: AppointmentInput; by: RecordCaller },
): Promise<string> {
  return ctx.db.transaction(async tx => {
    const activity = await takeSeats(ctx, tx, key, 1)
    if (!activity) throw invalid({ activity_id: ['names a group event that is not in this Location'] })
    requireFit(activity, { input, startsAt: await momentOf(tx, key.locationId, input.datetime) })
    const clientId = await findNamedClient(ctx, tx, key.locationId, { client: input.client, by })
    const seat = {
      clientId,
      count: 1,
      lines: input.services,
      columns: {
        comment: input.comment,
        attendance: input.attendance,
        api_id: input.api_id,
        custom_fields: input.custom_fields,
      },
    }
    return (await createSeat(ctx, tx, { ...key, ...activity }, { seat, by })).json
  })
}

function requireFit(
  activity: SeatedActivity,
  { input, startsAt }: { input: AppointmentInput; startsAt: Date },
): void {
  const fieldErrors: FieldErrors = {}
  const mismatch = (what: string) => [`is not the ${what} of that group event`]
  if (input.staff_id !== activity.staffId) fieldErrors.staff_id = mismatch('team member')
  if (startsAt.getTime() !== activity.startsAt.getTime()) fieldErrors.datetime = mismatch('beginning')
  if (input.seance_length !== activity.lengthSeconds) fieldErrors.seance_length = mismatch('length')
  if (input.services.length !== 1 || input.services[0]?.id !== activity.serviceId)
    fieldErrors.services = mismatch('service')
  if (!input.client.phone && !input.client.id) fieldErrors['client.phone'] = ['is required for a seat']
  if (input.resource_instance_ids?.length) fieldErrors.resource_instance_ids = ['belong to the group event']
  if (Object.keys(fieldErrors).length > 0) throw invalid(fieldErrors)
}

/** Deletes every seat of the group event, each with its own event in the log. */
export async function removeSeats(ctx: Context, tx: Tx, key: ActivityKey, by: RecordCaller): Promise<void> {
  const seats = await lockSeats(tx, key)
  await markSeatsDeleted(tx, key, ctx.clock.now())
  await recountAttended(tx, key.locationId, seats)
  await recordSeats(ctx, tx, key, { seats, status: 'delete', by })
}

/** Moves the seats with their group event. */
export async function followActivity(
  ctx: Context,
  tx: Tx,
  key: ActivityKey,
  { to, by }: { to: SeatedActivity; by: RecordCaller },
): Promise<void> {
  const seats = await lockSeats(tx, key)
  if (seats.length === 0) return
  await moveSeats(tx, key, { ...to, at: ctx.clock.now() })
  await recountAttended(tx, key.locationId, seats)
  await recordSeats(ctx, tx, key, { seats, status: 'update', by })
}

async function recountAttended(tx: Tx, locationId: number, seats: Seat[]): Promise<void> {
  const came = seats.flatMap(({ attendance, clientId }) =>
    attendance === 1 && clientId !== null ? [clientId] : [],
  )
  if (came.length > 0) await countVisits(tx, locationId, came)
}

async function recordSeats(
  ctx: Context,
  tx: Tx,
  { locationId }: ActivityKey,
  { seats, status, by }: { seats: Seat[]; status: EventStatus; by: RecordCaller },
): Promise<void> {
  for (const { id } of seats)
    await recordChange(
      ctx,
      tx,
      { locationId, appointmentId: id },
      { status, by: { ...by, showsPhones: true } },
    )
}
