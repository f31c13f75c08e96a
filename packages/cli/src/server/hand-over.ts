import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CommandFailure } from '../errors/command-failure.ts'

/** Runs a command of the server program, which is built first where that is needed, and ends with its exit code. */
export async function handOver(args: string[], needs: string[] = ['server']): Promise<void> {
  const server = findServer()
  await buildIfNeeded(join(server, '../../scripts/build.mjs'), needs)
  process.exitCode = await runChild([join(server, 'dist/main.js'), ...args])
}

/** Options in the form in which the server program reads them. */
export const toArguments = (options: Record<string, string | number | undefined>): string[] =>
  Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, String(value)],
  )

/** The folder of the package `@foyer/server`: beside this one in the workspace, installed with it elsewhere. */
function findServer(): string {
  try {
    return dirname(createRequire(import.meta.url).resolve('@foyer/server/package.json'))
  } catch {
    throw new CommandFailure('The server is not installed here: npm install @foyer/server.')
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

/** Forwards signals to the program. */
function runChild(args: string[]): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}
