import sql, { join, type Sql } from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { AuditEntry } from './audit-entry.ts'

export async function insertAuditEntry(tx: Tx, entry: AuditEntry, at: Date): Promise<void> {
  await tx.run(sql`
    insert into audit_log (at, user_id, action, subject_user_id, partner_id, application_id, location_id, address, note)
    values (${at}, ${entry.userId}, ${entry.action}, ${entry.subjectUserId ?? null}, ${entry.partnerId ?? null},
      ${entry.applicationId ?? null}, ${entry.locationId ?? null}, ${entry.address ?? ''}, ${entry.note ?? ''})`)
}

export interface AuditFilter {
  action?: string
  userId?: number
  applicationId?: number
  partnerId?: number
  locationId?: number
  /** Who did it, or to whom it was done. */
  personId?: number
  address?: string
  from?: Date
  till?: Date
  before?: number
  count: number
  /** Owners do not see the names of operators, who act for the platform. */
  hidesOperators?: true
}

const person = (id: Sql, name: Sql) =>
  sql`case when ${id} is not null then json_build_object('id', ${id}, 'name', coalesce(${name}, '')) end`

const applicationTitle = sql`
  'application_title', coalesce((select title from applications where id = entry.application_id), '')`
const allTitles = sql`${applicationTitle},
  'partner_title', coalesce((select title from partners where id = entry.partner_id), ''),
  'location_title', coalesce((select title from locations where id = entry.location_id), '')`
/** Only operators read entries of several Locations and partners. */
const ownTitles = sql`${applicationTitle}, 'partner_title', '', 'location_title', ''`

/** Lists the newest first, with the id of the last one when there are more. */
export async function listAuditLog(
  db: Db,
  filter: AuditFilter,
): Promise<{ json: string; next: number | null }> {
  const { count } = filter
  const isHidden = filter.hidesOperators ? sql`users.is_operator is true` : sql`false`
  const titles = filter.hidesOperators ? ownTitles : allTitles
  const [row] = await db.run<{ json: string; next: number | null }>(sql`
    with found as (
      select entry.id, row_number() over (order by entry.id desc) as place,
        json_build_object('id', entry.id, 'at', iso_local(entry.at, 'UTC'),
          'user', case when not ${isHidden} then ${person(sql`entry.user_id`, sql`users.name`)} end,
          'action', entry.action,
          'subject', ${person(sql`entry.subject_user_id`, sql`subject.name`)},
          'partner_id', entry.partner_id, 'application_id', entry.application_id, 'location_id', entry.location_id,
          ${titles},
          'address', case when ${isHidden} then '' else entry.address end, 'note', entry.note) as wire
      from audit_log entry
      left join users on users.id = entry.user_id
      left join users subject on subject.id = entry.subject_user_id
      where ${join(conditionsOf(filter), ' and ')} order by entry.id desc limit ${count + 1}
    )
    select coalesce(json_agg(wire order by id desc) filter (where place <= ${count}), '[]')::text as json,
      case when count(*) > ${count} then min(id) filter (where place <= ${count}) end as next
    from found`)
  return row as { json: string; next: number | null }
}

function conditionsOf(filter: AuditFilter): Sql[] {
  const conditions: Sql[] = [sql`true`]
  const { action, userId, applicationId, partnerId, locationId, before } = filter
  if (action !== undefined) conditions.push(sql`entry.action = ${action}`)
  if (userId !== undefined) conditions.push(sql`entry.user_id = ${userId}`)
  // Owners cannot filter by an operator either.
  if (userId !== undefined && filter.hidesOperators) conditions.push(sql`users.is_operator is not true`)
  if (applicationId !== undefined) conditions.push(sql`entry.application_id = ${applicationId}`)
  if (partnerId !== undefined) conditions.push(sql`entry.partner_id = ${partnerId}`)
  if (locationId !== undefined) conditions.push(sql`entry.location_id = ${locationId}`)
  if (filter.personId !== undefined)
    conditions.push(sql`(entry.user_id = ${filter.personId} or entry.subject_user_id = ${filter.personId})`)
  if (filter.address !== undefined)
    conditions.push(sql`entry.address = ${filter.address} and entry.address <> ''`)
  if (filter.from !== undefined) conditions.push(sql`entry.at >= ${filter.from}`)
  if (filter.till !== undefined) conditions.push(sql`entry.at < ${filter.till}`)
  if (before !== undefined) conditions.push(sql`entry.id < ${before}`)
  return conditions
}
