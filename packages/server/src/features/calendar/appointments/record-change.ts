import type { EventStatus } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { forbidden } from '../../../platform/errors.ts'
import type { Caller, LocationAccess } from '../../../platform/http/caller.ts'
import type { Actor } from '../../events/event.ts'
import { actorOf, recordEvent } from '../../events/events.ts'
import { type AppointmentKey, findAppointment } from './appointments.store.ts'

/** The caller's changes are recorded in its name, and what it sees depends on `showsPhones`. */
export interface RecordCaller {
  actor: Actor
  showsPhones: boolean
  /** Whether it may name clients by their IDs, and so learn who they are. */
  seesClients: boolean
}

export const recordCallerOf = (caller: Caller & { location: LocationAccess }): RecordCaller => ({
  actor: actorOf(caller),
  showsPhones: caller.location.rights.has('client_phones_access'),
  seesClients: caller.location.rights.has('clients_access'),
})

/** The answer of a change is the whole record, so an empty change would read it. */
export function changingCallerOf(caller: Caller & { location: LocationAccess }): RecordCaller {
  if (!caller.location.rights.has('timetable_access'))
    throw forbidden('The answer shows what you change: the right timetable_access is needed too.')
  return recordCallerOf(caller)
}

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
