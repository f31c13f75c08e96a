import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../platform/package-root.ts'
import { ConfigError, readConfig } from './config.ts'
import { printConfigurationPage, printEnvExample } from './print.ts'

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

const production = {
  FOYER_MODE: 'production',
  DATABASE_URL: 'postgresql://db.example/foyer',
  FOYER_SECRET_KEY: 'q83rVu1nYv0m3cQ4sKzN9mC0B3m7fJ2wW1xZr5tXoLE=',
  PUBLIC_API_URL: 'https://api.example.com/',
  PUBLIC_APP_URL: 'https://app.example.com',
  TRUSTED_PROXIES: '10.0.0.0/8',
  SMTP_URL: 'smtps://foyer:mail-password@smtp.example.com',
  MAIL_FROM: 'Foyer <no-reply@example.com>',
}

describe('configuration', () => {
  it('is a sandbox on this machine when nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'sandbox',
      host: '127.0.0.1',
      apiPort: 8080,
      appPort: 8081,
      previewV3: true,
      limits: { perSecond: 5, perMinute: 200, v3PerMinute: 300 },
    })
  })

  it('reports all problems at once, each in a sentence that names the variable', () => {
    const problems = problemsOf({
      API_PORT: 'eighty',
      APP_PORT: '70000',
      DATABASE_URL: 'mysql://x/y',
      REDIS_URL: 'nonsense',
      FOYER_MODE: 'staging',
      FOYER_ROLES: 'api,cook',
      RATE_LIMIT_PER_SECOND: '-1',
      LOG_LEVEL: 'loud',
      PUBLIC_API_URL: 'api.example.com',
    })
    expect(problems).toHaveLength(9)
    for (const problem of problems) expect(problem).toMatch(/^[A-Z_0-9]+ .+\.$/)
  })

  it.each([
    'help',
    'http://example.com',
    'javascript:alert(1)',
    'a@b.example?bcc=c@d.example',
    'https://u:p@x.example',
    'two words@x.example',
  ])('TRU-65 refuses %s as SUPPORT_CONTACT', given => {
    expect(problemsOf({ SUPPORT_CONTACT: given })).toEqual([
      expect.stringMatching(/^SUPPORT_CONTACT must be /),
    ])
  })

  it('TRU-65 takes an e-mail address or an https address as SUPPORT_CONTACT, or nothing', () => {
    const contactOf = (SUPPORT_CONTACT: string) => readConfig({ SUPPORT_CONTACT }).supportContact
    expect(contactOf('help@example.com')).toEqual({
      text: 'help@example.com',
      href: 'mailto:help@example.com',
    })
    expect(contactOf('https://example.com/help')?.href).toBe('https://example.com/help')
    expect(contactOf('')).toBeUndefined()
  })

  it('reports all contradictions at once', () => {
    const problems = problemsOf({
      API_PORT: '80',
      APP_PORT: '80',
      TLS_CERT_FILE: 'cert.pem',
      HOST: '0.0.0.0',
    })
    expect(problems).toHaveLength(3)
  })

  it('no two listeners share a port, and the one for health is there when it is asked for', () => {
    expect(problemsOf({ HEALTH_PORT: '8081' })).toEqual([expect.stringContaining('HEALTH_PORT must differ')])
    expect(problemsOf({ API_PORT: '0', APP_PORT: '0', HEALTH_PORT: '0' })).toEqual([])
    expect([readConfig({}).healthPort, readConfig({ HEALTH_PORT: '9100' }).healthPort]).toEqual([
      undefined,
      9100,
    ])
  })

  it('pages of this machine may call a sandbox, and none may call production, until origins are named', () => {
    const none = { any: false, loopback: false, exact: new Set() }
    expect(readConfig({}).corsOrigins).toEqual({ ...none, loopback: true })
    expect(readConfig(production).corsOrigins).toEqual(none)
    expect(readConfig({ CORS_ORIGINS: 'none' }).corsOrigins).toEqual(none)
    expect(
      readConfig({ CORS_ORIGINS: 'loopback, https://App.example,capacitor://localhost' }).corsOrigins,
    ).toEqual({
      any: false,
      loopback: true,
      exact: new Set(['https://app.example', 'capacitor://localhost']),
    })
    for (const wrong of [
      'app.example',
      'https://app.example/',
      'https://a:443',
      '*,https://a.example',
      'null',
    ])
      expect(problemsOf({ CORS_ORIGINS: wrong })).toEqual([expect.stringMatching(/^CORS_ORIGINS .+\.$/)])
  })

  it('a sandbox does not listen beyond this machine unless that is set explicitly', () => {
    expect(problemsOf({ HOST: '0.0.0.0' })).toEqual([expect.stringContaining('FOYER_ALLOW_PUBLIC_SANDBOX=1')])
    expect(problemsOf({ HOST: '0.0.0.0', FOYER_ALLOW_PUBLIC_SANDBOX: '1' })).toEqual([])
  })

  it('production accepts what is safe', () => {
    expect(readConfig(production)).toMatchObject({
      mode: 'production',
      publicApiUrl: 'https://api.example.com',
    })
  })

  it('VER-01 v3 is off in production until it is switched on', () => {
    expect(readConfig(production).previewV3).toBe(false)
    expect(readConfig({ ...production, FOYER_PREVIEW_V3: '1' }).previewV3).toBe(true)
  })

  it.each(Object.keys(production).filter(name => name !== 'FOYER_MODE'))(
    'production refuses to run without %s',
    name => {
      const problems = problemsOf({ ...production, [name]: '' })
      expect(problems.length).toBeGreaterThan(0)
      expect(problems.join()).toContain(name)
    },
  )

  it.each([
    ['a short key', { FOYER_SECRET_KEY: 'c2hvcnQ=' }],
    ['plain http addresses', { PUBLIC_APP_URL: 'http://app.example.com' }],
  ])('production refuses %s', (_name, change) => {
    expect(problemsOf({ ...production, ...change })).toHaveLength(1)
  })

  const typed = (key: Buffer) => ({ FOYER_SECRET_KEY: key.toString('base64') })
  it.each([
    ['zeros', typed(Buffer.alloc(32))],
    ['one byte', typed(Buffer.alloc(32, 0xa7))],
    ['two bytes in turn', typed(Buffer.alloc(32, 'a7c1', 'hex'))],
    ['eight bytes in turn', typed(Buffer.alloc(32, '9f03d1e6a7c15b22', 'hex'))],
    ['sixteen bytes twice', typed(Buffer.alloc(32, '9f03d1e6a7c15b22d84e6f7a1b3c5d00', 'hex'))],
    ['eleven bytes in turn', typed(Buffer.alloc(32, '9f03d1e6a7c15b22d84e6f', 'hex'))],
    [
      'numbers up to fifteen, twice',
      typed(Buffer.from(Array.from({ length: 32 }, (_, index) => index % 16))),
    ],
    [
      'numbers in two runs',
      typed(Buffer.from(Array.from({ length: 32 }, (_, index) => (index % 16) + (index < 16 ? 0 : 99)))),
    ],
    [
      'bytes that come back in reverse',
      typed(Buffer.from('9f03d1e6a7c15b22d84e6f7a1b3c5d00005d3c1b7a6f4ed8225bc1a7e6d1039f', 'hex')),
    ],
    ['numbers in order', typed(Buffer.from(Array.from({ length: 32 }, (_, index) => index + 7)))],
    ['a sentence', typed(Buffer.from('Correct Horse, Battery & Staple!'))],
    ['hexadecimal digits', typed(Buffer.from('9f03d1e6a7c15b22d84e6f7a1b3c5d00'))],
  ])('SEC-16 production refuses a key of %s', (_name, change) => {
    expect(problemsOf({ ...production, ...change })).toEqual([
      'FOYER_SECRET_KEY is not random, so it can be guessed: draw one with openssl rand -base64 32.',
    ])
  })

  it('SEC-16 production takes any key that was drawn', () => {
    for (let count = 0; count < 2000; count++)
      expect(problemsOf({ ...production, ...typed(randomBytes(32)) })).toEqual([])
  })

  it.each(['TRUSTED_PROXIES', 'METRICS_ALLOW'])(
    'SEC-16 %s that cannot be read is said in a sentence',
    name => {
      for (const invalid of [
        'proxy.internal',
        '10.0.0.0/33',
        '::1/129',
        '10.0.0',
        '10.0.0.0/8/8',
        '1.2.3.4/',
        '*',
      ])
        expect(problemsOf({ [name]: `127.0.0.1, ${invalid}` })).toEqual([
          `${name} names ${JSON.stringify(invalid)}, which is neither an address nor a range such as 10.0.0.0/8.`,
        ])
      expect(problemsOf({ [name]: '127.0.0.1, 10.0.0.0/8, ::1, fd00::/8, loopback' })).toEqual([])
    },
  )

  it('WEB-14 WEBHOOK_ALLOW_PRIVATE takes private ranges and names of hosts, and only in a sandbox', () => {
    const { privateNetworks } = readConfig({ WEBHOOK_ALLOW_PRIVATE: '172.16.0.0/12, App, fd00::/8,10.1.2.3' })
    expect([privateNetworks.allows('', '172.20.0.5'), privateNetworks.hasHost('app')]).toEqual([true, true])
    for (const foreign of [
      '0.0.0.0/1',
      '10.0.0.0/7',
      '169.254.0.0/16',
      '8.8.8.8',
      '2000::/3',
      '127.0.0.1',
      '::ffff:172.16.0.0/12',
    ])
      expect(problemsOf({ WEBHOOK_ALLOW_PRIVATE: foreign })).toEqual([
        `WEBHOOK_ALLOW_PRIVATE names "${foreign}", which is not inside a private network such as 10.0.0.0/8.`,
      ])
    for (const wrong of ['*', 'http://app', 'app:3000', '*.local', '10.0.0', '10.0.0.0/33'])
      expect(problemsOf({ WEBHOOK_ALLOW_PRIVATE: wrong })).toEqual([
        expect.stringMatching(/^WEBHOOK_ALLOW_PRIVATE names ".+", which is neither a range such as .+\.$/),
      ])
    expect(problemsOf({ ...production, WEBHOOK_ALLOW_PRIVATE: 'app' })).toEqual([
      expect.stringContaining('WEBHOOK_ALLOW_PRIVATE is for sandboxes'),
    ])
  })

  it('WLD-16 SANDBOX_WORLD_PORTS takes a range that leaves out the ports of the sandbox', () => {
    expect(readConfig({ SANDBOX_WORLD_PORTS: '8100-8139' }).worlds.ports).toEqual({ first: 8100, last: 8139 })
    for (const wrong of ['8100', '8100-8100', '8200-8100', '0-10', '60000-70000', 'any'])
      expect(problemsOf({ SANDBOX_WORLD_PORTS: wrong })).toEqual([
        'SANDBOX_WORLD_PORTS must be a range of ports such as 8100-8139.',
      ])
    expect(problemsOf({ SANDBOX_WORLD_PORTS: '8081-8090' })).toEqual([
      'SANDBOX_WORLD_PORTS contains the port 8081, which the sandbox itself uses.',
    ])
  })

  it('SEC-13 ALLOWED_HOSTS takes hosts with or without a port, and nothing else', () => {
    for (const invalid of [
      'https://app.example.com',
      '*.example.com',
      'app.example.com/x',
      'a b',
      'app:port',
    ])
      expect(problemsOf({ ALLOWED_HOSTS: invalid })).toEqual([
        expect.stringMatching(/^ALLOWED_HOSTS names ".+", which is not a host such as .+\.$/),
      ])
    expect(readConfig({ ALLOWED_HOSTS: 'App.Internal., [::1]:8081, 10.0.0.5:8081' }).allowedHosts).toEqual([
      'app.internal',
      '[::1]:8081',
      '10.0.0.5:8081',
    ])
  })

  it('SEC-12 in production nobody is a neighbour by default, not even this machine', () => {
    expect(readConfig(production).metricsAllow).toEqual([])
    expect(readConfig({ ...production, METRICS_ALLOW: '127.0.0.1' }).metricsAllow).toEqual(['127.0.0.1'])
    expect(readConfig({}).metricsAllow).toContain('127.0.0.0/8')
  })

  it('SEC-12 a METRICS_TOKEN that can be guessed is refused', () => {
    expect(problemsOf({ METRICS_TOKEN: 'prometheus' })).toEqual([
      expect.stringContaining('METRICS_TOKEN must'),
    ])
    expect(problemsOf({ METRICS_TOKEN: 'x'.repeat(20) })).toEqual([])
  })

  it('secrets stand apart from what may be shown', () => {
    const { secrets, ...shown } = readConfig(production)
    expect(JSON.stringify(shown)).not.toContain(production.FOYER_SECRET_KEY)
    expect(JSON.stringify(shown)).not.toContain(production.DATABASE_URL)
    expect(JSON.stringify(shown)).not.toContain('mail-password')
    expect(secrets.databaseUrl).toBe(production.DATABASE_URL)
  })

  it.each([
    ['smtps://u:p%40ss@smtp.example.com', { port: 465, tls: 'implicit', user: 'u', password: 'p@ss' }],
    ['smtp://smtp.example.com', { port: 587, tls: 'required', user: '', password: '' }],
    ['smtp://relay.internal:25?tls=none', { host: 'relay.internal', port: 25, tls: 'none' }],
    ['smtp://[::1]:25', { host: '::1', tls: 'none' }],
    ['smtp://127.0.0.1:25?tls=required', { tls: 'required' }],
  ])('SEC-18 the mail server %s is understood', (url, server) => {
    expect(readConfig({ ...production, SMTP_URL: url }).secrets.smtp).toMatchObject(server)
  })

  it.each([
    ['SMTP_URL', 'https://smtp.example.com'],
    ['SMTP_URL', 'smtp.example.com'],
    ['SMTP_URL', 'smtp://host?rejectUnauthorized=false'],
    ['SMTP_URL', 'smtp://host?tls=maybe'],
    ['SMTP_URL', 'smtps://host?tls=none'],
    ['SMTP_URL', 'smtp://user%ZZ@host'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Foyer <a@b.example'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['MAIL_FROM', 'Foyer\r\nBcc: x <a@b.example>'],
  ])('SEC-18 %s does not take %j', (name, value) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} .+\\.$`)),
    ])
  })

  it('.env.example and the documentation are printed from the settings', async () => {
    const root = join(packageRoot, '../..')
    expect(await readFile(join(root, '.env.example'), 'utf8')).toBe(printEnvExample())
    expect(await readFile(join(root, 'docs/configuration.md'), 'utf8')).toBe(printConfigurationPage())
  })
})
