import type { Config } from '../../config/config.ts'

const noLimits: Config['limits'] = { perSecond: 0, perMinute: 0, v3PerMinute: 0 }

/** A world has all roles, its own addresses and counters, and few connections, because there may be many worlds. */
export const toWorldConfig = (config: Config, { limits }: { limits: boolean }): Config =>
  Object.freeze({
    ...config,
    demoWeek: false,
    roles: new Set(['api', 'app', 'worker'] as const),
    apiPort: 0,
    appPort: 0,
    healthPort: undefined,
    publicApiUrl: undefined,
    publicAppUrl: undefined,
    allowedHosts: namesOf(config),
    limits: limits ? config.limits : noLimits,
    webhooks: { ...config.webhooks, databaseConnections: 2 },
    secrets: { ...config.secrets, redisUrl: undefined },
  })

/** The names of the sandbox are those of its worlds too, on other ports. */
const namesOf = ({ allowedHosts, publicApiUrl, publicAppUrl }: Config): string[] => [
  ...allowedHosts.map(host => host.replace(/:\d+$/, '')),
  ...[publicApiUrl, publicAppUrl].flatMap(url => (url === undefined ? [] : new URL(url).hostname)),
]

export const poolOfWorld = { max: 3, idleTimeoutMillis: 10_000 }
/** Two pools, those of the worker, and one connection each for notifications and for the worker's lock. */
export const connectionsOfWorld = 12
