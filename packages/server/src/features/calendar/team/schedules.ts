import type { EventStatus } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Actor } from '../../events/event.ts'
import { recordEvent } from '../../events/events.ts'
import { checkRange, checkSchedule, type ScheduleRange, type ScheduleRow } from './check-schedule.ts'
import { findSchedule, replaceDays } from './schedules.store.ts'
import { lockStaff, type StaffKey } from './team.store.ts'

export async function getSchedule(
  db: Context['db'] | Tx,
  key: StaffKey,
  range: ScheduleRange,
): Promise<string> {
  checkRange(range)
  const json = await findSchedule(db, key, range)
  if (json === undefined) throw notFound('There is no such team member.')
  return json
}

interface ScheduleUpdate {
  key: StaffKey
  range: ScheduleRange
  rows: ScheduleRow[]
  actor: Actor
}

/** Records one event for each kind of change that the schedule contains. */
export const changeSchedule = (ctx: Context, update: ScheduleUpdate): Promise<string> =>
  ctx.db.transaction(tx => changeScheduleIn(ctx, tx, update))

export async function changeScheduleIn(
  ctx: Context,
  tx: Tx,
  { key, range, rows, actor }: ScheduleUpdate,
): Promise<string> {
  checkRange(range)
  const days = checkSchedule(range, rows)
  if (!(await lockStaff(tx, key))) throw notFound('There is no such team member.')
  const change = await replaceDays(tx, key, days)
  const record = (status: EventStatus) =>
    recordEvent(ctx, tx, {
      locationId: key.locationId,
      resource: 'schedule',
      resourceId: key.staffId,
      status,
      data: '[]',
      actor,
    })
  if (change.has_created) record('create')
  if (change.has_updated) record('update')
  if (change.has_deleted) record('delete')
  return getSchedule(tx, key, range)
}
