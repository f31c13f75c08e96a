import type { Draft } from './draft.ts'
import type { Timetable } from './shapes.ts'
import { type WhoOffers, whoOffers } from './who-offers.ts'

/** Who can do what an appointment is for. */
export function offersOf(timetable: Timetable, draft: Draft, first: Draft): WhoOffers {
  const isEdited = draft.staffId !== first.staffId || draft.serviceIds.join() !== first.serviceIds.join()
  const services = timetable.services.filter(({ id }) => draft.serviceIds.includes(id))
  return whoOffers({ services, staff: timetable.staff, staffId: draft.staffId, isEdited })
}
