import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import type { World } from '../../server/test/world.ts'
import { buildOnce } from './build-once.ts'

export const program = fileURLToPath(new URL('../bin/foyer.mjs', import.meta.url))

export interface Outcome {
  code: number | null
  stdout: string
  stderr: string
}

type Env = Record<string, string>

export async function outcomeOf(child: ChildProcess): Promise<Outcome> {
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', chunk => (stdout += chunk))
  child.stderr?.on('data', chunk => (stderr += chunk))
  const code = await new Promise<number | null>(resolve => child.once('close', resolve))
  return { code, stdout, stderr }
}

/** The real command, in an empty folder that is also the home of its user. */
export function useFoyer(world?: World) {
  const folder = { path: '' }
  beforeAll(async () => {
    folder.path = await mkdtemp(join(tmpdir(), 'foyer-cli-'))
    await buildOnce()
  }, 120_000)
  afterAll(() => rm(folder.path, { recursive: true, force: true }))
  const start = (args: string[], env: Env = {}) =>
    spawn(process.execPath, [program, ...args], {
      cwd: folder.path,
      env: { PATH: process.env.PATH, HOME: folder.path, ...env },
    })
  const run = (args: string[], env?: Env, input?: string): Promise<Outcome> => {
    const child = start(args, env)
    child.stdin.end(input)
    return outcomeOf(child)
  }
  /** Beside the sandbox of the world. */
  const inWorld = (): Env => ({ FOYER_DATA_DIR: world?.program.ctx.config.dataDir ?? '' })
  return {
    folder,
    start,
    run,
    inWorld,
    here: (args: string[], env: Env = {}) => run(args, { ...inWorld(), ...env }),
  }
}
