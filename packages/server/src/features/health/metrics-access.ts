import { hashToken, isSameSecret } from '../../platform/crypto/tokens.ts'
import { inNetworks } from '../../platform/network/network-list.ts'

export interface MetricsRules {
  /** Of the header Authorization; absent where none is configured. */
  token: string | undefined
  /** Neighbours beside this machine itself. */
  allowed: readonly string[]
  proxies: readonly string[]
  /** A port for the operator alone: whoever reaches it may read. */
  isOwnPort: boolean
}

interface Reader {
  /** The other end of the connection, whatever headers say. */
  peer: string
  authorization: string | undefined
  headerNames: readonly string[]
}

/** A proxy on this machine makes neighbours of strangers, so what was forwarded needs the token. */
export function metricsCheck(rules: MetricsRules): (reader: Reader) => boolean {
  const isNeighbour = inNetworks(['127.0.0.0/8', '::1', ...rules.allowed])
  const isProxy = inNetworks(rules.proxies)
  const expected = rules.token === undefined ? undefined : hashToken(`Bearer ${rules.token}`)
  return ({ peer, authorization = '', headerNames }) => {
    const given = hashToken(authorization.replace(/^bearer /i, 'Bearer '))
    if (expected && isSameSecret(given, expected)) return true
    if (headerNames.some(isOfProxy)) return false
    return rules.isOwnPort || (isNeighbour(peer) && !isProxy(peer))
  }
}

const isOfProxy = (header: string): boolean =>
  /^(x-forwarded|forwarded$|via$|x-(real|client|cluster-client)-ip$|(cf-connecting|true-client|fastly-client)-ip$)/i.test(
    header,
  )
