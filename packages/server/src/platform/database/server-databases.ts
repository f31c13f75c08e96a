import { randomInt } from 'node:crypto'
import pg from 'pg'
import type { ConnectionOptions } from './database.ts'
import { LastingClient } from './lasting-client.ts'

// Any number that no other lock of this program uses.
const lockSpace = 703_611_902

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
  /** A connection of its own, because a drop waits for a checkpoint and nobody waits for a drop. */
  readonly #dropper: LastingClient
  #count = 0

  constructor(connection: ConnectionOptions) {
    this.#creator = new LastingClient(connection, client =>
      client.query('select pg_advisory_lock($1, $2)', [lockSpace, this.#owner]),
    )
    this.#dropper = new LastingClient(connection)
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

  drop(name: string): Promise<void> {
    return this.#dropper.use(client => drop(client, name))
  }

  /** Drops everything that processes have left behind that no longer run, and returns the names. */
  async dropLeftOvers(): Promise<string[]> {
    const dropped = await this.#dropper.use(async client => {
      const names: string[] = []
      for (const { name, owner } of await list(client)) {
        if (owner === this.#owner || !(await tryLock(client, owner))) continue
        await drop(client, name).finally(() => unlock(client, owner))
        names.push(name)
      }
      return names
    })
    // Most sandboxes have no worlds, and need no further connection.
    if (this.#count === 0) await this.#dropper.close()
    return dropped
  }

  /** Drops all databases of this process. */
  async close(): Promise<void> {
    if (this.#count > 0)
      await this.#dropper.use(async client => {
        for (const { name, owner } of await list(client)) if (owner === this.#owner) await drop(client, name)
      })
    await Promise.all([this.#creator.close(), this.#dropper.close()])
  }
}

/** Several sandboxes may share a server, so the names begin with the id of the database of their own. */
async function prefixOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ oid: number }>(
    'select oid from pg_database where datname = current_database()',
  )
  return `foyer_world_${rows[0]?.oid}_`
}

async function list(client: pg.Client): Promise<{ name: string; owner: number }[]> {
  const prefix = await prefixOf(client)
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1) order by datname',
    [prefix],
  )
  return rows.map(({ name }) => ({ name, owner: Number(name.slice(prefix.length).split('_', 1)[0]) }))
}

async function drop(client: pg.Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
}

async function tryLock(client: pg.Client, owner: number): Promise<boolean> {
  const { rows } = await client.query<{ isFree: boolean }>(
    'select pg_try_advisory_lock($1, $2) as "isFree"',
    [lockSpace, owner],
  )
  return rows[0]?.isFree === true
}

async function unlock(client: pg.Client, owner: number): Promise<void> {
  await client.query('select pg_advisory_unlock($1, $2)', [lockSpace, owner])
}
