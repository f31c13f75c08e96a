import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeBookable, newPhone } from '../../../../test/bookings.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
const slots = 9
const slotMs = 30 * 60 * 1000

type BookingOperation =
  | { do: 'create'; kind: 'record' | 'activity'; start: number; length: number; isForced: boolean }
  | { do: 'move'; index: number; start: number; length: number; isForced: boolean }
  | { do: 'delete'; index: number }

const start = fc.nat(slots - 4)
const length = fc.integer({ min: 1, max: 4 })
const operation: fc.Arbitrary<BookingOperation> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('create' as const),
      kind: fc.constantFrom('record' as const, 'activity' as const),
      start,
      length,
      isForced: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      index: fc.nat(9),
      start,
      length,
      isForced: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), index: fc.nat(9) }) },
)

interface LivingBooking {
  id: number
  kind: 'record' | 'activity'
  start: number
  end: number
}

const isOver = (left: { start: number; end: number }, right: { start: number; end: number }) =>
  left.start < right.end && right.start < left.end

let person: Awaited<ReturnType<typeof makeBookable>>
const phone = newPhone()
let run = 0

beforeAll(async () => {
  person = await makeBookable(world)
})

/** Makes the bookings of one run through the API, in a day of their own. */
class Day {
  readonly begin = Date.UTC(2026, 0, 1) + ++run * 24 * 60 * 60 * 1000

  time = (slot: number) => new Date(this.begin + slot * slotMs).toISOString()

  async create({ kind, start, length, isForced }: Extract<BookingOperation, { do: 'create' }>) {
    const { staffId, serviceId } = person
    const body =
      kind === 'record'
        ? {
            staff_id: staffId,
            services: [{ id: serviceId }],
            client: { phone, name: 'Model' },
            datetime: this.time(start),
            seance_length: (length * slotMs) / 1000,
            save_if_busy: isForced,
          }
        : {
            staff_id: staffId,
            service_id: serviceId,
            capacity: 3,
            date: this.time(start),
            length: (length * slotMs) / 1000,
            force: isForced,
          }
    const path = kind === 'record' ? '/v1/records/1' : '/v1/activity/1'
    const answer = await world.api.post(path, { as: as.owner, body })
    return { status: answer.status, id: answer.json.data?.id as number }
  }

  async move(
    { id, kind }: LivingBooking,
    { start, length, isForced }: Extract<BookingOperation, { do: 'move' }>,
  ) {
    const seconds = (length * slotMs) / 1000
    const body =
      kind === 'record'
        ? { datetime: this.time(start), seance_length: seconds, save_if_busy: isForced }
        : { date: this.time(start), length: seconds, force: isForced }
    return (await world.api.put(`/v1/${kind}/1/${id}`, { as: as.owner, body })).status
  }

  remove = ({ id, kind }: LivingBooking) => world.api.delete(`/v1/${kind}/1/${id}`, { as: as.owner })

  async taken(): Promise<boolean[]> {
    const rows = await world.query(
      `select extract(epoch from lower(during)) * 1000 as begin, extract(epoch from upper(during)) * 1000 as end
       from reservations where subject = 'staff' and subject_id = $1 and during && tstzrange($2, $3)`,
      [person.staffId, this.time(0), this.time(slots)],
    )
    return Array.from({ length: slots }, (_, slot) => {
      const at = this.begin + slot * slotMs
      return rows.some(row => Number(row.begin) <= at && at < Number(row.end))
    })
  }
}

describe('reservations', { timeout: 60_000 }, () => {
  it('what is taken is the union of all bookings, and a normal one is refused exactly where it meets another', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 3, maxLength: 10 }), async operations => {
        const day = new Day()
        let living: LivingBooking[] = []
        for (const operation of operations) {
          if (operation.do === 'create') {
            const wanted = { start: operation.start, end: operation.start + operation.length }
            const isFree = operation.isForced || !living.some(other => isOver(wanted, other))
            const { status, id } = await day.create(operation)
            expect(status).toBe(isFree ? 201 : 409)
            if (isFree) living.push({ ...wanted, id, kind: operation.kind })
            continue
          }
          const booking = living[operation.index % Math.max(living.length, 1)]
          if (!booking) continue
          const others = living.filter(other => other !== booking)
          if (operation.do === 'delete') {
            await day.remove(booking)
            living = others
          } else {
            const wanted = { start: operation.start, end: operation.start + operation.length }
            const isSame = wanted.start === booking.start && wanted.end === booking.end
            const isFree = isSame || operation.isForced || !others.some(other => isOver(wanted, other))
            expect(await day.move(booking, operation)).toBe(isFree ? 200 : 409)
            if (isFree) Object.assign(booking, wanted)
          }
        }
        const expected = Array.from({ length: slots }, (_, slot) =>
          living.some(booking => isOver(booking, { start: slot, end: slot + 1 })),
        )
        expect(await day.taken()).toEqual(expected)
      }),
      { numRuns: 20 },
    )
  })
})
