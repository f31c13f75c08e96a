import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { numberedMigrations } from '../src/platform/database/migrate.ts'
import { packageRoot } from '../src/platform/package-root.ts'
import { withDatabase } from './global-setup.ts'

const folder = join(packageRoot, 'migrations')

/** An empty database of its own, on which the migrations run file by file, so that rows of an older version can be in it. */
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
    /** As a program of that version left it, so that a start goes on from there. */
    async migrateTo(version: number) {
      await numberedMigrations(client).migrate(String(version))
    },
    async runFiles(isMeant: (file: string) => boolean) {
      const files = (await readdir(folder)).filter(file => file.endsWith('.sql') && isMeant(file))
      for (const file of files.sort()) await client.query(await readFile(join(folder, file), 'utf8'))
    },
  }
}
