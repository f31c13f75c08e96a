import type { MailLanguage } from '@foyer/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'
import { suspensionOf } from '../lists/suspension-json.store.ts'

export type SuspendedKind = 'partner' | 'location' | 'person'

/** A system user belongs to its partner; a deleted Location or account is gone for everybody. */
const tables: Record<SuspendedKind, { table: Sql; condition: Sql }> = {
  partner: { table: sql`partners`, condition: sql`true` },
  location: { table: sql`locations`, condition: sql`deleted_at is null` },
  person: { table: sql`users`, condition: sql`partner_id is null and deleted_at is null` },
}

export interface SuspensionSubject {
  kind: SuspendedKind
  id: number
}

interface NewSuspension {
  at: Date
  by: number
  reason: string
}

/** Returns false when it is suspended already, or unknown. */
export async function writeSuspension(
  tx: Tx,
  { kind, id }: SuspensionSubject,
  { at, by, reason }: NewSuspension,
): Promise<boolean> {
  const { table, condition } = tables[kind]
  const rows = await tx.run(sql`
    update ${table} set suspended_at = ${at}, suspended_by = ${by}, suspension_reason = ${reason}
    where id = ${id} and ${condition} and suspended_at is null returning id`)
  return rows.length > 0
}

/** Returns false when it is not suspended, or unknown. */
export async function clearSuspension(tx: Tx, { kind, id }: SuspensionSubject): Promise<boolean> {
  const { table, condition } = tables[kind]
  const rows = await tx.run(sql`
    update ${table} set suspended_at = null, suspended_by = null, suspension_reason = ''
    where id = ${id} and ${condition} and suspended_at is not null returning id`)
  return rows.length > 0
}

export interface Suspended {
  title: string
  isOperator: boolean
  json: string
}

export async function findSuspended(tx: Tx, { kind, id }: SuspensionSubject): Promise<Suspended | undefined> {
  const { table, condition } = tables[kind]
  const isPerson = kind === 'person'
  const [row] = await tx.run<Suspended & Record<string, unknown>>(sql`
    select ${isPerson ? sql`name` : sql`title`} as title, ${isPerson ? sql`is_operator` : sql`false`} as "isOperator",
      json_build_object('id', id, 'suspension', ${suspensionOf(sql`found`)})::text as json
    from ${table} found where id = ${id} and ${condition}`)
  return row
}

const recipients: Record<SuspendedKind, (id: number) => Sql> = {
  partner: id => sql`select user_id from partner_members where partner_id = ${id}`,
  // Not the view of owners: it leaves out who is suspended.
  location: id => sql`
    select membership.user_id from memberships membership
    join roles role on role.location_id = membership.location_id and role.id = membership.role_id
    where membership.location_id = ${id} and role.slug = 'owner'`,
  person: id => sql`select ${id}::bigint`,
}

const maxRecipients = 100

type SuspensionRecipient = { to: string; language: MailLanguage | null }

/** Whoever is concerned and has a confirmed address. */
export async function listRecipients(
  tx: Tx,
  { kind, id }: SuspensionSubject,
): Promise<SuspensionRecipient[]> {
  return tx.run<SuspensionRecipient>(sql`
    select email as to, language from users
    where id in (${recipients[kind](id)}) and email is not null and is_email_confirmed
    order by id limit ${maxRecipients}`)
}
