import type { Areas } from '../../texts/areas.ts'
import type { Draft } from './draft.ts'
import type { EventDraft } from './event-draft.ts'

/** How the form calls what a draft holds. */
export const draftNames = (
  t: Areas['calendar'],
): Partial<Record<keyof Draft | keyof EventDraft, string>> => ({
  staffId: t.teamMember,
  day: t.date,
  time: t.time,
  minutes: t.minutes,
  client: t.client,
  serviceIds: t.services,
  instanceIds: t.resources,
  comment: t.comment,
  serviceId: t.service,
  capacity: t.capacity,
})
