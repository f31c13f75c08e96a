import { randomInt } from 'node:crypto'
import pg from 'pg'
import { type ConnectionOptions, silenceDetection, sqlStateOf, surviveLosses } from './database.ts'
import { LastingClient } from './lasting-client.ts'

// Any number that no other lock of this program uses.
const lockSpace = 703_611_902
const objectInUse = '55006'
// Drops that wait at the same time share a checkpoint.
const dropsAtOnce = 4
const dropperIdleMs = 10_000

/** Leads to another database of the same server. */
export function toDatabase(connection: ConnectionOptions, database: string): ConnectionOptions {
  if (connection.connectionString === undefined) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { ...connection, connectionString: url.href }
}

/**
 * Further databases of this process, on the server of its own. Their names tell whose they are, and a lock, which ends
 * with the process, whether that process still runs.
 */
export class ServerDatabases {
  readonly #owner = randomInt(1, 2 ** 31 - 1)
  readonly #creator: LastingClient
  /** Connections of their own, because a drop waits for a checkpoint. */
  readonly #droppers: pg.Pool
  #count = 0

  constructor(connection: ConnectionOptions) {
    this.#creator = new LastingClient(connection, client =>
      client.query('select pg_advisory_lock($1, $2)', [lockSpace, this.#owner]),
    )
    this.#droppers = surviveLosses(
      new pg.Pool({
        ...silenceDetection,
        ...connection,
        max: dropsAtOnce,
        idleTimeoutMillis: dropperIdleMs,
      }),
    )
    // The next drop opens another connection.
    this.#droppers.on('error', () => undefined)
  }

  /** Creates a database, empty or as a copy of another one, to which nobody may be connected. */
  create(template?: string): Promise<string> {
    const number = ++this.#count
    // Copying through the log takes half of the time of copying files, which needs two checkpoints.
    const copy = template ? ` template ${pg.escapeIdentifier(template)} strategy wal_log` : ''
    return this.#creator.use(async client => {
      const name = `${await prefixOf(client)}${this.#owner}_${number}`
      await client.query(`create database ${pg.escapeIdentifier(name)}${copy}`)
      return name
    })
  }

  /** How many connections the server still allows to this user. */
  countFreeConnections(): Promise<number> {
    return this.#creator.use(async client => {
      const { rows } = await client.query<{ free: number }>(
        `select least(
           current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
             - coalesce(current_setting('reserved_connections', true)::int, 0) - count(*),
           (select rolconnlimit - count(*) filter (where usename = session_user)
            from pg_roles where rolname = session_user and rolconnlimit >= 0 and not rolsuper))::int as free
         from pg_stat_activity where usesysid is not null`,
      )
      return rows[0]?.free ?? 0
    })
  }

  async drop(name: string): Promise<void> {
    await this.#droppers.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  }

  /**
   * Drops everything that processes have left behind that no longer run, and returns the names. A process may have lost
   * its lock for a moment, so what somebody is connected to stays.
   */
  async dropLeftOvers(): Promise<string[]> {
    const client = await this.#droppers.connect()
    try {
      const names: string[] = []
      for (const { name, owner, isUsed } of await list(client)) {
        if (isUsed || owner === this.#owner || !(await tryLock(client, owner))) continue
        const isDropped = await dropUnused(client, name).finally(() => unlock(client, owner))
        if (isDropped) names.push(name)
      }
      return names
    } finally {
      client.release()
    }
  }

  /** Drops all databases of this process. */
  async close(): Promise<void> {
    if (this.#count > 0) {
      const own = (await list(this.#droppers)).filter(({ owner }) => owner === this.#owner)
      await Promise.all(own.map(({ name }) => this.drop(name)))
    }
    await Promise.all([this.#creator.close(), this.#droppers.end()])
  }
}

type Queryable = Pick<pg.ClientBase, 'query'>

/** Several sandboxes may share a server, so the names begin with the id of the database of their own. */
async function prefixOf(client: Queryable): Promise<string> {
  const { rows } = await client.query<{ oid: number }>(
    'select oid from pg_database where datname = current_database()',
  )
  return `foyer_world_${rows[0]?.oid}_`
}

async function list(client: Queryable): Promise<{ name: string; owner: number; isUsed: boolean }[]> {
  const prefix = await prefixOf(client)
  const { rows } = await client.query<{ name: string; isUsed: boolean }>(
    // Processes of the server itself have no user.
    `select datname as name, exists (
       select from pg_stat_activity where datid = pg_database.oid and usesysid is not null) as "isUsed"
     from pg_database where starts_with(datname, $1) order by datname`,
    [prefix],
  )
  return rows.map(row => ({ ...row, owner: Number(row.name.slice(prefix.length).split('_', 1)[0]) }))
}

/** Returns false if somebody is connected. */
async function dropUnused(client: Queryable, name: string): Promise<boolean> {
  try {
    await client.query(`drop database if exists ${pg.escapeIdentifier(name)}`)
    return true
  } catch (error) {
    if (sqlStateOf(error) === objectInUse) return false
    throw error
  }
}

async function tryLock(client: Queryable, owner: number): Promise<boolean> {
  const { rows } = await client.query<{ isFree: boolean }>(
    'select pg_try_advisory_lock($1, $2) as "isFree"',
    [lockSpace, owner],
  )
  return rows[0]?.isFree === true
}

async function unlock(client: Queryable, owner: number): Promise<void> {
  await client.query('select pg_advisory_unlock($1, $2)', [lockSpace, owner])
}
