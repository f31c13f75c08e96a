import type { Db } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { ScheduleRange } from './check-schedule.ts'

const read = statement<{ json: string }>(
  'timetable.read',
  `select json_build_object(
     'staff', (
       select coalesce(json_agg(json_build_object(
         'id', staff.id,
         'name', staff.wire->'name',
         'specialization', staff.wire->'specialization',
         'avatar', staff.wire->'avatar',
         'is_fired', staff.wire->>'fired' = '1',
         'user_id', staff.wire->'user_id',
         'schedule', wire_schedule($1, staff.id, $2, $3)
       ) order by weight desc, staff.id), '[]')
       from wire_staff staff where location_id = $1),
     'services', (
       select coalesce(json_agg(wire order by category_id, weight desc, id), '[]') from wire_services where location_id = $1),
     'resources', (select coalesce(json_agg(wire order by id), '[]') from wire_resources where location_id = $1)
   )::text as json`,
)

export async function readTimetable(
  db: Db,
  locationId: number,
  { start, end }: ScheduleRange,
): Promise<string> {
  const [row] = await read(db, [locationId, start, end])
  return (row as { json: string }).json
}
