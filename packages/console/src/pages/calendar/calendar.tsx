import './calendar.css'
import './calendar-grid.css'
import './calendar-lists.css'
import './calendar-drawer.css'
import './calendar-held.css'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { useLocationOfPage } from '../locations/location.tsx'
import { Calendar } from './calendar-view.tsx'
import type { Place } from './shapes.ts'

/** The calendar of a Location, in its time zone. */
export function CalendarPage() {
  const { id: locationId, rights } = useLocationOfPage()
  const loaded = useLoaded(() => foyer.locations.get({ location_id: locationId }), ['location', locationId], {
    freshMs: 60_000,
  })
  const toPlace = (timeZone: string, currency: string): Place => ({
    locationId,
    timeZone,
    currency,
    mayCreate: rights.includes('create_records_access'),
    mayEdit: rights.includes('edit_records_access'),
    mayDelete: rights.includes('delete_records_access'),
    seesClients: rights.includes('clients_access'),
    seesPhones: rights.includes('client_phones_access'),
    managesTeam: rights.includes('settings_master_access'),
  })
  return (
    <LoadedView of={loaded}>
      {({ timezone_name, currency_short_title }) => (
        <Calendar place={toPlace(timezone_name, currency_short_title)} />
      )}
    </LoadedView>
  )
}
