import { isAbsolute, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { createApp } from './create-app.ts'
import { Refusal } from './refusal.ts'

export interface Surroundings {
  template: URL
  ownPackage: URL
  stdin: Readable & { isTTY?: boolean }
  stdout: Writable
  stderr: Writable
}

const usualFolder = 'my-foyer-app'

const usage = `Usage: npm create foyer-app [folder]

  Makes an application on Foyer in a new or empty folder: it is installed by owners, receives webhooks, is paid,
  and has tests. Without a folder it asks for one, in a terminal.

  --help  prints this text
`

/** Makes an app, and returns the exit code: 0, or 2 if it was asked in a wrong way, or 1 if it could not. */
export async function run(args: string[], surroundings: Surroundings): Promise<number> {
  const { stdout, stderr } = surroundings
  try {
    const { values, positionals } = readArguments(args)
    if (values.help) {
      stdout.write(usage)
      return 0
    }
    const target = resolve(positionals[0] ?? (await askForFolder(surroundings)))
    await createApp(target, surroundings)
    stdout.write(nextSteps(target))
    return 0
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : error}\n`)
    return error instanceof Refusal ? 2 : 1
  }
}

function readArguments(args: string[]) {
  try {
    const read = parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    })
    if (read.positionals.length > 1) throw new Error('One folder, please.')
    return read
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n\n${usage.trimEnd()}`)
  }
}

async function askForFolder({ stdin, stdout }: Surroundings): Promise<string> {
  if (!stdin.isTTY) throw new Refusal(`Which folder? For example: npm create foyer-app ${usualFolder}`)
  const terminal = createInterface({ input: stdin, output: stdout })
  try {
    return (await terminal.question(`Folder of the new app (${usualFolder}): `)).trim() || usualFolder
  } finally {
    terminal.close()
  }
}

function nextSteps(target: string): string {
  const path = relative(process.cwd(), target)
  const isElsewhere = path.startsWith('..') || isAbsolute(path)
  const enter = path === '' ? '' : `  cd ${quote(isElsewhere ? target : path)}\n`
  return `Your app is in ${target}. Next:

${enter}  npm install
  npm test          # its tests, in a sandbox that they start themselves
  npm run sandbox   # a Foyer on this machine; leave it running
  npm start         # your app, in a second terminal
`
}

/** As one word for a shell, which reads nothing else between single quotes. */
const quote = (path: string) =>
  /^[A-Za-z0-9._/-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`
