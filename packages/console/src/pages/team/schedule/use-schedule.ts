import { useChange } from '../../../data/use-change.ts'
import { useRead } from '../../../data/use-read.ts'
import { foyer, type MyLocation } from '../../../foyer.ts'
import type { Day } from '../../calendar/days.ts'
import type { Hours } from '../../calendar/hours.ts'
import { applyTo, type DayHours, keyOf, type Schedule, toUpdates } from './edits.ts'

interface Range {
  staffIds: readonly number[]
  start: Day
  end: Day
}

const keyOfAll = (locationId: number) => ['schedule', locationId, 'team']

/** The hours of the team in these days, by team member and day. */
export const useSchedule = (location: MyLocation, { staffIds, start, end }: Range) =>
  useRead<Schedule>(
    [...keyOfAll(location.id), start, end, staffIds],
    () => readShown(location, { staffIds, start, end }),
    { keepsPrevious: true },
  )

/** Of many people at once, for whoever may see the timetable as well; the longest timetable has 31 days. */
const readShown = (location: MyLocation, range: Range): Promise<Schedule> =>
  range.staffIds.length > 1 && location.rights.includes('timetable_access')
    ? readTimetable(location.id, range)
    : readSchedule(location.id, range)

async function readTimetable(locationId: number, { start, end }: Range): Promise<Schedule> {
  const { data } = await foyer.locations.getTimetable({ location_id: locationId, start, end })
  return new Map(
    data.staff.flatMap(({ id, schedule }) =>
      schedule.map(({ date, slots }): [string, Hours] => [keyOf({ staffId: id, date }), slots]),
    ),
  )
}

/** One call per team member: whoever manages the team need not be allowed to see the timetable. */
export async function readSchedule(locationId: number, { staffIds, start, end }: Range): Promise<Schedule> {
  const read = await Promise.all(
    staffIds.map(async staffId => {
      const { data } = await foyer.schedules.get({ location_id: locationId, staff_id: staffId, start, end })
      return data.map(({ date, slots }): [string, Hours] => [keyOf({ staffId, date }), slots])
    }),
  )
  return new Map(read.flat())
}

/** Writes hours, and shows them at once. The calls of the members that succeed stay when another fails. */
export const useWriteHours = (locationId: number) =>
  useChange({
    change: async (edits: readonly DayHours[]) => {
      for (const update of toUpdates(edits))
        await foyer.schedules.update({ location_id: locationId, ...update })
    },
    affects: [
      ['schedule', locationId],
      ['staff', locationId],
    ],
    optimistic: {
      key: keyOfAll(locationId),
      apply: (shown: Schedule, edits: readonly DayHours[]) => applyTo(shown, edits),
    },
  })
