import { useChange } from '../../data/use-change.ts'
import { foyer } from '../../foyer.ts'
import type { Appointment, GroupEvent, Place } from './shapes.ts'
import { appointmentsKey, groupEventsKey } from './use-calendar-data.ts'
import { toMoment } from './zone.ts'

type RecordFields = Omit<
  Parameters<typeof foyer.records.update>[0],
  'company_id' | 'record_id' | 'location_id'
>
type EventFields = Omit<
  Parameters<typeof foyer.activities.update>[0],
  'activity_id' | 'company_id' | 'location_id'
>

interface AppointmentChange {
  id: number
  fields: RecordFields
}

interface EventChange {
  id: number
  fields: EventFields
}

/** The changes of a calendar that show at once, and are taken back with the reason when they are refused. */
export function useChanges({ locationId, timeZone }: Place) {
  const appointments = ['record', locationId]
  /** Seats are in a group event, and move with it. */
  const affects = [appointments, ['activity', locationId]]
  const shownAppointments = appointmentsKey(locationId)
  const shownEvents = groupEventsKey(locationId)
  return {
    changeAppointment: useChange({
      change: ({ id, fields }: AppointmentChange) =>
        foyer.records.update({ company_id: locationId, record_id: id, ...fields }),
      affects: [appointments],
      optimistic: {
        key: shownAppointments,
        apply: (shown: Appointment[], { id, fields }) =>
          shown.map(one => (one.id === id ? withFields(one, fields, timeZone) : one)),
      },
    }).mutateAsync,
    removeAppointment: useChange({
      change: (id: number) => foyer.records.delete({ company_id: locationId, record_id: id }),
      affects,
      optimistic: {
        key: shownAppointments,
        apply: (shown: Appointment[], id) => shown.filter(one => one.id !== id),
      },
    }).mutateAsync,
    changeEvent: useChange({
      change: ({ id, fields }: EventChange) =>
        foyer.activities.update({ location_id: locationId, activity_id: id, ...fields }),
      affects,
      optimistic: {
        key: shownEvents,
        apply: (shown: GroupEvent[], { id, fields }) =>
          shown.map(one => (one.id === id ? withEventFields(one, fields, timeZone) : one)),
      },
    }).mutateAsync,
    removeEvent: useChange({
      change: (id: number) => foyer.activities.delete({ location_id: locationId, activity_id: id }),
      affects,
      optimistic: {
        key: shownEvents,
        apply: (shown: GroupEvent[], id) => shown.filter(one => one.id !== id),
      },
    }).mutateAsync,
    createAppointment: useChange({
      change: (fields: Omit<Parameters<typeof foyer.records.create>[0], 'company_id' | 'location_id'>) =>
        foyer.records.create({ company_id: locationId, ...fields }),
      affects,
    }).mutateAsync,
    createEvent: useChange({
      change: (fields: Omit<Parameters<typeof foyer.activities.create>[0], 'location_id' | 'company_id'>) =>
        foyer.activities.create({ location_id: locationId, ...fields }),
      affects,
    }).mutateAsync,
  }
}

export type Changes = ReturnType<typeof useChanges>

const withFields = (shown: Appointment, fields: RecordFields, timeZone: string): Appointment => ({
  ...shown,
  staff_id: fields.staff_id ?? shown.staff_id,
  ...(fields.datetime && toMoment(fields.datetime, timeZone)),
  length: fields.seance_length ?? shown.length,
  attendance: fields.attendance ?? shown.attendance,
  comment: fields.comment ?? shown.comment,
})

const withEventFields = (shown: GroupEvent, fields: EventFields, timeZone: string): GroupEvent => ({
  ...shown,
  staff_id: fields.staff_id ?? shown.staff_id,
  ...(fields.date && toEventMoment(fields.date, timeZone)),
  length: fields.length ?? shown.length,
  capacity: fields.capacity ?? shown.capacity,
})

function toEventMoment(moment: string, timeZone: string): Pick<GroupEvent, 'date' | 'timestamp'> {
  const { date, datetime } = toMoment(moment, timeZone)
  return { date, timestamp: Date.parse(datetime) / 1000 }
}
