import type { Config } from './config/config.ts'
import type { Dictionaries } from './features/locations/dictionaries/dictionaries.ts'
import type { PaymentProcessor } from './features/marketplace/billing/processor.ts'
import type { Clock } from './platform/clock.ts'
import type { KeyRing } from './platform/crypto/key-ring.ts'
import type { PasswordCost } from './platform/crypto/passwords.ts'
import type { Database } from './platform/database/database.ts'
import type { NotificationListener } from './platform/database/listener.ts'
import type { LiveLog } from './platform/database/live-log.ts'
import type { LiveTopics } from './platform/database/live-topics.ts'
import type { NotifiedCache } from './platform/database/notified-cache.ts'
import type { RequestLog } from './platform/database/request-log.ts'
import type { Limiter } from './platform/http/rate-limit/policy.ts'
import type { Log } from './platform/log.ts'
import type { Metrics } from './platform/metrics.ts'
import type { Resolve } from './platform/network/resolve.ts'

/** The features work with this plain object, which is created at the start and passed on. */
export interface Context {
  config: Config
  db: Database
  clock: Clock
  log: Log
  metrics: Metrics
  limiter: Limiter
  notifications: NotificationListener
  /** Lines for the streams of partners, in whichever process those are. */
  liveLog: LiveLog
  /** Stores the requests of partners for some days, a second later. */
  requestLog: RequestLog
  /** Hints for the streams of people, in whichever process those are. */
  liveTopics: LiveTopics
  /** Caches tokens and rights; see NotifiedCache. */
  accessCache: NotifiedCache
  dictionaries: Dictionaries
  /** Asks the name servers. */
  resolve: Resolve
  /** Processes the payments of the payment page; without it there is no page. */
  processor: PaymentProcessor | undefined
  /** The cost of hashing a password. */
  passwordCost: PasswordCost
  /** Encrypts stored secrets, and signs values that come back to us. */
  key: KeyRing
  /** The public addresses, known once the listeners are bound. */
  urls: Urls
}

export interface Urls {
  api: string
  app: string
}
