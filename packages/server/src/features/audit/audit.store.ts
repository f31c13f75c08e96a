import sql, { join, type Sql } from 'sql-template-tag'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { AuditEntry } from './audit.ts'

export async function insertAuditEntry(tx: Tx, entry: AuditEntry, at: Date): Promise<void> {
  await tx.run(sql`
    insert into audit_log (at, user_id, action, subject_user_id, partner_id, application_id, location_id, address, note)
    values (${at}, ${entry.userId}, ${entry.action}, ${entry.subjectUserId ?? null}, ${entry.partnerId ?? null},
      ${entry.applicationId ?? null}, ${entry.locationId ?? null}, ${entry.address ?? ''}, ${entry.note ?? ''})`)
}

export interface AuditFilter {
  applicationId?: number
  locationId?: number
  before?: number
  count: number
}

/** The newest first, and the id of the last one when there are more. */
export async function listAuditLog(
  db: Db,
  { applicationId, locationId, before, count }: AuditFilter,
): Promise<{ json: string; next: number | null }> {
  const conditions: Sql[] = [sql`true`]
  if (applicationId !== undefined) conditions.push(sql`entry.application_id = ${applicationId}`)
  if (locationId !== undefined) conditions.push(sql`entry.location_id = ${locationId}`)
  if (before !== undefined) conditions.push(sql`entry.id < ${before}`)
  const [row] = await db.run<{ json: string; next: number | null }>(sql`
    with found as (
      select entry.id, row_number() over (order by entry.id desc) as place,
        json_build_object('id', entry.id, 'at', iso_local(entry.at, 'UTC'),
          'user', json_build_object('id', users.id, 'name', users.name), 'action', entry.action,
          'application_id', entry.application_id, 'location_id', entry.location_id, 'note', entry.note) as wire
      from audit_log entry left join users on users.id = entry.user_id
      where ${join(conditions, ' and ')} order by entry.id desc limit ${count + 1}
    )
    select coalesce(json_agg(wire order by id desc) filter (where place <= ${count}), '[]')::text as json,
      case when count(*) > ${count} then min(id) filter (where place <= ${count}) end as next
    from found`)
  return row as { json: string; next: number | null }
}
