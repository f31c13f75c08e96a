import { allRoutes, createApi } from '../api.ts'
import { createApp } from '../app.ts'
import type { Config } from '../config/config.ts'
import type { Context, Urls } from '../context.ts'
import type { MovableClock } from '../features/sandbox/controls/clock.ts'
import { resetSandbox } from '../features/sandbox/controls/reset.ts'
import { seedDemoWorld } from '../features/sandbox/demo-world/demo.ts'
import { writeDemoFile } from '../features/sandbox/demo-world/demo-file.ts'
import { watchKeys } from '../features/secret-keys/watch-keys.ts'
import { createHealth } from '../health.ts'
import { PlatformClock } from '../platform/clock.ts'
import { type PasswordCost, passwordCost } from '../platform/crypto/passwords.ts'
import { Opening } from '../platform/http/opening.ts'
import type { Log } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { type Resolve, resolveWith } from '../platform/network/resolve.ts'
import { startWorker } from '../worker.ts'
import { checkPorts } from './check-ports.ts'
import { drain } from './drain.ts'
import { listen } from './listen.ts'
import { loadParts } from './load-parts.ts'
import { openContext } from './open-context.ts'
import { openDatabase } from './open-database.ts'
import { prepareDatabase } from './prepare-database.ts'
import { ShutdownStack } from './shutdown-stack.ts'
import { openWorlds } from './worlds/open-worlds.ts'

export interface Program {
  ctx: Context
  /** The listeners' real addresses, whatever their public ones. */
  listeners: Listeners
  /** Resolves with a message if the program cannot continue. */
  failed: Promise<string>
  stop(): Promise<void>
}

interface Listeners extends Urls {
  health: string
}

interface ProgramParts {
  config: Config
  log: Log
  /** Tests use their own clock. */
  clock?: MovableClock
  /** Tests use their own names. */
  resolve?: Resolve
  /** Tests use a low cost; no setting does. */
  cost?: PasswordCost
}

/** Starts the roles of this process; when a later step fails, everything that has started is stopped again. */
export async function startProgram({
  config,
  log,
  clock = new PlatformClock(),
  resolve = resolveWith(config.privateNetworks),
  cost = passwordCost,
}: ProgramParts): Promise<Program> {
  const shutdownStack = new ShutdownStack(log)
  try {
    log.info(
      config.secrets.databaseUrl
        ? 'starting: connecting to the database'
        : 'starting: the embedded database (the first start creates it, which takes some seconds)',
    )
    const opened = await openDatabase(config, log, () => checkPorts(config))
    if (opened.embedded) shutdownStack.add('database', () => opened.embedded?.stop())
    const parts = { config, log, resolve, passwordCost: cost, ...(await loadParts(config, log)) }
    log.info('starting: the migrations of the database')
    await prepareDatabase(parts, opened.connection)
    const ctx = await openContext(
      { ...parts, clock, metrics: createMetrics() },
      opened.connection,
      shutdownStack,
    )
    if (config.mode === 'sandbox') {
      log.info('starting: the demo world')
      await seedDemoWorld(ctx)
    }
    log.info('starting: the listeners')
    const listeners = await startRoles(ctx, clock, shutdownStack)
    const failed = new Promise<string>(resolve => {
      opened.embedded?.exited.then(({ lines }) => resolve(`The embedded database ended: ${lines.join('\n')}`))
    })
    return { ctx, listeners, failed, stop: () => shutdownStack.run() }
  } catch (error) {
    await shutdownStack.run()
    throw error
  }
}

async function startRoles(
  ctx: Context,
  clock: MovableClock,
  shutdownStack: ShutdownStack,
): Promise<Listeners> {
  const { config, urls } = ctx
  const keys = watchKeys(ctx)
  shutdownStack.add('keys', () => keys.stop())
  const listeners: Listeners = { api: '', app: '', health: '' }
  const worlds = config.mode === 'sandbox' ? openWorlds(ctx) : undefined
  if (worlds) shutdownStack.add('worlds', () => worlds.close())
  const routes = allRoutes(ctx, { clock, worlds, reset: () => resetSandbox(ctx) })
  const readiness = { isReady: false }
  // The health listener starts first and stops last, because it also reports starting and stopping.
  if (config.healthPort !== undefined) {
    const health = createHealth(ctx, readiness)
    shutdownStack.add('health', () => drain(health))
    const address = { host: config.host, port: config.healthPort, setting: 'HEALTH_PORT' } as const
    listeners.health = await listen(health, address)
  }
  if (config.roles.has('worker')) {
    const worker = startWorker(ctx)
    shutdownStack.add('worker', () => worker.stop())
  }
  const opening = new Opening()
  const api = config.roles.has('api') ? await createApi(ctx, routes, opening) : undefined
  const app = config.roles.has('app') ? await createApp(ctx, routes, { readiness, opening }) : undefined
  if (api) {
    shutdownStack.add('api', () => drain(api))
    listeners.api = await listen(api, { host: config.host, port: config.apiPort, setting: 'API_PORT' })
  }
  if (app) {
    shutdownStack.add('app', () => drain(app))
    listeners.app = await listen(app, { host: config.host, port: config.appPort, setting: 'APP_PORT' })
  }
  // Requests that wait for the opening end too when the start fails.
  shutdownStack.add('opening', () => opening.open())
  urls.api ||= listeners.api || `http://${config.host}:${config.apiPort}`
  urls.app ||= listeners.app || `http://${config.host}:${config.appPort}`
  if (config.mode === 'sandbox') await writeDemoFile(config.dataDir, urls)
  opening.open()
  readiness.isReady = true
  shutdownStack.add('readiness', () => {
    readiness.isReady = false
  })
  return listeners
}
