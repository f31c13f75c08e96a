import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'undici'
import { stopwatchMs } from '../clock.ts'
import type { NetworkRules } from './addresses.ts'
import { guardedConnector } from './guarded-connector.ts'
import { limitedConnector } from './limited-connector.ts'
import type { OutboundTarget } from './outbound.ts'
import type { Resolve } from './resolve.ts'
import { type OutboundResponse, ResponseReader, TimeoutError } from './response-reader.ts'

export interface SingleOptions extends NetworkRules {
  resolve: Resolve
  timeoutMs: number
  storedBodyBytes: number
  maxBodyBytes: number
}

interface SingleRequest extends OutboundTarget {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  /** The body, with a pause between its parts. */
  parts: Buffer[]
  /** What the headers announce: more than the parts when the request is cut. */
  length: number
  /** Closes the connection after the parts. */
  isCut: boolean
  pauseMs: number
}

type SingleResult =
  | ({ kind: 'response'; durationMs: number } & OutboundResponse)
  | { kind: 'timeout' }
  | { kind: 'cut' }
  | { kind: 'failure'; error: Error }

/** A body in small chunks takes several times its size on the wire. */
const bytesPerBodyByte = 4

class CutError extends Error {}

/**
 * Sends one request on a connection of its own, also in pieces or cut off. The address is checked as for any other
 * outgoing request, and redirects are not followed. Rejects only when the signal aborts.
 */
export async function sendSingle(
  options: SingleOptions,
  request: SingleRequest,
  signal: AbortSignal,
): Promise<SingleResult> {
  signal.throwIfAborted()
  const client = new Client(request.origin, {
    connect: limitedConnector(guardedConnector(options), bytesPerBodyByte * options.maxBodyBytes),
    // The reader has one deadline for the whole response.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  const interrupt = () => void client.destroy()
  signal.addEventListener('abort', interrupt)
  try {
    const result = await dispatch(client, options, request)
    signal.throwIfAborted()
    return result
  } finally {
    signal.removeEventListener('abort', interrupt)
    await client.destroy()
  }
}

function dispatch(client: Client, options: SingleOptions, request: SingleRequest): Promise<SingleResult> {
  const { path, method, headers, parts, length, isCut } = request
  const startedMs = stopwatchMs()
  return new Promise(resolve => {
    const reader = new ResponseReader(options, {
      onResponse: response =>
        resolve({ kind: 'response', ...response, durationMs: stopwatchMs() - startedMs }),
      onFailure: error => {
        if (error instanceof TimeoutError) resolve({ kind: 'timeout' })
        else resolve(error instanceof CutError ? { kind: 'cut' } : { kind: 'failure', error })
      },
    })
    const isWhole = parts.length === 1 && !isCut
    client.dispatch(
      {
        path,
        method,
        headers: { ...headers, ...(!isWhole && { 'content-length': String(length) }) },
        body: method === 'GET' ? null : isWhole ? (parts[0] as Buffer) : Readable.from(inPieces(request)),
      },
      reader,
    )
  })
}

async function* inPieces({ parts, isCut, pauseMs }: SingleRequest): AsyncGenerator<Buffer> {
  for (const part of parts) {
    if (part.length > 0) yield part
    await pause(pauseMs)
  }
  if (isCut) throw new CutError('The request is cut off on purpose.')
}

/** Opens a connection and closes it again; returns why there was none. */
export function connectOnce(options: SingleOptions, url: URL): Promise<Error | undefined> {
  const { hostname, host, protocol } = url
  const port = url.port || (protocol === 'https:' ? '443' : '80')
  return new Promise(resolve => {
    guardedConnector(options)({ hostname, host, protocol, port }, (error, socket) => {
      socket?.destroy()
      resolve(error ?? undefined)
    })
  })
}
