import { sender, smtpServer } from './mail-settings.ts'
import {
  connectionUrl,
  hosts,
  longSecret,
  networks,
  numberBetween,
  oneOf,
  origins,
  type ParseSetting,
  port,
  portRange,
  ports,
  privateHosts,
  secretKey,
  secretKeys,
  someOf,
  text,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './parsers.ts'
import { supportContact } from './support-contact.ts'

export interface Setting<T> {
  parse: ParseSetting<T>
  description: string
  default?: string
  isSecret?: true
}

const setting = <const S extends Setting<unknown>>(definition: S): S => definition

/** The program reads these variables; `.env.example` and the documentation are printed from this table. */
export const settings = {
  FOYER_MODE: setting({
    parse: oneOf('sandbox', 'production'),
    default: 'sandbox',
    description: 'sandbox: a demo world to develop against. production: real businesses, with safety rules.',
  }),
  FOYER_DATA_DIR: setting({
    parse: text,
    default: './data',
    description: 'Folder of the embedded database, demo.json and the key of the sandbox.',
  }),
  DATABASE_URL: setting({
    parse: connectionUrl('postgres:', 'postgresql:'),
    description: 'A PostgreSQL server, version 15 or newer. Absent: an embedded one in the data folder.',
    isSecret: true,
  }),
  FOYER_SECRET_KEYS_ACCEPTED: setting({
    parse: secretKeys,
    default: '',
    description:
      'Further keys that open and verify, and never seal or sign: the next one and the previous one while the key is rotated, separated by commas.',
    isSecret: true,
  }),
  REDIS_URL: setting({
    parse: connectionUrl('redis:', 'rediss:'),
    description: 'A Redis server, version 7 or newer, for limits shared by several processes.',
    isSecret: true,
  }),
  HOST: setting({ parse: text, default: '127.0.0.1', description: 'Address to listen on.' }),
  API_PORT: setting({
    parse: port,
    default: '8080',
    description: 'Port of the API listener; 0 for any free one.',
  }),
  APP_PORT: setting({
    parse: port,
    default: '8081',
    description: 'Port of the app listener; 0 for any free one.',
  }),
  HEALTH_PORT: setting({
    parse: port,
    description:
      'Port of a listener with /healthz, /readyz and /metrics alone, for processes without the app listener. Absent: none.',
  }),
  PUBLIC_API_URL: setting({
    parse: webAddress,
    description: 'The address partners use for the API. Absent: the listener itself.',
  }),
  PUBLIC_APP_URL: setting({
    parse: webAddress,
    description: 'The address people and callbacks use for the app. Absent: the listener itself.',
  }),
  ALLOWED_HOSTS: setting({
    parse: hosts,
    default: '',
    description:
      'Further hosts that requests may name, such as app.internal:8081, separated by commas. Those of the public addresses always may, and in the sandbox those of this machine.',
  }),
  CORS_ORIGINS: setting({
    parse: origins,
    description:
      'Origins whose pages may call v3 and the token endpoints of OAuth2 from a browser, such as https://app.example.com, separated by commas; loopback stands for every port of this machine, * alone for all, none alone for no origin. Absent: loopback in the sandbox, none in production.',
  }),
  FOYER_ROLES: setting({
    parse: someOf('api', 'app', 'worker'),
    default: 'api,app,worker',
    description: 'What this process does.',
  }),
  FOYER_SECRET_KEY: setting({
    parse: secretKey,
    description: 'Encrypts stored secrets: 32 bytes in base64. The sandbox makes its own in the data folder.',
    isSecret: true,
  }),
  FOYER_ALLOW_PUBLIC_SANDBOX: setting({
    parse: yesOrNo,
    default: '0',
    description: 'Lets a sandbox, whose tokens everybody knows, listen beyond this machine.',
  }),
  SANDBOX_DEMO_WEEK: setting({
    parse: yesOrNo,
    default: '1',
    description:
      'Whether the team of the demo world has full days in this week and the next. With 0, only the bookings that worlds have too.',
  }),
  SANDBOX_WORLDS: setting({
    parse: numberBetween(0, 100),
    default: '20',
    description:
      'Worlds that a sandbox may have at once: sandboxes of their own for test suites. Each takes about 20 MiB of memory and up to 12 connections to the database.',
  }),
  SANDBOX_WORLD_IDLE_MINUTES: setting({
    parse: numberBetween(1, 1440),
    default: '15',
    description: 'A world without a request for this long ends by itself.',
  }),
  SANDBOX_WORLD_PORTS: setting({
    parse: portRange,
    description:
      'The ports of worlds, two for each, such as 8100-8139, so that a container can publish them. Absent: any free ones.',
  }),
  FOYER_PREVIEW_V3: setting({
    parse: yesOrNo,
    default: '0',
    description: 'Serves the v3 preview in production. It is always on in the sandbox.',
  }),
  RATE_LIMIT_PER_SECOND: setting({
    parse: wholeNumber,
    default: '5',
    description:
      'Partner requests an address (of IPv6: a /64) may make in any second, on both listeners together; 0 switches the limit off.',
  }),
  RATE_LIMIT_PER_MINUTE: setting({
    parse: wholeNumber,
    default: '200',
    description:
      'Partner requests an address (of IPv6: a /64) may make in any minute, on both listeners together; 0 switches the limit off.',
  }),
  RATE_LIMIT_V3_PER_MINUTE: setting({
    parse: wholeNumber,
    default: '300',
    description: 'Requests a v3 credential may make in any minute; 0 switches the limit off.',
  }),
  IDEMPOTENCY_KEYS_PER_DAY: setting({
    parse: wholeNumber,
    default: '300000',
    description:
      'Idempotency-Keys that a partner, or a person without one, may use within a day; beyond them a request with a key is 429 and not carried out. 0 for any number.',
  }),
  IDEMPOTENCY_MEGABYTES_PER_DAY: setting({
    parse: wholeNumber,
    default: '256',
    description:
      'MiB of responses that are stored for a partner, or a person without one, within a day; beyond them keys still guard, and a repetition is 409, because the response was not stored. 0 for any number.',
  }),
  MAX_CONNECTIONS: setting({
    parse: wholeNumber,
    default: '10000',
    description: 'Connections that each listener holds at once; 0 for any number.',
  }),
  MAX_CONNECTIONS_PER_ADDRESS: setting({
    parse: wholeNumber,
    default: '500',
    description:
      'Connections of one address (of IPv6: a /64) that each listener holds at once; 0 for any number. Those of trusted proxies are not counted.',
  }),
  TRUSTED_PROXIES: setting({
    parse: networks,
    default: '',
    description:
      'Addresses or ranges of proxies whose X-Forwarded-For is believed, separated by commas; also loopback, linklocal, uniquelocal.',
  }),
  WEBHOOK_PORTS: setting({
    parse: ports,
    default: '443',
    description: 'Ports that the addresses partners give may name, separated by commas; 443 always may.',
  }),
  WEBHOOK_ALLOW_PRIVATE: setting({
    parse: privateHosts,
    default: '',
    description:
      'Private networks to which a sandbox sends webhooks, such as containers on one network: ranges (172.16.0.0/12) or names of hosts (app, host.docker.internal), separated by commas. Refused in production.',
  }),
  WEBHOOK_MAX_CONCURRENCY: setting({
    parse: numberBetween(1, 1000),
    default: '96',
    description:
      'Webhook requests that a worker sends to one server at once. Endpoints that respond slowly or fail get fewer.',
  }),
  WEBHOOK_MAX_CLAIMED: setting({
    parse: numberBetween(1, 100_000),
    default: '2000',
    description:
      'Deliveries that a worker holds in memory before it claims only what it sends at once. Each takes a few kilobytes.',
  }),
  WEBHOOK_DATABASE_CONNECTIONS: setting({
    parse: numberBetween(2, 50),
    default: '6',
    description:
      'Connections that the webhook worker of a process has for changes, and as many again for reads (8 at most), and one for its lock.',
  }),
  METRICS_ALLOW: setting({
    parse: networks,
    default: '',
    description:
      'Addresses or ranges that may read /metrics on the app listener; in the sandbox this machine always may. Never through a proxy.',
  }),
  METRICS_TOKEN: setting({
    parse: longSecret,
    description: 'Reads /metrics from anywhere, through proxies too, as Authorization: Bearer.',
    isSecret: true,
  }),
  TLS_CERT_FILE: setting({
    parse: text,
    description: 'Certificate chain (PEM); both listeners then speak TLS 1.2 or newer.',
  }),
  TLS_KEY_FILE: setting({ parse: text, description: 'Private key (PEM) of the certificate.' }),
  EXCHANGE_RATES_FILE: setting({
    parse: text,
    description: 'A table of exchange rates that replaces the one we ship.',
  }),
  FOYER_PAYMENT_PROCESSOR: setting({
    parse: text,
    description:
      'An ES module that takes the money of the payment page. Absent: a test one in the sandbox, and no page in production.',
  }),
  FOYER_ADMIN_PASSWORD: setting({
    parse: text,
    description:
      'The password that `foyer admin create` gives a new operator. Absent: it makes one and shows it.',
    isSecret: true,
  }),
  SMTP_URL: setting({
    parse: smtpServer,
    description:
      'The mail server: smtps://user:password@host:465, or smtp://user:password@host:587 with STARTTLS. `?tls=none` allows plain text to a relay you trust; to this machine it is the default. Absent in the sandbox: mail stays in the outbox.',
    isSecret: true,
  }),
  MAIL_FROM: setting({
    parse: sender,
    description: 'The sender of all mail, such as Foyer <no-reply@example.com>. Needed with SMTP_URL.',
  }),
  SUPPORT_CONTACT: setting({
    parse: supportContact,
    description:
      'Whom people may ask: an e-mail address or an https address. Stands below the profile, with every suspension, also on the sign-in page, and at the end of mails. Absent: nothing.',
  }),
  LOG_LEVEL: setting({
    parse: oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'),
    default: 'info',
    description: 'How much is logged.',
  }),
} satisfies Record<string, Setting<unknown>>

export type SettingName = keyof typeof settings
