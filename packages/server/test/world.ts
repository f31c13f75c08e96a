import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { readConfig } from '../src/config/config.ts'
import type { SandboxControls } from '../src/features/sandbox/controls/sandbox.routes.ts'
import { demo } from '../src/features/sandbox/demo-world/facts.ts'
import { createLog } from '../src/platform/log.ts'
import { type Program, startProgram } from '../src/start/program.ts'
import { lowCost, testKey, withDatabase } from './global-setup.ts'
import { bearer, Http } from './http.ts'
import { TestClock } from './test-clock.ts'

/** The demo world's callers, as Authorization headers. */
export const as = {
  partner: bearer(demo.partner.token),
  otherPartner: bearer(demo.otherPartner.token),
  owner: bearer(demo.partner.token, demo.owner.token),
  newcomer: bearer(demo.partner.token, demo.memberWithoutRights.token),
  systemUser: bearer(demo.partner.token, demo.systemUser.token),
  // These are people with the tokens for account operations.
  ownerPerson: bearer(demo.owner.accessToken),
  operator: bearer(demo.operator.accessToken),
  newcomerPerson: bearer(demo.memberWithoutRights.accessToken),
}

export interface World {
  program: Program
  clock: TestClock
  api: Http
  app: Http
  /** Everything the program has logged. */
  logs: string[]
  databaseUrl: string
  /** Queries the database directly. */
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
}

export interface WorldOptions {
  env?: Record<string, string>
  clock?: TestClock
  /** What the names of other machines resolve to; nothing by default. */
  resolve?: (hostname: string) => Promise<string[]>
  /** Another process on the database of that world. */
  beside?: Pick<World, 'databaseUrl'>
  /** The database to copy instead of the one that all tests share. */
  template?: string
}

/** For tests that only ask which routes there are. */
export const controlsOf = ({ clock }: World): SandboxControls => ({
  clock,
  worlds: undefined,
  reset: async () => undefined,
})

/** For tests of what the API alone does: the worker has half of the connections that a start opens. */
export const withoutWorker = { env: { FOYER_ROLES: 'api,app' } } satisfies WorldOptions

/** Starts a program on its own database, copied from the migrated and seeded template. */
export async function startWorld({
  env = {},
  clock = new TestClock(),
  resolve = async () => [],
  beside,
  template = inject('template'),
}: WorldOptions = {}) {
  const databaseUrl = beside?.databaseUrl ?? (await copyTemplate(template))
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-world-'))
  const logs: string[] = []
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    FOYER_DATA_DIR: dataDir,
    FOYER_SECRET_KEY: testKey,
    API_PORT: '0',
    APP_PORT: '0',
    RATE_LIMIT_PER_SECOND: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'debug',
    SANDBOX_DEMO_WEEK: '0',
    ...env,
  })
  const log = createLog({ level: config.logLevel, destination: collectLines(logs) })
  const program = await startProgram({ config, log, clock, resolve, cost: lowCost })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  pool.on('error', () => undefined)
  const world: World = {
    program,
    clock,
    api: new Http(`${program.listeners.api}/api`),
    app: new Http(program.listeners.app),
    logs,
    databaseUrl,
    query: async (text, values) => (await pool.query(text, values)).rows,
  }
  const close = async ({ isKept = false } = {}) => {
    await program.stop()
    await pool.end()
    await rm(dataDir, { recursive: true, force: true })
    if (!isKept && !beside)
      await onServer(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`)
  }
  return { world, close }
}

/**
 * Starts a world for all tests of a file. When a test fails on a server of yours, the database stays, and its address is
 * printed. A server of our own is removed at the end of the run.
 */
export function useWorld(options: WorldOptions = {}): World {
  const world = {} as World
  let close: ((how: { isKept: boolean }) => Promise<void>) | undefined
  let hasFailed = false
  beforeAll(async () => {
    const started = await startWorld(options)
    Object.assign(world, started.world)
    close = started.close
  })
  afterEach(({ task }) => {
    hasFailed ||= task.result?.state === 'fail'
  })
  afterAll(async () => {
    const isKept = hasFailed && Boolean(process.env.TEST_DATABASE_URL)
    if (isKept)
      process.stderr.write(`The database of the failed test stays: ${withoutPassword(world.databaseUrl)}\n`)
    await close?.({ isKept })
  })
  return world
}

function withoutPassword(address: string): string {
  const url = new URL(address)
  url.password = ''
  return url.href
}

export async function copyTemplate(template: string): Promise<string> {
  const name = `foyer_test_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${name} template ${template} strategy file_copy`)
  return withDatabase(inject('serverUrl'), name)
}

let server: pg.Pool | undefined

/** Runs on a connection that all test files of this process share. */
export async function onServer(text: string): Promise<void> {
  server ??= new pg.Pool({ connectionString: inject('serverUrl'), max: 1, allowExitOnIdle: true }).on(
    'error',
    () => undefined,
  )
  await server.query(text)
}

function collectLines(lines: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(...String(chunk).split('\n').filter(Boolean))
      done()
    },
  })
}
