import { BlockList, isIPv4 } from 'node:net'
import { toCanonicalAddress } from './canonical-address.ts'

/** Tells whether an address, in any spelling, is in one of these networks (`10.0.0.0/8`, `::1`). */
export function inNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return given => {
    const address = toCanonicalAddress(given)
    return address !== undefined && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
  }
}
