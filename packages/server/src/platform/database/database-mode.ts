import type pg from 'pg'
import { StartError } from '../start-error.ts'

export type Mode = 'sandbox' | 'production'

/**
 * A sandbox opens only a database that a sandbox created, and production only one that production created, so that the
 * demo world's public tokens never meet real businesses.
 */
export async function requireMode(client: pg.Client, mode: Mode): Promise<void> {
  const existing = await modeOf(client)
  if (existing === mode) return
  if (existing === undefined) {
    if (await isEmpty(client)) return
    throw new StartError(
      'The database holds tables that Foyer did not make: give it an empty one of its own.',
    )
  }
  throw new StartError(
    mode === 'sandbox'
      ? 'This is the database of a production server: a sandbox does not touch it. Give the sandbox another DATABASE_URL.'
      : 'This is the database of a sandbox, with tokens that everybody knows: production needs one of its own.',
  )
}

export async function markMode(client: pg.Client, mode: Mode): Promise<void> {
  await client.query("insert into foyer_meta (key, value) values ('mode', $1) on conflict do nothing", [mode])
}

async function modeOf(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ present: boolean }>(
    "select to_regclass('foyer_meta') is not null as present",
  )
  if (!rows[0]?.present) return undefined
  const mode = await client.query<{ value: string }>("select value from foyer_meta where key = 'mode'")
  return mode.rows[0]?.value
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1",
  )
  return rowCount === 0
}
