import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import type { Command } from './languages.ts'

const execute = promisify(execFile)
const patienceMs = 300_000
const shownLines = 30

/** A command that ended with a failure, with the last lines of what it said. */
export class CommandFailed extends Error {}

/** Returns what the command prints. */
export async function runCommand(
  [program, ...words]: Command,
  { folder, environment = {} }: { folder: string; environment?: Record<string, string> },
): Promise<string> {
  try {
    const { stdout } = await execute(program, words, {
      cwd: folder,
      env: { ...process.env, ...environment },
      timeout: patienceMs,
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string }
    const said = `${stdout}${stderr}`.trim() || message
    throw new CommandFailed([`${program} failed:`, ...said.split('\n').slice(-shownLines)].join('\n  '), {
      cause: error,
    })
  }
}

export const isInstalled = (tool: string): boolean =>
  spawnSync('/bin/sh', ['-c', 'command -v "$0"', tool], { stdio: 'ignore' }).status === 0
