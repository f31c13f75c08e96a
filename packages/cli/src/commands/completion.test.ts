import { spawn, spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { outcomeOf, useFoyerProcess } from '../../test/foyer-process.ts'
import { useFoyer } from '../../test/run-foyer.ts'

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
