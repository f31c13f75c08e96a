import type { ServerResponse } from 'node:http'
import type { Server, Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { limitKeyOf } from '../network/canonical-address.ts'

export interface ConnectionLimits {
  /** 0 means no limit. */
  inAll: number
  /** 0 means no limit. */
  perAddress: number
  /** Many clients share such an address, so it has no limit of its own. */
  isProxy(address: string): boolean
  onRefuse(limit: 'all' | 'address'): void
}

/** Closes a connection beyond the limit at once, before a byte is read. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  if (limits.inAll > 0) {
    server.maxConnections = limits.inAll
    server.on('drop', () => limits.onRefuse('all'))
  }
  if (limits.perAddress > 0) limitPerAddress(server, limits)
}

function limitPerAddress(server: Server, { perAddress, isProxy, onRefuse }: ConnectionLimits): void {
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (isProxy(remoteAddress)) return
    const key = limitKeyOf(remoteAddress)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    socket.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    })
    if (count <= perAddress) return
    onRefuse('address')
    // The connection is closed only after the other listeners, including those of TLS, have seen it open.
    process.nextTick(() => socket.destroy())
  })
}

export interface Timeouts {
  /** The limit for the TLS handshake. */
  handshakeMs: number
  /** The limit for all headers, counted from the connection or the end of the previous request. */
  headersMs: number
  /** The limit for headers and body. */
  requestMs: number
  /** The limit between two requests. */
  keepAliveMs: number
  /** The limit without a byte in either direction while a request is answered. */
  idleMs: number
  /**
   * The limit without progress while an answer is sent. Node checks once more before it gives up, so it may take twice
   * as long.
   */
  answerMs: number
  /** The time that the other side has to hang up after an answer that ends the connection. */
  closingMs: number
  /** How often the first three limits are checked. */
  checkMs: number
}

const usual: Timeouts = {
  handshakeMs: 10_000,
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 10_000,
  idleMs: 60_000,
  answerMs: 20_000,
  closingMs: 1000,
  checkMs: 1000,
}

/** Proxies keep connections for a minute, and must be the ones that close them. */
export const timeoutsFor = (isBehindProxy: boolean): Timeouts =>
  isBehindProxy ? { ...usual, keepAliveMs: 72_000 } : usual

/** Tells whether the kernel has taken a whole answer already, as it usually does at once. */
export const isSent = (payload: unknown, { headersSent, socket }: ServerResponse): boolean =>
  !(payload instanceof Readable) && headersSent && socket?.writableLength === 0

/**
 * A caller that does not read its answer is disconnected sooner than one that waits for an answer. Sent bytes count as
 * progress, so a slow reader stays. Event streams are silent for long, and have their own limit for unread bytes.
 */
export function answerWatch({ idleMs, answerMs }: Timeouts): (reply: FastifyReply) => void {
  function begin(this: ServerResponse) {
    this.socket?.setTimeout(answerMs)
  }
  function end(this: ServerResponse) {
    this.socket?.setTimeout(idleMs)
  }
  return reply => {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return
    const { raw } = reply
    // The answer to a pipelined request gets its connection when the previous answers are sent.
    if (raw.socket) begin.call(raw)
    else raw.once('socket', begin)
    // This comes before Node's own listener, which knows whether the connection now waits for a request.
    raw.prependOnceListener('finish', end)
  }
}
