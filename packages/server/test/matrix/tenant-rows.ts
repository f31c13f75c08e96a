import { demo } from '../../src/features/sandbox/demo-world/facts.ts'
import type { World } from '../world.ts'

// Activity logs contain refused attempts on purpose. The trigger of the sandbox, which is open to every partner,
// stores what it created. Which worker owns an endpoint queue changes by itself. Each request is in the log of its caller,
// which names the Location that was asked for, and figures are added up meanwhile.
const logs = [
  'installation_activity',
  'sandbox_records',
  'endpoint_queues',
  'api_requests',
  'figure_increments',
  'partner_figures',
]

/** Returns a fingerprint of all rows of the tenant, by table. */
export async function readRows(world: World): Promise<Record<string, string>> {
  const tables = await world.query(
    `select columns.table_name as name, array_agg(columns.column_name::text) as keys
     from information_schema.columns columns
     join pg_class class on class.relname = columns.table_name and class.relkind in ('r', 'p') and not class.relispartition
     where columns.table_schema = 'public' and columns.column_name in ('location_id', 'partner_id')
       and columns.table_name <> all($1)
     group by columns.table_name order by 1`,
    [logs],
  )
  const rows: Record<string, string> = {}
  for (const { name, keys } of tables as { name: string; keys: string[] }[]) {
    const [row] = await world.query(
      `select count(*) || ':' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as print
       from "${name}" t where ${ownedBy(keys)}`,
    )
    rows[name] = String(row?.print)
  }
  return rows
}

/** Where a row has both, the partner made it, and the Location owns it. */
const ownedBy = (keys: string[]): string =>
  keys.includes('location_id')
    ? `t.location_id = ${demo.locations.foreign}`
    : `t.partner_id = ${demo.otherPartner.id}`
