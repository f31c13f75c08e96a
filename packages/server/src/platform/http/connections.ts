import type { ServerResponse } from 'node:http'
import type { Server, Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import { limitKeyOf } from '../network/canonical-address.ts'

export interface ConnectionLimits {
  /** 0 for any number. */
  inAll: number
  /** 0 for any number. */
  perAddress: number
  /** Behind such an address there are many. */
  isProxy(address: string): boolean
  onRefuse(limit: 'all' | 'address'): void
}

/** Whoever comes beyond the limit is hung up on at once, before a byte is read. */
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
    // Not before the other listeners, those of TLS among them, have seen it open.
    process.nextTick(() => socket.destroy())
  })
}

export interface Timeouts {
  /** For the handshake of TLS. */
  handshakeMs: number
  /** For all headers, counted from the connection or the end of the request before. */
  headersMs: number
  /** For headers and body. */
  requestMs: number
  /** Between two requests. */
  keepAliveMs: number
  /** While a request is answered, without a byte in either direction. */
  idleMs: number
  /** While an answer is on its way, without progress. Node looks once more before it gives up: it may take twice as long. */
  answerMs: number
  /** For the other side to hang up after an answer that ends the connection. */
  closingMs: number
  /** How often the first three are looked at. */
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

/** Proxies keep connections for a minute, and must be the ones who close them. */
export const timeoutsFor = (isBehindProxy: boolean): Timeouts =>
  isBehindProxy ? { ...usual, keepAliveMs: 72_000 } : usual

/**
 * Whoever does not take the answer is let go of sooner than whoever waits for one. Bytes that leave count as progress, so a slow
 * reader stays. Event streams are silent for long, and have a bound of their own for what is not read.
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
    // The answer to a pipelined request gets its connection when those before it are out.
    if (raw.socket) begin.call(raw)
    else raw.once('socket', begin)
    // Before Node's own listener, which knows whether the connection now waits for a request.
    raw.prependOnceListener('finish', end)
  }
}
