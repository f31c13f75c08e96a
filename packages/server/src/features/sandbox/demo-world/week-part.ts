import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { toIsoLocal } from '../../../platform/local-time.ts'
import { countVisits } from '../../calendar/appointments/visits.store.ts'
import { reserveAll } from '../../calendar/reservations/reservations.ts'
import {
  addActivities,
  addAppointments,
  type DemoActivity,
  type DemoAppointment,
} from './bookings-part.store.ts'
import { reserveIds } from './demo.store.ts'
import { demo } from './facts.ts'
import { type PlannedBooking, planDay, type Span } from './plan-week.ts'
import { cancelAppointment, findLastIds, listTakenTime, type TakenTime } from './week-part.store.ts'

const locationId = demo.locations.main
const zone = 'America/Los_Angeles'
const dayMs = 24 * 3600 * 1000
const { priya } = demo.team.byName
const yogaAt = 12 * 60
const yogaSeats = 7

/**
 * A full team from Monday of this week to Saturday of the next: clients who came and did not come, a class with seats
 * today, and a cancellation. It stands around what is booked already, so that a calendar looks as on a working day.
 */
export async function seedWeek(ctx: Context, tx: Tx): Promise<void> {
  const at = ctx.clock.now()
  const now = toIsoLocal(at, zone).slice(0, 16)
  const days = workingDays(now.slice(0, 10))
  const last = await findLastIds(tx, locationId)
  const taken = await listTakenTime(tx, locationId, days[0] as string)
  const activities = planClass(now.slice(0, 10), { id: last.activity + 1, taken })
  const appointments = [
    ...planAppointments(days, { now, taken, activities }),
    ...activities.flatMap(planSeats),
  ].map((appointment, index) => ({ ...appointment, id: last.appointment + 1 + index }))
  await addActivities(tx, locationId, { activities, at })
  await addAppointments(tx, locationId, { appointments, userId: demo.owner.id, at })
  const cancelled = appointments.find(({ begins, activity_id }) => begins > now && activity_id === null)
  if (cancelled) await cancelAppointment(tx, locationId, { id: cancelled.id, at })
  await reserveAll(tx, locationId)
  await countVisits(tx, locationId, [...new Set(appointments.map(({ client_id }) => client_id))])
  await reserveIds(tx, ['visits', 'activities', 'appointments'])
}

/** Monday to Saturday of this week and the next. */
function workingDays(today: string): string[] {
  const day = Date.parse(today)
  const monday = day - ((new Date(day).getUTCDay() + 6) % 7) * dayMs
  return [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12].map(count =>
    new Date(monday + count * dayMs).toISOString().slice(0, 10),
  )
}

/** A class at noon of today, unless the shop is closed or its teacher has no time. */
function planClass(today: string, { id, taken }: { id: number; taken: TakenTime[] }): DemoActivity[] {
  const { yoga } = demo.services
  const time = { from: yogaAt, till: yogaAt + yoga.length / 60 }
  const isFree = !spansOf(taken, priya, today).some(span => span.from < time.till && time.from < span.till)
  if (new Date(today).getUTCDay() === 0 || !isFree) return []
  return [
    {
      id,
      service_id: yoga.id,
      staff_id: priya,
      begins: `${today}T${toTime(yogaAt)}:00`,
      length: yoga.length,
      capacity: yoga.capacity,
      instances: demo.resources.studio.instances,
    },
  ]
}

interface Booked {
  now: string
  taken: TakenTime[]
  activities: DemoActivity[]
}

function planAppointments(days: string[], { now, taken, activities }: Booked): DemoAppointment[] {
  return days.flatMap((day, dayIndex) => {
    const classes = activities.filter(({ begins }) => begins.startsWith(day))
    const bookings = demo.team.staff.flatMap(staffId => {
      const inClass = classes.filter(({ staff_id }) => staff_id === staffId).map(spanOfClass)
      return planDay(staffId, [...spansOf(taken, staffId, day), ...inClass], dayIndex + staffId)
    })
    return bookings.map((booking, index) =>
      toAppointment(booking, { day, now, place: dayIndex * 40 + index }),
    )
  })
}

const spanOfClass = ({ begins, length }: DemoActivity): Span => {
  const from = toMinute(begins.slice(11, 16))
  return { from, till: from + length / 60 }
}

function toAppointment(
  { staffId, service, instances, from }: PlannedBooking,
  { day, now, place }: { day: string; now: string; place: number },
): DemoAppointment {
  const begins = `${day}T${toTime(from)}:00`
  const isPast = begins.slice(0, 16) < now
  return {
    id: 0,
    staff_id: staffId,
    client_id: clientOf(place),
    service_id: service.id,
    begins,
    length: service.length,
    attendance: isPast ? (place % 9 === 4 ? -1 : 1) : place % 3 === 0 ? 2 : 0,
    activity_id: null,
    instances,
  }
}

const planSeats = (activity: DemoActivity): DemoAppointment[] =>
  Array.from({ length: yogaSeats }, (_, seat) => ({
    ...activity,
    id: 0,
    client_id: clientOf(900 + seat),
    attendance: 0,
    activity_id: activity.id,
    instances: [],
  }))

const spansOf = (taken: TakenTime[], staffId: number, day: string): Span[] =>
  taken
    .filter(({ staff_id, begins }) => staff_id === staffId && begins.startsWith(day))
    .map(({ begins, ends }) => ({ from: toMinute(begins.slice(11)), till: toMinute(ends.slice(11)) }))

// 11 and 200 have no common divisor, so the clients of a day differ.
const clientOf = (place: number) => ((place * 11) % demo.clients.count) + 1

const toMinute = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const toTime = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map(part => String(part).padStart(2, '0')).join(':')
