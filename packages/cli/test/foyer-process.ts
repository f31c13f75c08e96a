import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeAll } from 'vitest'
import { buildOnce } from './build-once.ts'
import type { Env, Outcome } from './run-foyer.ts'

export const program = fileURLToPath(new URL('../bin/foyer.mjs', import.meta.url))

export async function outcomeOf(child: ChildProcess): Promise<Outcome> {
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', chunk => (stdout += chunk))
  child.stderr?.on('data', chunk => (stderr += chunk))
  const code = await new Promise<number | null>(resolve => child.once('close', resolve))
  return { code, stdout, stderr }
}

/** The built command as a process of its own, for what only a process has: signals, pipes, the server program. */
export function useFoyerProcess(folder: { path: string }) {
  beforeAll(() => buildOnce(), 120_000)
  const start = (args: string[], env: Env = {}) =>
    spawn(process.execPath, [program, ...args], {
      cwd: folder.path,
      env: { PATH: process.env.PATH, HOME: folder.path, ...env },
    })
  const runProcess = (args: string[], env?: Env): Promise<Outcome> => {
    const child = start(args, env)
    child.stdin.end()
    return outcomeOf(child)
  }
  return { start, runProcess }
}
