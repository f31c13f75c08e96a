import sql from 'sql-template-tag'
import { assignments, insertion } from '../../../platform/database/columns.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

export interface StaffKey {
  locationId: number
  staffId: number
}

export interface StaffColumns {
  name?: string
  specialization?: string
  position_id?: number | null
  weight?: number
  information?: string
  api_id?: string
  is_hidden?: boolean
  is_fired?: boolean
  user_id?: number | null
}

const all = statement<{ json: string; total: number }>(
  'staff.all',
  `select coalesce(json_agg(wire order by weight desc, id), '[]')::text as json, count(*)::int as total
   from wire_staff where location_id = $1`,
)

export async function listStaff(db: Db, locationId: number): Promise<{ json: string; total: number }> {
  const [row] = await all(db, [locationId])
  return row as { json: string; total: number }
}

const byId = statement<{ json: string }>(
  'staff.one',
  'select wire::text as json from wire_staff where location_id = $1 and id = $2',
)

export async function findStaff(db: Db, key: StaffKey): Promise<string | undefined> {
  return (await byId(db, [key.locationId, key.staffId]))[0]?.json
}

export async function insertStaff(
  tx: Tx,
  locationId: number,
  { columns, at }: { columns: StaffColumns; at: Date },
): Promise<number> {
  const [row] = await tx.run<{ id: number }>(sql`
    insert into staff ${insertion({ location_id: locationId, ...columns, created_at: at, last_change_date: at })}
    returning id`)
  return (row as { id: number }).id
}

/** Returns false when there is no such team member. */
export async function updateStaff(
  tx: Tx,
  key: StaffKey,
  { columns, at }: { columns: StaffColumns & { deleted_at?: Date }; at: Date },
): Promise<boolean> {
  const rows = await tx.run(sql`
    update staff set ${assignments({ ...columns, last_change_date: at })}
    where location_id = ${key.locationId} and id = ${key.staffId} and deleted_at is null returning id`)
  return rows.length > 0
}

/**
 * Lets one transaction at a time change a team member, while bookings continue. Returns false when there is no such
 * team member.
 */
export async function lockStaff(tx: Tx, key: StaffKey): Promise<boolean> {
  const rows = await tx.run(sql`
    select from staff where location_id = ${key.locationId} and id = ${key.staffId} and deleted_at is null
    for no key update`)
  return rows.length > 0
}

/** Returns how many of them exist, and keeps those from being deleted before the transaction ends. */
export async function holdStaff(tx: Tx, locationId: number, staffIds: number[]): Promise<number> {
  const rows = await tx.run(sql`
    select from staff where location_id = ${locationId} and id = any(${staffIds}::bigint[]) and deleted_at is null
    order by id for share`)
  return rows.length
}
