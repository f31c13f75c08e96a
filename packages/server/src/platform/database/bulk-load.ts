import sql, { raw } from 'sql-template-tag'
import type { Db, Tx } from './db.ts'

interface Upkeep {
  drop: string
  make: string
}

/**
 * For adding rows by the hundred thousand: indexes and references are rebuilt afterwards, which also checks every row.
 * Until the transaction ends, others wait for the tables.
 */
export async function withoutUpkeep<T>(tx: Tx, tables: string[], work: () => Promise<T>): Promise<T> {
  const upkeep = await listUpkeep(tx, tables)
  for (const { drop } of upkeep) await tx.run(sql`${raw(drop)}`)
  const result = await work()
  await tx.run(sql`set local maintenance_work_mem = '256MB'`)
  for (const { make } of upkeep) await tx.run(sql`${raw(make)}`)
  return result
}

/** Unique indexes stay, because they decide about the rows that are added. */
const listUpkeep = (tx: Tx, tables: string[]): Promise<Upkeep[]> =>
  tx.run<Upkeep & { drop: string }>(sql`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
    from pg_index
    where indrelid = any(${tables}::regclass[]) and not indisunique
      and not exists (select from pg_constraint where conindid = indexrelid)
    union all
    select format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where conrelid = any(${tables}::regclass[]) and contype in ('f', 'x')`)

/** Lets the planner know every table, which a copy of the database then knows too. */
export async function vacuumAll(db: Db): Promise<void> {
  await db.run(sql`vacuum (analyze)`)
}
