import type { Db } from '../../../platform/database/database.ts'
import { checkRange, type ScheduleRange } from './check-schedule.ts'
import { readTimetable } from './timetable.store.ts'

const maxDays = 31

/** Returns what surrounds the appointments of a range. */
export async function getTimetable(db: Db, locationId: number, range: ScheduleRange): Promise<string> {
  checkRange(range, maxDays)
  return readTimetable(db, locationId, range)
}
