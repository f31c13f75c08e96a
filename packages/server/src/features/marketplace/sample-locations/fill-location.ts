import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { createAppointmentIn } from '../../calendar/appointments/appointments.ts'
import { createCategoryIn } from '../../calendar/services/service-categories.ts'
import { createServiceIn } from '../../calendar/services/services.ts'
import { changeScheduleIn } from '../../calendar/team/schedules.ts'
import { createStaffIn } from '../../calendar/team/team.ts'
import { createClientIn } from '../../clients/clients.ts'
import { createGoodIn } from '../../commerce/products/goods.ts'
import { addGoodsCategory } from '../../commerce/products/goods-categories.ts'
import type { Actor } from '../../events/event.ts'
import { findToday } from './sample-locations.store.ts'
import {
  appointments,
  clients,
  dayAfter,
  product,
  scheduledDays,
  serviceCategory,
  services,
  team,
  workingHours,
} from './sample-records.ts'

export interface LocationToFill {
  locationId: number
  actor: Actor
}

const idIn = (json: string): number => (JSON.parse(json) as { id: number }).id

/** Writes the sample records of a new Location by the rules of their own rooms, so that each has its event. */
export async function fillLocation(ctx: Context, tx: Tx, place: LocationToFill): Promise<void> {
  const today = await findToday(tx, place.locationId, ctx.clock.now())
  const staffIds = await addTeam(ctx, tx, { ...place, today })
  const serviceIds = await addServices(ctx, tx, { ...place, staffIds })
  for (const client of clients) await createClientIn(ctx, tx, { ...place, input: client })
  await addAppointments(ctx, tx, { ...place, today, staffIds, serviceIds })
  await addProduct(ctx, tx, place)
}

async function addTeam(
  ctx: Context,
  tx: Tx,
  { today, ...place }: LocationToFill & { today: string },
): Promise<number[]> {
  const { locationId, actor } = place
  const { first, last } = scheduledDays
  const days = Array.from({ length: last - first + 1 }, (_, index) => dayAfter(today, first + index))
  const rows = days.map(date => ({ date, slots: workingHours }))
  const range = { start: dayAfter(today, first), end: dayAfter(today, last) }
  const staffIds: number[] = []
  for (const member of team) {
    const staffId = idIn(await createStaffIn(ctx, tx, { ...place, input: member }))
    await changeScheduleIn(ctx, tx, { key: { locationId, staffId }, range, rows, actor })
    staffIds.push(staffId)
  }
  return staffIds
}

async function addServices(
  ctx: Context,
  tx: Tx,
  { staffIds, ...place }: LocationToFill & { staffIds: number[] },
): Promise<number[]> {
  const category = { title: serviceCategory, staff: staffIds }
  const category_id = idIn(await createCategoryIn(ctx, tx, { ...place, input: category }))
  const serviceIds: number[] = []
  for (const { title, price, lengthSeconds } of services) {
    const staff = staffIds.map(id => ({ id, seance_length: lengthSeconds }))
    const input = { title, category_id, price_min: price, staff }
    serviceIds.push(idIn(await createServiceIn(ctx, tx, { ...place, input })))
  }
  return serviceIds
}

interface SampleBookings extends LocationToFill {
  today: string
  staffIds: number[]
  serviceIds: number[]
}

async function addAppointments(ctx: Context, tx: Tx, booked: SampleBookings): Promise<void> {
  const { locationId, actor, today, staffIds, serviceIds } = booked
  const by = { actor, showsPhones: true, seesClients: true }
  for (const { day, time, member, service, client } of appointments) {
    const input = {
      staff_id: staffIds[member] as number,
      services: [{ id: serviceIds[service] as number }],
      client: clients[client] as (typeof clients)[number],
      datetime: `${dayAfter(today, day)} ${time}:00`,
      seance_length: (services[service] as (typeof services)[number]).lengthSeconds,
    }
    await createAppointmentIn(ctx, tx, { locationId, input, by })
  }
}

async function addProduct(ctx: Context, tx: Tx, place: LocationToFill): Promise<void> {
  const { category, title, cost } = product
  const category_id = await addGoodsCategory(ctx, tx, { locationId: place.locationId, title: category })
  const columns = { title, category_id, cost, sale_unit_id: 1, service_unit_id: 1 }
  await createGoodIn(ctx, tx, { ...place, columns })
}
