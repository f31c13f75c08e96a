import type { Day } from './days.ts'
import { type Minute, toMinute } from './minutes.ts'
import { type Part, partsOf } from './parts.ts'
import type { Appointment, Attendance, GroupEvent, TeamMember } from './shapes.ts'

/** What the calendar shows of an appointment or a group event on one day. */
export interface Block extends Part {
  key: string
  kind: 'appointment' | 'event'
  id: number
  staffId: number
  /** When all of it begins. */
  datetime: string
  lengthSeconds: number
  title: string
  note: string
  attendance: Attendance
  seats?: { taken: number; total: number }
}

interface Timed {
  id: number
  staff_id: number
  datetime: string
  length: number
}

type Content = Pick<Block, 'kind' | 'title' | 'note' | 'attendance' | 'seats'>

const toParts = (timed: Timed, content: Content, timeZone: string): Block[] =>
  partsOf(timed, timeZone).map(part => ({
    ...part,
    ...content,
    key: `${content.kind}-${timed.id}${part.isContinued ? `-${part.day}` : ''}`,
    id: timed.id,
    staffId: timed.staff_id,
    datetime: timed.datetime,
    lengthSeconds: timed.length,
  }))

const titlesOf = (appointment: Appointment) => appointment.services.map(({ title }) => title).join(', ')

export const titleOf = ({ client, comment }: Appointment, withoutClient: string): string =>
  client?.display_name || comment || withoutClient

const contentOf = (appointment: Appointment, withoutClient: string): Content => ({
  kind: 'appointment',
  title: titleOf(appointment, withoutClient),
  note: titlesOf(appointment),
  attendance: appointment.attendance as Attendance,
})

const eventContentOf = (event: GroupEvent): Content => ({
  kind: 'event',
  title: event.service.title,
  note: '',
  attendance: 0,
  seats: { taken: event.records_count, total: event.capacity },
})

const timedEvent = ({ timestamp, ...event }: GroupEvent): Timed => ({
  ...event,
  datetime: new Date(timestamp * 1000).toISOString(),
})

/** Seats are shown in their group event. */
export const toBlocks = (
  appointments: Appointment[],
  events: GroupEvent[],
  { withoutClient, timeZone }: { withoutClient: string; timeZone: string },
): Block[] => [
  ...events.flatMap(event => toParts(timedEvent(event), eventContentOf(event), timeZone)),
  ...appointments
    .filter(({ activity_id }) => activity_id === 0)
    .flatMap(appointment => toParts(appointment, contentOf(appointment, withoutClient), timeZone)),
]

export interface Column {
  key: string
  staffId: number
  day: Day
  title: string
  /** Working hours. */
  hours: { from: Minute; till: Minute }[]
}

/** Who has left keeps the hours of the schedule, but works in none of them. */
export function hoursOf({ is_fired, schedule }: TeamMember, day: Day): Column['hours'] {
  const slots = is_fired ? [] : (schedule.find(({ date }) => date === day)?.slots ?? [])
  return slots.map(({ from, to }) => ({ from: toMinute(from), till: toMinute(to) }))
}

/** People who left are shown only while they still have something to do. */
export const presentMembers = (staff: TeamMember[], blocks: Block[]): TeamMember[] =>
  staff.filter(({ id, is_fired }) => !is_fired || blocks.some(({ staffId }) => staffId === id))

export const dayColumns = (members: TeamMember[], day: Day): Column[] =>
  members.map(member => ({
    key: `${member.id}`,
    staffId: member.id,
    day,
    title: member.name,
    hours: hoursOf(member, day),
  }))

export const weekColumns = (member: TeamMember, days: Day[], title: (day: Day) => string): Column[] =>
  days.map(day => ({
    key: day,
    staffId: member.id,
    day,
    title: title(day),
    hours: hoursOf(member, day),
  }))
