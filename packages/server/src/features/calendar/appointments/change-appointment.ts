import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { requirePossibleYears } from '../../../platform/database/local-moments.ts'
import { invalid } from '../../../platform/errors.ts'
import { chooseInstances, instancesOf } from '../reservations/instances.ts'
import { lockTeam, release, reserve, swapInstances } from '../reservations/reservations.ts'
import type { AppointmentInput } from './appointment-input.ts'
import {
  type AppointmentKey,
  type AppointmentRow,
  lockAppointment,
  updateAppointment,
} from './appointments.store.ts'
import { noAppointment } from './appointments.ts'
import { findClientSent } from './booked-client.ts'
import { requireServices } from './booked-services.ts'
import { momentOf } from './moments.store.ts'
import { priceServices } from './price-services.ts'
import { type RecordCaller, recordChange } from './record-change.ts'
import { countVisits, openVisit } from './visits.store.ts'

type AppointmentChanges = Partial<Omit<AppointmentInput, 'activity_id'>>

/** The part of the changed appointment that affects somebody's time. */
interface PlannedAppointment {
  staffId: number
  startsAt: Date
  lengthSeconds: number
  serviceIds: number[]
  isMoved: boolean
}

/** Changes the fields that were sent, and checks everything that they affect again. */
export async function changeAppointment(
  ctx: Context,
  key: AppointmentKey,
  { input, by }: { input: AppointmentChanges; by: RecordCaller },
): Promise<string> {
  const { locationId } = key
  return ctx.db.transaction(async tx => {
    const current = await lockAppointment(tx, key)
    if (!current) throw noAppointment()
    const plan = await planChange(tx, key, { current, input })
    const isRebooked =
      plan.isMoved || input.services !== undefined || input.resource_instance_ids !== undefined
    if (current.activityId !== null) requireSameSeat(current, plan, input)
    else if (isRebooked)
      await lockTeam(tx, locationId, {
        staffIds: [current.staffId, plan.staffId],
        booked: plan.staffId === current.staffId ? undefined : plan.staffId,
      })
    if (input.services || plan.staffId !== current.staffId)
      await requireServices(tx, locationId, { staffId: plan.staffId, serviceIds: plan.serviceIds })

    const clientId = input.client
      ? await findClientSent(ctx, tx, locationId, { client: input.client, by })
      : current.clientId
    const isSameVisit =
      clientId === current.clientId && plan.startsAt.getTime() === current.startsAt.getTime()
    const isForced = plan.isMoved ? input.save_if_busy === 1 : undefined
    await updateAppointment(tx, key, {
      columns: {
        staff_id: plan.staffId,
        starts_at: plan.startsAt,
        length: plan.lengthSeconds,
        is_forced: isForced,
        client_id: clientId === current.clientId ? undefined : clientId,
        visit_id: isSameVisit ? undefined : await visitOf(tx, locationId, { clientId, at: plan.startsAt }),
        comment: input.comment,
        attendance: input.attendance,
        api_id: input.api_id,
        custom_fields: input.custom_fields,
      },
      at: ctx.clock.now(),
    })
    if (input.services)
      await priceServices(tx, key, {
        field: 'services',
        lines: input.services,
        amount: current.clientsCount,
      })
    if (current.activityId === null && isRebooked) await rebook(tx, key, { current, plan, input })
    if (current.attendance === 1 || input.attendance === 1)
      await countVisits(
        tx,
        locationId,
        [current.clientId, clientId].filter(id => id !== null),
      )
    return recordChange(ctx, tx, key, { status: 'update', by })
  })
}

const visitOf = async (
  tx: Tx,
  locationId: number,
  { clientId, at }: { clientId: number | null; at: Date },
): Promise<number | null> => (clientId === null ? null : openVisit(tx, { locationId, clientId, at }))

interface AppointmentChange {
  current: AppointmentRow
  input: AppointmentChanges
}

async function planChange(
  tx: Tx,
  key: AppointmentKey,
  { current, input }: AppointmentChange,
): Promise<PlannedAppointment> {
  await requirePossibleYears(tx, key, { datetime: input.datetime })
  const staffId = input.staff_id ?? current.staffId
  const startsAt =
    input.datetime === undefined ? current.startsAt : await momentOf(tx, key.locationId, input.datetime)
  const lengthSeconds = input.seance_length ?? current.lengthSeconds
  const isMoved =
    staffId !== current.staffId ||
    startsAt.getTime() !== current.startsAt.getTime() ||
    lengthSeconds !== current.lengthSeconds
  const serviceIds = input.services?.map(({ id }) => id) ?? current.serviceIds
  return { staffId, startsAt, lengthSeconds, serviceIds, isMoved }
}

function requireSameSeat(current: AppointmentRow, plan: PlannedAppointment, input: AppointmentChanges): void {
  const stays = ['stays with the group event that the seat is in']
  if (plan.staffId !== current.staffId) throw invalid({ staff_id: stays })
  if (plan.startsAt.getTime() !== current.startsAt.getTime()) throw invalid({ datetime: stays })
  if (plan.lengthSeconds !== current.lengthSeconds) throw invalid({ seance_length: stays })
  if (input.client && !input.client.phone) throw invalid({ 'client.phone': ['is required for a seat'] })
  if (input.resource_instance_ids?.length) throw invalid({ resource_instance_ids: stays })
  if (String(plan.serviceIds) !== String(current.serviceIds)) throw invalid({ services: stays })
}

/** Where only services or instances change, the team member's reservation stays. */
async function rebook(
  tx: Tx,
  key: AppointmentKey,
  { current, plan, input }: AppointmentChange & { plan: PlannedAppointment },
) {
  const { locationId, appointmentId } = key
  const booking = { locationId, kind: 'appointment', id: appointmentId } as const
  const held = await instancesOf(tx, booking)
  const choose = async () => ({
    ...plan,
    instanceIds: await chooseInstances(tx, {
      locationId,
      serviceIds: plan.serviceIds,
      time: plan,
      named: input.resource_instance_ids,
      before: { instanceIds: held, serviceIds: current.serviceIds },
    }),
  })
  if (!plan.isMoved) return swapInstances(tx, booking, choose)
  await release(tx, booking)
  await reserve(tx, booking, { ...(await choose()), isForced: input.save_if_busy === 1 })
}
