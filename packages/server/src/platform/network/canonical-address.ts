import { isIP, isIPv4 } from 'node:net'

/**
 * Returns one spelling for each address: without zone, brackets, port and leading zeros, in lower case, and IPv4 as
 * IPv4 even where an IPv6 socket reports it. Returns undefined for what is no address.
 */
export function toCanonicalAddress(text: string): string | undefined {
  // This is the hot path, because most peers are IPv4 already.
  if (isIPv4(text)) return text
  const address = withoutPort(text.trim()).replace(/%.*$/, '')
  if (isIPv4(address)) return address
  if (isIP(address) !== 6) return undefined
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  return toMappedV4(canonical) ?? canonical
}

/**
 * Returns the address that a limit counts. A provider gives each customer an IPv6 network of 64 bits, so that counts as
 * one.
 */
export function limitKeyOf(address: string): string {
  const canonical = toCanonicalAddress(address)
  // Everything that cannot be parsed shares one count, so nobody gains by sending nonsense.
  if (canonical === undefined) return 'unknown'
  return isIPv4(canonical) ? canonical : `${toGroups(canonical).slice(0, 4).join(':')}::/64`
}

/** Removes the client's port, which some proxies add to its address. */
function withoutPort(text: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  return inBrackets ?? text.replace(/^([^:]*):\d+$/, '$1')
}

/** Reads `::ffff:102:304` as 1.2.3.4. */
function toMappedV4(canonical: string): string | undefined {
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical) ?? []
  if (high === undefined || low === undefined) return undefined
  const number = (Number.parseInt(high, 16) << 16) | Number.parseInt(low, 16)
  return [24, 16, 8, 0].map(shift => (number >>> shift) & 255).join('.')
}

/** Returns all eight groups of a canonical address. */
function toGroups(canonical: string): string[] {
  const [head = '', tail = ''] = canonical.split('::')
  const [left, right] = [head, tail].map(part => (part === '' ? [] : part.split(':'))) as [string[], string[]]
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
}
