import { defaultMinutes } from './draft.ts'
import type { Range } from './gesture.ts'
import { toTime } from './minutes.ts'
import type { GroupEvent } from './shapes.ts'
import type { When } from './when-fields.tsx'

/** The fields of a group event as the form holds them. */
export interface EventDraft extends When {
  serviceId: number
  capacity: number
}

export const newEventDraft = ({ staffId, day, from, till }: Range): EventDraft => ({
  staffId,
  day,
  time: toTime(from),
  minutes: till > from ? till - from : defaultMinutes,
  serviceId: 0,
  capacity: 0,
})

export const eventDraftOf = (event: GroupEvent): EventDraft => ({
  staffId: event.staff_id,
  day: event.date.slice(0, 10),
  time: event.date.slice(11, 16),
  minutes: event.length / 60,
  serviceId: event.service_id,
  capacity: event.capacity,
})

export const toEvent = (draft: EventDraft, isForced: boolean) => ({
  service_id: draft.serviceId,
  staff_id: draft.staffId,
  date: `${draft.day}T${draft.time}:00`,
  length: draft.minutes * 60,
  capacity: draft.capacity,
  force: isForced ? (1 as const) : (0 as const),
})

/** Only what differs is sent, so that what somebody else has changed meanwhile stays. */
export function toEventChanges(before: EventDraft, draft: EventDraft, isForced: boolean) {
  const { force, ...is } = toEvent(draft, isForced)
  const was = toEvent(before, isForced)
  const changed = Object.entries(is).filter(([name, value]) => value !== was[name as keyof typeof is])
  return { ...(Object.fromEntries(changed) as Partial<typeof is>), force }
}
