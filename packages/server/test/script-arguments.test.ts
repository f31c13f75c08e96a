import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../src/platform/package-root.ts'

const root = join(packageRoot, '../..')

const run = (...options: string[]) =>
  spawnSync(
    process.execPath,
    [join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/retired-words.ts', ...options],
    { cwd: root, encoding: 'utf8' },
  )

describe('the scripts', () => {
  it('print their usage on --help', () => {
    const { status, stdout, stderr } = run('--help')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^Usage: npm run retired-words/)
  })

  it('answer an unknown option with one sentence and the usage', () => {
    const { status, stdout, stderr } = run('--nonsense')
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(/^Unknown option '--nonsense'\.\n\nUsage: npm run retired-words/)
    expect(stderr).not.toContain('    at ')
  })
})
