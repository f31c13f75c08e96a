import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import Postgrator from 'postgrator'
import { packageRoot } from '../package-root.ts'
import { StartError } from '../start-error.ts'
import { Connection } from './connection.ts'
import { type ConnectionOptions, clientOptions, type Db } from './database.ts'
import { type Mode, markMode, requireMode } from './database-mode.ts'

const folder = join(packageRoot, 'migrations')
// Any number that no other program uses makes two processes that start at once migrate one after the other.
const migrationLock = 7_036_119_024

interface Migration {
  connection: ConnectionOptions
  mode: Mode
  /** Throws if the database must not be changed; runs after it has proved to be of this mode. */
  refuse?(db: Db): Promise<void>
  /** Writes the data that come with every new version of the program. */
  fill(db: Db): Promise<void>
}

/** Brings the schema up to date in one transaction, so that a process killed half-way leaves nothing behind. */
export async function migrate({ connection, mode, refuse, fill }: Migration): Promise<void> {
  const client = new pg.Client(clientOptions(connection))
  // A lost connection fails the statement that runs, which is what the caller gets to know.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await requireMode(client, mode)
    const db = new Connection(client)
    await refuse?.(db)
    await applyNumbered(client, mode)
    await applyRepeatable(client)
    await markMode(client, mode)
    await fill(db)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

export const numberedMigrations = (client: pg.Client): Postgrator =>
  new Postgrator({
    driver: 'pg',
    migrationPattern: join(folder, '*.do.*.sql'),
    schemaTable: 'schema_version',
    currentSchema: 'public',
    execQuery: query => client.query(query),
  })

async function applyNumbered(client: pg.Client, mode: Mode) {
  const postgrator = numberedMigrations(client)
  const [known, present] = [await postgrator.getMaxVersion(), await postgrator.getDatabaseVersion()]
  if (present > known)
    throw new StartError(
      `The database is at schema version ${present}, newer than this program (${known}). Start a newer Foyer${mode === 'sandbox' ? ', or delete the data folder of this sandbox and begin anew' : ''}.`,
    )
  await postgrator.migrate().catch(cause => {
    const [, version] = /MD5 checksum failed for migration \[(\d+)\]/.exec(cause.message) ?? []
    if (!version) throw cause
    throw new StartError(`Migration ${version} was changed after it had been applied to this database.`, {
      cause,
    })
  })
}

/** Functions and views are written whole, and run again whenever their text changes. */
async function applyRepeatable(client: pg.Client) {
  await client.query('create table if not exists repeatable_sql (name text primary key, hash text not null)')
  const applied = await client.query<{ name: string; hash: string }>('select name, hash from repeatable_sql')
  const hashes = new Map(applied.rows.map(({ name, hash }) => [name, hash]))
  const names = (await readdir(join(folder, 'repeatable'))).filter(name => name.endsWith('.sql')).sort()
  for (const name of names) {
    const text = await readFile(join(folder, 'repeatable', name), 'utf8')
    const hash = createHash('sha256').update(text).digest('hex')
    if (hashes.get(name) === hash) continue
    await client.query(text)
    await client.query(
      'insert into repeatable_sql (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash',
      [name, hash],
    )
  }
}
