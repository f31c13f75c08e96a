import { createHmac } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { findBookedClient } from '../appointments/booked-client.ts'
import type { RecordCaller } from '../appointments/record-change.ts'
import { createSeat } from '../appointments/seats.ts'
import { noActivity } from './group-events.ts'
import { type ActivityKey, takeSeats } from './seats.ts'

interface SeatInput {
  fullname: string
  phone: string
  email?: string
  comment?: string
  clients_count?: number
}

/** Books seats for a client as one appointment. */
export async function bookSeats(
  ctx: Context,
  key: ActivityKey,
  { input, by }: { input: SeatInput; by: RecordCaller },
): Promise<{ id: number; hash: string }> {
  const count = input.clients_count ?? 1
  return ctx.db.transaction(async tx => {
    const activity = await takeSeats(ctx, tx, key, count)
    if (!activity) throw noActivity()
    const { fullname: name, phone, email, comment } = input
    const client = { name, phone, email }
    const clientId = await findBookedClient(ctx, tx, key.locationId, { client, by })
    const seat = { clientId, count, columns: { comment } }
    const created = await createSeat(ctx, tx, { ...key, ...activity }, { seat, by })
    return { id: created.key.appointmentId, hash: hashOf(ctx, created.key) }
  })
}

/** The hash cannot be guessed from the ids, and need not be stored. */
const hashOf = (ctx: Context, { locationId, appointmentId }: { locationId: number; appointmentId: number }) =>
  createHmac('sha256', ctx.key.current.bytes)
    .update(`seat:${locationId}:${appointmentId}`)
    .digest('hex')
    .slice(0, 32)
