import sql from 'sql-template-tag'
import type { Db, Tx } from '../../platform/database/database.ts'

/** A process that seals says so every 20 seconds. */
const silenceSeconds = 60

export interface KnownKey {
  id: string
  checkSealed: Buffer
  /** A process seals with this key, or did a moment ago. */
  isInUse: boolean
}

/** Processes that start at the same time check one after the other. */
export async function lockKnownKeys(tx: Tx): Promise<void> {
  await tx.run(sql`lock table secret_keys in share row exclusive mode`)
}

/** Lists the oldest first. */
export const listKnownKeys = (db: Db): Promise<KnownKey[]> =>
  db.run<KnownKey & Record<string, unknown>>(sql`
    select id, check_sealed as "checkSealed", seen_at > now() - ${silenceSeconds} * interval '1 second' as "isInUse"
    from secret_keys order by created_at, id`)

/** Uses the clock of the database, because processes run on several machines. Returns whether the key is new. */
export async function saveSeenKey(db: Db, { id, checkSealed }: Omit<KnownKey, 'isInUse'>): Promise<boolean> {
  const rows = await db.run<{ isNew: boolean }>(sql`
    insert into secret_keys (id, check_sealed, created_at, seen_at) values (${id}, ${checkSealed}, now(), now())
    on conflict (id) do update set seen_at = now()
    returning xmax = 0 as "isNew"`)
  return rows[0]?.isNew ?? false
}

export async function deleteKnownKey(tx: Tx, id: string): Promise<boolean> {
  return (await tx.run(sql`delete from secret_keys where id = ${id} returning id`)).length > 0
}

export async function hasTable(db: Db, name: string): Promise<boolean> {
  const [row] = await db.run<{ is_there: boolean }>(sql`select to_regclass(${name}) is not null as is_there`)
  return row?.is_there ?? false
}
