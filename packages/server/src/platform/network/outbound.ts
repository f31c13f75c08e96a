import { isIP } from 'node:net'
import { Agent, buildConnector, errors } from 'undici'
import { stopwatchMs } from '../clock.ts'
import { isLocalName } from './address-guard.ts'
import { isAllowedAddress, type Mode } from './addresses.ts'
import { type Answer, AnswerReader, TimeoutError } from './answer-reader.ts'
import { Deadlines } from './deadlines.ts'
import type { Resolve } from './resolve.ts'

export interface OutboundOptions {
  mode: Mode
  resolve: Resolve
  /** To one origin at once. */
  connectionsPerOrigin: number
  /** Over connecting, TLS, headers and body together. */
  timeoutMs: number
}

export interface Post {
  /** Undefined when the URL is none. */
  place: Place | undefined
  /** Names and values by turns. */
  headers: string[]
  body: Buffer
}

/** What came of it, as a value: an answer, whatever it says, or a sentence that tells nothing of our own network. */
export interface PostResult {
  durationMs: number
  answer: Answer | undefined
  /** Empty when there is an answer. */
  failure: string
}

export interface Place {
  origin: string
  path: string
}

/** Where a URL leads; to be kept by whoever sends there often. */
export function placeOf(url: string): Place | undefined {
  if (!URL.canParse(url)) return undefined
  const { origin, pathname, search } = new URL(url)
  return { origin, path: pathname + search }
}

/** Sends to addresses that partners gave. Each connection is judged by the address that is really dialled. */
export class Outbound {
  readonly #agent: Agent
  readonly #deadlines: Deadlines
  // A connection that hangs while it is made is given up too, or it would keep its place for ever.
  readonly #dialOnly: Dial
  readonly #dialOneOfMany: Dial

  constructor(private readonly options: OutboundOptions) {
    this.#deadlines = new Deadlines(options.timeoutMs)
    this.#dialOnly = dialWithin(options.timeoutMs)
    this.#dialOneOfMany = dialWithin(options.timeoutMs / 3)
    this.#agent = new Agent({
      connections: options.connectionsPerOrigin,
      pipelining: 1,
      // Shorter than most servers keep a connection: one that they close while we write would be a failed delivery.
      keepAliveTimeout: 2000,
      keepAliveMaxTimeout: 2000,
      headersTimeout: 0,
      bodyTimeout: 0,
      connect: (target, callback) => this.#connect(target, callback),
    })
  }

  /** `onResult` is called once. No promise: there are many, and each is waited for in one place only. */
  post({ place, headers, body }: Post, onResult: (result: PostResult) => void): void {
    const reader = new AnswerReader(this.#deadlines, (result, durationMs) => {
      if (result instanceof Error) onResult({ durationMs, answer: undefined, failure: this.#inWords(result) })
      else onResult({ durationMs, answer: result, failure: '' })
    })
    if (place)
      this.#agent.dispatch({ origin: place.origin, path: place.path, method: 'POST', headers, body }, reader)
    else reader.onError(new Error('No URL.'))
  }

  async close(): Promise<void> {
    await this.#agent.destroy()
    this.#deadlines.close()
  }

  #inWords(error: Error): string {
    return error instanceof TimeoutError
      ? `No whole answer within ${this.options.timeoutMs / 1000} seconds.`
      : inWords(error)
  }

  /** Dials the very addresses that were judged, one after the other, never the name. */
  async #connect(target: buildConnector.Options, callback: buildConnector.Callback): Promise<void> {
    try {
      const addresses = await this.#addressesOf(target.hostname.replace(/^\[|\]$/g, ''))
      const dial = addresses.length === 1 ? this.#dialOnly : this.#dialOneOfMany
      const startedMs = stopwatchMs()
      let failure: Error | null = null
      for (const hostname of addresses) {
        if (stopwatchMs() - startedMs >= this.options.timeoutMs) break
        const [error, socket] = await dial({ ...target, hostname })
        if (socket) return callback(null, socket)
        failure = error
      }
      callback(failure ?? new Error('No socket.'), null)
    } catch (error) {
      callback(error as Error, null)
    }
  }

  async #addressesOf(hostname: string): Promise<string[]> {
    const addresses = await this.#resolve(hostname)
    if (addresses.length === 0) throw new UnknownNameError()
    if (!addresses.every(address => isAllowedAddress(address, this.options.mode))) throw new NotAllowedError()
    return addresses
  }

  async #resolve(hostname: string): Promise<string[]> {
    if (isIP(hostname)) return [hostname]
    return isLocalName(hostname) ? ['127.0.0.1', '::1'] : this.options.resolve(hostname)
  }
}

type Dial = (target: buildConnector.Options) => Promise<buildConnector.CallbackArgs>

function dialWithin(timeout: number): Dial {
  const connector = buildConnector({ timeout })
  return target =>
    new Promise(resolve => {
      connector(target, (...result) => resolve(result))
    })
}

class NotAllowedError extends Error {}
class UnknownNameError extends Error {}

const wordsOfCodes: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was reset before the answer was complete.',
  EPIPE: 'The connection was reset before the answer was complete.',
  UND_ERR_SOCKET: 'The connection was closed before the answer was complete.',
  ETIMEDOUT: 'The connection could not be made.',
  UND_ERR_CONNECT_TIMEOUT: 'The connection could not be made in time.',
  EHOSTUNREACH: 'The connection could not be made.',
  ENETUNREACH: 'The connection could not be made.',
}

function inWords(error: Error): string {
  if (error instanceof NotAllowedError) return 'The address leads into a private network; nothing was sent.'
  if (error instanceof UnknownNameError) return 'The name does not resolve.'
  if (error instanceof errors.HTTPParserError) return 'The answer is not HTTP.'
  const { code = '' } = error as { code?: string }
  const words = wordsOfCodes[code]
  if (words) return words
  if (/CERT|TLS|SSL|ALTNAME|SELF_SIGNED|UNABLE_TO/.test(code)) return `The TLS handshake failed (${code}).`
  return code.startsWith('UND_ERR') ? `The answer could not be read (${code}).` : 'The connection failed.'
}
