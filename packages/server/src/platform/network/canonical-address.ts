import { isIP, isIPv4 } from 'node:net'

/**
 * One spelling for each address: without zone, brackets, port and leading zeros, in lower case, and IPv4 as IPv4 even
 * where a socket that speaks IPv6 tells of it. Undefined for what is no address.
 */
export function toCanonicalAddress(text: string): string | undefined {
  // The hot path: most peers are IPv4 already.
  if (isIPv4(text)) return text
  const address = withoutPort(text.trim()).replace(/%.*$/, '')
  if (isIPv4(address)) return address
  if (isIP(address) !== 6) return undefined
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  return toMappedV4(canonical) ?? canonical
}

/** The address a limit counts: an IPv6 network of 64 bits is what one customer of a provider gets, so it is one. */
export function limitKeyOf(address: string): string {
  const canonical = toCanonicalAddress(address)
  // Whatever cannot be told apart shares one count: nobody gains by sending nonsense.
  if (canonical === undefined) return 'unknown'
  return isIPv4(canonical) ? canonical : `${toGroups(canonical).slice(0, 4).join(':')}::/64`
}

/** Some proxies add the port of the client to its address. */
function withoutPort(text: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  return inBrackets ?? text.replace(/^([^:]*):\d+$/, '$1')
}

/** `::ffff:102:304` is 1.2.3.4. */
function toMappedV4(canonical: string): string | undefined {
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical) ?? []
  if (high === undefined || low === undefined) return undefined
  const number = (Number.parseInt(high, 16) << 16) | Number.parseInt(low, 16)
  return [24, 16, 8, 0].map(shift => (number >>> shift) & 255).join('.')
}

/** All eight groups of a canonical address. */
function toGroups(canonical: string): string[] {
  const [head = '', tail = ''] = canonical.split('::')
  const [left, right] = [head, tail].map(part => (part === '' ? [] : part.split(':'))) as [string[], string[]]
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
}
