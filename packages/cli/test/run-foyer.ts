import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { afterAll, beforeAll } from 'vitest'
import { until } from '../../server/test/until.ts'
import type { World } from '../../server/test/world.ts'
import { run as runCommand } from '../src/run.ts'
import type { Surroundings } from '../src/surroundings.ts'

export interface Outcome {
  code: number | null
  stdout: string
  stderr: string
}

export type Env = Record<string, string>

/** The command inside this process, in an empty folder that is also the home of its user. */
export function useFoyer(world?: World, surroundings: Partial<Surroundings> = {}) {
  const folder = { path: '' }
  beforeAll(async () => {
    folder.path = await mkdtemp(join(tmpdir(), 'foyer-cli-'))
  })
  afterAll(() => rm(folder.path, { recursive: true, force: true }))
  const follow = (args: string[], env: Env = {}, input = '') => {
    const interruption = new AbortController()
    const printed = { stdout: '', stderr: '' }
    const code = runCommand(args, {
      env: { HOME: folder.path, ...env },
      folder: folder.path,
      stdin: Readable.from(input ? [input] : []),
      stdout: collect(printed, 'stdout'),
      stderr: collect(printed, 'stderr'),
      stopwatchMs: () => performance.now(),
      signal: interruption.signal,
      ...surroundings,
    })
    const outcome = async (): Promise<Outcome> => ({ code: await code, ...printed })
    return {
      printed,
      outcome,
      says: (text: string) =>
        until(
          async () => (printed.stdout + printed.stderr).includes(text),
          `it says ${text}: ${JSON.stringify(printed)}`,
        ),
      interrupt: () => {
        interruption.abort()
        return outcome()
      },
    }
  }
  const run = (args: string[], env?: Env, input?: string): Promise<Outcome> =>
    follow(args, env, input).outcome()
  /** Beside the sandbox of the world. */
  const inWorld = (): Env => ({ FOYER_DATA_DIR: world?.program.ctx.config.dataDir ?? '' })
  return {
    folder,
    run,
    inWorld,
    here: (args: string[], env: Env = {}) => run(args, { ...inWorld(), ...env }),
    /** Starts a command that runs until Ctrl-C. */
    follow: (args: string[], env: Env = {}) => follow(args, { ...inWorld(), ...env }),
  }
}

const collect = (printed: { stdout: string; stderr: string }, name: 'stdout' | 'stderr') =>
  new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      printed[name] += String(chunk)
      done()
    },
  })
