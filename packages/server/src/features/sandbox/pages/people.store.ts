import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

interface SandboxPerson {
  id: number
  name: string
  email: string | null
}

/** Lists the newest first. */
export async function listPeople(db: Db, limit: number): Promise<SandboxPerson[]> {
  return db.run<SandboxPerson & Record<string, unknown>>(sql`
    select id, name, email from users where partner_id is null and deleted_at is null order by id desc limit ${limit}`)
}

/** The present addresses of people. */
export async function findEmails(db: Db, userIds: number[]): Promise<Map<number, string>> {
  const rows = await db.run<{ id: number; email: string }>(sql`
    select id, email from users where id = any(${userIds}::bigint[]) and email is not null`)
  return new Map(rows.map(({ id, email }) => [id, email]))
}

interface Becoming {
  is_suspended: boolean
  has_second_factor: boolean
}

export async function findBecoming(db: Db, userId: number): Promise<Becoming | undefined> {
  const [row] = await db.run<Becoming & Record<string, unknown>>(sql`
    select suspended_at is not null as is_suspended,
      exists (select from second_factors factor where factor.user_id = users.id and factor.confirmed_at is not null)
        as has_second_factor
    from users where id = ${userId} and partner_id is null and deleted_at is null`)
  return row
}
