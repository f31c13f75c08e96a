/** What a test Location begins with; pure. */

/** Everybody works at these hours on every day around now. */
export const workingHours = [
  { from: '09:00', to: '13:00' },
  { from: '14:00', to: '18:00' },
]

/** The first and the last day of the schedules, counted from today. */
export const scheduledDays = { first: -7, last: 21 }

export const team = [
  { name: 'Alex Rivera', specialization: 'Hair stylist' },
  { name: 'Kim Novak', specialization: 'Colourist' },
] as const

export const serviceCategory = 'Hair'

const minute = 60

export const services = [
  { title: 'Haircut', price: 40, lengthSeconds: 45 * minute },
  { title: 'Colouring', price: 120, lengthSeconds: 90 * minute },
] as const

/** Numbers that are reserved for fiction. */
export const clients = [
  { name: 'Ada', surname: 'Byron', phone: '+14155550141', email: 'ada@example.com' },
  { name: 'Grace', surname: 'Hopper', phone: '+14155550142', email: 'grace@example.com' },
  { name: 'Alan', surname: 'Turing', phone: '+14155550143', email: 'alan@example.com' },
  { name: 'Katherine', surname: 'Johnson', phone: '+14155550144', email: 'katherine@example.com' },
] as const

interface SampleAppointment {
  /** Counted from today. */
  day: number
  time: string
  /** Positions in the lists above. */
  member: number
  service: number
  client: number
}

export const appointments: readonly SampleAppointment[] = [
  { day: -1, time: '10:00', member: 0, service: 0, client: 0 },
  { day: -1, time: '15:00', member: 1, service: 1, client: 1 },
  { day: 0, time: '11:00', member: 0, service: 0, client: 2 },
  { day: 0, time: '16:00', member: 1, service: 0, client: 3 },
  { day: 1, time: '09:30', member: 0, service: 1, client: 1 },
  { day: 1, time: '14:00', member: 1, service: 1, client: 2 },
  { day: 2, time: '12:00', member: 0, service: 0, client: 3 },
]

export const product = { category: 'Hair care', title: 'Shampoo, 250 ml', cost: 14 }

const dayMs = 24 * 60 * 60 * 1000

/** `2026-02-02` and 1 are `2026-02-03`. */
export const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
