import { type ChildProcess, spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import { devNull } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { packageRoot } from '../../src/platform/package-root.ts'
import type { ShutdownStack } from '../../src/start/shutdown-stack.ts'
import { failureOf, stopChild } from '../harness/child.ts'

const folder = dirname(fileURLToPath(import.meta.url))

/** A process that replies to a message with a message. */
export interface Helper<Reply, First> {
  pid: number
  first: First
  ask(question: object): Promise<Reply>
  stop(): Promise<void>
  kill(): void
}

export async function startHelper<Reply, First = Reply>(
  name: string,
  shutdownStack: ShutdownStack,
): Promise<Helper<Reply, First>> {
  const outfile = join(packageRoot, 'dist', 'bench', `${name}.js`)
  await build({
    entryPoints: [join(folder, `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  })
  const child = spawn(process.execPath, [outfile], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  shutdownStack.add(name, () => stopChild(child))
  const failure = failureOf(child, name)
  const reply = <T>() =>
    Promise.race([
      new Promise<T>(resolve => child.once('message', message => resolve(message as T))),
      failure,
    ])
  return {
    pid: child.pid as number,
    first: await reply<First>(),
    ask(question) {
      const next = reply<Reply>()
      child.send(question)
      return next
    },
    stop: () => stopChild(child),
    kill: () => void child.kill('SIGKILL'),
  }
}

/** Starts the program as it ships, with only the role of a worker. */
export async function startWorker(
  env: { databaseUrl: string; dataDir: string; profileDir?: string },
  shutdownStack: ShutdownStack,
): Promise<{ pid: number; stop(): Promise<void>; kill(): void }> {
  const sink = await open(devNull, 'w')
  const profile = env.profileDir === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${env.profileDir}`]
  const child: ChildProcess = spawn(process.execPath, [...profile, join(packageRoot, 'dist', 'main.js')], {
    stdio: ['ignore', sink.fd, 'pipe'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: env.databaseUrl,
      FOYER_DATA_DIR: env.dataDir,
      FOYER_ROLES: 'worker',
      LOG_LEVEL: 'warn',
    },
  })
  await sink.close()
  shutdownStack.add('worker', () => stopChild(child))
  failureOf(child, 'The worker')
  return {
    pid: child.pid as number,
    stop: () => stopChild(child),
    kill: () => void child.kill('SIGKILL'),
  }
}
