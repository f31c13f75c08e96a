import type { World } from '../../server/test/world.ts'
import type { Env } from './run-foyer.ts'

export interface Case {
  right: string[]
  says: RegExp
  env?: () => Record<string, string>
  before?: () => Promise<unknown>
  wrong: string[]
  refuses: RegExp
}

/** A right and a wrong call of every command, in an order in which each finds what it needs. */
export function commandCases(world: World, onDatabase: () => Env): Record<string, Case> {
  return {
    migrate: {
      right: ['migrate'],
      env: onDatabase,
      says: /The database is up to date\./,
      wrong: ['migrate', 'now'],
      refuses: /^now is one word too many\./,
    },
    'admin create': {
      right: ['admin', 'create', '--email', 'table@foyer.example'],
      env: onDatabase,
      says: /Operator table@foyer\.example created\./,
      wrong: ['admin', 'create', '--email', 'nobody'],
      refuses: /^--email must be an e-mail address; nobody is not\./,
    },
    'admin reset-second-factor': {
      right: ['admin', 'reset-second-factor', '--email', 'table@foyer.example'],
      env: onDatabase,
      says: /has no second factor/,
      wrong: ['admin', 'reset-second-factor'],
      refuses: /^--email is required\./,
    },
    // Before a key that nobody has: the server would say that it is degraded while it sees that one.
    status: {
      right: ['status', '-o', 'table'],
      says: /^app +ready +http/,
      wrong: ['status', '--api-url', 'nonsense'],
      refuses: /^--api-url must be an address such as http:\/\/127\.0\.0\.1:8080; nonsense is none\./,
    },
    doctor: {
      right: ['doctor', '-o', 'table'],
      says: /^ok +node/,
      wrong: ['doctor', '--output', 'poem'],
      refuses: /^--output must be one of: json, table; poem is not\./,
    },
    'keys new': {
      right: ['keys', 'new'],
      says: /^FOYER_SECRET_KEY=/,
      wrong: ['keys', 'new', '--length', '5'],
      refuses: /^There is no option --length\./,
    },
    'keys status': {
      right: ['keys', 'status'],
      env: onDatabase,
      says: /seals/,
      wrong: ['keys', 'statu'],
      refuses: /^There is no command keys statu\. Did you mean status\?/,
    },
    'keys rotate': {
      right: ['keys', 'rotate'],
      env: onDatabase,
      says: /values are sealed anew/,
      wrong: ['keys', 'rotate', 'all'],
      refuses: /^all is one word too many\./,
    },
    'keys forget': {
      before: () =>
        world.query(
          "insert into secret_keys (id, check_sealed, created_at, seen_at) values ('feedbeef', '\\x00', now(), now() - interval '1 hour')",
        ),
      right: ['keys', 'forget', 'feedbeef'],
      env: onDatabase,
      says: /Key feedbeef is forgotten\./,
      wrong: ['keys', 'forget'],
      refuses: /^<key-id> is missing: foyer keys forget <key-id>/,
    },
    seed: {
      right: ['seed', '--locations', '1', '--clients', '5', '--appointments', '2'],
      env: onDatabase,
      says: /5 clients, 2 appointments/,
      wrong: ['seed', '--locations', '0'],
      refuses: /^--locations must be a whole number from 1 to 999999999; 0 is not\./,
    },
    login: {
      right: [
        'login',
        '--profile',
        'table',
        '--app-url',
        'APP_URL',
        '--personal-access-token',
        'foyer_pat_demo_owner',
      ],
      says: /The profile table is saved in /,
      wrong: ['login', '--app-url', 'nowhere'],
      refuses: /^--app-url must be an address such as /,
    },
    'profiles use': {
      right: ['profiles', 'use', 'sandbox'],
      says: /Commands use the profile sandbox now\./,
      wrong: ['profiles', 'use', 'sandbx'],
      refuses: /^There is no profile sandbx\. Did you mean sandbox\?/,
    },
    profiles: {
      right: ['profiles'],
      says: /"name": "table"/,
      wrong: ['profiles', 'us', 'table'],
      refuses: /^There is no command profiles us\. Did you mean use\?/,
    },
    'profiles remove': {
      right: ['profiles', 'remove', 'table'],
      says: /The profile table is gone\./,
      wrong: ['profiles', 'remove', 'nothing'],
      refuses: /^There is no profile nothing\./,
    },
    operations: {
      right: ['operations', 'companies.', 'put'],
      says: /"summary": "Update a Location"/,
      wrong: ['operations', '--filter', 'x'],
      refuses: /^There is no option --filter\./,
    },
    call: {
      right: ['call', 'companies.list', '--my', '1', '--id', '1,2'],
      says: /"title": "Bloom Mission"/,
      wrong: ['call', 'companies.lst'],
      refuses: /^There is no operation companies\.lst\. Did you mean companies\.list\?/,
    },
    trigger: {
      right: ['trigger', 'client.create', '--location', '1'],
      says: /"resource": "client"/,
      wrong: ['trigger', 'client.updat'],
      refuses: /^There is no event client\.updat\. Did you mean client\.update\?/,
    },
    'clock advance': {
      right: ['clock', 'advance', '1m'],
      says: /"now": "/,
      wrong: ['clock', 'advance', 'soon'],
      refuses: /^soon is not a duration such as 12h, 30m or 45s\./,
    },
    clock: {
      right: ['clock', '-o', 'table'],
      says: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/m,
      wrong: ['clock', 'advnce', '1h'],
      refuses: /^There is no command clock advnce\. Did you mean advance\?/,
    },
    events: {
      right: ['events', '--location', '1', '--count', '1'],
      says: /"resource": "client"/,
      wrong: ['events', '--count', '1000'],
      refuses: /^--count must be a whole number from 1 to 300; 1000 is not\./,
    },
    deliveries: {
      right: ['deliveries', '--status', 'failed'],
      says: /"outcome": "failed"/,
      wrong: ['deliveries', '--status', 'lost'],
      refuses: /^--status must be one of: scheduled, delivered, failed, held, cancelled; lost is not\./,
    },
    'deliveries get': {
      right: ['deliveries', 'get', 'DELIVERY'],
      says: /"answer": \{\s+"status": 500/,
      wrong: ['deliveries', 'get', 'first'],
      refuses: /^<id> must be a whole number, at least 1; first is not\./,
    },
    redeliver: {
      right: ['redeliver', 'DELIVERY'],
      says: /"outcome": "scheduled"/,
      wrong: ['redeliver'],
      refuses: /^<id> is missing: foyer redeliver <id>/,
    },
    replay: {
      right: ['replay', '--from', '2020-01-01', '--status', 'delivered', 'held'],
      says: /"scheduled": \d/,
      wrong: ['replay'],
      refuses: /^Which range\?/,
    },
    explain: {
      right: ['explain', 'client', '1', '-o', 'table'],
      says: /\.$/m,
      wrong: ['explain', 'clients', '1'],
      refuses: /^<resource> must be one of: salon, staff/,
    },
    'check-endpoint': {
      right: ['check-endpoint', '--list', '-o', 'table'],
      says: /^CHECK +EXPECTED +PRODUCTION\ncertificate /,
      wrong: ['check-endpoint', 'ftp://partner.example/hook'],
      refuses:
        /^<url> must be an address such as http:\/\/127\.0\.0\.1:9000\/hook; ftp:\/\/partner\.example\/hook is none\./,
    },
    conformance: {
      right: ['conformance', '--only', 'ENV-05', '-o', 'table'],
      says: /^ENV-05 +proven /m,
      wrong: ['conformance', '--only', 'ENV-99'],
      refuses: /^There is no requirement ENV-99\. Did you mean ENV-/,
    },
    mcp: {
      right: ['mcp'],
      says: /^$/,
      wrong: ['mcp', '--allow-write'],
      refuses: /^There is no option --allow-write\. Did you mean --allow-writes\?/,
    },
    'installation status': {
      right: ['installation', 'status', '1'],
      says: /"status": "active"/,
      wrong: ['installation', 'statu', '1'],
      refuses: /^There is no command installation statu\. Did you mean status\?/,
    },
    'installation trace': {
      right: ['installation', 'trace', '1', '-o', 'table'],
      says: /grant_access +201/,
      wrong: ['installation', 'trace', 'one'],
      refuses: /^<application-id> must be a whole number, at least 1; one is not\./,
    },
    'clock set': {
      right: ['clock', 'set', '2090-01-01T00:00:00+01:00'],
      says: /"now": "2089-12-31T23:00:00\.000Z"/,
      wrong: ['clock', 'set', 'tomorrow'],
      refuses: /^<time> must be a moment such as 2030-01-31T18:30:00Z; tomorrow is not\./,
    },
    'worlds create': {
      right: ['worlds', 'create', '-o', 'table'],
      says: /^World w[0-9a-f]{10}\n +API +http/,
      wrong: ['worlds', 'create', '--world', 'w0'],
      refuses: /^A world has no worlds of its own: leave out --world\./,
    },
    'worlds list': {
      right: ['worlds', 'list', '-o', 'table'],
      says: /^w[0-9a-f]{10} +http/m,
      wrong: ['worlds', 'lst'],
      refuses: /^There is no command worlds lst\. Did you mean list\?/,
    },
    'worlds reset': {
      right: ['worlds', 'reset', 'WORLD', '-o', 'table'],
      says: /^World w[0-9a-f]{10} is new again\.$/m,
      wrong: ['worlds', 'reset'],
      refuses: /^<id> is missing: foyer worlds reset <id>/,
    },
    'worlds delete': {
      right: ['worlds', 'delete', 'WORLD'],
      says: /"data": null/,
      wrong: ['worlds', 'delete', '../w'],
      refuses: /^<id> must be the id of a world such as w3f9a1c5e70; \.\.\/w is not\./,
    },
    outbox: {
      right: ['outbox', '--to', 'nobody@cli.example', '-o', 'table'],
      says: /^No mail\.$/m,
      wrong: ['outbox', '--count', 'many'],
      refuses: /^--count must be a whole number from 1 to 100; many is not\./,
    },
    'voip simulate': {
      right: ['voip', 'simulate', '--scenario', 'missed'],
      says: /One call, 3 requests\./,
      wrong: ['voip', 'simulate', '--count', '0'],
      refuses: /^--count must be a whole number from 1 to 999999; 0 is not\./,
    },
    completion: {
      right: ['completion', 'fish'],
      says: /complete -c foyer/,
      wrong: ['completion', 'tcsh'],
      refuses: /^<shell> must be one of: bash, zsh, fish, powershell; tcsh is not\./,
    },
  }
}
