import type { FastifyInstance } from 'fastify'
import { allRoutes, createApi } from '../api.ts'
import { createApp } from '../app.ts'
import type { Config } from '../config/config.ts'
import { isWeakKey } from '../config/weak-key.ts'
import type { Context, Urls } from '../context.ts'
import { syncDictionaries } from '../features/locations/dictionaries/dictionaries.store.ts'
import { loadDictionaries } from '../features/locations/dictionaries/dictionaries.ts'
import { loadProcessor } from '../features/marketplace/billing/load-processor.ts'
import { followSharedClock, type MovableClock } from '../features/sandbox/controls/clock.ts'
import { seedDemoWorld } from '../features/sandbox/demo-world/demo.ts'
import { writeDemoFile } from '../features/sandbox/demo-world/demo-file.ts'
import { refuseWrongKey, requireRightKeys } from '../features/secret-keys/check-keys.ts'
import { watchKeys } from '../features/secret-keys/watch-keys.ts'
import { createHealth } from '../health.ts'
import { PlatformClock } from '../platform/clock.ts'
import type { KeyRing } from '../platform/crypto/key-ring.ts'
import { type PasswordCost, passwordCost } from '../platform/crypto/passwords.ts'
import { Database } from '../platform/database/database.ts'
import { NotificationListener } from '../platform/database/listener.ts'
import { LiveLog } from '../platform/database/live-log.ts'
import { migrate } from '../platform/database/migrate.ts'
import { NotifiedCache } from '../platform/database/notified-cache.ts'
import { Opening } from '../platform/http/opening.ts'
import type { Log } from '../platform/log.ts'
import { createMetrics, watchDatabase, watchKeyRing } from '../platform/metrics.ts'
import { type Resolve, resolveByNameServers } from '../platform/network/resolve.ts'
import { startWorker } from '../worker.ts'
import { checkPorts } from './check-ports.ts'
import { createLimiter } from './create-limiter.ts'
import { listen } from './listen.ts'
import { keySource, loadKeys } from './load-keys.ts'
import { openDatabase } from './open-database.ts'
import { ShutdownStack } from './shutdown-stack.ts'

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
  resolve = resolveByNameServers,
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
    const ctx = await createContext({ config, log, clock, resolve, cost }, opened.connection, shutdownStack)
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

async function createContext(
  { config, log, clock, resolve, cost }: Required<ProgramParts>,
  connection: Database['connection'],
  shutdownStack: ShutdownStack,
): Promise<Context> {
  const dictionaries = loadDictionaries({ exchangeRatesFile: config.exchangeRatesFile })
  const processor = await loadProcessor(config)
  const key = await loadKeys(config)
  warnOfWeakKeys(key, log)
  log.info('starting: the migrations of the database')
  await migrate({
    connection,
    mode: config.mode,
    refuse: db => refuseWrongKey(db, key, keySource(config)),
    fill: db => syncDictionaries(db, dictionaries),
  })
  const metrics = createMetrics()
  const db = new Database(connection, err => {
    if (!shutdownStack.isRunning) log.warn({ err }, 'an idle database connection failed')
  })
  shutdownStack.add('connections', () => db.close())
  watchDatabase(metrics, db)
  await requireRightKeys({ db, key, clock, log }, keySource(config))
  watchKeyRing(metrics, key)
  const notifications = new NotificationListener({
    connection,
    onTrouble: err => {
      if (!shutdownStack.isRunning) log.warn({ err }, 'notifications are lost: connecting again')
    },
  })
  const accessCache = new NotifiedCache('foyer_access', notifications)
  const liveLog = new LiveLog(db, notifications)
  if (config.mode === 'sandbox') followSharedClock({ db, notifications, log }, clock)
  await notifications.open()
  shutdownStack.add('notifications', () => notifications.close())
  const limiter = await createLimiter({ config, clock, log, metrics })
  shutdownStack.add('limiter', () => limiter.close?.())
  const urls = { api: config.publicApiUrl ?? '', app: config.publicAppUrl ?? '' }
  return {
    config,
    db,
    clock,
    log,
    metrics,
    limiter,
    notifications,
    liveLog,
    accessCache,
    dictionaries,
    resolve,
    processor,
    passwordCost: cost,
    key,
    urls,
  }
}

/** A weak key is not refused, because then it could never be rotated away. */
function warnOfWeakKeys({ keys: [, ...accepted] }: KeyRing, log: Log): void {
  for (const { id, bytes } of accepted)
    if (isWeakKey(bytes))
      log.warn(
        `FOYER_SECRET_KEYS_ACCEPTED names key ${id}, which is not random: whoever guesses it can sign as this server. Run foyer keys rotate, then leave it out.`,
      )
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
  const routes = allRoutes(ctx, clock)
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

const drainMs = 10_000

/** Requests in flight finish; connections that never end by themselves are cut at last. */
async function drain(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), drainMs)
  await app.close()
  clearTimeout(cut)
}
