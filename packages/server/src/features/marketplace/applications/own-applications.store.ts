import type { PartnerRole } from '@foyer/contract'
import sql from 'sql-template-tag'
import { assignments, insertion, isNothing } from '../../../platform/database/columns.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { jsonWithPlainUrls } from '../../../platform/http/plain-urls.ts'
import type { Stage } from './application.store.ts'
import type { Pending, WholeApplication } from './pending-changes.ts'

/** An application is reached through the partner account of its developer, never by its id alone. */
export interface OwnApplicationKey {
  userId: number
  applicationId: number
}

const isOwn = (key: OwnApplicationKey) => sql`
  application.id = ${key.applicationId} and exists (
    select from partner_members member
    where member.partner_id = application.partner_id and member.user_id = ${key.userId})`

export async function listOwn(
  db: Db,
  { userId, partnerId }: { userId: number; partnerId?: number },
): Promise<string> {
  const rows = await db.run<{ json: string; role: PartnerRole }>(sql`
    select application.wire::text as json, member.role
    from partner_members member join wire_applications application on application.partner_id = member.partner_id
    where member.user_id = ${userId} and (${partnerId ?? null}::bigint is null or member.partner_id = ${partnerId ?? null})
    order by application.id`)
  return `[${rows.map(({ json, role }) => (role === 'viewer' ? jsonWithPlainUrls(json) : json)).join()}]`
}

export async function findOwn(db: Db, key: OwnApplicationKey): Promise<string | undefined> {
  const [row] = await db.run<{ json: string }>(
    sql`select application.wire::text as json from wire_applications application where ${isOwn(key)}`,
  )
  return row?.json
}

/** The lock is weak enough for rows that refer to the application, so its installations can change meanwhile. */
export async function lockOwn(tx: Tx, key: OwnApplicationKey): Promise<WholeApplication | undefined> {
  const locked = await tx.run(sql`select from applications application where ${isOwn(key)} for no key update`)
  if (locked.length === 0) return undefined
  // A separate statement sees what the previous holder of the lock has committed.
  const json = await findOwn(tx, key)
  return json === undefined ? undefined : (JSON.parse(json) as WholeApplication)
}

/** This lock also makes two concurrent creations count each other. */
export async function lockPartnerOf(
  tx: Tx,
  key: { userId: number; partnerId: number },
): Promise<{ applications: number } | undefined> {
  const rows = await tx.run(sql`
    select from partners partner where partner.id = ${key.partnerId} and exists (
      select from partner_members member where member.partner_id = partner.id and member.user_id = ${key.userId})
    for update`)
  if (rows.length === 0) return undefined
  const [row] = await tx.run<{ applications: number }>(
    sql`select count(*)::int as applications from applications where partner_id = ${key.partnerId}`,
  )
  return row
}

export interface ApplicationColumns {
  title?: string
  icon?: string
  short_description?: string
  description?: string
  category?: string
  country_ids?: number[]
  price?: string
  functionalities?: string[]
  is_public?: boolean
  rights?: string[]
  kinds?: string[]
  registration_url?: string
  asks_for_user_data?: boolean
  webhook_url?: string
  receiver_url?: string
  sends_partner_token?: boolean
  sends_payments?: boolean
  sends_personal_data?: boolean
  stage?: Stage
  pending?: Pending | null
  pending_since?: Date | null
  revision?: number
  review_note?: string
  whitelist_requested_at?: Date | null
  system_user_id?: number
}

export async function insertApplication(
  tx: Tx,
  application: ApplicationColumns & { partner_id: number; created_at: Date },
): Promise<number> {
  const [row] = await tx.run<{ id: number }>(
    sql`insert into applications ${insertion({ ...application })} returning id`,
  )
  return (row as { id: number }).id
}

/** The caller's transaction has locked the application. */
export async function updateApplication(
  tx: Tx,
  { id }: { id: number },
  columns: ApplicationColumns,
): Promise<void> {
  if (isNothing({ ...columns })) return
  await tx.run(sql`update applications set ${assignments({ ...columns })} where id = ${id}`)
}

export async function wasConnected(tx: Tx, { id }: { id: number }): Promise<boolean> {
  const [row] = await tx.run<{ was_connected: boolean }>(
    sql`select exists (select from installations where application_id = ${id}) as was_connected`,
  )
  return (row as { was_connected: boolean }).was_connected
}

export async function deleteApplication(tx: Tx, { id }: { id: number }): Promise<void> {
  await tx.run(sql`delete from applications where id = ${id}`)
}
