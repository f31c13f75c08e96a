import { createHash } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../src/config/config.ts'
import { startEmbeddedDatabase } from '../src/platform/database/embedded/embedded.ts'
import { createLog } from '../src/platform/log.ts'
import { newFolder, removeFolder, removeLeftFolders } from './folders.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
    template: string
    redisUrl: string
  }
}

/**
 * Starts one PostgreSQL for the whole run, with a template that is migrated and has the demo world. Each test file
 * copies it.
 */
export default async function setup(project: TestProject) {
  await removeLeftFolders()
  const folder = await newFolder()
  // PostgreSQL initialises its cluster while this process loads the program.
  const [server, { startProgram }] = await Promise.all([
    process.env.TEST_DATABASE_URL
      ? { url: process.env.TEST_DATABASE_URL, stop: async () => undefined }
      : startOwnServer(folder),
    import('../src/start/program.ts'),
  ])
  const template = `foyer_template_${process.pid}`
  await run(server.url, `create database ${template}`)
  const config = readConfig({
    DATABASE_URL: withDatabase(server.url, template),
    FOYER_DATA_DIR: folder,
    FOYER_ROLES: ',',
    SANDBOX_DEMO_WEEK: '0',
    FOYER_SECRET_KEY: testKey,
  })
  const program = await startProgram({ config, log: createLog({ level: 'silent' }), cost: lowCost })
  await program.stop()

  project.provide('serverUrl', server.url)
  project.provide('template', template)
  project.provide('redisUrl', process.env.TEST_REDIS_URL ?? '')
  return async () => {
    await run(server.url, `drop database ${template}`)
    await server.stop()
    await removeFolder(folder)
  }
}

async function startOwnServer(dataDir: string) {
  // Databases that live for seconds need no vacuum, and each of them would get its own process for it.
  const settings = { autovacuum: 'off' }
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined, durable: false, settings })
  const { host, port, user, password } = database.connection
  const query = new URLSearchParams({ host })
  const url = `postgresql://${user}:${encodeURIComponent(password)}@localhost:${port}/foyer?${query}`
  await hashOnce(url, { user, password })
  return { url, stop: () => database.stop() }
}

/** A run connects thousands of times, and the usual hash of the password takes both sides several milliseconds. */
async function hashOnce(url: string, { user, password }: { user: string; password: string }) {
  await run(
    url,
    `set scram_iterations = 1; alter role ${pg.escapeIdentifier(user)} password ${pg.escapeLiteral(password)}`,
  )
}

/** Tests sign up and in thousands of times, so hashing is cheap here; passwords.test.ts checks the real cost. */
export const lowCost = { N: 2, r: 1, p: 1 }

// The key is always the same, and strong enough for production.
export const testKey = createHash('sha256').update('the tests of Foyer').digest('base64')

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

async function run(url: string, text: string) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(text)
  await client.end()
}
