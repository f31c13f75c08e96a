import { useMemo } from 'react'
import { useRead } from '../../data/use-read.ts'
import { foyer } from '../../foyer.ts'
import { addDays, type Day } from './days.ts'
import { eachOnce } from './each-once.ts'
import type { Appointment, GroupEvent } from './shapes.ts'

/** The beginning of the keys of all lists of appointments in calendars. */
export const appointmentsKey = (locationId: number) => ['record', locationId, 'calendar']
export const groupEventsKey = (locationId: number) => ['activity', locationId, 'calendar']

const pageSize = 300

interface ListedPage<Item> {
  data: Item[]
  meta: { total_count: number }
}

/** The first page says how many there are; the others are read at the same time. */
async function readAll<Item>(
  read: (page: number, count: number) => PromiseLike<ListedPage<Item>>,
): Promise<Item[]> {
  const first = await read(1, pageSize)
  const pages = Math.ceil(first.meta.total_count / pageSize)
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => read(index + 2, pageSize)),
  )
  return [first, ...rest].flatMap(({ data }) => data)
}

/** Everything that a calendar shows in these days. */
export function useCalendarData(locationId: number, days: Day[]) {
  const [start_date, end_date] = [days[0] as Day, days.at(-1) as Day]
  const timetable = useRead(
    ['schedule', locationId, start_date, end_date],
    async ({ signal }) =>
      (
        await foyer.locations.getTimetable(
          { location_id: locationId, start: start_date, end: end_date },
          { signal },
        )
      ).data,
    { keepsPrevious: true, freshMs: 30_000 },
  )
  const shown = useBookings(locationId, [start_date, end_date], { keepsPrevious: true })
  // What goes on after midnight began there. Nothing lasts longer than a day, and no day waits for it to be shown.
  const dayBefore = addDays(start_date, -1)
  const earlier = useBookings(locationId, [dayBefore, dayBefore], { keepsPrevious: false })
  const appointments = useEachOnce(shown.appointments.data, earlier.appointments.data)
  const events = useEachOnce(shown.events.data, earlier.events.data)
  const reads = [timetable, shown.appointments, shown.events]
  return {
    timetable: timetable.data,
    appointments,
    events,
    /** Whether there is something to show, be it of the days before. */
    isShown: timetable.data !== undefined && Boolean(shown.appointments.data || shown.appointments.error),
    /** Whether all of it is there, and is that of these days. */
    isCurrent:
      timetable.data !== undefined && [...reads, earlier.appointments, earlier.events].every(isSettled),
    error: reads.find(({ error }) => error)?.error,
    retry: () => void Promise.all(reads.map(({ refetch }) => refetch())),
  }
}

const useEachOnce = <Item extends { id: number }>(
  shown: Item[] | undefined,
  earlier: Item[] | undefined,
): Item[] => useMemo(() => eachOnce(shown, earlier), [shown, earlier])

/** Whether the answer is there, and is not the one for other days. */
const isSettled = ({ isPending, isPlaceholderData }: { isPending: boolean; isPlaceholderData: boolean }) =>
  !isPending && !isPlaceholderData

function useBookings(
  locationId: number,
  [start_date, end_date]: [Day, Day],
  options: { keepsPrevious: boolean },
) {
  const appointments = useRead<Appointment[]>(
    [...appointmentsKey(locationId), start_date, end_date],
    ({ signal }) =>
      readAll((page, count) =>
        foyer.records.list({ company_id: locationId, start_date, end_date, page, count }, { signal }),
      ),
    options,
  )
  const events = useRead<GroupEvent[]>(
    [...groupEventsKey(locationId), start_date, end_date],
    ({ signal }) =>
      readAll((page, count) =>
        foyer.activities.list({ location_id: locationId, start_date, end_date, page, count }, { signal }),
      ),
    options,
  )
  return { appointments, events }
}
