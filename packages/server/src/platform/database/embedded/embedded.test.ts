import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { provideBinaries } from './binaries.ts'
import { type EmbeddedConnection, type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts'
import { getPackagedBinaries } from './platform.ts'
import { readArguments } from './process-identity.ts'
import { waitUntil } from './wait.ts'

interface ChildResult {
  connection?: EmbeddedConnection
  code?: string
  message?: string
}

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }
const daemon = { uid: 1, gid: 1 }
const started: EmbeddedDatabase[] = []
const children: ChildProcess[] = []
const folders: string[] = []
let childProgram = ''
let sharedDir = ''

beforeAll(async () => {
  const folder = await createFolder()
  childProgram = join(folder, 'child.mjs')
  const entry = fileURLToPath(new URL('./embedded.test-child.ts', import.meta.url))
  await build({
    entryPoints: [entry],
    outfile: childProgram,
    bundle: true,
    packages: 'external',
    format: 'esm',
  })
  const modules = fileURLToPath(new URL('../../../../../../node_modules', import.meta.url))
  await symlink(modules, join(folder, 'node_modules'))
  sharedDir = join(await createFolder(), 'data')
  const database = await start(sharedDir)
  await query(database.connection, 'CREATE TABLE kept AS SELECT 42 AS value')
  await database.stop()
}, 60_000)

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all(started.splice(0).map(database => database.stop()))
}, 60_000)

afterAll(async () => {
  const listLeft = async () => (await Promise.all(folders.map(folder => listProcesses(folder)))).flat()
  await waitUntil(async () => (await listLeft()).length === 0, { timeoutMs: 5_000 })
  for (const pid of await listLeft()) kill(pid)
  await Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true, maxRetries: 5 })))
}, 60_000)

describe('the embedded database', { timeout: 60_000 }, () => {
  test('starts, answers and stops without leaving a process', async () => {
    const database = await start(sharedDir)
    const locale =
      'SELECT datcollate, datlocale, datlocprovider FROM pg_database WHERE datname = current_database()'
    expect(await query(database.connection, locale)).toEqual([
      { datcollate: 'C', datlocale: 'C.UTF-8', datlocprovider: 'b' },
    ])
    expect(await listProcesses(sharedDir)).not.toEqual([])
    await database.stop()
    expect(await listProcesses(sharedDir)).toEqual([])
  })

  test('finds its data at the next start', async () => {
    const database = await start(sharedDir)
    expect(await query(database.connection, 'SELECT value FROM kept')).toEqual([{ value: 42 }])
  })

  test('keeps password and socket to its owner', async () => {
    const { connection } = await start(sharedDir)
    expect((await stat(join(sharedDir, 'database.password'))).mode & 0o777).toBe(0o600)
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700)
    await expect(query({ ...connection, password: 'wrong' }, 'SELECT 1')).rejects.toThrow('password')
  })

  test('refuses a second start beside it, and goes on answering', async () => {
    const database = await start(sharedDir)
    const second = await startChild(sharedDir)
    expect(second.outcome.code).toBe('already_running')
    expect(second.outcome.message).toContain(`process ${process.pid}`)
    await expect(start(sharedDir)).rejects.toMatchObject({ code: 'already_running' })
    await rm(join(sharedDir, 'database.lock'), { recursive: true })
    expect((await startChild(sharedDir)).outcome.code).toBe('already_running')
    expect(await query(database.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('reports it when PostgreSQL dies by itself', async () => {
    const database = await start(sharedDir)
    process.kill(await postmasterPid(sharedDir), 'SIGQUIT')
    const info = await database.exited
    expect(info.lines.join('\n')).toContain('immediate shutdown')
  })

  test('ignores a stale postmaster.pid whose pid is now of another program', async () => {
    const database = await start(sharedDir)
    const pidFile = join(sharedDir, 'postgres/postmaster.pid')
    const content = await readFile(pidFile, 'utf8')
    await database.stop()
    // PostgreSQL believes any live process of its own user.
    const stranger = spawn('sleep', ['60'], isRoot ? nobody : {})
    children.push(stranger)
    await once(stranger, 'spawn')
    await writeFile(pidFile, content.replace(/^\d+/, String(stranger.pid)))
    await writeFile(
      `${database.connection.host}/.s.PGSQL.5432.lock`,
      content.replace(/^\d+/, String(stranger.pid)),
    )
    const again = await start(sharedDir)
    expect(await query(again.connection, 'SELECT value FROM kept')).toEqual([{ value: 42 }])
  })

  test('has one winner of many parallel starts, on a fresh folder and after a kill -9 of everything', async () => {
    const dataDir = join(await createFolder(), 'data')
    const winner = await race(dataDir, 10)
    await query(winner.connection, 'CREATE TABLE kept AS SELECT 1 AS value')
    for (const pid of [winner.pid, ...(await listProcesses(dataDir))]) kill(pid)
    const next = await race(dataDir, 6)
    expect(await query(next.connection, 'SELECT value FROM kept')).toEqual([{ value: 1 }])
  })

  test('ends with a killed node, and the next start, at once, has what was committed', async () => {
    const { child, outcome } = await startChild(sharedDir)
    await query(getConnection(outcome), 'CREATE TABLE committed AS SELECT 7 AS value')
    child.kill('SIGKILL')
    // A busy machine takes a moment to kill the process; until then its Foyer is alive.
    await once(child, 'exit')
    const database = await start(sharedDir)
    expect(await query(database.connection, 'SELECT value FROM committed')).toEqual([{ value: 7 }])
    await database.stop()

    const second = await startChild(sharedDir)
    expect(second.outcome.code).toBeUndefined()
    second.child.kill('SIGKILL')
    expect(
      await waitUntil(async () => (await listProcesses(sharedDir)).length === 0, { timeoutMs: 10_000 }),
    ).toBe(true)
  })

  test('replaces a PostgreSQL that lost both its Foyer and its supervisor', async () => {
    const { child } = await startChild(sharedDir)
    const orphan = await postmasterPid(sharedDir)
    const supervisors = await listProcesses(sharedDir, 'foyer-supervisor')
    expect(supervisors).toHaveLength(2)
    // Both are stopped first, because one of them would use the death of the other to end PostgreSQL.
    for (const pid of supervisors) kill(pid, 'SIGSTOP')
    for (const pid of supervisors) kill(pid)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await listProcesses(sharedDir)).toContain(orphan)
    await start(sharedDir)
    expect(await postmasterPid(sharedDir)).not.toBe(orphan)
  })

  test('works below a long path', async () => {
    const dataDir = join(await createFolder(), 'long'.repeat(30), 'data')
    const database = await start(dataDir)
    expect(database.connection.host.length).toBeLessThan(90)
    expect(await query(database.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    folders.push(database.connection.host)
  })

  test('says when the data folder is not writable', async context => {
    const folder = await createFolder()
    const dataDir = join(folder, 'data')
    await chmod(folder, 0o555)
    if (!isRoot) return expect(start(dataDir)).rejects.toMatchObject({ code: 'not_writable' })
    requireReachableSources(context)
    const { outcome } = await startChild(dataDir, nobody)
    expect(outcome).toMatchObject({ code: 'not_writable', message: expect.stringContaining('DATABASE_URL') })
  })

  test('makes the library links that npm did not', async () => {
    const packaged = await installWithoutLinks(await createFolder())
    const { postgres } = await provideBinaries(packaged, { copyTo: '/nonexistent' })
    expect(postgres).toBe(join(packaged.native, 'bin/postgres'))
    expect(spawnSync(join(packaged.native, 'bin/initdb'), ['--version']).status).toBe(0)
  })

  test('runs a copy of the binaries when the installed ones can be neither reached nor completed', async () => {
    const folder = await createFolder()
    const packaged = await installWithoutLinks(join(folder, 'installed'))
    await chmod(isRoot ? join(folder, 'installed') : join(packaged.native, 'lib'), isRoot ? 0o700 : 0o555)
    const runAs = isRoot ? nobody : undefined
    const provide = () => provideBinaries(packaged, { runAs, copyTo: join(folder, 'copies') })
    const [{ initdb }] = await Promise.all([provide(), provide()])
    await chmod(join(packaged.native, 'lib'), 0o755)
    expect(initdb).toBe(join(folder, 'copies', `postgresql-${packaged.version}`, 'bin/initdb'))
    expect(spawnSync(initdb, ['--version'], { ...runAs, cwd: '/' }).status).toBe(0)
    expect(await readdir(join(folder, 'copies'))).toHaveLength(1)
  })
})

describe('the embedded database of root', { timeout: 60_000 }, () => {
  test('is kept elsewhere when the data folder is closed to others, one for each data folder', async context => {
    requireRoot(context)
    const closed = await createFolder()
    await chmod(closed, 0o700)
    const dataDir = join(closed, 'data')
    const database = await start(dataDir)
    await query(database.connection, 'CREATE TABLE kept AS SELECT 1 AS value')
    const location = (await readFile(join(dataDir, 'postgres.location'), 'utf8')).trim()
    folders.push(location)
    expect((await stat(join(location, 'postgres'))).uid).toBe(nobody.uid)
    await database.stop()
    const again = await start(dataDir)
    expect(await query(again.connection, 'SELECT value FROM kept')).toEqual([{ value: 1 }])
    expect((await readFile(join(dataDir, 'postgres.location'), 'utf8')).trim()).toBe(location)
    await again.stop()

    await rm(dataDir, { recursive: true })
    const fresh = await start(dataDir)
    folders.push((await readFile(join(dataDir, 'postgres.location'), 'utf8')).trim())
    expect(await query(fresh.connection, "SELECT to_regclass('kept') AS found")).toEqual([{ found: null }])
  })

  test('works as a plain user too, and then for root with the files of that user', async context => {
    requireRoot(context)
    requireReachableSources(context)
    const dataDir = join(await createFolder(), 'data')
    await mkdir(dataDir)
    await chown(dataDir, daemon.uid, daemon.gid)
    const { child, outcome } = await startChild(dataDir, daemon)
    await query(getConnection(outcome), 'CREATE TABLE kept AS SELECT 1 AS value')
    child.stdin?.end()
    await once(child, 'exit')
    expect(await listProcesses(dataDir)).toEqual([])
    const database = await start(dataDir)
    expect(await query(database.connection, 'SELECT value FROM kept')).toEqual([{ value: 1 }])
    expect((await stat(join(dataDir, 'postgres/postmaster.pid'))).uid).toBe(daemon.uid)
  })

  test('survives a copy made by root', async context => {
    requireRoot(context)
    const dataDir = join(await createFolder(), 'data')
    await cp(sharedDir, dataDir, { recursive: true, filter: path => !path.includes('.s.PGSQL') })
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(0)
    const database = await start(dataDir)
    expect(await query(database.connection, 'SELECT value FROM kept')).toEqual([{ value: 42 }])
  })

  test('says when the user has no entry in /etc/passwd', async context => {
    requireRoot(context)
    requireReachableSources(context)
    const dataDir = join(await createFolder(), 'data')
    await mkdir(dataDir)
    await chown(dataDir, 54_321, 54_321)
    const { outcome } = await startChild(dataDir, { uid: 54_321, gid: 54_321 })
    expect(outcome).toMatchObject({
      code: 'no_passwd_entry',
      message: expect.stringContaining('DATABASE_URL'),
    })
    expect((await readdir(dataDir)).filter(name => name.startsWith('postgres'))).toEqual([])
  })
})

async function createFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-embedded-'))
  await chmod(folder, 0o755)
  folders.push(folder)
  return folder
}

async function start(dataDir: string) {
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined, durable: false })
  started.push(database)
  return database
}

async function startChild(dataDir: string, options: SpawnOptions = {}) {
  const child = spawn(process.execPath, [childProgram, dataDir], {
    ...options,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  if (!child.stdout) throw new Error('the child has no output')
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return { child, outcome: JSON.parse(line) as ChildResult }
}

async function race(dataDir: string, count: number) {
  const runs = await Promise.all(Array.from({ length: count }, () => startChild(dataDir)))
  const winners = runs.filter(run => run.outcome.connection)
  expect(winners).toHaveLength(1)
  const pid = winners[0]?.child.pid ?? 0
  for (const { outcome } of runs.filter(run => !run.outcome.connection)) {
    expect(outcome.code).toBe('already_running')
    expect(outcome.message).toContain(`process ${pid}`)
  }
  return { pid, connection: getConnection(winners[0]?.outcome) }
}

function getConnection(outcome?: ChildResult): EmbeddedConnection {
  if (!outcome?.connection) throw new Error(`no connection: ${JSON.stringify(outcome)}`)
  return outcome.connection
}

async function query(connection: EmbeddedConnection, text: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function postmasterPid(dataDir: string) {
  return Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
}

// Finds every process that names the folder in its arguments, except the node processes of these tests.
async function listProcesses(folder: string, alsoNamed = '') {
  const pids = (spawnSync('ps', ['-A', '-o', 'pid='], { encoding: 'utf8' }).stdout ?? '')
    .split('\n')
    .map(Number)
  const named = pids.filter(Boolean).map(async pid => ({ pid, command: (await readArguments(pid)) ?? '' }))
  return (await Promise.all(named))
    .filter(({ command }) => command.includes(folder) && command.includes(alsoNamed))
    .filter(({ command }) => !command.includes(childProgram))
    .map(({ pid }) => pid)
}

function kill(pid: number, signal: NodeJS.Signals = 'SIGKILL') {
  try {
    process.kill(pid, signal)
  } catch {
    // The process ended together with another one that was killed.
  }
}

async function installWithoutLinks(folder: string) {
  const { native, version } = getPackagedBinaries()
  const installed = join(folder, 'native')
  for (const part of ['bin', 'lib', 'pg-symlinks.json']) {
    await cp(join(native, part), join(installed, part), { recursive: true, verbatimSymlinks: true })
  }
  await symlink(join(native, 'share'), join(installed, 'share'))
  for (const entry of await readdir(join(installed, 'lib'), { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await rm(join(installed, 'lib', entry.name))
  }
  return { native: installed, version }
}

function requireRoot(context: TestContext) {
  if (!isRoot) context.skip('only root can change to another user')
}

function requireReachableSources(context: TestContext) {
  const { status } = spawnSync('/bin/sh', ['-c', 'test -r "$1"', 'sh', getPackagedBinaries().native], nobody)
  if (status !== 0) context.skip('the working copy is closed to the user "nobody"')
}
