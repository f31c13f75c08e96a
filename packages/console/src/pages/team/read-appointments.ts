import type { Appointment } from '@foyer/sdk/business'
import { foyer } from '../../foyer.ts'
import type { Day } from '../calendar/days.ts'

interface Span {
  staffIds: readonly number[]
  start: Day
  /** Without it, all that begin later. */
  end?: Day
}

/** The appointments of these days; those of one team member, or of the whole team if several are asked for. */
export async function readAppointments(
  locationId: number,
  { staffIds, start, end }: Span,
): Promise<Appointment[]> {
  const found: Appointment[] = []
  const pages = foyer.records.list({
    location_id: locationId,
    start_date: start,
    end_date: end,
    staff_id: staffIds.length === 1 ? staffIds[0] : undefined,
    count: 300,
  })
  for await (const appointment of pages) found.push(appointment)
  return found
}
