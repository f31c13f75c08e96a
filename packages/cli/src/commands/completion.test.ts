import { spawn, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { outcomeOf, useFoyerProcess } from '../../test/foyer-process.ts'
import { useFoyer } from '../../test/run-foyer.ts'
import { commands } from '../commands.ts'

const { folder } = useFoyer()
// The library that completes writes to the stdout of the process.
const { runProcess: run } = useFoyerProcess(folder)
const hasBash = spawnSync('bash', ['--version']).status === 0

const completionsOf = async (...words: string[]) =>
  (await run(['complete', '--', ...words])).stdout
    .split('\n')
    .map(line => line.split('\t')[0])
    .filter(word => word && !word.startsWith(':'))

describe('EXA-145 completion', () => {
  it.runIf(hasBash)('prints a script that bash can read', async () => {
    const { stdout } = await run(['completion', 'bash'])
    const bash = spawn('bash', ['-n'])
    bash.stdin.end(stdout)
    expect(await outcomeOf(bash)).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  it.runIf(hasBash)(
    'completes in a bash that has nothing else, also when the script is read twice',
    async () => {
      await writeFile(join(folder.path, 'foyer.bash'), (await run(['completion', 'bash'])).stdout)
      const program = fileURLToPath(new URL('../../bin/foyer.mjs', import.meta.url))
      const script = `
      foyer() { "$NODE" "$FOYER" "$@"; }
      source foyer.bash && source foyer.bash
      try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _foyer; echo "\${COMPREPLY[*]:-nothing}"; }
      try foyer deliv
      try foyer deliveries --status = fa
      try foyer deliveries --status =
      try foyer check-endpoint http://127.0.0.1:9000 --skip bur
      try foyer call '$(touch evaluated)' --my
      ls`
      const bash = spawn('bash', ['--norc', '-uc', script], {
        cwd: folder.path,
        env: { PATH: process.env.PATH, HOME: folder.path, NODE: process.execPath, FOYER: program },
      })
      const { code, stdout, stderr } = await outcomeOf(bash)
      expect({ code, stderr, lines: stdout.trim().split('\n') }).toEqual({
        code: 0,
        stderr: '',
        lines: [
          'deliveries',
          'failed',
          'scheduled delivered failed held cancelled',
          'burst',
          'nothing',
          'foyer.bash',
        ],
      })
    },
  )

  it('does not offer the command by which the scripts ask', async () => {
    const offered = await completionsOf('')
    expect(offered).toEqual([...commands.map(({ name }) => name), 'help'])
  })

  it('knows the checks of an endpoint, and the steps and profiles that there are', async () => {
    expect(await completionsOf('check-endpoint', '--only', 'unkn')).toEqual([
      'unknown-field',
      'unknown-resource',
      'unknown-status',
    ])
    expect(await completionsOf('check-endpoint', '--skip', 'bur')).toEqual(['burst'])
    expect(await completionsOf('trigger', '--steps', '')).toEqual(['booking', 'installation'])
    expect(await completionsOf('events', '--profile', '')).toEqual(['sandbox'])
  })

  it.each(['zsh', 'fish', 'powershell'])('prints a script for %s', async shell => {
    expect(await run(['completion', shell])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('foyer'),
    })
  })

  it('knows commands, subcommands, options, their values, operations, fields and events', async () => {
    expect(await completionsOf('del')).toEqual(['deliveries'])
    expect(await completionsOf('clock', '')).toEqual(['advance', 'set'])
    expect(await completionsOf('deliveries', '--st')).toEqual(['--status'])
    expect(await completionsOf('deliveries', '--status', 'f')).toEqual(['failed'])
    expect(await completionsOf('call', 'companies.')).toContain('companies.list')
    expect(await completionsOf('call', 'companies.list', '--my')).toEqual(['--my'])
    expect(await completionsOf('trigger', 'client.')).toEqual([
      'client.create',
      'client.update',
      'client.delete',
    ])
  })
})
