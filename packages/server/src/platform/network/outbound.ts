import { failureSentence } from '@foyer/contract'
import { Agent } from 'undici'
import { stopwatchMs } from '../clock.ts'
import type { NetworkRules } from './addresses.ts'
import { failureReason } from './failure-reason.ts'
import { guardedConnector } from './guarded-connector.ts'
import type { Resolve } from './resolve.ts'
import { type OutboundResponse, ResponseReader, TimeoutError } from './response-reader.ts'

export interface OutboundOptions extends NetworkRules {
  resolve: Resolve
  connectionsPerOrigin: number
  /** The limit for connecting, TLS, headers and body together. */
  timeoutMs: number
  /** The time for which an unused connection is kept. */
  idleConnectionMs: number
  /** The part of a response that is returned. */
  storedBodyBytes: number
  /** The part of a response that is read before the connection is closed. */
  maxBodyBytes: number
}

export interface OutboundRequest {
  /** Undefined when the URL cannot be parsed. */
  target: OutboundTarget | undefined
  /** Names and values alternate. */
  headers: string[]
  body: Buffer
}

/** Either a response, whatever its status, or the reason why there is none. */
export interface OutboundResult {
  durationMs: number
  response: OutboundResponse | undefined
  /** Empty when there is a response. */
  failure: string
}

export interface OutboundTarget {
  host: string
  origin: string
  path: string
}

export function parseTarget(url: string): OutboundTarget | undefined {
  return URL.canParse(url) ? toTarget(new URL(url)) : undefined
}

export const toTarget = ({ host, origin, pathname, search }: URL): OutboundTarget => ({
  host,
  origin,
  path: pathname + search,
})

/** Sends requests to URLs that partners gave. Every connection is checked by the address that is really dialled. */
export class Outbound {
  readonly #agent: Agent

  constructor(private readonly options: OutboundOptions) {
    this.#agent = new Agent({
      connections: options.connectionsPerOrigin,
      pipelining: 1,
      keepAliveTimeout: options.idleConnectionMs,
      keepAliveMaxTimeout: options.idleConnectionMs,
      // The reader has one deadline for the whole response.
      headersTimeout: 0,
      bodyTimeout: 0,
      connect: guardedConnector(options),
    })
  }

  /** `request` does the same with a stream and an abort signal, for twice the processor time (decision 0118). */
  post({ target, headers, body }: OutboundRequest): Promise<OutboundResult> {
    const startedMs = stopwatchMs()
    return new Promise(resolve => {
      const fail = (failure: string) =>
        resolve({ durationMs: stopwatchMs() - startedMs, response: undefined, failure })
      if (!target) return fail(failureSentence('connection_failed'))
      const reader = new ResponseReader(this.options, {
        onResponse: response => resolve({ durationMs: stopwatchMs() - startedMs, response, failure: '' }),
        onFailure: error => fail(this.#reasonOf(error)),
      })
      const { origin, path } = target
      this.#agent.dispatch({ origin, path, method: 'POST', headers, body }, reader)
    })
  }

  async close(): Promise<void> {
    await this.#agent.destroy()
  }

  #reasonOf(error: Error): string {
    return error instanceof TimeoutError
      ? failureSentence('timeout', this.options.timeoutMs / 1000)
      : failureReason(error)
  }
}
