import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callSandbox } from '../../../scripts/clients/build-client.ts'
import { packageRoot } from '../src/platform/package-root.ts'

const root = join(packageRoot, '../..')

describe('npm run clients', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-clients-test-'))
    await mkdir(join(folder, 'bin'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  async function writeProgram(path: string, script: string): Promise<void> {
    await writeFile(join(folder, path), `#!/bin/sh\n${script}\n`)
    await chmod(join(folder, path), 0o755)
  }
  /** A program of a machine that has nothing else. */
  const install = (tool: string, script: string) => writeProgram(`bin/${tool}`, script)

  const run = (...words: string[]) =>
    new Promise<{ code: number; output: string }>(resolve => {
      const program = ['--import', 'tsx', 'scripts/clients.ts', ...words]
      const options = { cwd: root, env: { ...process.env, PATH: join(folder, 'bin') } }
      execFile(process.execPath, program, options, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}` }),
      )
    })
  const withGenerator = (language: string) => [
    '--generator',
    'any.jar',
    '--folder',
    folder,
    '--only',
    language,
  ]

  it('GEN-05 names what is missing, a line for each language, and succeeds', async () => {
    const { code, output } = await run()
    expect(code).toBe(0)
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(/^python: skipped, missing: java \(install .+\), python3 \(install .+\)$/),
      expect.stringMatching(/^go: skipped, .+ go \(install golang-go\)$/),
      expect.stringMatching(/^java: skipped, .+ mvn \(install maven\)$/),
      expect.stringMatching(/^php: skipped, .+ php \(install php-cli\), composer \(install composer\)$/),
    ])
  })

  it('GEN-05 succeeds when the generator or libraries can not be downloaded, and says so', async () => {
    await install('java', 'exit 0')
    await install('go', 'exit 1')
    await install('python3', 'exit 1')
    const withoutGenerator = await run('--only', 'go')
    expect(withoutGenerator).toEqual({
      code: 0,
      output: 'go: skipped, openapi-generator could not be downloaded\n',
    })
    expect(await run(...withGenerator('go'))).toEqual({
      code: 0,
      output: 'go: calls skipped, go could not install its libraries\n',
    })
  })

  it('GEN-05 fails when a client does not compile', async () => {
    await install('java', 'exit 0')
    await install('go', '[ "$1" = mod ] || { echo "undefined: Client"; exit 1; }')
    const { code, output } = await run(...withGenerator('go'))
    expect(code).toBe(1)
    expect(output).toContain('go: FAILED, go failed:\n  undefined: Client')
  })

  it('GEN-05 fails when the generator does', async () => {
    await install('java', 'echo "cannot read the document"; exit 1')
    await install('go', 'exit 0')
    const { code, output } = await run(...withGenerator('go'))
    expect(code).toBe(1)
    expect(output).toContain('generator: FAILED, java failed:\n  cannot read the document')
  })

  it('GEN-05 fails when a call fails, or answers something else', async () => {
    const right = [
      'list: 6 team members',
      'read: A',
      'create: client 1',
      'wrong: 422 must be',
      'v3: 2 resources',
    ]
    const says = (lines: string[]) => lines.map(line => `echo '${line}'`).join('\n')
    await writeProgram('five-calls', says(right))
    await callSandbox('go', folder, {})
    await writeProgram('five-calls', `${says(right)}\nexit 1`)
    await expect(callSandbox('go', folder, {})).rejects.toThrow('five-calls failed')
    await writeProgram('five-calls', says(right.with(3, 'wrong: 500 must be')))
    await expect(callSandbox('go', folder, {})).rejects.toThrow('wrong: 500')
    await writeProgram('five-calls', says(right.slice(0, 4)))
    await expect(callSandbox('go', folder, {})).rejects.toThrow('The five calls printed')
  })

  it('GEN-05 refuses a language that it does not know', async () => {
    const { code, output } = await run('--only', 'cobol')
    expect(code).toBe(1)
    expect(output).toContain('There is no language cobol.')
  })
})
