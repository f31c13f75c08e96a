import { isIP } from 'node:net'
import { hashToken, isSameSecret } from '../../platform/crypto/tokens.ts'
import { parseHost } from '../../platform/http/own-hosts.ts'
import { isLoopback } from '../../platform/network/addresses.ts'
import { inNetworks } from '../../platform/network/network-list.ts'

export interface MetricsRules {
  /** The token of the Authorization header; absent where none is configured. */
  token: string | undefined
  /** Requests from these addresses need no token. */
  allowed: readonly string[]
  proxies: readonly string[]
  /** The public host names or addresses. */
  publicNames: readonly string[]
  /** The metrics have their own port, and whoever reaches it may read them. */
  isOwnPort: boolean
}

interface Reader {
  /** The address of the connection, whatever headers say. */
  peer: string
  authorization: string | undefined
  host: string | undefined
  headerNames: readonly string[]
}

/**
 * A proxy on this machine makes strangers look like neighbours, so forwarded requests need the token. A proxy that
 * sets no header still passes on the public host name, while a neighbour calls us by our own address.
 */
export function metricsCheck(rules: MetricsRules): (reader: Reader) => boolean {
  const isNeighbour = inNetworks(rules.allowed)
  const isProxy = inNetworks(rules.proxies)
  const expected = rules.token === undefined ? undefined : hashToken(`Bearer ${rules.token}`)
  return ({ peer, authorization = '', host, headerNames }) => {
    const given = hashToken(authorization.replace(/^bearer /i, 'Bearer '))
    if (expected && isSameSecret(given, expected)) return true
    if (headerNames.some(isOfProxy)) return false
    if (rules.isOwnPort) return true
    return isNeighbour(peer) && !isProxy(peer) && isAddress(host, rules.publicNames)
  }
}

function isAddress(header: string | undefined, publicNames: readonly string[]): boolean {
  const name = parseHost(header)?.name ?? ''
  const ip = name.replace(/^\[|\]$/g, '')
  if (name === 'localhost' || isLoopback(ip)) return true
  return isIP(ip) !== 0 && !publicNames.includes(name)
}

const ofProxies = [
  /^x-(original-|envoy-)?(forwarded|external)/,
  /^(forwarded|via|client-ip|x-host|x-proxyuser-ip)$/,
  /^x-(real|client|cluster-client|remote|originating)-(ip|addr)$/,
  /^x-(original|rewrite)-(url|uri|host|method)$/,
  /^(cf|cdn|fastly|fly|true-client|x-amz|x-amzn|x-azure|x-fd|x-cloud|x-vercel|x-varnish|x-arr|x-appengine)(-|$)/,
]
const isOfProxy = (header: string): boolean => ofProxies.some(pattern => pattern.test(header.toLowerCase()))
