import { resolve } from 'node:path'
import { BadSetting } from './parsers.ts'
import { type SettingName, settings } from './settings.ts'
import { isWeakKey } from './weak-key.ts'

type Values = {
  [K in SettingName]: (typeof settings)[K] extends { default: string }
    ? ReturnType<(typeof settings)[K]['parse']>
    : ReturnType<(typeof settings)[K]['parse']> | undefined
}

/** Reports all problems of a configuration at once, each as a sentence. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration is not right:\n${problems.map(problem => `  - ${problem}`).join('\n')}`)
  }
}

export type Config = ReturnType<typeof readConfig>

// In production this may be a proxy, through which strangers share an address.
const thisMachine = ['127.0.0.0/8', '::1']

/** Turns the environment into a frozen object; pure. Secrets are separate, so that nothing logs them by accident. */
export function readConfig(env: Record<string, string | undefined>) {
  const problems: string[] = []
  const values = parseAll(env, problems)
  // A value that could not be read is reported as such, and not as missing too.
  if (problems.length === 0) problems.push(...contradictions(values))
  if (problems.length > 0) throw new ConfigError(problems)

  return Object.freeze({
    mode: values.FOYER_MODE,
    dataDir: resolve(values.FOYER_DATA_DIR),
    roles: new Set(values.FOYER_ROLES),
    host: values.HOST,
    apiPort: values.API_PORT,
    appPort: values.APP_PORT,
    healthPort: values.HEALTH_PORT,
    publicApiUrl: values.PUBLIC_API_URL,
    publicAppUrl: values.PUBLIC_APP_URL,
    allowedHosts: values.ALLOWED_HOSTS,
    corsOrigins: values.CORS_ORIGINS ?? {
      any: false,
      loopback: values.FOYER_MODE === 'sandbox',
      exact: new Set<string>(),
    },
    previewV3: values.FOYER_MODE === 'sandbox' || values.FOYER_PREVIEW_V3,
    demoWeek: values.SANDBOX_DEMO_WEEK,
    worlds: {
      limit: values.SANDBOX_WORLDS,
      idleMinutes: values.SANDBOX_WORLD_IDLE_MINUTES,
      ports: values.SANDBOX_WORLD_PORTS,
    },
    limits: {
      perSecond: values.RATE_LIMIT_PER_SECOND,
      perMinute: values.RATE_LIMIT_PER_MINUTE,
      v3PerMinute: values.RATE_LIMIT_V3_PER_MINUTE,
    },
    idempotency: {
      keysPerDay: values.IDEMPOTENCY_KEYS_PER_DAY,
      bytesPerDay: values.IDEMPOTENCY_MEGABYTES_PER_DAY * 1024 * 1024,
    },
    connections: { inAll: values.MAX_CONNECTIONS, perAddress: values.MAX_CONNECTIONS_PER_ADDRESS },
    trustedProxies: values.TRUSTED_PROXIES,
    webhookPorts: values.WEBHOOK_PORTS,
    privateNetworks: values.WEBHOOK_ALLOW_PRIVATE,
    webhooks: {
      maxConcurrency: values.WEBHOOK_MAX_CONCURRENCY,
      maxClaimed: values.WEBHOOK_MAX_CLAIMED,
      databaseConnections: values.WEBHOOK_DATABASE_CONNECTIONS,
    },
    metricsAllow:
      values.FOYER_MODE === 'sandbox' ? [...thisMachine, ...values.METRICS_ALLOW] : values.METRICS_ALLOW,
    tls:
      values.TLS_CERT_FILE && values.TLS_KEY_FILE
        ? { certFile: values.TLS_CERT_FILE, keyFile: values.TLS_KEY_FILE }
        : undefined,
    exchangeRatesFile: values.EXCHANGE_RATES_FILE,
    paymentProcessor: values.FOYER_PAYMENT_PROCESSOR,
    mailFrom: values.MAIL_FROM,
    supportContact: values.SUPPORT_CONTACT,
    logLevel: values.LOG_LEVEL,
    secrets: {
      databaseUrl: values.DATABASE_URL,
      redisUrl: values.REDIS_URL,
      key: values.FOYER_SECRET_KEY,
      acceptedKeys: values.FOYER_SECRET_KEYS_ACCEPTED,
      metricsToken: values.METRICS_TOKEN,
      adminPassword: values.FOYER_ADMIN_PASSWORD,
      smtp: values.SMTP_URL,
    },
  })
}

function parseAll(env: Record<string, string | undefined>, problems: string[]): Values {
  const values: Record<string, unknown> = {}
  for (const [name, { parse, default: fallback }] of Object.entries<
    (typeof settings)[SettingName] & { default?: string }
  >(settings)) {
    const given = env[name]?.trim() ? env[name] : fallback
    if (given === undefined) continue
    try {
      values[name] = parse(given)
    } catch (error) {
      if (!(error instanceof BadSetting)) throw error
      problems.push(`${name} ${error.message}.`)
    }
  }
  return values as Values
}

function contradictions(values: Values): string[] {
  const problems: string[] = []
  const isLocal = ['127.0.0.1', 'localhost', '::1'].includes(values.HOST)
  if (Boolean(values.TLS_CERT_FILE) !== Boolean(values.TLS_KEY_FILE))
    problems.push('TLS_CERT_FILE and TLS_KEY_FILE go together: give both or none.')
  const ports = [values.API_PORT, values.APP_PORT, values.HEALTH_PORT].filter(Boolean)
  if (new Set(ports).size < ports.length)
    problems.push('API_PORT, APP_PORT and HEALTH_PORT must differ: listeners cannot share a port.')
  const { first = 0, last = 0 } = values.SANDBOX_WORLD_PORTS ?? {}
  const shared = ports.find(port => port !== undefined && port >= first && port <= last)
  if (shared !== undefined)
    problems.push(`SANDBOX_WORLD_PORTS contains the port ${shared}, which the sandbox itself uses.`)
  if (values.FOYER_MODE === 'sandbox' && !isLocal && !values.FOYER_ALLOW_PUBLIC_SANDBOX)
    problems.push(
      `HOST ${values.HOST} would open a sandbox, whose tokens everybody knows, to others. If that is what you want, set FOYER_ALLOW_PUBLIC_SANDBOX=1.`,
    )
  if (values.SMTP_URL && !values.MAIL_FROM && values.FOYER_MODE !== 'production')
    problems.push('MAIL_FROM is required with SMTP_URL: the address that mail comes from.')
  if (values.FOYER_MODE === 'production') problems.push(...productionRules(values))
  return problems
}

function productionRules(values: Values): string[] {
  const problems: string[] = []
  if (!values.DATABASE_URL)
    problems.push('DATABASE_URL is required in production: a PostgreSQL server, 15 or newer.')
  if (!values.FOYER_SECRET_KEY)
    problems.push(
      'FOYER_SECRET_KEY is required in production: 32 random bytes in base64 (openssl rand -base64 32).',
    )
  if (!values.SMTP_URL)
    problems.push(
      'SMTP_URL is required in production: without mail nobody can confirm an address or reset a password.',
    )
  if (!values.MAIL_FROM)
    problems.push('MAIL_FROM is required in production: the address that mail comes from.')
  if (values.FOYER_SECRET_KEY && isWeakKey(values.FOYER_SECRET_KEY))
    problems.push(
      'FOYER_SECRET_KEY is not random, so it can be guessed: draw one with openssl rand -base64 32.',
    )
  if (!values.WEBHOOK_ALLOW_PRIVATE.isEmpty)
    problems.push('WEBHOOK_ALLOW_PRIVATE is for sandboxes: production sends nothing into private networks.')
  if (!values.PUBLIC_API_URL) problems.push('PUBLIC_API_URL is required in production.')
  if (!values.PUBLIC_APP_URL) problems.push('PUBLIC_APP_URL is required in production.')
  if (!values.TLS_CERT_FILE && values.TRUSTED_PROXIES?.length === 0)
    problems.push(
      'Production does not speak plain HTTP to the world: give TLS_CERT_FILE and TLS_KEY_FILE, or name in TRUSTED_PROXIES the proxy that terminates TLS.',
    )
  for (const name of ['PUBLIC_API_URL', 'PUBLIC_APP_URL'] as const)
    if (values[name]?.startsWith('http:')) problems.push(`${name} must be an https address in production.`)
  return problems
}
