import { isIP } from 'node:net'
import type { AllowedOrigins } from '../platform/http/allowed-origins.ts'
import {
  isPrivateRange,
  type PrivateNetworks,
  privateNetworks,
} from '../platform/network/private-networks.ts'

/** Turns the text of a variable into its value, or throws a `BadSetting` with a sentence for the operator. */
export interface ParseSetting<T> {
  (text: string): T
  /** What it accepts, where the description does not say it. */
  accepts?: string
}

export class BadSetting extends Error {}

export const text: ParseSetting<string> = value => value

export const port: ParseSetting<number> = value => {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new BadSetting('must be a port number, 0 to 65535')
  return number
}

export const ports: ParseSetting<number[]> = value => list(value).map(numberBetween(1, 65_535))

export const wholeNumber: ParseSetting<number> = value => {
  const number = Number(value)
  if (value.trim() === '' || !Number.isSafeInteger(number) || number < 0)
    throw new BadSetting('must be a whole number, 0 or more')
  return number
}

export const numberBetween = (min: number, max: number): ParseSetting<number> => {
  const accepts = `${min} to ${max}`
  const parse = (value: string) => {
    const number = Number(value)
    if (!Number.isInteger(number) || number < min || number > max)
      throw new BadSetting(`must be a whole number, ${accepts}`)
    return number
  }
  return Object.assign(parse, { accepts })
}

export const yesOrNo: ParseSetting<boolean> = value => {
  if (['1', 'true', 'yes'].includes(value.toLowerCase())) return true
  if (['0', 'false', 'no', ''].includes(value.toLowerCase())) return false
  throw new BadSetting('must be 1 or 0')
}

const list: ParseSetting<string[]> = value =>
  value
    .split(',')
    .map(item => item.trim())
    .filter(Boolean)

const namedNetworks: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

export const networks: ParseSetting<string[]> = value =>
  list(value).flatMap(item => {
    const named = namedNetworks[item.toLowerCase()]
    if (!named && !isNetwork(item))
      throw new BadSetting(
        `names ${quoted(item)}, which is neither an address nor a range such as 10.0.0.0/8`,
      )
    return named ?? item
  })

function isNetwork(item: string): boolean {
  const [address = '', prefix, ...more] = item.split('/')
  const maxPrefix = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  if (maxPrefix < 0 || address.includes('%') || more.length > 0) return false
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= maxPrefix)
}

/** Accepts names with or without a port, as in a Host header. */
export const hosts: ParseSetting<string[]> = value =>
  list(value).map(item => {
    const host = item.toLowerCase().replace(/\.(?=:|$)/, '')
    if (!/^([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(:\d{1,5})?$/.test(host))
      throw new BadSetting(
        `names ${quoted(item)}, which is not a host such as app.internal or app.internal:8081`,
      )
    return host
  })

/** Accepts ranges for private use, and names of hosts. */
export const privateHosts: ParseSetting<PrivateNetworks> = value => {
  const items = list(value).map(item => item.toLowerCase())
  const ranges = items.filter(isNetwork)
  const foreign = ranges.find(range => !isPrivateRange(range))
  if (foreign)
    throw new BadSetting(`names ${quoted(foreign)}, which is not inside a private network such as 10.0.0.0/8`)
  const names = items.filter(item => !isNetwork(item))
  const wrong = names.find(name => !/^[a-z0-9_-]*[a-z][a-z0-9_-]*(\.[a-z0-9_-]+)*$/.test(name))
  if (wrong)
    throw new BadSetting(
      `names ${quoted(wrong)}, which is neither a range such as 172.16.0.0/12 nor the name of a host`,
    )
  return privateNetworks(names, ranges)
}

/** Accepts a range of ports such as 8100-8139. */
export const portRange: ParseSetting<{ first: number; last: number }> = value => {
  const [, first, last] = /^(\d{1,5})\s*-\s*(\d{1,5})$/.exec(value.trim())?.map(Number) ?? []
  if (first === undefined || last === undefined || first < 1 || last > 65_535 || last <= first)
    throw new BadSetting('must be a range of ports such as 8100-8139')
  return { first, last }
}

/** Accepts exact origins, `loopback`, `*` and `none`. */
export const origins: ParseSetting<AllowedOrigins> = value => {
  const items = list(value)
  if (items.length > 1 && (items.includes('*') || items.includes('none')))
    throw new BadSetting('takes * or none alone')
  return {
    any: items.includes('*'),
    loopback: items.includes('loopback'),
    exact: new Set(items.filter(item => !['*', 'none', 'loopback'].includes(item)).map(exactOrigin)),
  }
}

/** Applications in a shell, such as capacitor://localhost, have an origin too. */
function exactOrigin(item: string): string {
  const isWeb = /^https?:/i.test(item)
  const origin = isWeb && URL.canParse(item) ? new URL(item).origin : item.toLowerCase()
  const isOrigin = /^[a-z][a-z0-9+.-]*:\/\/[a-z0-9._:[\]-]+$/.test(origin)
  if (!isOrigin || origin !== item.toLowerCase())
    throw new BadSetting(`names ${quoted(item)}, which is not an origin such as https://app.example.com`)
  return origin
}

const quoted = (text: string) => JSON.stringify(text.slice(0, 60))

const longSecretWords = 'at least 20 letters, digits and signs'
export const longSecret: ParseSetting<string> = Object.assign(
  (value: string) => {
    if (!/^[!-~]{20,}$/.test(value)) throw new BadSetting(`must be ${longSecretWords}`)
    return value
  },
  { accepts: longSecretWords },
)

export const oneOf =
  <const V extends string>(...allowed: V[]): ParseSetting<V> =>
  value => {
    const found = allowed.find(option => option === value)
    if (!found) throw new BadSetting(`must be one of: ${allowed.join(', ')}`)
    return found
  }

export const someOf =
  <const V extends string>(...allowed: V[]): ParseSetting<V[]> =>
  value =>
    list(value).map(oneOf(...allowed))

export const webAddress: ParseSetting<string> = value => {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new BadSetting('must be an http or https address, such as https://api.example.com')
  return value.replace(/\/+$/, '')
}

export const connectionUrl =
  (...protocols: string[]): ParseSetting<string> =>
  value => {
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
      throw new BadSetting(
        `must be an address that begins with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`,
      )
    return value
  }

export const secretKey: ParseSetting<Buffer> = value => {
  const key = Buffer.from(value, 'base64')
  if (key.length !== 32) throw new BadSetting('must be 32 random bytes in base64 (openssl rand -base64 32)')
  return key
}

export const secretKeys: ParseSetting<Buffer[]> = value => list(value).map(secretKey)
