import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { requirePossibleYears } from '../../../platform/database/local-moments.ts'
import { notFound } from '../../../platform/errors.ts'
import { dayBounds } from '../../locations/locations/locations.ts'
import { requireServices } from '../appointments/booked-services.ts'
import { momentOf } from '../appointments/moments.store.ts'
import type { RecordCaller } from '../appointments/record-change.ts'
import { removeSeats } from '../appointments/seats.ts'
import { chooseInstances } from '../reservations/instances.ts'
import { lockTeam, release, reserve } from '../reservations/reservations.ts'
import {
  findActivity,
  insertActivity,
  listActivities,
  lockActivityRow,
  markDeleted,
} from './group-events.store.ts'
import { hintOfActivity } from './hint-of-activity.ts'
import type { ActivityKey } from './seats.ts'

export interface ActivityInput {
  date: string
  service_id: number
  staff_id: number
  capacity: number
  force?: number
  length?: number
  resource_instance_ids?: number[]
  color?: string
  instructions?: string
  stream_link?: string
}

interface ActivitiesQuery {
  page?: number
  count?: number
  start_date?: string
  end_date?: string
}

export async function listPage(ctx: Context, locationId: number, query: ActivitiesQuery) {
  const { start_date, end_date } = query
  const number = query.page || 1
  const day = start_date ?? end_date
  const bounds =
    day === undefined
      ? undefined
      : await dayBounds(ctx, locationId, { from: start_date ?? day, till: end_date ?? day })
  const { json, total } = await listActivities(ctx.db, locationId, {
    number,
    size: query.count ?? 25,
    from: start_date === undefined ? undefined : bounds?.from,
    till: end_date === undefined ? undefined : bounds?.till,
  })
  return { json, meta: { total_count: total, page: number } }
}

export async function getActivity(db: Db, key: ActivityKey): Promise<string> {
  const json = await findActivity(db, key)
  if (json === undefined) throw noActivity()
  return json
}

export const noActivity = () => notFound('There is no such group event.')

export async function createActivity(
  ctx: Context,
  locationId: number,
  input: ActivityInput,
): Promise<string> {
  const { staff_id: staffId, service_id: serviceId, capacity, color, instructions, stream_link } = input
  return ctx.db.transaction(async tx => {
    await lockTeam(tx, locationId, { staffIds: [staffId], booked: staffId })
    const [service] = await requireServices(tx, locationId, {
      staffId,
      serviceIds: [serviceId],
      fieldOf: () => 'service_id',
    })
    await requirePossibleYears(tx, { locationId }, { date: input.date })
    const time = {
      startsAt: await momentOf(tx, locationId, input.date),
      lengthSeconds: input.length ?? (service?.lengthSeconds as number),
    }
    const instanceIds = await chooseInstances(tx, {
      locationId,
      serviceIds: [serviceId],
      time,
      named: input.resource_instance_ids,
    })
    const isForced = input.force === 1
    const activityId = await insertActivity(tx, {
      locationId,
      columns: {
        service_id: serviceId,
        staff_id: staffId,
        starts_at: time.startsAt,
        length: time.lengthSeconds,
        is_forced: isForced,
        capacity,
        color,
        instructions,
        stream_link,
      },
      at: ctx.clock.now(),
    })
    const booking = { ...time, staffId, isForced, instanceIds }
    await reserve(tx, { locationId, kind: 'activity', id: activityId }, booking)
    hintOfActivity(ctx, tx, { locationId, activityId }, 'create')
    return getActivity(tx, { locationId, activityId })
  })
}

/** Deletes its seats as well. */
export async function removeActivity(ctx: Context, key: ActivityKey, by: RecordCaller): Promise<void> {
  const { locationId, activityId } = key
  await ctx.db.transaction(async tx => {
    const current = await lockActivityRow(tx, key)
    if (!current) throw noActivity()
    await lockTeam(tx, locationId, { staffIds: [current.staffId] })
    await removeSeats(ctx, tx, key, by)
    await markDeleted(tx, key, ctx.clock.now())
    await release(tx, { locationId, kind: 'activity', id: activityId })
    hintOfActivity(ctx, tx, key, 'delete')
  })
}
