import type { EventStatus } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Caller, LocationAccess } from '../../../platform/http/caller.ts'
import type { Actor } from '../../events/event.ts'
import { actorOf, recordEvent } from '../../events/events.ts'
import { type AppointmentKey, findAppointment } from './appointments.store.ts'

/** The caller's changes are recorded in its name, and what it sees depends on `showsPhones`. */
export interface RecordCaller {
  actor: Actor
  showsPhones: boolean
}

export const recordCallerOf = (caller: Caller & { location: LocationAccess }): RecordCaller => ({
  actor: actorOf(caller),
  showsPhones: caller.location.rights.has('client_phones_access'),
})

/** The event contains the phone whatever the caller may see; the answer is for the caller. */
export async function recordChange(
  ctx: Context,
  tx: Tx,
  key: AppointmentKey,
  { status, by }: { status: EventStatus; by: RecordCaller },
): Promise<string> {
  const data = (await findAppointment(tx, key, { showsPhones: true })) as string
  const { locationId, appointmentId: resourceId } = key
  recordEvent(ctx, tx, { locationId, resource: 'record', resourceId, status, data, actor: by.actor })
  return by.showsPhones ? data : ((await findAppointment(tx, key, { showsPhones: false })) as string)
}
