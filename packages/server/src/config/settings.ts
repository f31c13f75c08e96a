import { sender, smtpServer } from './mail-settings.ts'
import {
  connectionUrl,
  hosts,
  longSecret,
  networks,
  numberBetween,
  oneOf,
  type Parse,
  port,
  ports,
  secretKey,
  secretKeys,
  someOf,
  text,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './parsers.ts'

export interface Setting<T> {
  parse: Parse<T>
  about: string
  byDefault?: string
  isSecret?: true
}

const setting = <const S extends Setting<unknown>>(definition: S): S => definition

/** Every variable the program reads: this table is what `.env.example` and the documentation print. */
export const settings = {
  FOYER_MODE: setting({
    parse: oneOf('sandbox', 'production'),
    byDefault: 'sandbox',
    about: 'sandbox: a demo world to develop against. production: real businesses, with safety rules.',
  }),
  FOYER_DATA_DIR: setting({
    parse: text,
    byDefault: './data',
    about: 'Folder of the embedded database, demo.json and the key of the sandbox.',
  }),
  DATABASE_URL: setting({
    parse: connectionUrl('postgres:', 'postgresql:'),
    about: 'A PostgreSQL server, version 15 or newer. Absent: an embedded one in the data folder.',
    isSecret: true,
  }),
  FOYER_SECRET_KEYS_ACCEPTED: setting({
    parse: secretKeys,
    byDefault: '',
    about:
      'Further keys that open and verify, and never seal or sign: the next one and the previous one while the key is rotated, separated by commas.',
    isSecret: true,
  }),
  REDIS_URL: setting({
    parse: connectionUrl('redis:', 'rediss:'),
    about: 'A Redis server, version 7 or newer, for limits shared by several processes.',
    isSecret: true,
  }),
  HOST: setting({ parse: text, byDefault: '127.0.0.1', about: 'Address to listen on.' }),
  API_PORT: setting({
    parse: port,
    byDefault: '8080',
    about: 'Port of the API listener; 0 for any free one.',
  }),
  APP_PORT: setting({
    parse: port,
    byDefault: '8081',
    about: 'Port of the app listener; 0 for any free one.',
  }),
  HEALTH_PORT: setting({
    parse: port,
    about:
      'Port of a listener with /healthz, /readyz and /metrics alone, for processes without the app listener. Absent: none.',
  }),
  PUBLIC_API_URL: setting({
    parse: webAddress,
    about: 'The address partners use for the API. Absent: the listener itself.',
  }),
  PUBLIC_APP_URL: setting({
    parse: webAddress,
    about: 'The address people and callbacks use for the app. Absent: the listener itself.',
  }),
  ALLOWED_HOSTS: setting({
    parse: hosts,
    byDefault: '',
    about:
      'Further hosts that requests may name, such as app.internal:8081, separated by commas. Those of the public addresses always may, and in the sandbox those of this machine.',
  }),
  FOYER_ROLES: setting({
    parse: someOf('api', 'app', 'worker'),
    byDefault: 'api,app,worker',
    about: 'What this process does.',
  }),
  FOYER_SECRET_KEY: setting({
    parse: secretKey,
    about: 'Encrypts stored secrets: 32 bytes in base64. The sandbox makes its own in the data folder.',
    isSecret: true,
  }),
  FOYER_ALLOW_PUBLIC_SANDBOX: setting({
    parse: yesOrNo,
    byDefault: '0',
    about: 'Lets a sandbox, whose tokens everybody knows, listen beyond this machine.',
  }),
  FOYER_PREVIEW_V3: setting({
    parse: yesOrNo,
    byDefault: '0',
    about: 'Serves the v3 preview in production. It is always on in the sandbox.',
  }),
  RATE_LIMIT_PER_SECOND: setting({
    parse: wholeNumber,
    byDefault: '5',
    about:
      'Partner requests an address (of IPv6: a /64) may make in any second, on both listeners together; 0 switches the limit off.',
  }),
  RATE_LIMIT_PER_MINUTE: setting({
    parse: wholeNumber,
    byDefault: '200',
    about:
      'Partner requests an address (of IPv6: a /64) may make in any minute, on both listeners together; 0 switches the limit off.',
  }),
  RATE_LIMIT_V3_PER_MINUTE: setting({
    parse: wholeNumber,
    byDefault: '300',
    about: 'Requests a v3 credential may make in any minute; 0 switches the limit off.',
  }),
  IDEMPOTENCY_KEYS_PER_DAY: setting({
    parse: wholeNumber,
    byDefault: '300000',
    about:
      'Idempotency-Keys that a partner, or a person without one, may use within a day; beyond them a request with a key is 429 and not carried out. 0 for any number.',
  }),
  IDEMPOTENCY_MEGABYTES_PER_DAY: setting({
    parse: wholeNumber,
    byDefault: '256',
    about:
      'MiB of responses that are stored for a partner, or a person without one, within a day; beyond them keys still guard, and a repetition is 409, because the response was not stored. 0 for any number.',
  }),
  MAX_CONNECTIONS: setting({
    parse: wholeNumber,
    byDefault: '10000',
    about: 'Connections that each listener holds at once; 0 for any number.',
  }),
  MAX_CONNECTIONS_PER_ADDRESS: setting({
    parse: wholeNumber,
    byDefault: '500',
    about:
      'Connections of one address (of IPv6: a /64) that each listener holds at once; 0 for any number. Those of trusted proxies are not counted.',
  }),
  TRUSTED_PROXIES: setting({
    parse: networks,
    byDefault: '',
    about:
      'Addresses or ranges of proxies whose X-Forwarded-For is believed, separated by commas; also loopback, linklocal, uniquelocal.',
  }),
  WEBHOOK_PORTS: setting({
    parse: ports,
    byDefault: '443',
    about: 'Ports that the addresses partners give may name, separated by commas; 443 always may.',
  }),
  WEBHOOK_MAX_CONCURRENCY: setting({
    parse: numberBetween(1, 1000),
    byDefault: '96',
    about:
      'Webhook requests that a worker sends to one server at once. Endpoints that respond slowly or fail get fewer.',
  }),
  WEBHOOK_MAX_CLAIMED: setting({
    parse: numberBetween(1, 100_000),
    byDefault: '2000',
    about:
      'Deliveries that a worker holds in memory before it claims only what it sends at once. Each takes a few kilobytes.',
  }),
  WEBHOOK_DATABASE_CONNECTIONS: setting({
    parse: numberBetween(2, 50),
    byDefault: '6',
    about:
      'Connections to the database that the webhook worker of a process has at most, beside those of the program itself.',
  }),
  METRICS_ALLOW: setting({
    parse: networks,
    byDefault: '',
    about:
      'Addresses or ranges that may read /metrics on the app listener; in the sandbox this machine always may. Never through a proxy.',
  }),
  METRICS_TOKEN: setting({
    parse: longSecret,
    about: 'Reads /metrics from anywhere, through proxies too, as Authorization: Bearer.',
    isSecret: true,
  }),
  TLS_CERT_FILE: setting({
    parse: text,
    about: 'Certificate chain (PEM); both listeners then speak TLS 1.2 or newer.',
  }),
  TLS_KEY_FILE: setting({ parse: text, about: 'Private key (PEM) of the certificate.' }),
  EXCHANGE_RATES_FILE: setting({
    parse: text,
    about: 'A table of exchange rates that replaces the one we ship.',
  }),
  FOYER_PAYMENT_PROCESSOR: setting({
    parse: text,
    about:
      'An ES module that takes the money of the payment page. Absent: a test one in the sandbox, and no page in production.',
  }),
  FOYER_ADMIN_PASSWORD: setting({
    parse: text,
    about: 'The password that `foyer admin create` gives a new operator. Absent: it makes one and shows it.',
    isSecret: true,
  }),
  SMTP_URL: setting({
    parse: smtpServer,
    about:
      'The mail server: smtps://user:password@host:465, or smtp://user:password@host:587 with STARTTLS. `?tls=none` allows plain text to a relay you trust; to this machine it is the default. Absent in the sandbox: mail stays in the outbox.',
    isSecret: true,
  }),
  MAIL_FROM: setting({
    parse: sender,
    about: 'The sender of all mail, such as Foyer <no-reply@example.com>. Needed with SMTP_URL.',
  }),
  LOG_LEVEL: setting({
    parse: oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'),
    byDefault: 'info',
    about: 'How much is logged.',
  }),
} satisfies Record<string, Setting<unknown>>

export type SettingName = keyof typeof settings
