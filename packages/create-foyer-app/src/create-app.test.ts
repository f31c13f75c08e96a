import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const command = join(import.meta.dirname, '../bin/create-foyer-app.mjs')
const example = join(import.meta.dirname, '../../../examples/partner-app')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'create-foyer-app-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function create(...args: string[]) {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = { stdout: '', stderr: '' }
  child.stdout.on('data', chunk => (printed.stdout += chunk))
  child.stderr.on('data', chunk => (printed.stderr += chunk))
  const [code] = await once(child, 'close')
  return { code, ...printed }
}

describe('EXM-06 npm create foyer-app', () => {
  it('writes the example under its own name, and says what to do next', async () => {
    const { code, stdout } = await create('my-app')
    expect(code).toBe(0)
    for (const next of ['cd my-app', 'npm install', 'npm run sandbox', 'npm start', 'npm test'])
      expect(stdout).toContain(`  ${next}`)
    const made = join(folder, 'my-app')
    expect((await readdir(made)).sort()).toEqual(
      ['.gitignore', 'LICENSE', 'README.md', 'package.json', 'src', 'test', 'tsconfig.json'].sort(),
    )
    expect(await readFile(join(made, 'src/main.ts'), 'utf8')).toBe(
      await readFile(join(example, 'src/main.ts'), 'utf8'),
    )
    const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../package.json'), 'utf8'))
    const manifest = JSON.parse(await readFile(join(made, 'package.json'), 'utf8'))
    expect(manifest).toMatchObject({ name: 'my-app', private: true, dependencies: { '@foyer/sdk': version } })
    expect(manifest.devDependencies).toMatchObject({ '@foyer/cli': version, '@foyer/server': version })
  })

  it('takes an empty folder, and refuses one with files, a file, and a bad name', async () => {
    await mkdir(join(folder, 'empty'))
    expect((await create('empty')).code).toBe(0)
    await mkdir(join(folder, 'full'))
    await writeFile(join(folder, 'full/mine.txt'), 'mine')
    const full = await create('full')
    expect(full).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/full is not empty\. Name a new folder/),
    })
    expect(await readdir(join(folder, 'full'))).toEqual(['mine.txt'])
    expect(await create('full/mine.txt')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is a file'),
    })
    for (const name of ['My App', '.hidden', 'a'.repeat(215), 'naïve', 'node_modules', 'favicon.ico'])
      expect(await create(name)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('name of a package'),
      })
    expect((await readdir(folder)).sort()).toEqual(['empty', 'full', 'my-app'])
  })

  it('prints a path that a shell reads as one word', async () => {
    const place = `it's $(date) "here"`
    const { code, stdout } = await create(`${place}/app`)
    expect(code).toBe(0)
    const [enter = ''] = /cd .*/.exec(stdout) ?? []
    expect(execFileSync('sh', ['-c', `${enter} && pwd -P`], { cwd: folder, encoding: 'utf8' })).toBe(
      `${await realpath(join(folder, place, 'app'))}\n`,
    )
    await rm(join(folder, place), { recursive: true })
  })

  it('asks nothing outside of a terminal, and explains itself', async () => {
    expect(await create()).toEqual({
      code: 2,
      stdout: '',
      stderr: 'Which folder? For example: npm create foyer-app my-foyer-app\n',
    })
    expect(await create('--help')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Usage: npm create/),
    })
    expect(await create('--template', 'x')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Usage:'),
    })
    expect(await create('one', 'two')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('One folder'),
    })
  })
})
