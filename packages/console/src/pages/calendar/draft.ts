import type { ClientChoice } from './client-field.tsx'
import type { Day } from './days.ts'
import type { Range } from './gesture.ts'
import { toTime } from './minutes.ts'
import type { Appointment, Service } from './shapes.ts'

/** The fields of an appointment as the form holds them. */
export interface Draft {
  staffId: number
  day: Day
  /** `HH:MM` */
  time: string
  minutes: number
  /** Whether the length was chosen; until then it follows the services. */
  isLengthChosen: boolean
  client: ClientChoice | undefined
  serviceIds: number[]
  instanceIds: number[]
  comment: string
}

export const defaultMinutes = 60

/** A click selects a time without a length. */
export const newDraft = (
  { staffId, day, from, till }: Range,
  { client, services }: { client?: ClientChoice; services: Service[] },
): Draft => ({
  staffId,
  day,
  time: toTime(from),
  minutes: till > from ? till - from : minutesOf(services, staffId) || defaultMinutes,
  isLengthChosen: till > from,
  client,
  serviceIds: services.map(({ id }) => id),
  instanceIds: [],
  comment: '',
})

/** A time without anything in it, which nobody could tell from a mistake later. */
export const isBlank = ({ client, serviceIds, comment }: Draft): boolean =>
  !client && serviceIds.length === 0 && comment.trim() === ''

export const draftOf = (appointment: Appointment): Draft => ({
  staffId: appointment.staff_id,
  day: appointment.date.slice(0, 10),
  time: appointment.date.slice(11, 16),
  minutes: appointment.length / 60,
  isLengthChosen: true,
  client: appointment.client
    ? {
        id: appointment.client.id,
        name: appointment.client.display_name,
        phone: appointment.client.phone,
        isNew: false,
      }
    : undefined,
  serviceIds: appointment.services.map(({ id }) => id),
  instanceIds: appointment.resource_instance_ids,
  comment: appointment.comment,
})

/** How long the team member needs for the services. */
export const minutesOf = (services: Service[], staffId: number): number =>
  services.reduce(
    (sum, { staff, duration }) =>
      sum + (staff.find(({ id }) => id === staffId)?.seance_length ?? duration) / 60,
    0,
  )

export const isOffered = ({ staff }: Service, staffId: number): boolean =>
  staff.some(({ id }) => id === staffId)

/** Services for one client that the team member provides. */
export const servicesOf = (services: Service[], staffId: number): Service[] =>
  services.filter(service => !service.is_multi && isOffered(service, staffId))

/** Services with seats that the team member provides. */
export const groupServicesOf = (services: Service[], staffId: number): Service[] =>
  services.filter(service => service.is_multi && isOffered(service, staffId))

function clientOf(client: ClientChoice | undefined) {
  if (!client) return {}
  return client.isNew ? { phone: client.phone, name: client.name } : { id: client.id }
}

/** The input of a new appointment. */
export const toNewAppointment = (draft: Draft) => ({
  staff_id: draft.staffId,
  datetime: `${draft.day}T${draft.time}:00`,
  seance_length: draft.minutes * 60,
  client: clientOf(draft.client),
  services: draft.serviceIds.map(id => ({ id })),
  resource_instance_ids: draft.instanceIds,
  comment: draft.comment,
})

type NewAppointment = ReturnType<typeof toNewAppointment>

/** Only what differs is sent: a price that was agreed stays while its service stays. */
export function toChanges(before: Draft, draft: Draft): Partial<NewAppointment> {
  const [was, is] = [toNewAppointment(before), toNewAppointment(draft)]
  const isSame = (name: keyof NewAppointment) => JSON.stringify(was[name]) === JSON.stringify(is[name])
  return Object.fromEntries(Object.entries(is).filter(([name]) => !isSame(name as keyof NewAppointment)))
}
