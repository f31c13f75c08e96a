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

const { services, resources } = demo
const { maya, leo, sam, irina, amelie, priya } = demo.team.byName
const locationId = demo.locations.main
const zone = 'America/Los_Angeles'
const dayMs = 24 * 3600 * 1000

/** Two weeks of appointments behind and two ahead, and the group events to come with some of their seats. */
export async function seedBookings(ctx: Context, tx: Tx): Promise<void> {
  const at = ctx.clock.now()
  const today = Date.parse(toIsoLocal(at, zone).slice(0, 10))
  const activities = planActivities(today)
  const appointments = [...planAppointments(today), ...planSeats(activities)]
  appointments.forEach((appointment, index) => {
    appointment.id = index + 1
  })
  await addActivities(tx, locationId, { activities, at })
  await addAppointments(tx, locationId, { appointments, userId: demo.owner.id, at })
  await reserveAll(tx, locationId)
  await countVisits(tx, locationId, [...new Set(appointments.map(({ client_id }) => client_id))])
  await reserveIds(tx, ['visits', 'activities', 'appointments'])
}

/** Returns local dates from today on, without Sundays. */
function workingDays(today: number, { from, till }: { from: number; till: number }): string[] {
  return Array.from({ length: till - from }, (_, index) => new Date(today + (from + index) * dayMs))
    .filter(day => day.getUTCDay() !== 0)
    .map(day => day.toISOString().slice(0, 10))
}

const { yoga, workshop } = services

function planActivities(today: number): DemoActivity[] {
  const days = workingDays(today, { from: 1, till: 13 })
  const classes = days.map(day => ({ service: yoga, staffId: priya, begins: `${day}T10:00:00` }))
  const workshops = [days[2], days[7]].map(day => ({
    service: workshop,
    staffId: leo,
    begins: `${day}T14:00:00`,
  }))
  return [...classes, ...workshops].map(({ service, staffId, begins }, index) => ({
    id: index + 1,
    service_id: service.id,
    staff_id: staffId,
    begins,
    length: service.length,
    capacity: service.capacity,
    instances: resources.studio.instances,
  }))
}

/** Says who does what with which instance; everybody has an instance of their own. */
const days: { staffId: number; service: { id: number; length: number }; instances: number[] }[][] = [
  [
    { staffId: maya, service: services.womensHaircut, instances: [] },
    { staffId: leo, service: services.mensHaircut, instances: [] },
    { staffId: sam, service: services.beardTrim, instances: [] },
    { staffId: irina, service: services.manicure, instances: [3] },
    { staffId: amelie, service: services.facial, instances: [8] },
    { staffId: priya, service: services.massage, instances: [9] },
  ],
  [
    { staffId: maya, service: services.colouring, instances: [1] },
    { staffId: leo, service: services.womensHaircut, instances: [] },
    { staffId: sam, service: services.mensHaircut, instances: [] },
    { staffId: irina, service: services.pedicure, instances: [6] },
    { staffId: amelie, service: services.laser, instances: [8, 10] },
    { staffId: priya, service: services.massage, instances: [9] },
  ],
]

function planAppointments(today: number): DemoAppointment[] {
  const past = workingDays(today, { from: -14, till: 0 })
  const coming = workingDays(today, { from: 0, till: 14 })
  return [...past, ...coming].flatMap((day, dayIndex) =>
    (days[dayIndex % days.length] ?? [])
      // Every team member has some days without appointments.
      .filter((_, index) => (dayIndex + index) % 6 !== 0)
      .map(({ staffId, service, instances }, index) => ({
        id: 0,
        staff_id: staffId,
        // Every ninth client comes twice on the same day.
        client_id: clientOf(dayIndex * 6 + index - (index % 9 === 4 ? 1 : 0)),
        service_id: service.id,
        begins: `${day}T${staffId === priya || (staffId !== leo && dayIndex % 3 === 0) ? '14' : '10'}:00:00`,
        length: service.length,
        attendance: attendanceOf(dayIndex < past.length, dayIndex + index),
        activity_id: null,
        instances,
      })),
  )
}

function planSeats(activities: DemoActivity[]): DemoAppointment[] {
  return activities.flatMap((activity, index) =>
    Array.from({ length: (index * 3) % (activity.capacity + 1) }, (_, seat) => ({
      ...activity,
      id: 0,
      client_id: clientOf(index * 12 + seat),
      attendance: 0,
      activity_id: activity.id,
      instances: [],
    })),
  )
}

// 7 and 200 have no common divisor, so neighbouring appointments have different clients.
const clientOf = (index: number) => ((index * 7) % demo.clients.count) + 1

/** Most clients of past appointments came, and some of future ones have confirmed. */
const attendanceOf = (isPast: boolean, index: number) =>
  isPast ? (index % 8 === 7 ? -1 : 1) : index % 3 ? 0 : 2
