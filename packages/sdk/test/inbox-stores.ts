import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import wasm from 'node-sqlite3-wasm'
import pg from 'pg'
import { inject } from 'vitest'
import { withDatabase } from '../../server/test/global-setup.ts'
import { onServer } from '../../server/test/world.ts'
import { postgresStore } from '../src/webhooks/inbox/postgres.store.ts'
import { type SqliteDatabase, sqliteStore } from '../src/webhooks/inbox/sqlite.store.ts'
import { type InboxStore, memoryStore } from '../src/webhooks/index.ts'

/** Two programs that share a store, each by a connection of its own. */
export interface SharedStore {
  stores: [InboxStore<unknown>, InboxStore<unknown>]
  close(): Promise<unknown>
}

export async function sharedMemory(): Promise<SharedStore> {
  const store = memoryStore()
  return { stores: [store, store], close: async () => undefined }
}

let databases = 0

export async function openPostgres() {
  const name = `foyer_inbox_test_${process.pid}_${++databases}`
  await onServer(`create database ${name}`)
  const connectionString = withDatabase(inject('serverUrl'), name)
  const pool = new pg.Pool({ connectionString, max: 4 }).on('error', () => undefined)
  const client = new pg.Client({ connectionString }).on('error', () => undefined)
  await client.connect()
  const close = async () => {
    await Promise.all([pool.end(), client.end()])
    await onServer(`drop database ${name} with (force)`)
  }
  return { connectionString, pool, client, close }
}

export async function sharedPostgres(): Promise<SharedStore> {
  const { pool, client, close } = await openPostgres()
  return { stores: [postgresStore(pool), postgresStore(client)], close }
}

/** SQLite in the shape of node:sqlite and better-sqlite3, for Node 20, which has none of its own. */
export function openWasm(path: string): SqliteDatabase & { close(): void } {
  const database = new wasm.Database(path)
  return {
    exec: sql => database.exec(sql),
    prepare: sql => ({
      get: (...values) => database.get(sql, values),
      run: (...values) => database.run(sql, values),
    }),
    close: () => database.close(),
  }
}

type Open = (path: string) => SqliteDatabase & { close(): void }

/** Returns undefined before Node 22.5. */
export async function findNodeSqlite(): Promise<Open | undefined> {
  const name = 'node:sqlite'
  const sqlite = await import(name).catch(() => undefined)
  return sqlite && (path => new sqlite.DatabaseSync(path))
}

/** It has a compiled part, so it is tested where somebody has installed it: `npm install --no-save better-sqlite3`. */
export async function findBetterSqlite(): Promise<Open | undefined> {
  const name = 'better-sqlite3'
  const { default: Database } = await import(name).catch(() => ({}))
  return Database && (path => new Database(path))
}

export async function sharedSqlite(open: Open): Promise<SharedStore> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-inbox-'))
  const [one, two] = [open(join(folder, 'inbox.db')), open(join(folder, 'inbox.db'))]
  const close = async () => {
    one.close()
    two.close()
    await rm(folder, { recursive: true })
  }
  return { stores: [sqliteStore(one), sqliteStore(two)], close }
}
