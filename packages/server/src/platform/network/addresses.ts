import { BlockList, isIP } from 'node:net'
import type { PrivateNetworks } from './private-networks.ts'

export type NetworkMode = 'sandbox' | 'production'

/** Decides where the URLs of partners may lead. */
export interface NetworkRules {
  mode: NetworkMode
  privateNetworks: PrivateNetworks
}

/** A network with the length of its prefix. */
type Network = readonly [address: string, prefix: number]

// These are the special-purpose registries of IANA (RFC 6890), and addresses that clouds use outside of them.
const refusedV4: Network[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // The customers of a carrier share these addresses.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local addresses, where most clouds serve their metadata.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  // Relays of 6to4.
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // One cloud serves its machines' metadata here.
  ['168.63.129.16', 32],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

// Public IPv6 addresses are only in 2000::/3; mapped, NAT64, private, link-local and multicast ones are elsewhere.
const worldV6: Network[] = [['2000::', 3]]
const refusedV6: Network[] = [
  // Protocol assignments, including Teredo.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 addresses contain an IPv4 address.
  ['2002::', 16],
  ['3fff::', 20],
]

const listOf = (networks: Network[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const [address, prefix] of networks) list.addSubnet(address, prefix, family)
  return list
}

// There is one list per family, because a mixed one takes 8.8.8.8 and ::ffff:8.8.8.8 for the same.
const v4 = { refused: listOf(refusedV4, 'ipv4'), loopback: listOf([['127.0.0.0', 8]], 'ipv4') }
const v6 = {
  world: listOf(worldV6, 'ipv6'),
  refused: listOf(refusedV6, 'ipv6'),
  loopback: listOf([['::1', 128]], 'ipv6'),
}

export function isLoopback(ip: string): boolean {
  if (isIP(ip) === 4) return v4.loopback.check(ip, 'ipv4')
  return isIP(ip) === 6 && v6.loopback.check(ip, 'ipv6')
}

/** Tells whether we may connect to an address that the host of a partner's URL has. */
export function isAllowedAddress(ip: string, host: string, rules: NetworkRules): boolean {
  if (isLoopback(ip)) return rules.mode === 'sandbox'
  if (rules.privateNetworks.allows(host, ip)) return true
  if (isIP(ip) === 4) return !v4.refused.check(ip, 'ipv4')
  // A zone (%eth0) occurs only in link-local addresses.
  if (isIP(ip) !== 6 || ip.includes('%')) return false
  return v6.world.check(ip, 'ipv6') && !v6.refused.check(ip, 'ipv6')
}
