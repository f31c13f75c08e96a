import type { Context } from '../../../context.ts'
import { listBusyInstances, listFreeTime, listOffers, type Window } from './availability.store.ts'
import { type Availability, earliestSlot, slotsOf, type TimeSpan } from './slots.ts'

const dayMs = 24 * 60 * 60 * 1000

// Most Locations have a free slot soon, so we look a little ahead first and look further only for the rest.
const horizonsDays = [2, 14, 90]

/** Returns the next free slot of each Location of a page, in a handful of queries. */
export async function nextSlots(ctx: Context, locationIds: number[]): Promise<Map<number, Date>> {
  const found = new Map<number, Date>()
  const from = ctx.clock.now()
  let missing = locationIds
  for (const days of horizonsDays) {
    if (missing.length === 0) break
    const known = await readAvailability(ctx, missing, {
      from,
      till: new Date(from.getTime() + days * dayMs),
    })
    for (const [locationId, availability] of known) {
      const slot = earliestSlot(availability)
      if (slot !== undefined) found.set(locationId, new Date(slot))
    }
    missing = missing.filter(locationId => !found.has(locationId))
  }
  return found
}

interface SlotQuery {
  locationId: number
  window: Window
  staffId?: number
  serviceId?: number
}

export interface FreeSlot {
  staffId: number
  serviceId: number
  at: Date
}

/** Returns every slot of a Location in a period. */
export async function listSlots(
  ctx: Context,
  { locationId, window, ...only }: SlotQuery,
): Promise<FreeSlot[]> {
  const from = new Date(Math.max(window.from.getTime(), ctx.clock.now().getTime()))
  if (from >= window.till) return []
  const known = await readAvailability(ctx, [locationId], { from, till: window.till }, only)
  const availability = known.get(locationId)
  if (!availability) return []
  return availability.offers
    .flatMap(offer =>
      [...slotsOf(availability, offer)].map(slot => ({
        staffId: offer.staffId,
        serviceId: offer.serviceId,
        at: new Date(slot),
      })),
    )
    .sort((left, right) => left.at.getTime() - right.at.getTime() || left.staffId - right.staffId)
}

async function readAvailability(
  ctx: Context,
  locationIds: number[],
  window: Window,
  only: { staffId?: number; serviceId?: number } = {},
): Promise<Map<number, Availability>> {
  const [free, instances, offers] = await Promise.all([
    listFreeTime(ctx.db, locationIds, window),
    listBusyInstances(ctx.db, locationIds, window),
    listOffers(ctx.db, locationIds, only),
  ])
  const known = new Map(
    locationIds.map(id => [
      id,
      { free: new Map<number, TimeSpan[]>(), instances: [], offers: [] } as FreeTimes,
    ]),
  )
  for (const row of free) known.get(row.location_id)?.free.set(row.subject_id, toSpans(row))
  for (const row of instances)
    known.get(row.location_id)?.instances.push({ resourceId: row.resource_id, busy: toSpans(row) })
  for (const row of offers)
    known.get(row.location_id)?.offers.push({
      staffId: row.staff_id,
      serviceId: row.service_id,
      lengthMs: row.seance_length * 1000,
      resourceIds: row.resource_ids,
    })
  return known
}

type FreeTimes = Availability & { free: Map<number, TimeSpan[]> }

const toSpans = ({ begins, ends }: { begins: number[]; ends: number[] }): TimeSpan[] =>
  begins.map((begin, index) => ({ begin, end: ends[index] as number }))
