import type { Context } from '../context.ts'
import { accessChannel } from '../features/access/access-channel.ts'
import { hint } from '../features/infrastructure/hints/hints.ts'
import { followSharedClock, type MovableClock } from '../features/sandbox/controls/clock.ts'
import { requireRightKeys } from '../features/secret-keys/check-keys.ts'
import { type ConnectionOptions, Database } from '../platform/database/database.ts'
import { NotificationListener } from '../platform/database/listener.ts'
import { LiveLog } from '../platform/database/live-log.ts'
import { LiveTopics } from '../platform/database/live-topics.ts'
import { NotifiedCache } from '../platform/database/notified-cache.ts'
import { RequestLog } from '../platform/database/request-log.ts'
import { type Metrics, watchDatabase, watchKeyRing } from '../platform/metrics.ts'
import { createLimiter } from './create-limiter.ts'
import { keySource } from './load-keys.ts'
import type { SharedParts } from './load-parts.ts'
import type { ShutdownStack } from './shutdown-stack.ts'

interface ContextParts extends SharedParts {
  clock: MovableClock
  metrics: Metrics
}

/** Opens everything that belongs to one database, which is up to date. */
export async function openContext(
  parts: ContextParts,
  connection: ConnectionOptions,
  shutdownStack: ShutdownStack,
): Promise<Context> {
  const { config, log, clock, metrics, resolve, passwordCost, dictionaries, processor, key } = parts
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
  const accessCache = new NotifiedCache(accessChannel, notifications)
  const complainOf = (what: string) => (err: unknown) => {
    if (!shutdownStack.isRunning) log.warn({ err }, `${what} incomplete: it could not be sent`)
  }
  const liveLog = new LiveLog({ db, notifications, onTrouble: complainOf('the live log is') })
  const liveTopics = new LiveTopics({ db, notifications, onTrouble: complainOf('what people watch is') })
  const requestLog = new RequestLog({
    db,
    onWritten: partnerIds => {
      for (const partner_id of partnerIds) hint({ liveTopics }, { kind: 'request', partner_id })
    },
    onTrouble: complainOf('the log of requests is'),
  })
  shutdownStack.add('request log', () => requestLog.close())
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
    requestLog,
    liveTopics,
    accessCache,
    dictionaries,
    resolve,
    processor,
    passwordCost,
    key,
    urls,
  }
}
