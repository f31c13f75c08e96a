import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { cannotStart } from './errors.ts'
import { explainFailure, isOfPredecessor } from './explain-failure.ts'
import type { Home } from './home.ts'
import { clearTheWay, findPostmaster, isReady, signalProcess } from './postmaster.ts'
import { type ServerSettings, toArguments } from './settings.ts'
import { type ExitInfo, type Supervised, supervise } from './supervise.ts'
import { settlesWithin, waitUntil } from './wait.ts'

export interface Launch extends ServerSettings {
  home: Home
  binaries: Binaries
  log: (line: string) => void
}

export interface Server {
  stop(): Promise<void>
  exited: Promise<ExitInfo>
}

const maxRecoveryMs = 300_000
const maxStopMs = 30_000
const attempts = 50

export async function launch(options: Launch): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    const server = run(options)
    const failure = await findStartFailure(options.folders.cluster, server)
    if (!failure) return server
    if (!isOfPredecessor(failure.lines) || attempt === attempts) {
      throw explainFailure(options.folders.dataDir, failure.lines)
    }
    await pause(200)
    await clearTheWay(options.folders, options.log)
  }
}

function run(options: Launch): Server {
  let isStopping = false
  const { folders, home, binaries, log } = options
  const supervised = supervise([binaries.postgres, ...toArguments(options)], {
    runAs: home.runAs,
    onLine: line => {
      if (!isStopping && /\b(FATAL|PANIC): /.test(line) && !isOfPredecessor([line])) log(line)
    },
  })
  const exited = new Promise<ExitInfo>(resolve => {
    supervised.ended.then(info => isStopping || resolve(info))
  })
  const stop = async () => {
    isStopping = true
    await end(folders.cluster, supervised)
  }
  return { stop, exited }
}

async function findStartFailure(cluster: string, server: Server) {
  let failure: ExitInfo | undefined
  server.exited.then(info => {
    failure = info
  })
  const isSettled = async () => failure !== undefined || (await isReady(cluster))
  if (await waitUntil(isSettled, { timeoutMs: maxRecoveryMs })) return failure
  await server.stop()
  throw cannotStart(`PostgreSQL was not ready after ${maxRecoveryMs / 1000} seconds`)
}

async function end(cluster: string, supervised: Supervised) {
  supervised.end()
  if (await settlesWithin(supervised.ended, maxStopMs)) return
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    const postmaster = await findPostmaster(cluster)
    if (postmaster) signalProcess(postmaster.pid, signal)
    if (await settlesWithin(supervised.ended, 5_000)) return
  }
}
