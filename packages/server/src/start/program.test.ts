import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { buildServer, Child, readDemo } from '../../test/child.ts'
import { newFolder, removeFolder } from '../../test/folders.ts'
import { withDatabase } from '../../test/global-setup.ts'
import { Http } from '../../test/http.ts'
import { as, startWorld } from '../../test/world.ts'
import { readConfig } from '../config/config.ts'
import { createLog } from '../platform/log.ts'
import { StartError } from '../platform/start-error.ts'
import { startProgram } from './program.ts'

let program = ''
/** The program runs in it for the first time once, because a first start takes seconds. */
let used = ''
const children: Child[] = []
const folders: string[] = []

beforeAll(async () => {
  program = await buildServer()
  used = await newFolder()
})

afterAll(() => removeFolder(used))

async function cleanUp(): Promise<void> {
  for (const child of children.splice(0)) {
    child.kill('SIGTERM')
    await child.exited
  }
  for (const folder of folders.splice(0)) await removeFolder(folder)
}

async function folder(): Promise<string> {
  const created = await newFolder()
  folders.push(created)
  return created
}

function start(env: Record<string, string>, args: string[] = []): Child {
  const child = new Child(program, args, env)
  children.push(child)
  return child
}

async function running(env: Record<string, string> = {}) {
  const child = start({ FOYER_DATA_DIR: used, ...env })
  await child.running()
  const demo = await readDemo(used)
  return { child, demo, api: new Http(demo.api_root), app: new Http(demo.app_url) }
}

/** Finds the PostgreSQL processes that work in that folder. */
async function postgresIn(dataDir: string): Promise<string[]> {
  const found: string[] = []
  for (const pid of await readdir('/proc').catch(() => []))
    if (/^\d+$/.test(pid)) {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      if (command.includes(dataDir) && command.includes('postgres')) found.push(pid)
    }
  return found
}

const signUp = { name: 'Kept', email: 'kept@example.com', password: 'a password to keep' }
const signIn = { login: signUp.email, password: signUp.password }

// Each test starts whole programs, which is slow on a busy machine.
const patience = { timeout: 180_000 }

describe('npm start on an empty folder', patience, () => {
  let first: Awaited<ReturnType<typeof running>>
  let firstAnswers: unknown[] = []

  beforeAll(async () => {
    const [apiPort, appPort] = [await freePort(), await freePort()]
    const ports = { API_PORT: String(apiPort), APP_PORT: String(appPort) }
    const api = new Http(`http://127.0.0.1:${apiPort}/api`)
    const app = new Http(`http://127.0.0.1:${appPort}`)
    const factsAt = (answer: Promise<{ status: number }>) =>
      answer.then(
        async ({ status }) => ({
          status,
          hasFacts: (await readDemo(used)).api_root.includes(`${apiPort}`),
        }),
        () => undefined,
      )
    const patiently = { timeout: 120_000, interval: 5 }
    ;[first, ...firstAnswers] = await Promise.all([
      running({ ...ports, LOG_LEVEL: 'info', RATE_LIMIT_PER_SECOND: '0' }),
      vi.waitUntil(() => factsAt(api.get('/v1/countries', { as: as.partner })), patiently),
      vi.waitUntil(() => factsAt(app.get('/sandbox.json')), patiently),
    ])
  }, 180_000)
  afterAll(cleanUp)

  it('says what it is doing, and answers nothing before the facts of the demo world are there', async () => {
    expect(firstAnswers).toEqual([
      { status: 200, hasFacts: true },
      { status: 200, hasFacts: true },
    ])
    await expect
      .poll(() =>
        first.child.output.match(/starting: the (embedded database|migrations|demo world|listeners)/g),
      )
      .toHaveLength(4)
    const [beforeBanner = ''] = first.child.output.split('Foyer sandbox')
    expect(beforeBanner, 'readable lines, no JSON').not.toContain('{"')
  })

  it('answers, and prints the secrets of the demo world', async () => {
    expect((await first.app.get('/readyz')).status).toBe(200)
    expect((await first.api.get('/v1/countries', { as: as.partner })).status).toBe(200)
    expect((await first.app.post('/account/sign_up', { body: signUp })).status).toBe(201)
    for (const secret of [first.demo.owner.password, first.demo.partner.token])
      expect(first.child.output).toContain(secret)
  })

  it('the curl lines it prints work when pasted', async () => {
    const curl = promisify(execFile)('curl', ['--version'])
    if (!(await curl.catch(() => undefined)))
      return void process.stderr.write('no curl here: its lines are not tried\n')
    const lines = first.child.output.split('\n').filter(line => line.trim().startsWith('curl '))
    expect(lines).toHaveLength(4)
    for (const line of lines) {
      const { stdout } = await promisify(execFile)('sh', ['-c', line.replace('curl ', 'curl -s ')])
      expect(JSON.parse(stdout).success, line).toBe(true)
    }
  })

  it('a second one beside it says so clearly and harms nothing', async () => {
    const { code, output } = await start({ FOYER_DATA_DIR: used }).exited
    expect(code).toBe(1)
    expect(output).toMatch(/already|runs|running/i)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect((await first.app.get('/readyz')).status).toBe(200)
    expect(await readDemo(used)).toEqual(first.demo)
  })

  it('requests under way finish before it stops, and nothing is left behind', async () => {
    const { child, api, demo } = first
    const body = { login: demo.owner.login, password: demo.owner.password }
    const slow = Array.from({ length: 8 }, () => api.post('/v1/auth', { as: as.partner, body }))
    await Promise.race(slow)
    child.kill('SIGTERM')
    const answers = await Promise.all(slow)
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect((await child.exited).code).toBe(0)
    expect(await postgresIn(used)).toEqual([])
  })
})

describe('npm start on the folder of an earlier one', patience, () => {
  afterEach(cleanUp)

  it('finds the same data again, and stops cleanly at Ctrl-C', async () => {
    const { app, child } = await running()
    expect((await app.post('/account/sign_in', { body: signIn })).status).toBe(200)
    child.kill('SIGINT')
    expect((await child.exited).code).toBe(0)
    expect(await postgresIn(used)).toEqual([])
  })

  it('stops although nobody reads its output any more', async () => {
    const { child, app } = await running({ LOG_LEVEL: 'info' })
    child.stopReading()
    expect((await app.get('/readyz')).status).toBe(200)
    child.kill('SIGTERM')
    expect((await child.exited).code).toBe(0)
  })

  it('after kill -9 nothing is lost, nothing is left behind, and it starts again', async () => {
    const email = 'killed@example.com'
    const first = await running()
    expect((await first.app.post('/account/sign_up', { body: { ...signUp, email } })).status).toBe(201)
    first.child.kill('SIGKILL')
    await first.child.exited
    const second = await running()
    expect((await second.app.post('/account/sign_in', { body: { ...signIn, login: email } })).status).toBe(
      200,
    )
    second.child.kill('SIGKILL')
    await second.child.exited
    await expect.poll(() => postgresIn(used), { timeout: 20_000 }).toEqual([])
  })

  it('WLD-11 worlds live in the embedded database too, and do not outlive kill -9', async () => {
    const first = await running()
    const { status, json } = await first.api.post('/v2/sandbox/worlds', { as: as.partner, body: {} })
    expect(status).toBe(201)
    expect((await new Http(json.data.api_root).get('/v1/countries', { as: as.partner })).status).toBe(200)
    first.child.kill('SIGKILL')
    await first.child.exited
    const second = await running({ LOG_LEVEL: 'info' })
    await expect
      .poll(() => second.child.output, { timeout: 60_000 })
      .toContain('databases of former worlds were dropped')
    expect((await second.api.get('/v2/sandbox/worlds', { as: as.partner })).json.data).toEqual([])
  })
})

/** Starts the program in this process, which is quicker; main.ts prints the message of such an error, and no more. */
async function refusalOf(env: Record<string, string>): Promise<string> {
  const config = readConfig({ FOYER_DATA_DIR: await folder(), API_PORT: '0', APP_PORT: '0', ...env })
  const error = await startProgram({ config, log: createLog({ level: 'silent' }) }).then(
    async started => {
      await started.stop()
      throw new Error('It started.')
    },
    cause => cause,
  )
  expect(error).toBeInstanceOf(StartError)
  expect(error.message).not.toContain('\n')
  return error.message
}

describe('what cannot start says why in one sentence', patience, () => {
  afterEach(cleanUp)

  const sentence = async (env: Record<string, string>, exitCode = 1) => {
    const { code, output } = await start(env).exited
    expect(code).toBe(exitCode)
    const words = output.split('\n').filter(line => line !== '' && !line.startsWith('{'))
    expect(words, output).toHaveLength(1)
    return words[0] ?? ''
  }

  it('a port that is in use', async () => {
    const taken = createServer()
    await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as { port: number }
    expect(await sentence({ FOYER_DATA_DIR: used, APP_PORT: String(port) })).toBe(
      `Port ${port} is in use by another program: set APP_PORT to another one.`,
    )
    await expect.poll(() => postgresIn(used), { timeout: 20_000 }).toEqual([])
    taken.close()
  })

  it('EXA-169 a port that is in use, before a database is made', async () => {
    const taken = createServer()
    await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as { port: number }
    const FOYER_DATA_DIR = await folder()
    for (const name of ['API_PORT', 'APP_PORT', 'HEALTH_PORT'])
      expect(await refusalOf({ FOYER_DATA_DIR, [name]: String(port) })).toBe(
        `Port ${port} is in use by another program: set ${name} to another one.`,
      )
    taken.close()
    expect(await readdir(FOYER_DATA_DIR)).toEqual(['database.lock'])
    expect(await readdir(join(FOYER_DATA_DIR, 'database.lock'))).toEqual([])
  })

  it('a data folder that cannot be', async () => {
    const file = join(await folder(), 'file')
    await writeFile(file, '')
    expect(await sentence({ FOYER_DATA_DIR: join(file, 'data') })).toContain('FOYER_DATA_DIR')
  })

  it.each([
    [
      'nobody listens',
      'postgresql://foyer:hunter2@127.0.0.1:1/foyer',
      'Nothing answers at the address in DATABASE_URL',
    ],
    ['unknown host', 'postgresql://foyer:hunter2@no-such-host.invalid/foyer', 'DATABASE_URL'],
  ])('a DATABASE_URL where %s', async (_name, DATABASE_URL, words) => {
    const output = await sentence({ FOYER_DATA_DIR: await folder(), DATABASE_URL }, 3)
    expect(output).toContain(words)
    expect(output).not.toContain('hunter2')
  })

  it('a database that does not exist, a password that is wrong', async () => {
    const good = inject('serverUrl')
    const missing = await refusalOf({ DATABASE_URL: withDatabase(good, 'no_such_database') })
    expect(missing).toContain('does not exist')
    const invalid = new URL(good)
    invalid.password = 'hunter2'
    const refused = await refusalOf({ DATABASE_URL: invalid.href })
    expect(refused).toContain('refuses the user or the password')
    expect(refused).not.toContain('hunter2')
  })

  it('a command that is unknown names the help', async () => {
    const { code, output } = await start({ FOYER_DATA_DIR: await folder() }, ['dance']).exited
    expect(code).toBe(2)
    expect(output).toContain('There is no command dance.\n`foyer --help` says more.')
  })
})

describe('production', patience, () => {
  afterEach(cleanUp)

  const production = {
    FOYER_MODE: 'production',
    FOYER_SECRET_KEY: 'q83rVu1nYv0m3cQ4sKzN9mC0B3m7fJ2wW1xZr5tXoLE=',
    PUBLIC_API_URL: 'https://api.example.com',
    PUBLIC_APP_URL: 'https://app.example.com',
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'no-reply@example.com',
    ALLOWED_HOSTS: '127.0.0.1',
  }

  it('does not open the database of a sandbox, nor a sandbox that of production, nor either a stranger’s', async () => {
    const { world, close } = await startWorld()
    const asProduction = await start({
      ...production,
      FOYER_DATA_DIR: await folder(),
      DATABASE_URL: world.databaseUrl,
    }).exited
    expect(asProduction.output).toContain('database of a sandbox')

    await world.query("update foyer_meta set value = 'production' where key = 'mode'")
    expect(await refusalOf({ DATABASE_URL: world.databaseUrl })).toContain('database of a production server')

    await world.query('drop table foyer_meta cascade')
    expect(await refusalOf({ DATABASE_URL: world.databaseUrl })).toContain('tables that Foyer did not make')
    await close()
  })

  it('runs without a demo world, and its first operator comes from the command line', async () => {
    const { world, close } = await startWorld()
    const name = `foyer_production_${process.pid}`
    await world.query(`create database ${name}`)
    const env = {
      ...production,
      FOYER_DATA_DIR: await folder(),
      DATABASE_URL: withDatabase(world.databaseUrl, name),
    }
    try {
      const created = await start(env, ['admin', 'create', '--email', 'root@example.com', '--name', 'Root'])
        .exited
      expect(created.code, created.output).toBe(0)
      const password = /Password: (\S+)/.exec(created.output)?.[1]
      expect(await passwordHashOf(env.DATABASE_URL)).toMatch(/^scrypt\$16384\$8\$5\$/)
      const again = await start(env, ['admin', 'create', '--email', 'root@example.com']).exited
      expect(again.output).toContain('is an operator now')
      expect((await start(env, ['admin', 'create']).exited).code).toBe(2)

      const [apiPort, appPort] = [await freePort(), await freePort()]
      const child = start({ ...env, API_PORT: String(apiPort), APP_PORT: String(appPort) })
      await child.running()
      const app = new Http(`http://127.0.0.1:${appPort}`)
      const api = new Http(`http://127.0.0.1:${apiPort}/api`)
      const me = await app.post('/account/sign_in', { body: { login: 'root@example.com', password } })
      expect(me.json.data).toMatchObject({ is_operator: true, name: 'Root' })
      expect(String(me.headers['set-cookie'])).toMatch(/^__Host-foyer_session=.*; Path=\/; HttpOnly; Secure/)
      expect(me.headers['strict-transport-security']).toBe('max-age=31536000')
      expect((await app.get('/sandbox.json')).status).toBe(404)
      expect((await app.get('/openapi/v3.json')).status).toBe(404)
      expect((await api.get('/v2/sandbox/clock', { as: as.partner })).status).toBe(404)
      expect((await api.post('/v2/sandbox/worlds', { as: as.partner, body: {} })).status).toBe(404)
      expect((await api.get('/v1/countries', { as: as.partner })).status).toBe(401)
      child.kill('SIGTERM')
      expect((await child.exited).code).toBe(0)
    } finally {
      await world.query(`drop database if exists ${name} with (force)`)
      await close()
    }
  })
})

async function passwordHashOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query('select password_hash from users')
  await client.end()
  return rows[0].password_hash
}

/**
 * Finds a port below those that the system hands out by itself: the servers of tests that run at the same time
 * would take one of those before the program does.
 */
async function freePort(): Promise<number> {
  const port = randomInt(10_000, 30_000)
  const server = createServer()
  const isFree = await new Promise<boolean>(resolve => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isFree) return freePort()
  await new Promise(resolve => server.close(resolve))
  return port
}
