import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testKey } from '../../server/test/global-setup.ts'
import { useWorld, withoutWorker } from '../../server/test/world.ts'

const program = fileURLToPath(new URL('../bin/foyer.mjs', import.meta.url))
const world = useWorld(withoutWorker)
let emptyFolder: string

beforeAll(async () => {
  emptyFolder = await mkdtemp(join(tmpdir(), 'foyer-cli-'))
  await foyer(['--help'])
}, 120_000)
afterAll(() => rm(emptyFolder, { recursive: true, force: true }))

function start(args: string[], env: Record<string, string> = {}) {
  return spawn(process.execPath, [program, ...args], {
    cwd: emptyFolder,
    env: { PATH: process.env.PATH, HOME: emptyFolder, ...env },
  })
}

async function outcomeOf(child: ChildProcess) {
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', chunk => (stdout += chunk))
  child.stderr?.on('data', chunk => (stderr += chunk))
  const code = await new Promise(resolve => child.once('close', resolve))
  return { code, stdout, stderr }
}

const foyer = (args: string[], env?: Record<string, string>) => outcomeOf(start(args, env))
const inWorld = () => ({ FOYER_DATA_DIR: world.program.ctx.config.dataDir })

describe('foyer', () => {
  it('prints help for itself and for each command', { timeout: 60_000 }, async () => {
    const overview = await foyer(['--help'])
    expect(overview).toMatchObject({ code: 0, stderr: '' })
    for (const name of [
      'start',
      'migrate',
      'seed',
      'admin',
      'status',
      'operations',
      'call',
      'clock',
      'outbox',
      'voip',
    ]) {
      expect(overview.stdout).toContain(`  ${name}`)
      const { code, stdout } = await foyer([name, '--help'])
      expect(code).toBe(0)
      expect(stdout).toContain(`foyer ${name}`)
    }
  })

  it('answers an unknown command with the usage on stderr and exit code 2', async () => {
    const { code, stdout, stderr } = await foyer(['dance'])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain('There is no command dance.')
    expect(stderr).toContain('Usage:')
  })
})

describe('foyer operations', () => {
  it('lists the operations that match, with method, path, access and summary', async () => {
    const { code, stdout } = await foyer(['operations', 'companies.', 'put'])
    expect(code).toBe(0)
    expect(stdout.trim().split(/ {2,}/)).toEqual([
      'companies.update',
      'PUT',
      '/api/v1/company/{company_id}',
      'partner + user: settings_access',
      'Update a Location',
    ])
  })
})

describe('foyer call', () => {
  it('calls any operation of the demo world that demo.json describes', async () => {
    const { code, stdout } = await foyer(['call', 'companies.list', '--my', '1', '--id', '1,2'], inWorld())
    expect(code).toBe(0)
    const { data, meta } = JSON.parse(stdout) as { data: { id: number }[]; meta: { total_count: number } }
    expect(data.map(({ id }) => id)).toEqual([1, 2])
    expect(meta.total_count).toBe(2)
  })

  it('merges --json with options, which take precedence and may be spelled with dashes', async () => {
    const json = JSON.stringify({ title: 'Other', rights: ['clients_access'] })
    const args = [
      'call',
      'locations.createRole',
      '--location-id',
      '1',
      '--json',
      json,
      '--title',
      'Reception',
    ]
    const { stdout } = await foyer(args, inWorld())
    expect(JSON.parse(stdout)).toMatchObject({ data: { title: 'Reception', rights: ['clients_access'] } })
  })

  it('passes --idempotency-key on where the operation takes one', async () => {
    const fields = ['--location_id', '1', '--title', 'Once', '--json', '{"rights": []}']
    const args = ['call', 'locations.createRole', ...fields, '--idempotency-key', 'role-once']
    const first = await foyer(args, inWorld())
    expect(first).toMatchObject({ code: 0, stderr: '' })
    expect((await foyer(args, inWorld())).stdout).toBe(first.stdout)
    const none = await foyer(['call', 'companies.list', '--idempotency-key', 'k'], inWorld())
    expect(none.code).toBe(2)
    expect(none.stderr).toContain('companies.list takes no --idempotency-key.')
  })

  it('AUT-02 prints the message of a failure and exits with 1', async () => {
    const args = ['call', 'dictionaries.countries', '--partner-token', 'wrong']
    const { code, stdout, stderr } = await foyer(args, inWorld())
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^401 Authentication needed\. This partner token is not known: .*\nrequest /)
  })

  it.each([
    [['call'], 'Which operation?'],
    [['call', 'companies.fly'], 'There is no operation companies.fly'],
    [['call', 'companies.list', '--mine', '1'], "Unknown option '--mine'"],
    [['call', 'companies.list', '--json', '1'], '--json must be a JSON object'],
  ])('%j fails with an explanation and exit code 2', async (args, sentence) => {
    const { code, stderr } = await foyer(args)
    expect(code).toBe(2)
    expect(stderr).toContain(sentence)
  })

  it('shows the fields of an operation', async () => {
    const { stdout } = await foyer(['call', 'locations.addUser', '--help'])
    expect(stdout).toMatch(/--location_id +required +Location ID/)
  })
})

describe('foyer clock', () => {
  it('reads and moves the clock of the sandbox', async () => {
    const before = await foyer(['clock'], inWorld())
    const after = await foyer(['clock', 'advance', '1h30m'], inWorld())
    expect([before.stderr, after.stderr]).toEqual(['', ''])
    expect(Date.parse(after.stdout.trim()) - Date.parse(before.stdout.trim())).toBe(5400_000)
    const { stdout } = await foyer(['clock', 'set', '2090-01-01T00:00:00+01:00'], inWorld())
    expect(stdout).toBe('2089-12-31T23:00:00.000Z\n')
  })

  it('refuses to move back, with the message of the server', async () => {
    const { code, stderr } = await foyer(['clock', 'set', '2001-01-01T00:00:00Z'], inWorld())
    expect(code).toBe(1)
    expect(stderr).toContain('the clock only moves forward')
  })
})

describe('foyer outbox', () => {
  it('SEC-18 shows the mail of the sandbox', async () => {
    const body = { name: 'Cleo', email: 'cleo@cli.example', password: 'a password of some length' }
    await world.app.post('/account/sign_up', { body })
    const { stdout, stderr } = await foyer(['outbox', '--to', 'cleo@cli.example'], inWorld())
    expect(stderr).toBe('')
    expect(stdout).toContain('Subject: Confirm your e-mail address')
    expect(stdout).toContain('/confirm-email#foyer_link_')
    expect((await foyer(['outbox', '--to', 'nobody@cli.example'], inWorld())).stdout).toBe('No mail.\n')
    expect((await foyer(['outbox', '--count', 'many'], inWorld())).code).toBe(1)
  })
})

describe('foyer status', () => {
  it('prints the address of the server, its mode, and where demo.json is', async () => {
    const { code, stdout } = await foyer(['status'], inWorld())
    expect(code).toBe(0)
    expect(stdout).toMatch(/^app +ready +http/)
    expect(stdout).toContain('sandbox')
    expect(stdout).toContain(join(world.program.ctx.config.dataDir, 'demo.json'))
  })

  it('exits with 1 when nobody answers', async () => {
    const nowhere = { FOYER_API_URL: 'http://127.0.0.1:9', FOYER_APP_URL: 'http://127.0.0.1:9' }
    const { code, stdout } = await foyer(['status'], nowhere)
    expect(code).toBe(1)
    expect(stdout).toMatch(/^app +no answer/)
  })

  it('reports a demo.json of another server', async () => {
    await writeFile(join(emptyFolder, 'demo.json'), '{}')
    const { code, stderr } = await foyer(['status'], { FOYER_DATA_DIR: emptyFolder })
    expect(code).toBe(1)
    expect(stderr).toContain('is not the demo.json of a Foyer')
  })
})

describe('the commands of the server', () => {
  const onDatabase = () => ({
    DATABASE_URL: world.databaseUrl,
    FOYER_SECRET_KEY: testKey,
    FOYER_DATA_DIR: emptyFolder,
    LOG_LEVEL: 'error',
  })

  it('run with their own exit code', async () => {
    expect((await foyer(['migrate'], onDatabase())).code).toBe(0)
    const refused = await foyer(['admin', 'create'], onDatabase())
    expect(refused.code).toBe(1)
    expect(refused.stderr).toContain('foyer admin create --email')
    const created = await foyer(['admin', 'create', '--email', 'cli@foyer.example'], onDatabase())
    expect(created.stdout).toContain('Operator cli@foyer.example created.')
  }, 120_000)

  it('SEC-16 a lost second factor is reset from the machine itself, and its sessions end', async () => {
    const email = 'cli@foyer.example'
    const reset = (address: string) =>
      foyer(['admin', 'reset-second-factor', '--email', address], onDatabase())
    expect((await reset('nobody@foyer.example')).stderr).toContain('There is no account')
    expect((await reset(email)).stdout).toContain('has no second factor')
    await world.query(
      `with person as (select id from users where email = $1), factor as (
         insert into second_factors (user_id, sealed_secret, created_at, confirmed_at) select id, '\\x00', now(), now() from person
       )
       insert into sessions (hash, user_id, created_at, expires_at, proven_at, last_seen_at)
       select '\\x01', id, now(), now() + interval '1 day', now(), now() from person`,
      [email],
    )
    expect((await reset(email)).stdout).toContain('is off and all sessions have ended')
    const left = await world.query(
      `select (select count(*) from second_factors) + (select count(*) from sessions where hash = '\\x01') as left,
         (select count(*) from audit_log where action = 'second-factor-disable' and user_id is null) as logged`,
    )
    expect(left).toEqual([{ left: '0', logged: '1' }])
  }, 120_000)

  it('get the signals that the CLI receives', async () => {
    const child = start(['start'], { ...onDatabase(), API_PORT: '0', APP_PORT: '0' })
    const outcome = outcomeOf(child)
    const hasStarted = new Promise<void>(resolve => {
      child.stdout.on('data', chunk => String(chunk).includes('Ctrl-C stops it') && resolve())
    })
    await Promise.race([hasStarted, outcome])
    child.kill('SIGTERM')
    const { code, stderr } = await outcome
    // The first command after a change builds the program, and says so.
    expect({ code, stderr: stderr.replace(/^(Building|Built) the .*\n/gm, '') }).toEqual({
      code: 0,
      stderr: '',
    })
  }, 120_000)
})
