import type { World } from './world.ts'

/** Tables whose name says that a table of PostgreSQL extensions or partitions is meant are searched like the others. */
const searchable = `
  select table_name::text as table, column_name::text as column, data_type = 'bytea' as is_bytes
  from information_schema.columns
  where table_schema = current_schema()
    and table_name in (select relname from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace)
    and (data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY') or data_type = 'USER-DEFINED')`

/** Returns every column of the database that holds one of these texts, as `table.column: text`. */
export async function placesOf(world: World, texts: string[]): Promise<string[]> {
  const found: string[] = []
  for (const row of await world.query(searchable)) {
    const { table, column, is_bytes } = row as { table: string; column: string; is_bytes: boolean }
    const text = is_bytes ? `encode("${column}", 'escape')` : `"${column}"::text`
    for (const sought of texts) {
      const rows = await world.query(
        `select from "${table}" where position(lower($1) in lower(${text})) > 0 limit 1`,
        [sought],
      )
      if (rows.length > 0) found.push(`${table}.${column}: ${sought}`)
    }
  }
  return found.sort()
}
