import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { transform } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Installed, installPackages } from './install.ts'

const run = promisify(execFile)
// Tried with these versions. They are installed with the packages, because nothing else here needs Jest.
const runners = ['vitest@4.1.12', 'jest@30.2.0']
const keepSeconds = 5

let installed: Installed
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  installed = await installPackages()
  const { folder } = installed
  await run('npm', ['install', '--no-audit', '--no-fund', ...runners], { cwd: folder })
  const read = (name: string) => readFile(join(import.meta.dirname, 'testing-suites', name), 'utf8')
  const put = (name: string, text: string) => writeFile(join(folder, name), text)
  await put('four-tests.mjs', (await transform(await read('four-tests.mts'), { loader: 'ts' })).code)
  await put('killed.mjs', await read('killed.mjs'))
  for (const copy of ['one', 'two']) {
    await put(`${copy}.node-test.mjs`, await read('node-runner.mjs'))
    await put(`${copy}.vitest.ts`, await read('vitest-runner.ts'))
    await put(`${copy}.jest.mjs`, await read('jest-runner.mjs'))
  }
  await put(
    'vitest.config.mjs',
    "export default { test: { include: ['*.vitest.ts'], hookTimeout: 120000, testTimeout: 60000 } }",
  )
  await put(
    'jest.config.mjs',
    "export default { testMatch: ['**/*.jest.mjs'], testTimeout: 120000, transform: {} }",
  )
  await mkdir(join(folder, 'tmp'))
  const { FOYER_SANDBOX: _none, VITEST: _runner, ...others } = process.env
  env = {
    ...others,
    FOYER_SANDBOX: 'start',
    FOYER_TESTING_KEEP_SECONDS: String(keepSeconds),
    TMPDIR: join(folder, 'tmp'),
  }
})

afterAll(() => installed?.remove())

const commands: Record<string, string[]> = {
  'node:test': ['--test', '--test-concurrency=2', 'one.node-test.mjs', 'two.node-test.mjs'],
  Vitest: ['node_modules/vitest/vitest.mjs', 'run'],
  Jest: ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js'],
}

const inTemporary = (...parts: string[]) => join(installed.folder, 'tmp', ...parts)
const namesIn = (path: string) => (existsSync(path) ? readdirSync(path) : [])
/** A folder for each sandbox that runs. */
const folders = () => namesIn(inTemporary()).filter(name => existsSync(inTemporary(name, 'data')))
/** The state files, in a folder that all test processes of a user share. */
const states = () =>
  namesIn(inTemporary())
    .filter(name => !folders().includes(name))
    .flatMap(shared => namesIn(inTemporary(shared)).map(own => inTemporary(shared, own, 'state.json')))
    .filter(file => existsSync(file))
/** Where root keeps the databases whose data folder is closed to the user of PostgreSQL. */
const clusters = () => namesIn('/var/lib/foyer/clusters')

const runSuites = async (name: string) => {
  const startedMs = performance.now()
  const { stdout, stderr } = await run(process.execPath, commands[name] ?? [], {
    cwd: installed.folder,
    env,
  })
  const times = [...`${stdout}${stderr}`.matchAll(/four tests: (\d+) ms/g)].map(([, ms]) => Number(ms))
  expect(times).toHaveLength(2)
  return { times, totalMs: Math.round(performance.now() - startedMs) }
}

describe.each(Object.keys(commands))('@foyer/testing in %s', name => {
  it('TST-14 runs two files in parallel on one sandbox, which it starts', async () => {
    const cold = await runSuites(name)
    expect(folders()).toHaveLength(1)
    const warm = await runSuites(name)
    console.log(
      `${name}: two files of four tests, with the start of the sandbox ${cold.totalMs} ms; on a running one ${warm.totalMs} ms, of which the files ${warm.times.join(' and ')} ms.`,
    )
  })
})

describe('a sandbox that tests have started', () => {
  const killed: ChildProcess[] = []
  const startKilled = async () => {
    const child = spawn(process.execPath, ['killed.mjs'], { cwd: installed.folder, env, stdio: 'pipe' })
    killed.push(child)
    const [line] = await once(child.stdout, 'data')
    return { child, world: String(line).trim() }
  }
  afterAll(() => {
    for (const child of killed) child.kill('SIGKILL')
  })

  it('TST-15 is started once by ten processes, deletes the worlds of those that are killed, and ends after the last', async () => {
    await expect.poll(() => folders().length, { timeout: 60_000 }).toBe(0)
    const before = clusters()
    const all = await Promise.all(Array.from({ length: 10 }, startKilled))
    expect(folders()).toHaveLength(1)
    const [file = ''] = states()
    const { url, pid } = JSON.parse(await readFile(file, 'utf8'))
    const worlds = async () => {
      const headers = { Authorization: 'Bearer foyer_partner_demo_acme' }
      const { data, meta } = await (await fetch(`${url}/api/v2/sandbox/worlds`, { headers })).json()
      // The sandbox may limit this question too.
      return data?.length ?? meta.message
    }
    await expect.poll(worlds, { timeout: 20_000, interval: 500 }).toBe(10)
    for (const { child } of all.slice(0, 9)) child.kill('SIGKILL')
    await expect.poll(worlds, { timeout: 20_000, interval: 500 }).toBe(1)
    all[9]?.child.kill('SIGKILL')
    const isAlive = () => existsSync(`/proc/${pid}`)
    await expect.poll(isAlive, { timeout: (keepSeconds + 30) * 1000 }).toBe(false)
    expect([states(), folders()]).toEqual([[], []])
    expect(clusters().filter(name => !before.includes(name))).toEqual([])
  })
})
