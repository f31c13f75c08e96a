import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isCreator, packAll } from '../../scripts/pack.ts'
import { freePort } from './sandbox.ts'
import { Terminals } from './terminals.ts'

const run = promisify(execFile)
const terminals = new Terminals()
let folder = ''
let app = ''
let tarballs: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-create-'))
  app = join(folder, 'my-app')
  tarballs = await packAll(join(folder, 'packed'))
})

afterAll(async () => {
  await terminals.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})

const start = (command: string, env: Record<string, string>) => terminals.start(command, { cwd: app, env })

describe('the package create-foyer-app', () => {
  it('has its README, its licence and the example', async () => {
    const { stdout } = await run('tar', ['-tzf', tarballs.find(isCreator) ?? ''])
    const files = ['README.md', 'LICENSE', 'dist/template/src/main.ts', 'dist/template/test/app.test.ts']
    expect(stdout.trim().split('\n')).toEqual(expect.arrayContaining(files.map(file => `package/${file}`)))
    expect(stdout).not.toMatch(/\.built-from|package\/src\/|node_modules|state\.json/)
  })

  it('EXM-07 leads from nothing to a green test with four commands, and to a running app', {
    timeout: 600_000,
  }, async () => {
    const seconds: Record<string, number> = {}
    const timed = async <T>(command: string, work: () => Promise<T>): Promise<T> => {
      const startedMs = performance.now()
      const result = await work()
      seconds[command] = Math.round((performance.now() - startedMs) / 100) / 10
      return result
    }
    // As `npm create foyer-app my-app`, which takes the package from the registry.
    const creator = `--package=${tarballs.find(isCreator)}`
    const created = await timed('npm create foyer-app my-app', () =>
      run('npm', ['exec', '--yes', creator, '--', 'create-foyer-app', 'my-app'], { cwd: folder }),
    )
    for (const command of ['cd my-app', 'npm install', 'npm run sandbox', 'npm start', 'npm test'])
      expect(created.stdout).toContain(`  ${command}`)
    seconds['cd my-app'] = 0
    const manifest = await readFile(join(app, 'package.json'), 'utf8')
    const others = tarballs.filter(file => !isCreator(file))
    const { stderr } = await timed('npm install', () =>
      run('npm', ['install', '--no-audit', '--no-fund', '--no-save', ...others], { cwd: app }),
    )
    expect(stderr).not.toContain('EBADENGINE')
    expect(await readFile(join(app, 'package.json'), 'utf8')).toBe(manifest)
    // The tests start a sandbox of their own, also beside one that somebody else runs on the usual port.
    const tested = await timed('npm test', () =>
      run('npm', ['test'], { cwd: app, env: { ...process.env, FOYER_SANDBOX: 'start' } }).catch(
        error => error,
      ),
    )
    expect({ code: tested.code ?? 0, output: tested.code ? tested.stdout : '' }).toEqual({
      code: 0,
      output: '',
    })
    expect(Object.keys(seconds)).toHaveLength(4)
    const all = Object.values(seconds).reduce((sum, each) => sum + each, 0)
    console.log(
      `From nothing to a green test: ${Object.keys(seconds).length} commands, ${all.toFixed(1)} s.`,
      seconds,
    )
    const ports = { API_PORT: String(await freePort()), APP_PORT: String(await freePort()) }
    const env = {
      FOYER_API_URL: `http://127.0.0.1:${ports.API_PORT}`,
      FOYER_APP_URL: `http://127.0.0.1:${ports.APP_PORT}`,
      PORT: String(await freePort()),
    }
    const sandbox = start('npm run sandbox', ports)
    await expect.poll(sandbox, { timeout: 90_000 }).toContain('Ctrl-C stops it')
    const program = start('npm start', env)
    await expect.poll(program, { timeout: 30_000 }).toContain('Ready: ')
    expect(await (await fetch(`http://127.0.0.1:${env.PORT}/`)).text()).toContain('What we have received')
    expect((await run('npm', ['run', 'check'], { cwd: app }).catch(error => error)).code ?? 0).toBe(0)
  })
})
