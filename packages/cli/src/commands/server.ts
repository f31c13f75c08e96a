import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Command, CommandFailure } from '../command.ts'

/** Commands of the server program: the CLI builds what is missing and starts it. */
export const startCommand = handOver('start', {
  summary: 'Run the server until Ctrl-C',
  usage: `foyer start

Everything is set by the environment; .env.example lists it. Without any of it, a sandbox with a database of
its own starts in ./data and prints its addresses and logins.`,
  needs: ['server', 'console'],
})

export const migrateCommand = handOver('migrate', {
  summary: 'Bring the database up to date and stop',
  usage: 'foyer migrate\n\nThe database is that of DATABASE_URL, else the embedded one in FOYER_DATA_DIR.',
  needs: ['server'],
})

export const seedCommand = handOver('seed', {
  summary: 'Fill a sandbox with a world of any size',
  usage: `foyer seed [--locations 10] [--clients 1000] [--appointments 1000] [--staff 5] [--services 8]
           [--into LOCATION_ID] [--owner USER_ID] [--seed 1]

Clients and appointments are totals, spread over the new Locations, or all put into the one that is named.
The same seed and size make the same rows. Run it while no server uses the embedded database.`,
  needs: ['server'],
})

export const adminCommand = handOver('admin', {
  summary: 'Make an operator, or reset a lost second factor',
  usage: `foyer admin create --email you@example.com [--name "Your Name"]
foyer admin reset-second-factor --email you@example.com

The password is that of FOYER_ADMIN_PASSWORD; without it, one is made and shown once. Resetting a second factor
ends all sessions of the person; the password stays.`,
  needs: ['server'],
})

export const keysCommand = handOver('keys', {
  summary: 'Rotate the secret key, and see what each key holds',
  usage: `foyer keys new | status | rotate | forget KEY_ID

new prints a fresh key. status tells how many stored values each key holds, and which key may go. rotate seals
everything anew with FOYER_SECRET_KEY while servers run; it may be interrupted and run again. forget gives up
what a lost key sealed. The exit code is 0 when nothing is left to do.`,
  needs: ['server'],
})

interface HandOver {
  summary: string
  usage: string
  /** The packages that must be built first. */
  needs: string[]
}

function handOver(name: string, { summary, usage, needs }: HandOver): Command {
  return {
    summary,
    usage,
    async run(args) {
      const server = findServer()
      await buildIfNeeded(join(server, '../../scripts/build.mjs'), needs)
      return runChild([join(server, 'dist/main.js'), name, ...args])
    },
  }
}

/** The folder of the package `@foyer/server`: beside this one in the workspace, installed with it elsewhere. */
function findServer(): string {
  try {
    return dirname(createRequire(import.meta.url).resolve('@foyer/server/package.json'))
  } catch (cause) {
    throw new CommandFailure('The server is not installed here: npm install @foyer/server.', { cause })
  }
}

async function buildIfNeeded(builder: string, names: string[]): Promise<void> {
  if (!existsSync(builder)) return
  const script = (await import(pathToFileURL(builder).href)) as {
    buildIfNeeded(...names: string[]): Promise<void>
  }
  await script.buildIfNeeded(...names)
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Forwards signals to the program and exits with its exit code. */
function runChild(args: string[]): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}
