import { oddValue } from './odd-values.ts'
import type { Random } from './random.ts'
import { type FuzzTarget, targets } from './targets.ts'
import { type Oddness, randomValue } from './values.ts'

export interface FuzzRequest {
  target: FuzzTarget
  /** Whose credentials it carries. */
  caller: string
  method: string
  path: string
  /** The path is spelled in a way that may mean another operation. */
  isOddPath: boolean
  headers: Record<string, string>
  body: string | undefined
}

const jsonTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/vnd.x+json',
]
const otherTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'json',
  ';',
  '*/*',
]

const brokenBodies = [
  '',
  '{',
  '[1,',
  'null',
  '"text"',
  '{"a":1}{"b":2}',
  '\u0000',
  '{"a":1e99999}',
  '{"a":1,"a":2}',
  '[[[[[[[',
]

const oddHeaders: [string, string][] = [
  ['accept', 'text/html;q=9'],
  ['content-encoding', 'gzip'],
  ['cookie', 'foyer_session=nobody; foyer_session=again; =; __Host-x'],
  ['x-forwarded-for', '1.2.3.4, ::1, nonsense'],
  ['x-forwarded-host', 'elsewhere.example'],
  ['x-http-method-override', 'DELETE'],
  ['origin', 'null'],
  ['x-csrf-token', 'x'],
  ['idempotency-key', 'fuzz-1'],
  ['idempotency-key', 'x'.repeat(300)],
  ['range', 'bytes=0-0'],
  ['if-none-match', '*'],
]

/** These operations delete what other requests need, so their ids seldom exist. */
const takesAway =
  /^(delete(Company|Application|LocationRole)|removeLocationUser|changeLocationUser|rotate|revoke|disable|uninstall|disconnect|freezeInstallation|block|suspend|unlist)/
const unknownId = '987654321'

/** Makes a random request from the contract. */
export function makeRequest(random: Random, callers: readonly string[]): FuzzRequest {
  const target = random.pick(targets)
  const { operation } = target
  const oddness = { oddIn100: random.pick([0, 3, 10, 40]) }
  const headers: Record<string, string> = {}
  if (random.in100(15)) for (const [name, value] of [random.pick(oddHeaders)]) headers[name] = value
  let body: string | undefined
  if (operation.body || random.in100(10)) {
    const value = operation.body
      ? randomValue(operation.body, '', random, oddness)
      : operation.query && randomValue(operation.query, '', random, oddness)
    body = random.in100(3)
      ? random.pick(brokenBodies)
      : JSON.stringify(random.in100(3) ? oddValue(random) : value)
    headers['content-type'] = random.in100(5) ? random.pick(otherTypes) : random.pick(jsonTypes)
  }
  const isOddPath = random.in100(4)
  return {
    target,
    caller: random.in100(85) ? usualCaller(operation.access.by) : random.pick(callers),
    method: random.in100(2)
      ? random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])
      : operation.method,
    path: pathOf(target, random, { ...oddness, isOddPath }) + queryOf(target, random, oddness),
    isOddPath,
    headers,
    body,
  }
}

const usualCaller = (by: string): string =>
  ({
    anyone: 'nobody',
    partner: 'partner',
    user: 'owner',
    person: 'ownerPerson',
    operator: 'operatorPerson',
    credential: 'key',
  })[by] ?? 'nobody'

function pathOf(
  { operation, path }: FuzzTarget,
  random: Random,
  { oddIn100, isOddPath }: Oddness & { isOddPath: boolean },
): string {
  const isAllowed = !takesAway.test(operation.name) || random.in100(3)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = operation.params?.properties[name]
    const value = schema ? randomValue(schema, name, random, { oddIn100: oddIn100 / 2 }) : 1
    if (!isAllowed && typeof value === 'number') return unknownId
    // An empty path segment would make the path of another operation.
    return encode(typeof value === 'object' ? JSON.stringify(value) : String(value)) || '%20'
  })
  if (!isOddPath) return filled
  return random.pick([
    `${filled}/`,
    filled.replace('/', '//'),
    `${filled}/..`,
    `${filled}%2f..%2f`,
    `${filled}%00`,
    `${filled}%ff`,
    `${filled};x=1`,
    filled.toUpperCase(),
    filled.replaceAll('a', '%61'),
  ])
}

function queryOf({ operation }: FuzzTarget, random: Random, oddness: Oddness): string {
  if (!operation.query) return random.in100(5) ? '?a[]=1&__proto__=2&constructor[0]=3&%=&=' : ''
  const given = randomValue(operation.query, '', random, oddness)
  if (typeof given !== 'object' || given === null) return `?${encode(String(given))}`
  const pairs = Object.entries(given).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value
          .slice(0, 300)
          .map((element, index) => pair(random.pick([name, `${name}[]`, `${name}[${index}]`]), element))
      : [pair(name, value)],
  )
  return pairs.length > 0 ? `?${pairs.join('&')}`.slice(0, 8000) : ''
}

const pair = (name: string, value: unknown) =>
  `${encode(name)}=${encode(typeof value === 'object' ? JSON.stringify(value) : String(value))}`

/** Half a surrogate pair cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed().slice(0, 4000))
