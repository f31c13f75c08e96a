import { isIP } from 'node:net'
import { toCanonicalAddress } from './canonical-address.ts'
import { inNetworks } from './network-list.ts'

/** The private networks in which a sandbox may send webhooks, for containers that share one. */
export interface PrivateNetworks {
  isEmpty: boolean
  hasHost(host: string): boolean
  /** Tells whether a host may have this address, because the host or the address is allowed. */
  allows(host: string, address: string): boolean
}

// These are for private use (RFC 1918, RFC 4193), with the length of their prefix.
const privateUse = [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['fc00::', 7],
] as const
const isPrivateUse = inNetworks(privateUse.map(network => network.join('/')))

// Clouds serve their metadata, with the keys of the machine, in these networks among them.
const isMetadata = inNetworks(['fd00:ec2::/32', 'fd20:ce::/32', 'fd00:42::/32'])

/** An IPv4 address that is written as an IPv6 one is never allowed. */
const isMapped = (address: string) => isIP(address) === 6 && isIP(toCanonicalAddress(address) ?? '') === 4

/** Tells whether a whole range such as 10.1.0.0/16, or an address, is for private use. */
export function isPrivateRange(range: string): boolean {
  const [address = '', prefix = '128'] = range.split('/')
  if (isMapped(address)) return false
  return privateUse.some(
    ([network, shortest]) => inNetworks([`${network}/${shortest}`])(address) && Number(prefix) >= shortest,
  )
}

export function privateNetworks(hosts: readonly string[], ranges: readonly string[]): PrivateNetworks {
  const named = new Set(hosts)
  const inRanges = inNetworks(ranges)
  return {
    isEmpty: hosts.length + ranges.length === 0,
    hasHost: host => named.has(host),
    allows: (host, address) =>
      !isMapped(address) &&
      isPrivateUse(address) &&
      !isMetadata(address) &&
      (named.has(host) || inRanges(address)),
  }
}
