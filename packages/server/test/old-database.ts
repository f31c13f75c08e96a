import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { numberedMigrations } from '../src/platform/database/migrate.ts'
import { packageRoot } from '../src/platform/package-root.ts'
import { withDatabase } from './global-setup.ts'

const folder = join(packageRoot, 'migrations')

/**
 * Creates an empty database on which migrations run file by file, so that a test can insert rows of an older version.
 */
export function useOldDatabase() {
  const name = `foyer_upgrade_${randomBytes(8).toString('hex')}`
  const server = new pg.Client(inject('serverUrl'))
  const databaseUrl = withDatabase(inject('serverUrl'), name)
  const client = new pg.Client(databaseUrl)
  beforeAll(async () => {
    await server.connect()
    await server.query(`create database ${name}`)
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await server.query(`drop database if exists ${name} with (force)`)
    await server.end()
  })
  return {
    client,
    databaseUrl,
    /** Marks the database as that version, so that a start continues from there. */
    async migrateTo(version: number) {
      await numberedMigrations(client).migrate(String(version))
    },
    async runFiles(isMeant: (file: string) => boolean) {
      const files = (await readdir(folder)).filter(file => file.endsWith('.sql') && isMeant(file))
      for (const file of files.sort()) await client.query(await readFile(join(folder, file), 'utf8'))
    },
  }
}
