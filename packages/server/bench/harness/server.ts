import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rm } from 'node:fs/promises'
import { devNull } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { demoFacts } from '../../src/features/sandbox/demo-world/demo-file.ts'
import { packageRoot } from '../../src/platform/package-root.ts'
import type { ShutdownStack } from '../../src/start/shutdown-stack.ts'
import { failureOf, stopChild } from './child.ts'

export interface ServerOptions {
  databaseUrl: string
  dataDir: string
  /** Where Node writes a CPU profile of the run. */
  profileDir?: string
  /** The roles of the process; all of them by default. */
  roles?: string
}

export interface BenchServer {
  pid: number
  apiUrl: string
  appUrl: string
  stop(): Promise<void>
}

/** Starts the program as it ships. It writes its log, which costs time in production too, but nobody stores it. */
export async function startServer(
  options: ServerOptions,
  shutdownStack: ShutdownStack,
): Promise<BenchServer> {
  const { databaseUrl, dataDir, profileDir, roles } = options
  await rm(factsOf(dataDir), { force: true })
  const sink = await open(devNull, 'w')
  const profile = profileDir === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileDir}`]
  const child = spawn(process.execPath, [...profile, join(packageRoot, 'dist', 'main.js')], {
    stdio: ['ignore', sink.fd, 'pipe'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      FOYER_DATA_DIR: dataDir,
      API_PORT: '0',
      APP_PORT: '0',
      RATE_LIMIT_PER_SECOND: '0',
      RATE_LIMIT_PER_MINUTE: '0',
      RATE_LIMIT_V3_PER_MINUTE: '0',
      LOG_LEVEL: 'info',
      ...(roles === undefined ? {} : { FOYER_ROLES: roles }),
    },
  })
  shutdownStack.add('server', () => stopChild(child))
  await sink.close()
  const { api_root, app_url } = await Promise.race([
    readFacts(dataDir, child),
    failureOf(child, 'The server'),
  ])
  return {
    pid: child.pid as number,
    apiUrl: new URL(api_root).origin,
    appUrl: app_url,
    stop: () => stopChild(child),
  }
}

const factsOf = (dataDir: string) => join(dataDir, 'demo.json')

/** The program writes the file when it listens; the file of an earlier start has other addresses. */
async function readFacts(dataDir: string, child: ChildProcess): Promise<ReturnType<typeof demoFacts>> {
  while (child.exitCode === null && child.signalCode === null) {
    const text = await readFile(factsOf(dataDir), 'utf8').catch(() => undefined)
    if (text !== undefined) return JSON.parse(text)
    await pause(50)
  }
  throw new Error('The server ended before it was ready.')
}
