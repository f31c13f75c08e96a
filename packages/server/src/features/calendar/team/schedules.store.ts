import type { Db, Tx } from '../../../platform/database/database.ts'
import { change, statement } from '../../../platform/database/statement.ts'
import type { ScheduleRange, WorkingDay } from './check-schedule.ts'
import type { StaffKey } from './team.store.ts'

const read = statement<{ json: string }>(
  'schedules.read',
  'select wire_schedule($1, $2, $3, $4)::text as json from staff where location_id = $1 and id = $2 and deleted_at is null',
)

/** Returns undefined when there is no such team member. */
export async function findSchedule(db: Db, key: StaffKey, range: ScheduleRange): Promise<string | undefined> {
  return (await read(db, [key.locationId, key.staffId, range.start, range.end]))[0]?.json
}

export interface ScheduleChange {
  has_created: boolean
  has_updated: boolean
  has_deleted: boolean
}

const replace = change<ScheduleChange>(
  'schedules.replace',
  `with given as (
     select * from unnest($3::date[], $4::tsmultirange[]) as given (day, working)
   ), existing as (
     select day from schedule_days where location_id = $1 and staff_id = $2 and day = any($3::date[])
   ), cleared as (
     delete from schedule_days using given
     where location_id = $1 and staff_id = $2 and schedule_days.day = given.day and isempty(given.working)
   ), written as (
     insert into schedule_days (location_id, staff_id, day, working)
     select $1, $2, day, working from given where not isempty(working)
     on conflict (location_id, staff_id, day) do update set working = excluded.working
   )
   select
     coalesce(bool_or(existing.day is null and not isempty(given.working)), false) as has_created,
     coalesce(bool_or(existing.day is not null and not isempty(given.working)), false) as has_updated,
     coalesce(bool_or(existing.day is not null and isempty(given.working)), false) as has_deleted
   from given left join existing using (day)`,
)

/** The caller must hold the lock of the team member, which keeps others from writing the same days. */
export async function replaceDays(tx: Tx, key: StaffKey, days: WorkingDay[]): Promise<ScheduleChange> {
  const [row] = await replace(tx, [
    key.locationId,
    key.staffId,
    days.map(({ date }) => date),
    days.map(({ date, slots }) => {
      const ranges = slots.map(({ from, to }) => `["${date} ${from}","${date} ${to}")`)
      return `{${ranges.join()}}`
    }),
  ])
  return row as ScheduleChange
}
