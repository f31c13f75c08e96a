import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

export interface TakenTime {
  staff_id: number
  /** Local, `YYYY-MM-DD HH:MM`. */
  begins: string
  ends: string
}

/** What the team has already to do from this local day on. */
export async function listTakenTime(tx: Tx, locationId: number, from: string): Promise<TakenTime[]> {
  return tx.run<TakenTime>(sql`
    select held.subject_id::int as staff_id,
      to_char(lower(held.during) at time zone location.timezone_name, 'YYYY-MM-DD HH24:MI') as begins,
      to_char(upper(held.during) at time zone location.timezone_name, 'YYYY-MM-DD HH24:MI') as ends
    from reservations held join locations location on location.id = held.location_id
    where held.location_id = ${locationId} and held.subject = 'staff'
      and held.during && tstzrange(moment_at(${`${from}T00:00:00`}, location.timezone_name), null)`)
}

export async function findLastIds(
  tx: Tx,
  locationId: number,
): Promise<{ appointment: number; activity: number }> {
  const [row] = await tx.run<{ appointment: number; activity: number }>(sql`
    select coalesce((select max(id) from appointments where location_id = ${locationId}), 0)::int as appointment,
      coalesce((select max(id) from activities where location_id = ${locationId}), 0)::int as activity`)
  return row as { appointment: number; activity: number }
}

export async function cancelAppointment(
  tx: Tx,
  locationId: number,
  { id, at }: { id: number; at: Date },
): Promise<void> {
  await tx.run(sql`
    update appointments set deleted_at = ${at}, last_change_date = ${at}
    where location_id = ${locationId} and id = ${id}`)
}
