import { dayIn } from '../../data/location-days.ts'
import { useRead } from '../../data/use-read.ts'
import { foyer, type MyLocation } from '../../foyer.ts'
import { usePlatformNow } from '../../session/platform-time.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** How many appointments a Location has today, for people who see its calendar. */
export function AppointmentsToday({ location: { id, rights } }: { location: MyLocation }) {
  const t = useTexts('home')
  const isEnabled = rights.includes('timetable_access')
  const { data: place } = useRead(
    ['location', id],
    async ({ signal }) => (await foyer.locations.get({ location_id: id }, { signal })).data,
    { isEnabled, freshMs: 60_000 },
  )
  const now = usePlatformNow()
  const today = place && dayIn(place.timezone_name, now)
  const { data: count } = useRead(
    ['record', id, 'today', today],
    async ({ signal }) => {
      const days = { start_date: today, end_date: today }
      return (await foyer.records.list({ company_id: id, ...days, count: 1 }, { signal })).meta.total_count
    },
    { isEnabled: isEnabled && today !== undefined },
  )
  return count === undefined ? null : ` · ${t.appointmentsToday(count)}`
}
