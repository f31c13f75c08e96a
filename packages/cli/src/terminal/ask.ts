import { createInterface, type Interface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { CommandFailure, UsageError } from '../errors/command-failure.ts'
import type { Surroundings } from '../surroundings.ts'

type Terminal = Pick<Surroundings, 'stdin' | 'stderr' | 'signal'>

export const canAsk = ({ stdin, stderr }: Terminal): boolean => Boolean(stdin.isTTY && stderr.isTTY)

/** Asks on the terminal, on stderr, so that stdout stays for the result. */
export const ask = (terminal: Terminal, question: string): Promise<string> =>
  readLine(terminal, question, createInterface({ input: terminal.stdin, output: terminal.stderr }))

/** Asks without showing what is typed. */
export async function askSecret(terminal: Terminal, question: string): Promise<string> {
  const { stdin, stderr } = terminal
  stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  try {
    return await readLine(terminal, '', createInterface({ input: stdin, output: silent, terminal: true }))
  } finally {
    stderr.write('\n')
  }
}

/** While it reads, the terminal gives Ctrl-C and Ctrl-D to the interface instead of the process. */
async function readLine({ signal }: Terminal, question: string, lines: Interface): Promise<string> {
  lines.once('SIGINT', () => process.emit('SIGINT'))
  const closed = new Promise<never>((_resolve, reject) => {
    lines.once('close', () => reject(new CommandFailure('Nothing was entered.')))
  })
  try {
    return (await Promise.race([lines.question(question, { signal }), closed])).trim()
  } finally {
    closed.catch(() => undefined)
    lines.close()
  }
}

/** Goes on only if the person says yes; without a terminal, `--yes` says so. */
export async function confirm(terminal: Terminal, question: string): Promise<boolean> {
  if (!canAsk(terminal)) throw new UsageError(`${question} Say so with --yes.`)
  return /^y(es)?$/i.test(await ask(terminal, `${question} [y/N] `))
}
