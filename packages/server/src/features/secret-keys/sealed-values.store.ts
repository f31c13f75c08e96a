import sql, { join, raw, type Sql } from 'sql-template-tag'
import { headerLength, mark } from '../../platform/crypto/key-ring.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { SealedColumn } from './sealed-columns.ts'

export interface SealedValue {
  key: number[]
  purpose: number[]
  sealed: Buffer
}

interface Stretch {
  /** The primary key of the last value that was read; empty at the beginning. */
  after: number[]
  limit: number
}

/** Counts the values of each key id; null stands for values from before keys had ids. */
export async function countByKey(
  db: Db,
  { table, column }: SealedColumn,
): Promise<{ id: string | null; count: number }[]> {
  const value = raw(column)
  const id = sql`case when substring(${value} from 1 for ${mark.length}::int) = ${mark} then
    encode(substring(${value} from ${mark.length + 1}::int for ${headerLength - mark.length}::int), 'hex') end`
  return db.run<{ id: string | null; count: number }>(sql`
    select id, count(*)::int as count
    from (select ${id} as id from ${raw(table)} where ${value} is not null) named
    group by id`)
}

/** Lists values without a key id, in the order of their primary keys. */
export const listUnnamed = (db: Db, sealedColumn: SealedColumn, stretch: Stretch): Promise<SealedValue[]> =>
  db.run<SealedValue & Record<string, unknown>>(
    selectValues(
      sealedColumn,
      stretch,
      sql`not starts_with(encode(${raw(sealedColumn.column)}, 'hex'), ${mark.toString('hex')})`,
    ),
  )

/** Returns a few of the newest and of the oldest values. */
export async function sampleValues(
  db: Db,
  sealedColumn: SealedColumn,
  limit: number,
): Promise<SealedValue[]> {
  const from = sql`
    select ${toJson(sealedColumn.key)} as key, ${toJson(sealedColumn.purposeColumns)} as purpose, ${raw(sealedColumn.column)} as sealed
    from ${raw(sealedColumn.table)} where ${raw(sealedColumn.column)} is not null`
  const order = (direction: string) => raw(sealedColumn.key.map(name => `${name} ${direction}`).join(', '))
  return db.run<SealedValue & Record<string, unknown>>(sql`
    (${from} order by ${order('asc')} limit ${limit}) union (${from} order by ${order('desc')} limit ${limit})`)
}

/**
 * Locks the next values that are not sealed with the key of this header. Rows that others have locked are skipped, so
 * nobody waits, and are found by a later pass.
 */
export const lockNotSealedWith = (
  tx: Tx,
  sealedColumn: SealedColumn,
  { header, ...stretch }: Stretch & { header: Buffer },
): Promise<SealedValue[]> =>
  tx.run<SealedValue & Record<string, unknown>>(sql`
    ${selectValues(sealedColumn, stretch, isNotSealedWith(sealedColumn, header))} for no key update skip locked`)

export async function countNotSealedWith(
  db: Db,
  sealedColumn: SealedColumn,
  header: Buffer,
): Promise<number> {
  const [row] = await db.run<{ count: number }>(sql`
    select count(*)::int as count from ${raw(sealedColumn.table)}
    where ${raw(sealedColumn.column)} is not null and ${isNotSealedWith(sealedColumn, header)}`)
  return row?.count ?? 0
}

/** Replaces values of rows that the transaction has locked. */
export async function replaceValues(
  tx: Tx,
  { table, column, key }: SealedColumn,
  values: { key: number[]; sealed: Buffer }[],
): Promise<void> {
  const names = key.map((_name, index) => `key_${index}`)
  const columns = key.map((_name, index) => sql`${values.map(value => value.key[index])}::bigint[]`)
  const isSame = names.map((name, index) => `changed.${name} = ${table}.${key[index]}`).join(' and ')
  await tx.run(sql`
    update ${raw(table)} set ${raw(column)} = changed.sealed
    from unnest(${join(columns)}, ${values.map(({ sealed }) => sealed)}::bytea[])
      as changed (${raw([...names, 'sealed'].join(', '))})
    where ${raw(isSame)}`)
}

function selectValues(sealedColumn: SealedColumn, { after, limit }: Stretch, condition: Sql): Sql {
  const { table, column, key, purposeColumns } = sealedColumn
  const isBehind =
    after.length > 0 ? sql`and (${raw(key.join(', '))}) > (${join(after.map(toBigint))})` : sql``
  return sql`
    select ${toJson(key)} as key, ${toJson(purposeColumns)} as purpose, ${raw(column)} as sealed
    from ${raw(table)}
    where ${raw(column)} is not null and ${condition} ${isBehind}
    order by ${raw(key.join(', '))} limit ${limit}`
}

const isNotSealedWith = ({ column }: SealedColumn, header: Buffer): Sql =>
  sql`substring(${raw(column)} from 1 for ${header.length}::int) <> ${header}`

const toBigint = (value: number): Sql => sql`${value}::bigint`

const toJson = (columns: readonly string[]): Sql => raw(`jsonb_build_array(${columns.join(', ')})`)
