import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { explainViolations } from '../../../platform/database/explain-violations.ts'
import { requirePossibleYears } from '../../../platform/database/local-moments.ts'
import { conflict } from '../../../platform/errors.ts'
import { requireServices } from '../appointments/booked-services.ts'
import { momentOf } from '../appointments/moments.store.ts'
import type { RecordCaller } from '../appointments/record-change.ts'
import { followActivity } from '../appointments/seats.ts'
import { chooseInstances, instancesOf } from '../reservations/instances.ts'
import { lockTeam, release, reserve, swapInstances } from '../reservations/reservations.ts'
import { type ActivityRow, lockActivityRow, updateActivity } from './group-events.store.ts'
import { type ActivityInput, getActivity, noActivity } from './group-events.ts'
import { hintOfActivity } from './hint-of-activity.ts'
import type { ActivityKey, SeatedActivity } from './seats.ts'

/** Changes the fields that were sent; the seats move with the group event. */
export async function changeActivity(
  ctx: Context,
  key: ActivityKey,
  { input, by }: { input: Partial<ActivityInput>; by: RecordCaller },
): Promise<string> {
  const { locationId } = key
  return ctx.db.transaction(async tx => {
    const current = await lockActivityRow(tx, key)
    if (!current) throw noActivity()
    const next = await planChange(tx, key, { current, input })
    const isMoved = isOtherTime(current, next)
    const isOtherService = next.serviceId !== current.serviceId
    if (isOtherService && current.seatsTaken > 0)
      throw conflict('Seats are taken for this service: it stays as it is.')
    await lockTeam(tx, locationId, {
      staffIds: [current.staffId, next.staffId],
      booked: next.staffId === current.staffId ? undefined : next.staffId,
    })
    if (isOtherService || next.staffId !== current.staffId)
      await requireServices(tx, locationId, {
        staffId: next.staffId,
        serviceIds: [next.serviceId],
        ...(isOtherService
          ? { fieldOf: () => 'service_id' }
          : {
              fieldOf: () => 'staff_id',
              notDone: 'is a team member who does not do the service of this group event',
            }),
      })
    const { capacity, color, instructions, stream_link } = input
    const columns = {
      service_id: next.serviceId,
      staff_id: next.staffId,
      starts_at: next.startsAt,
      length: next.lengthSeconds,
      is_forced: isMoved ? input.force === 1 : undefined,
      capacity,
      color,
      instructions,
      stream_link,
    }
    await withEnoughSeats(() => updateActivity(tx, key, { columns, at: ctx.clock.now() }))
    if (isMoved) await followActivity(ctx, tx, key, { to: next, by })
    if (isMoved || isOtherService || input.resource_instance_ids)
      await rebook(tx, key, { current, next, isMoved, input })
    hintOfActivity(ctx, tx, key, 'update')
    return getActivity(tx, key)
  })
}

interface GroupEventChange {
  current: ActivityRow
  input: Partial<ActivityInput>
}

async function planChange(
  tx: Tx,
  key: ActivityKey,
  { current, input }: GroupEventChange,
): Promise<SeatedActivity> {
  await requirePossibleYears(tx, key, { date: input.date })
  return {
    serviceId: input.service_id ?? current.serviceId,
    staffId: input.staff_id ?? current.staffId,
    startsAt: input.date === undefined ? current.startsAt : await momentOf(tx, key.locationId, input.date),
    lengthSeconds: input.length ?? current.lengthSeconds,
  }
}

const isOtherTime = (current: SeatedActivity, next: SeatedActivity) =>
  next.staffId !== current.staffId ||
  next.startsAt.getTime() !== current.startsAt.getTime() ||
  next.lengthSeconds !== current.lengthSeconds

const withEnoughSeats = (work: () => Promise<void>): Promise<void> =>
  explainViolations({ activities_capacity: () => conflict('More seats than that are taken already.') }, work)

async function rebook(
  tx: Tx,
  key: ActivityKey,
  { current, next, isMoved, input }: GroupEventChange & { next: SeatedActivity; isMoved: boolean },
): Promise<void> {
  const { locationId, activityId } = key
  const booking = { locationId, kind: 'activity', id: activityId } as const
  const held = await instancesOf(tx, booking)
  const choose = async () => ({
    ...next,
    instanceIds: await chooseInstances(tx, {
      locationId,
      serviceIds: [next.serviceId],
      time: next,
      named: input.resource_instance_ids,
      before: { instanceIds: held, serviceIds: [current.serviceId] },
    }),
  })
  if (!isMoved) return swapInstances(tx, booking, choose)
  await release(tx, booking)
  await reserve(tx, booking, { ...(await choose()), isForced: input.force === 1 })
}
