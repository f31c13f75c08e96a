import { isIP, type Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { isLoopback } from '../network/addresses.ts'
import { toCanonicalAddress } from '../network/canonical-address.ts'

export interface OwnHosts {
  /** A host as in a Host header; one without a port stands for every port. */
  named: readonly string[]
  /** Tells whether the names of this machine count too. */
  isLocal: boolean
  /** These paths reveal nothing secret, and probes call them by address and under names that we do not know. */
  isProbe?(url: string): boolean
  /** Machines that know us by our address read these paths. */
  isForNeighbours?(url: string): boolean
}

interface Host {
  name: string
  port: string
}

/**
 * A page of another site can point its own name at this machine (DNS rebinding) and then call us as its own origin, but
 * the browser still says under which name it came.
 */
export function ownHostCheck(own: OwnHosts): (request: FastifyRequest) => AppError | undefined {
  const isOurs = nameCheck(own)
  return request => {
    const repeated = findRepeated(request.raw.rawHeaders)
    if (repeated) return new AppError('bad_request', `The request has more than one ${repeated} header.`)
    // RFC 9112 §3.2 wants this status; HTTP/1.0 has no host.
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      return new AppError('bad_request', 'The request has no Host header.')
    return isOurs(request) ? undefined : new AppError('misdirected')
  }
}

function nameCheck(own: OwnHosts): (request: FastifyRequest) => boolean {
  const known = new Set(own.named)
  const isOwn = (host: Host, socket: Socket): boolean =>
    known.has(host.name) ||
    known.has(`${host.name}:${host.port}`) ||
    (own.isLocal && isPortOf(socket, host) && isOfThisMachine(host, socket.localAddress ?? ''))
  // A connection names the same host in each of its requests.
  const accepted = new WeakMap<Socket, string>()
  return ({ url, headers, socket }) => {
    if (own.isProbe?.(url)) return true
    if (headers.host !== undefined && accepted.get(socket) === headers.host) return true
    const host = parseHost(headers.host)
    if (!host) return false
    if (isOwn(host, socket)) {
      accepted.set(socket, headers.host as string)
      return true
    }
    // Nobody can point an address, or localhost, at another machine.
    return own.isForNeighbours?.(url) === true && (isIP(bare(host)) !== 0 || host.name === 'localhost')
  }
}

/**
 * Node keeps the first of several Host or Authorization headers, but a proxy in front of us may have checked another
 * (RFC 9112 §3.2).
 */
function findRepeated(rawHeaders: readonly string[]): string | undefined {
  const counts = { host: 0, authorization: 0 }
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string
    if (name.length === 4 && name.toLowerCase() === 'host' && ++counts.host > 1) return 'Host'
    if (name.length === 13 && name.toLowerCase() === 'authorization' && ++counts.authorization > 1)
      return 'Authorization'
  }
  return undefined
}

const bare = ({ name }: Host): string => name.replace(/^\[|\]$/g, '')

const isPortOf = (socket: Socket, { port }: Host): boolean =>
  Number(port || ('encrypted' in socket ? 443 : 80)) === socket.localPort

/** Accepts localhost, loopback addresses, and the address at which the connection arrived. */
function isOfThisMachine(host: Host, localAddress: string): boolean {
  const ip = bare(host)
  if (!isIP(ip)) return host.name === 'localhost'
  return isLoopback(ip) || toCanonicalAddress(ip) === toCanonicalAddress(localAddress)
}

/** Host names are the same in upper case and with the dot of the root. */
export function parseHost(header: string | undefined): Host | undefined {
  const [, name, port] =
    /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(\d{1,5}))?$/.exec(header?.toLowerCase() ?? '') ?? []
  return name === undefined ? undefined : { name: name.replace(/\.$/, ''), port: port ?? '' }
}

/** Returns the hosts of a public address. */
export function hostsOf(url: string): string[] {
  const { protocol, hostname, port } = new URL(url)
  const usual = protocol === 'https:' ? '443' : '80'
  return port === '' ? [`${hostname}:`, `${hostname}:${usual}`] : [`${hostname}:${port}`]
}
