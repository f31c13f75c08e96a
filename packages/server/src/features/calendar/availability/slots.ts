/** A period in milliseconds; the end is excluded. */
export interface TimeSpan {
  begin: number
  end: number
}

/** A team member who does a service, with the time it takes and the resources it needs. */
export interface ServiceOffer {
  staffId: number
  serviceId: number
  lengthMs: number
  resourceIds: number[]
}

interface BusyInstance {
  resourceId: number
  busy: TimeSpan[]
}

/** What is known of a Location's time; periods are in order and do not overlap. */
export interface Availability {
  free: ReadonlyMap<number, TimeSpan[]>
  instances: BusyInstance[]
  offers: ServiceOffer[]
}

/** Slots begin every quarter of an hour, and every time zone is a whole number of quarters away from UTC. */
const stepMs = 15 * 60 * 1000

const nextStep = (time: number) => Math.ceil(time / stepMs) * stepMs

/** Yields the times at which an offer can be booked, in order. */
export function* slotsOf(availability: Availability, offer: ServiceOffer): Generator<number> {
  const needed = offer.resourceIds.map(id =>
    availability.instances.filter(instance => instance.resourceId === id),
  )
  for (const { begin, end } of availability.free.get(offer.staffId) ?? [])
    for (let slot = nextStep(begin); slot + offer.lengthMs <= end; slot += stepMs) {
      const span = { begin: slot, end: slot + offer.lengthMs }
      if (needed.every(instances => instances.some(instance => isFree(instance, span)))) yield slot
    }
}

const isFree = ({ busy }: BusyInstance, { begin, end }: TimeSpan) =>
  !busy.some(taken => taken.begin < end && begin < taken.end)

/** Returns the first moment at which anything can be booked. */
export function earliestSlot(availability: Availability): number | undefined {
  let earliest: number | undefined
  for (const offer of availability.offers) {
    const { value: slot } = slotsOf(availability, offer).next()
    if (typeof slot === 'number' && (earliest === undefined || slot < earliest)) earliest = slot
  }
  return earliest
}
