import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { describe, expect, it } from 'vitest'
import { testKey } from '../../server/test/global-setup.ts'
import { startReceiver } from '../../server/test/receiver.ts'
import { until } from '../../server/test/until.ts'
import { as, useWorld } from '../../server/test/world.ts'
import { commandCases } from '../test/command-cases.ts'
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

const cases = commandCases(world, onDatabase)

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
