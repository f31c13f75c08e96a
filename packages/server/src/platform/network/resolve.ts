import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { PrivateNetworks } from './private-networks.ts'

/** Returns the addresses of a name, or none if it has none or nobody answers. */
export type Resolve = (hostname: string) => Promise<string[]>

/** Asks the name servers without using a thread of the pool, so that slow names delay nobody else. */
const resolveByNameServers: Resolve = async hostname => {
  const resolver = new Resolver({ timeout: 1500, tries: 1 })
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  return answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
}

/** Reads `/etc/hosts` and search domains too, which containers use for their names. */
const resolveBySystem: Resolve = hostname =>
  lookup(hostname, { all: true }).then(
    answers => answers.map(({ address }) => address),
    () => [],
  )

/** No public name server answers for these names (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`). */
export const isPrivateName = (host: string): boolean =>
  !isIP(host) && (!host.includes('.') || /\.(local|localdomain|internal|home\.arpa)$/.test(host))

/** Public names never reach the system, because a lookup there takes a thread of the pool. */
export const resolveWith = (privateNetworks: PrivateNetworks): Resolve =>
  privateNetworks.isEmpty
    ? resolveByNameServers
    : host =>
        isPrivateName(host) || privateNetworks.hasHost(host)
          ? resolveBySystem(host)
          : resolveByNameServers(host)
