import sql from 'sql-template-tag'
import { assignments, insertion, isNothing } from '../../platform/database/columns.ts'
import type { Db, Tx } from '../../platform/database/database.ts'

/** All that are on offer, also those without an option yet. */
export async function listTariffs(db: Db, applicationId: number): Promise<string> {
  const [row] = await db.run<{ json: string }>(sql`
    select coalesce(json_agg(wire order by position, id), '[]')::text as json
    from wire_tariffs where application_id = ${applicationId}`)
  return (row as { json: string }).json
}

export interface TariffKey {
  applicationId: number
  tariffId: number
}

export async function findTariff(db: Db, key: TariffKey): Promise<string | undefined> {
  const [row] = await db.run<{ json: string }>(sql`
    select wire::text as json from wire_tariffs
    where application_id = ${key.applicationId} and id = ${key.tariffId}`)
  return row?.json
}

export async function countTariffs(tx: Tx, applicationId: number): Promise<number> {
  const [row] = await tx.run<{ count: number }>(sql`
    select count(*)::int as count from tariffs where application_id = ${applicationId} and deleted_at is null`)
  return (row as { count: number }).count
}

export async function countOptions(tx: Tx, key: TariffKey): Promise<number> {
  const [row] = await tx.run<{ count: number }>(sql`
    select count(*)::int as count from tariff_options
    where application_id = ${key.applicationId} and tariff_id = ${key.tariffId} and deleted_at is null`)
  return (row as { count: number }).count
}

export interface TariffColumns {
  title?: string
  position?: number
  deleted_at?: Date
}

export async function insertTariff(tx: Tx, applicationId: number, columns: TariffColumns): Promise<number> {
  const [row] = await tx.run<{ id: number }>(
    sql`insert into tariffs ${insertion({ application_id: applicationId, ...columns })} returning id`,
  )
  return (row as { id: number }).id
}

/** False when there is no such tariff on offer. */
export async function updateTariff(tx: Tx, key: TariffKey, columns: TariffColumns): Promise<boolean> {
  const where = sql`application_id = ${key.applicationId} and id = ${key.tariffId} and deleted_at is null`
  const rows = isNothing({ ...columns })
    ? await tx.run(sql`select id from tariffs where ${where}`)
    : await tx.run(sql`update tariffs set ${assignments({ ...columns })} where ${where} returning id`)
  return rows.length > 0
}

export interface OptionColumns {
  title?: string
  overall_price?: number
  duration_in_months?: number
  currency_iso?: string
  staff_amount?: number | null
  free_period_in_months?: number
  position?: number
  deleted_at?: Date
}

export async function insertOption(tx: Tx, key: TariffKey, columns: OptionColumns): Promise<void> {
  const owner = { application_id: key.applicationId, tariff_id: key.tariffId }
  await tx.run(sql`insert into tariff_options ${insertion({ ...owner, ...columns })}`)
}

/** False when there is no such option on offer. */
export async function updateOption(
  tx: Tx,
  key: TariffKey & { optionId: number },
  columns: OptionColumns,
): Promise<boolean> {
  const where = sql`application_id = ${key.applicationId} and tariff_id = ${key.tariffId} and id = ${key.optionId}
    and deleted_at is null`
  const rows = isNothing({ ...columns })
    ? await tx.run(sql`select id from tariff_options where ${where}`)
    : await tx.run(sql`update tariff_options set ${assignments({ ...columns })} where ${where} returning id`)
  return rows.length > 0
}
