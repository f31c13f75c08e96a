import { demo } from './facts.ts'

const { services } = demo
const { maya, leo, sam, irina, amelie, priya } = demo.team.byName

interface Offer {
  service: { id: number; length: number }
  instances: number[]
}

/** What each of the team does in turn; everybody has instances of their own. */
const offers: Record<number, Offer[]> = {
  [maya]: [
    { service: services.womensHaircut, instances: [] },
    { service: services.blowDry, instances: [] },
    { service: services.mensHaircut, instances: [] },
  ],
  [leo]: [
    { service: services.mensHaircut, instances: [] },
    { service: services.womensHaircut, instances: [] },
    { service: services.blowDry, instances: [] },
  ],
  [sam]: [
    { service: services.mensHaircut, instances: [] },
    { service: services.beardTrim, instances: [] },
  ],
  [irina]: [
    { service: services.manicure, instances: [3] },
    { service: services.gelManicure, instances: [3] },
    { service: services.pedicure, instances: [6] },
  ],
  [amelie]: [
    { service: services.facial, instances: [8] },
    { service: services.brows, instances: [] },
    { service: services.laser, instances: [8, 10] },
  ],
  [priya]: [{ service: services.massage, instances: [9] }],
}

/** Everybody works at these minutes of a day, on Saturdays too. */
const shifts = [
  { from: 10 * 60, till: 13 * 60 },
  { from: 14 * 60, till: 17 * 60 },
]
const pauses = [0, 15, 0, 30, 0]
const stepMinutes = 15

export interface Span {
  from: number
  till: number
}

export interface PlannedBooking extends Offer {
  staffId: number
  from: number
}

/** Fills the free time of one person on one day, with a pause here and there; `turn` makes days differ. */
export function planDay(staffId: number, taken: Span[], turn: number): PlannedBooking[] {
  const planned: PlannedBooking[] = []
  for (const shift of shifts)
    for (let at = shift.from; at < shift.till; ) {
      const isFree = (till: number) =>
        till <= shift.till && !taken.some(span => span.from < till && at < span.till)
      const offer = inTurn(offers[staffId] ?? [], turn + planned.length).find(({ service }) =>
        isFree(at + service.length / 60),
      )
      if (offer) planned.push({ ...offer, staffId, from: at })
      at += offer ? offer.service.length / 60 + pauseOf(turn + planned.length) : stepMinutes
    }
  return planned
}

const inTurn = <Item>(items: Item[], turn: number): Item[] => {
  const first = turn % Math.max(items.length, 1)
  return [...items.slice(first), ...items.slice(0, first)]
}

const pauseOf = (turn: number): number => pauses[turn % pauses.length] ?? 0
