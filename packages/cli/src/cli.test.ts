import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { describe, expect, it } from 'vitest'
import { testKey } from '../../server/test/global-setup.ts'
import { startReceiver } from '../../server/test/receiver.ts'
import { until } from '../../server/test/until.ts'
import { as, useWorld } from '../../server/test/world.ts'
import { outcomeOf, useFoyerProcess } from '../test/foyer-process.ts'
import { useFoyer } from '../test/run-foyer.ts'
import { commands } from './commands.ts'
import { findEntry } from './run.ts'

const world = useWorld()
const { folder, run, here, inWorld } = useFoyer(world)
const { start, runProcess } = useFoyerProcess(folder)

const onDatabase = () => ({
  DATABASE_URL: world.databaseUrl,
  FOYER_SECRET_KEY: testKey,
  FOYER_DATA_DIR: folder.path,
  LOG_LEVEL: 'error',
})

interface Case {
  right: string[]
  says: RegExp
  env?: () => Record<string, string>
  before?: () => Promise<unknown>
  wrong: string[]
  refuses: RegExp
}

/** A right and a wrong call of every command, in an order in which each finds what it needs. */
const cases: Record<string, Case> = {
  migrate: {
    right: ['migrate'],
    env: onDatabase,
    says: /The database is up to date\./,
    wrong: ['migrate', 'now'],
    refuses: /^now is one word too many\./,
  },
  'admin create': {
    right: ['admin', 'create', '--email', 'table@foyer.example'],
    env: onDatabase,
    says: /Operator table@foyer\.example created\./,
    wrong: ['admin', 'create', '--email', 'nobody'],
    refuses: /^--email must be an e-mail address; nobody is not\./,
  },
  'admin reset-second-factor': {
    right: ['admin', 'reset-second-factor', '--email', 'table@foyer.example'],
    env: onDatabase,
    says: /has no second factor/,
    wrong: ['admin', 'reset-second-factor'],
    refuses: /^--email is required\./,
  },
  // Before a key that nobody has: the server would say that it is degraded while it sees that one.
  status: {
    right: ['status', '-o', 'table'],
    says: /^app +ready +http/,
    wrong: ['status', '--api-url', 'nonsense'],
    refuses: /^--api-url must be an address such as http:\/\/127\.0\.0\.1:8080; nonsense is none\./,
  },
  doctor: {
    right: ['doctor', '-o', 'table'],
    says: /^ok +node/,
    wrong: ['doctor', '--output', 'poem'],
    refuses: /^--output must be one of: json, table; poem is not\./,
  },
  'keys new': {
    right: ['keys', 'new'],
    says: /^FOYER_SECRET_KEY=/,
    wrong: ['keys', 'new', '--length', '5'],
    refuses: /^There is no option --length\./,
  },
  'keys status': {
    right: ['keys', 'status'],
    env: onDatabase,
    says: /seals/,
    wrong: ['keys', 'statu'],
    refuses: /^There is no command keys statu\. Did you mean status\?/,
  },
  'keys rotate': {
    right: ['keys', 'rotate'],
    env: onDatabase,
    says: /values are sealed anew/,
    wrong: ['keys', 'rotate', 'all'],
    refuses: /^all is one word too many\./,
  },
  'keys forget': {
    before: () =>
      world.query(
        "insert into secret_keys (id, check_sealed, created_at, seen_at) values ('feedbeef', '\\x00', now(), now() - interval '1 hour')",
      ),
    right: ['keys', 'forget', 'feedbeef'],
    env: onDatabase,
    says: /Key feedbeef is forgotten\./,
    wrong: ['keys', 'forget'],
    refuses: /^<key-id> is missing: foyer keys forget <key-id>/,
  },
  seed: {
    right: ['seed', '--locations', '1', '--clients', '5', '--appointments', '2'],
    env: onDatabase,
    says: /5 clients, 2 appointments/,
    wrong: ['seed', '--locations', '0'],
    refuses: /^--locations must be a whole number from 1 to 999999999; 0 is not\./,
  },
  login: {
    right: [
      'login',
      '--profile',
      'table',
      '--app-url',
      'APP_URL',
      '--personal-access-token',
      'foyer_pat_demo_owner',
    ],
    says: /The profile table is saved in /,
    wrong: ['login', '--app-url', 'nowhere'],
    refuses: /^--app-url must be an address such as /,
  },
  'profiles use': {
    right: ['profiles', 'use', 'sandbox'],
    says: /Commands use the profile sandbox now\./,
    wrong: ['profiles', 'use', 'sandbx'],
    refuses: /^There is no profile sandbx\. Did you mean sandbox\?/,
  },
  profiles: {
    right: ['profiles'],
    says: /"name": "table"/,
    wrong: ['profiles', 'us', 'table'],
    refuses: /^There is no command profiles us\. Did you mean use\?/,
  },
  'profiles remove': {
    right: ['profiles', 'remove', 'table'],
    says: /The profile table is gone\./,
    wrong: ['profiles', 'remove', 'nothing'],
    refuses: /^There is no profile nothing\./,
  },
  operations: {
    right: ['operations', 'companies.', 'put'],
    says: /"summary": "Update a Location"/,
    wrong: ['operations', '--filter', 'x'],
    refuses: /^There is no option --filter\./,
  },
  call: {
    right: ['call', 'companies.list', '--my', '1', '--id', '1,2'],
    says: /"title": "Bloom Mission"/,
    wrong: ['call', 'companies.lst'],
    refuses: /^There is no operation companies\.lst\. Did you mean companies\.list\?/,
  },
  trigger: {
    right: ['trigger', 'client.create', '--location', '1'],
    says: /"resource": "client"/,
    wrong: ['trigger', 'client.updat'],
    refuses: /^There is no event client\.updat\. Did you mean client\.update\?/,
  },
  'clock advance': {
    right: ['clock', 'advance', '1m'],
    says: /"now": "/,
    wrong: ['clock', 'advance', 'soon'],
    refuses: /^soon is not a duration such as 12h, 30m or 45s\./,
  },
  clock: {
    right: ['clock', '-o', 'table'],
    says: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/m,
    wrong: ['clock', 'advnce', '1h'],
    refuses: /^There is no command clock advnce\. Did you mean advance\?/,
  },
  events: {
    right: ['events', '--location', '1', '--count', '1'],
    says: /"resource": "client"/,
    wrong: ['events', '--count', '1000'],
    refuses: /^--count must be a whole number from 1 to 300; 1000 is not\./,
  },
  deliveries: {
    right: ['deliveries', '--status', 'failed'],
    says: /"outcome": "failed"/,
    wrong: ['deliveries', '--status', 'lost'],
    refuses: /^--status must be one of: scheduled, delivered, failed, held, cancelled; lost is not\./,
  },
  'deliveries get': {
    right: ['deliveries', 'get', 'DELIVERY'],
    says: /"answer": \{\s+"status": 500/,
    wrong: ['deliveries', 'get', 'first'],
    refuses: /^<id> must be a whole number, at least 1; first is not\./,
  },
  redeliver: {
    right: ['redeliver', 'DELIVERY'],
    says: /"outcome": "scheduled"/,
    wrong: ['redeliver'],
    refuses: /^<id> is missing: foyer redeliver <id>/,
  },
  replay: {
    right: ['replay', '--from', '2020-01-01', '--status', 'delivered', 'held'],
    says: /"scheduled": \d/,
    wrong: ['replay'],
    refuses: /^Which range\?/,
  },
  explain: {
    right: ['explain', 'client', '1', '-o', 'table'],
    says: /\.$/m,
    wrong: ['explain', 'clients', '1'],
    refuses: /^<resource> must be one of: salon, staff/,
  },
  'check-endpoint': {
    right: ['check-endpoint', '--list', '-o', 'table'],
    says: /^CHECK +EXPECTED +PRODUCTION\ncertificate /,
    wrong: ['check-endpoint', 'ftp://partner.example/hook'],
    refuses:
      /^<url> must be an address such as http:\/\/127\.0\.0\.1:9000\/hook; ftp:\/\/partner\.example\/hook is none\./,
  },
  conformance: {
    right: ['conformance', '--only', 'ENV-05', '-o', 'table'],
    says: /^ENV-05 +proven /m,
    wrong: ['conformance', '--only', 'ENV-99'],
    refuses: /^There is no requirement ENV-99\. Did you mean ENV-/,
  },
  mcp: {
    right: ['mcp'],
    says: /^$/,
    wrong: ['mcp', '--allow-write'],
    refuses: /^There is no option --allow-write\. Did you mean --allow-writes\?/,
  },
  'installation status': {
    right: ['installation', 'status', '1'],
    says: /"status": "active"/,
    wrong: ['installation', 'statu', '1'],
    refuses: /^There is no command installation statu\. Did you mean status\?/,
  },
  'installation trace': {
    right: ['installation', 'trace', '1', '-o', 'table'],
    says: /grant_access +201/,
    wrong: ['installation', 'trace', 'one'],
    refuses: /^<application-id> must be a whole number, at least 1; one is not\./,
  },
  'clock set': {
    right: ['clock', 'set', '2090-01-01T00:00:00+01:00'],
    says: /"now": "2089-12-31T23:00:00\.000Z"/,
    wrong: ['clock', 'set', 'tomorrow'],
    refuses: /^<time> must be a moment such as 2030-01-31T18:30:00Z; tomorrow is not\./,
  },
  'worlds create': {
    right: ['worlds', 'create', '-o', 'table'],
    says: /^World w[0-9a-f]{10}\n +API +http/,
    wrong: ['worlds', 'create', '--world', 'w0'],
    refuses: /^A world has no worlds of its own: leave out --world\./,
  },
  'worlds list': {
    right: ['worlds', 'list', '-o', 'table'],
    says: /^w[0-9a-f]{10} +http/m,
    wrong: ['worlds', 'lst'],
    refuses: /^There is no command worlds lst\. Did you mean list\?/,
  },
  'worlds reset': {
    right: ['worlds', 'reset', 'WORLD', '-o', 'table'],
    says: /^World w[0-9a-f]{10} is new again\.$/m,
    wrong: ['worlds', 'reset'],
    refuses: /^<id> is missing: foyer worlds reset <id>/,
  },
  'worlds delete': {
    right: ['worlds', 'delete', 'WORLD'],
    says: /"data": null/,
    wrong: ['worlds', 'delete', '../w'],
    refuses: /^<id> must be the id of a world such as w3f9a1c5e70; \.\.\/w is not\./,
  },
  outbox: {
    right: ['outbox', '--to', 'nobody@cli.example', '-o', 'table'],
    says: /^No mail\.$/m,
    wrong: ['outbox', '--count', 'many'],
    refuses: /^--count must be a whole number from 1 to 100; many is not\./,
  },
  'voip simulate': {
    right: ['voip', 'simulate', '--scenario', 'missed'],
    says: /One call, 3 requests\./,
    wrong: ['voip', 'simulate', '--count', '0'],
    refuses: /^--count must be a whole number from 1 to 999999; 0 is not\./,
  },
  completion: {
    right: ['completion', 'fish'],
    says: /complete -c foyer/,
    wrong: ['completion', 'tcsh'],
    refuses: /^<shell> must be one of: bash, zsh, fish, powershell; tcsh is not\./,
  },
}

/** The server program, and the library that completes, write to the stdout of the process. */
const needsProcess = (words: string[]) => findEntry(words)?.isHandedOver || words[0] === 'completion'

/** Commands that only hold others refuse to be called alone. */
const groups = ['admin', 'keys', 'installation', 'voip', 'logs', 'worlds']
/** They run until a signal: the test below and those of listening call them. */
const endless = ['start', 'listen', 'logs tail']

async function listPaths(isWanted: (command: CommandUnknownOpts) => boolean = () => true): Promise<string[]> {
  const { stdin, stdout, stderr } = process
  const surroundings = {
    stdin,
    stdout,
    stderr,
    folder: folder.path,
    env: {},
    stopwatchMs: () => 0,
    signal: new AbortController().signal,
  }
  const pathsOf = (command: CommandUnknownOpts, path: string[]): string[] => [
    ...(isWanted(command) ? [path.join(' ')] : []),
    ...command.commands.flatMap(child => pathsOf(child, [...path, child.name()])),
  ]
  const built = commands.map(async ({ name, load }) =>
    pathsOf(await (await load())(surroundings, ['--help']), [name]),
  )
  return (await Promise.all(built)).flat()
}

/** An endpoint that refuses what it gets, an event for it, and an installation. */
async function prepare(): Promise<string> {
  const receiver = await startReceiver((_got, response) => void response.writeHead(500).end('no'))
  const call = async (...args: string[]) => expect(await here(['call', ...args])).toMatchObject({ code: 0 })
  await call(
    'webhooks.setSettings',
    '--location_id',
    '1',
    '--urls',
    receiver.url,
    '--active',
    '1',
    '--client',
    '1',
  )
  await call('marketplace.grantAccess', '--company_id', '1', '--application_id', '1')
  await call('marketplace.confirmInstallation', '--salon_id', '1', '--application_id', '1')
  await call('sandbox.trigger', '--location_id', '1', '--resource', 'client', '--status', 'create')
  const failed = await until(async () => {
    world.clock.advance(1)
    const { stdout } = await here(['deliveries', '--status', 'failed'])
    return (JSON.parse(stdout) as { data: { id: number }[] }).data[0]
  }, 'the delivery has failed')
  await receiver.close()
  return String(failed.id)
}

async function firstWorld(): Promise<string> {
  const { json } = await world.api.get('/v2/sandbox/worlds', { as: as.partner })
  return json.data[0]?.id ?? ''
}

describe('every command', () => {
  it('EXA-140 has a right and a wrong case here', async () => {
    expect((await listPaths()).sort()).toEqual([...Object.keys(cases), ...groups, ...endless].sort())
  })

  it('EXA-140 has help with examples, also by `foyer help`', { timeout: 120_000 }, async () => {
    const overview = await run([])
    expect(await run(['help'])).toEqual(overview)
    for (const path of await listPaths()) {
      const help = await run([...path.split(' '), '--help'])
      expect(help, path).toMatchObject({ code: 0, stderr: '' })
      expect(help.stdout, path).toMatch(new RegExp(`^Usage: foyer ${path}`))
      expect(help.stdout, path).toContain(`Examples:\n  foyer ${path}`)
      if (!path.includes(' ')) expect(overview.stdout).toContain(`\n  ${path} `)
    }
    expect((await run(['help', 'clock', 'advance'])).stdout).toBe(
      (await run(['clock', 'advance', '-h'])).stdout,
    )
  })

  it('EXA-140 EXA-160 does what it is asked to do, with exit code 0, and prints JSON with data', {
    timeout: 300_000,
  }, async () => {
    const delivery = await prepare()
    const printing = new Set(
      await listPaths(command => command.options.some(({ long }) => long === '--output')),
    )
    const jsonOf = async (args: string[], printed: string) =>
      JSON.parse(args.at(-1) === 'table' ? (await here(args.slice(0, -2))).stdout : printed) as object
    for (const [path, { before, right, says, env = inWorld }] of Object.entries(cases)) {
      await before?.()
      const words = { DELIVERY: delivery, APP_URL: world.program.ctx.urls.app, WORLD: await firstWorld() }
      const args = right.map(word => words[word as keyof typeof words] ?? word)
      const { code, stdout, stderr } = await (needsProcess(args) ? runProcess : run)(args, env())
      if (printing.has(path))
        expect(Object.keys(await jsonOf(args, stdout)), path).toEqual(expect.arrayContaining(['data']))
      expect({ path, code, stderr: code === 0 ? '' : stderr }).toEqual({ path, code: 0, stderr: '' })
      expect(stdout, path).toMatch(says)
    }
  })

  it('EXA-141 refuses what it does not understand with one sentence, where to read on, and exit code 2', async () => {
    for (const [path, { wrong, refuses }] of Object.entries(cases)) {
      const { code, stdout, stderr } = await here(wrong)
      expect({ path, code, stdout }).toEqual({ path, code: 2, stdout: '' })
      expect(stderr, path).toMatch(refuses)
      expect(stderr, path).toMatch(/^[^\n]+\n`foyer [^\n]*--help` says more\.\n$/)
    }
    for (const group of groups)
      expect(await run([group])).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Say what/) })
  }, 120_000)

  it('gets the signals that the CLI receives, when the server program runs it', async () => {
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
