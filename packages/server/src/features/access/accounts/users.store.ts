import type { MailLanguage } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface Profile {
  id: number
  name: string
  email: string | null
  phone: string | null
  avatar: string
  is_operator: boolean
  /** Nobody is approved before the address is confirmed. */
  is_approved: boolean
  is_email_confirmed: boolean
  /** The language of mails; null until the person has chosen one. */
  language: MailLanguage | null
  password_hash: string | null
  has_second_factor: boolean
  suspended_at: Date | null
  /** Why operators have suspended the person; empty while they have not. */
  suspension_reason: string
}

const columns = sql`id, name, email, phone, avatar, is_operator,
  is_approved and is_email_confirmed as is_approved, is_email_confirmed, language, password_hash, suspended_at, suspension_reason,
  exists (select from second_factors factor where factor.user_id = users.id and factor.confirmed_at is not null)
    as has_second_factor`

/** Finds people only, because a system user cannot sign in. */
export async function findUserByLogin(db: Db, login: string): Promise<Profile | undefined> {
  const match = login.includes('@') ? sql`lower(email) = ${login}` : sql`phone = ${login}`
  const [row] = await db.run<Profile>(sql`select ${columns} from users where ${match} and partner_id is null`)
  return row
}

export async function findUser(db: Db, userId: number): Promise<Profile | undefined> {
  const [row] = await db.run<Profile>(
    sql`select ${columns} from users where id = ${userId} and deleted_at is null`,
  )
  return row
}

export interface NewUser {
  name: string
  email: string | null
  phone?: string | null
  passwordHash: string | null
  isOperator?: boolean
  /** The partner of a system user. */
  partnerId?: number
  language?: MailLanguage
  at: Date
}

export async function insertUser(tx: Tx, user: NewUser): Promise<number> {
  const [row] = await tx.run<{ id: number }>(sql`
    insert into users (name, email, phone, password_hash, is_operator, partner_id, language, created_at)
    values (${user.name}, ${user.email}, ${user.phone ?? null}, ${user.passwordHash}, ${user.isOperator ?? false},
      ${user.partnerId ?? null}, ${user.language ?? null}, ${user.at})
    returning id`)
  return (row as { id: number }).id
}

export async function updateUserName(tx: Tx, userId: number, name: string): Promise<void> {
  await tx.run(sql`update users set name = ${name} where id = ${userId} and deleted_at is null`)
}

/**
 * Returns the current hash of the password, or undefined when the account was deleted. A change of the password, or another lock of the person, waits until the
 * transaction ends.
 */
export async function lockPerson(tx: Tx, userId: number): Promise<string | null | undefined> {
  const [row] = await tx.run<{ password_hash: string | null }>(
    sql`select password_hash from users where id = ${userId} and deleted_at is null for no key update`,
  )
  return row?.password_hash
}

export async function updatePassword(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await tx.run(
    sql`update users set password_hash = ${passwordHash} where id = ${userId} and deleted_at is null`,
  )
}

export async function markOperator(tx: Tx, userId: number): Promise<void> {
  await tx.run(
    sql`update users set is_operator = true where id = ${userId} and partner_id is null and deleted_at is null`,
  )
}

/** Returns false when the account has another address by now. */
export async function markEmailConfirmed(tx: Tx, key: { userId: number; email: string }): Promise<boolean> {
  const rows = await tx.run(sql`
    update users set is_email_confirmed = true where id = ${key.userId} and lower(email) = ${key.email} returning id`)
  return rows.length > 0
}

/** Stores a new address that was proved. */
export async function updateEmail(tx: Tx, userId: number, email: string): Promise<void> {
  await tx.run(
    sql`update users set email = ${email}, is_email_confirmed = true where id = ${userId} and deleted_at is null`,
  )
}

export async function lockActiveOperators(tx: Tx): Promise<number[]> {
  const rows = await tx.run<{ id: number }>(sql`
    select id from users where is_operator and suspended_at is null order by id for no key update`)
  return rows.map(({ id }) => id)
}
