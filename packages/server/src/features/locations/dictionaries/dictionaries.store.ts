import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import type { Dictionaries } from './dictionaries.ts'

interface DictionaryRows {
  countries: unknown[][]
  cities: unknown[][]
  types: unknown[][]
  hash: string
}

const prepared = new WeakMap<Dictionaries, DictionaryRows>()

/** Tens of thousands of cities take a while, so one process that starts several times prepares them once. */
function rowsOf(dictionaries: Dictionaries): DictionaryRows {
  const known = prepared.get(dictionaries)
  if (known) return known
  const countries = dictionaries.countries.map(({ id, title }) => [
    id,
    title,
    dictionaries.currencyOf(id) ?? '',
  ])
  const cities = dictionaries.cities().map(({ id, country_id, title }) => [id, country_id, title])
  const types = dictionaries.businessGroups
    .flatMap(group => group.types)
    .map(type => [type.id, type.business_group_id, type.title])
  const hash = createHash('sha256')
    .update(JSON.stringify([countries, cities, types]))
    .digest('hex')
  const rows = { countries, cities, types, hash }
  prepared.set(dictionaries, rows)
  return rows
}

/**
 * Copies the data that the program ships into the tables that joins and foreign keys use, unless they are there
 * already.
 */
export async function syncDictionaries(db: Db, dictionaries: Dictionaries): Promise<void> {
  const { countries, cities, types, hash } = rowsOf(dictionaries)
  const [known] = await db.run<{ value: string }>(
    sql`select value from foyer_meta where key = 'dictionaries'`,
  )
  if (known?.value === hash) return

  await db.run(sql`
    insert into countries (id, title, currency_iso)
    select * from unnest(${column(countries, 0)}::bigint[], ${column(countries, 1)}::text[], ${column(countries, 2)}::text[])
    on conflict (id) do update set title = excluded.title, currency_iso = excluded.currency_iso`)
  await db.run(sql`
    insert into cities (id, country_id, title)
    select * from unnest(${column(cities, 0)}::bigint[], ${column(cities, 1)}::bigint[], ${column(cities, 2)}::text[])
    on conflict (id) do update set country_id = excluded.country_id, title = excluded.title`)
  await db.run(sql`
    insert into business_types (id, business_group_id, title)
    select * from unnest(${column(types, 0)}::bigint[], ${column(types, 1)}::bigint[], ${column(types, 2)}::text[])
    on conflict (id) do update set business_group_id = excluded.business_group_id, title = excluded.title`)
  await db.run(sql`
    insert into foyer_meta (key, value) values ('dictionaries', ${hash})
    on conflict (key) do update set value = excluded.value`)
}

const column = (rows: unknown[][], index: number): unknown[] => rows.map(row => row[index])
