import { isIP } from 'node:net'
import type { Context } from './context.ts'
import type { ListenerOptions } from './platform/http/create-listener.ts'
import { hostsOf } from './platform/http/own-hosts.ts'
import { readTlsFiles } from './platform/http/tls.ts'
import { inNetworks } from './platform/network/network-list.ts'

type ListenerName = 'api' | 'app' | 'health'

const isProbe = (url: string) => /^\/(healthz|readyz)\/?(\?|$)/.test(url)
const isForNeighbours = (url: string) => /^\/metrics\/?(\?|$)/.test(url)

/** Converts the settings of a listener. */
export function listenerOptions({ config, log, metrics }: Context, name: ListenerName): ListenerOptions {
  const isHealth = name === 'health'
  const tls = config.tls && !isHealth ? readTlsFiles(config.tls) : undefined
  const publicUrl = name === 'api' ? config.publicApiUrl : config.publicAppUrl
  const isLocal = config.mode === 'sandbox'
  // An address, or localhost, counts only with the port of the listener.
  const hasName = isLocal && !isIP(config.host) && config.host !== 'localhost'
  const publicUrls = [config.publicApiUrl, config.publicAppUrl].filter(url => url !== undefined)
  return {
    log,
    trustedProxies: isHealth ? [] : config.trustedProxies,
    tls,
    isHttps: !isHealth && (Boolean(tls) || Boolean(publicUrl?.startsWith('https:'))),
    hosts: {
      named: [
        ...config.allowedHosts,
        ...publicUrls.flatMap(hostsOf),
        ...(hasName ? [config.host.toLowerCase()] : []),
      ],
      isLocal,
      ...(name === 'api' ? {} : { isProbe, isForNeighbours }),
    },
    connections: {
      ...config.connections,
      isProxy: inNetworks(config.trustedProxies),
      onRefuse: limit => metrics.connectionsRefused.inc({ listener: name, limit }),
    },
  }
}
