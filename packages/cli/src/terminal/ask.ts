import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { UsageError } from '../errors/command-failure.ts'
import type { Surroundings } from '../surroundings.ts'

type Terminal = Pick<Surroundings, 'stdin' | 'stderr' | 'signal'>

export const canAsk = ({ stdin, stderr }: Terminal): boolean => Boolean(stdin.isTTY && stderr.isTTY)

/** Asks on the terminal, on stderr, so that stdout stays for the result. */
export async function ask({ stdin, stderr, signal }: Terminal, question: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: stderr })
  try {
    return (await lines.question(question, { signal })).trim()
  } finally {
    lines.close()
  }
}

/** Asks without showing what is typed. */
export async function askSecret({ stdin, stderr, signal }: Terminal, question: string): Promise<string> {
  stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: silent, terminal: true })
  try {
    return (await lines.question('', { signal })).trim()
  } finally {
    lines.close()
    stderr.write('\n')
  }
}

/** Goes on only if the person says yes; without a terminal, `--yes` says so. */
export async function confirm(terminal: Terminal, question: string): Promise<boolean> {
  if (!canAsk(terminal)) throw new UsageError(`${question} Say so with --yes.`)
  return /^y(es)?$/i.test(await ask(terminal, `${question} [y/N] `))
}
