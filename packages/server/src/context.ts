import type { Config } from './config/config.ts'
import type { Dictionaries } from './features/locations/dictionaries/dictionaries.ts'
import type { PaymentProcessor } from './features/marketplace/billing/processor.ts'
import type { Clock } from './platform/clock.ts'
import type { KeyRing } from './platform/crypto/key-ring.ts'
import type { PasswordCost } from './platform/crypto/passwords.ts'
import type { Database } from './platform/database/database.ts'
import type { NotificationListener } from './platform/database/listener.ts'
import type { NotifiedCache } from './platform/database/notified-cache.ts'
import type { Limiter } from './platform/http/rate-limit/policy.ts'
import type { Log } from './platform/log.ts'
import type { Metrics } from './platform/metrics.ts'
import type { Resolve } from './platform/network/resolve.ts'

/** What the features work with: one plain object, made at the start and passed on. */
export interface Context {
  config: Config
  db: Database
  clock: Clock
  log: Log
  metrics: Metrics
  limiter: Limiter
  notifications: NotificationListener
  /** Tokens and rights; see NotifiedCache. */
  access: NotifiedCache
  dictionaries: Dictionaries
  /** Asks the name servers. */
  resolve: Resolve
  /** Takes the money of the payment page; where there is none, there is no page. */
  processor: PaymentProcessor | undefined
  /** How much work a guess at a password is. */
  passwordCost: PasswordCost
  /** Encrypts stored secrets, and signs what comes back to us. */
  key: KeyRing
  /** The public addresses; known once the listeners stand. */
  urls: Urls
}

export interface Urls {
  api: string
  app: string
}
