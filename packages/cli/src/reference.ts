import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { commands } from './commands.ts'
import { configure } from './configure.ts'
import { exitCodeMeanings, exitCodes } from './errors/exit-codes.ts'
import { loadCommand } from './load-command.ts'
import type { Surroundings } from './surroundings.ts'

/** The help of every command and the exit codes, as a page; `npm run print` writes it. */
export async function printReference(): Promise<string> {
  const { stdin, stdout, stderr } = process
  const surroundings: Surroundings = {
    stdin,
    stdout,
    stderr,
    folder: '.',
    stopwatchMs: () => 0,
    env: { COLUMNS: '100', NO_COLOR: '1' },
    signal: AbortSignal.abort(),
  }
  const parts = await Promise.all(
    commands.map(async entry => {
      const command = await loadCommand(entry, surroundings, ['--help'])
      configure(command, surroundings, () => undefined)
      return chapters(command, `foyer ${entry.name}`)
    }),
  )
  return `${[
    '# Every command of foyer',
    'Printed from the commands by `npm run print`. The [guide](cli-guide.md) explains how to use them.',
    '## Exit codes',
    ['| code | meaning |', '|---|---|', ...codeRows()].join('\n'),
    ...parts.flat(),
  ].join('\n\n')}\n`
}

const codeRows = () =>
  Object.entries(exitCodes).map(
    ([name, code]) => `| ${code} | ${exitCodeMeanings[name as keyof typeof exitCodes]} |`,
  )

function chapters(command: CommandUnknownOpts, path: string): string[] {
  const shown: string[] = []
  command.configureOutput({ ...command.configureOutput(), writeOut: text => shown.push(text) }).outputHelp()
  const text = shown
    .join('')
    .replace(`Usage: ${path.replace('foyer ', '')}`, `Usage: ${path}`)
    .trim()
  return [
    `${'#'.repeat(path.split(' ').length === 2 ? 2 : 3)} ${path}`,
    `\`\`\`text\n${text}\n\`\`\``,
    ...command.commands.flatMap(child => chapters(child, `${path} ${child.name()}`)),
  ]
}
