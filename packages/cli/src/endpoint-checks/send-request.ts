import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { urlToHttpOptions } from 'node:url'
import { maxBodyBytes, storedBodyBytes } from '@foyer/contract'
import type { Delivery, Outcome, RequestForm } from '@foyer/endpoint-checks'
import { failureInWords, isUnreachable } from '../errors/network-words.ts'

interface Limits {
  /** For the whole request, from connecting to the last byte of the response. */
  timeoutMs: number
  stopwatchMs(): number
  signal?: AbortSignal
}

const maxPauseMs = 100

/** Sends one request to the URL and nowhere else: redirects are not followed. */
export function sendRequest(
  url: URL,
  { headers, body, method = 'POST', parts = [body], isCut = false }: Delivery & RequestForm,
  { timeoutMs, stopwatchMs, signal }: Limits,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const startedMs = stopwatchMs()
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)({
      ...urlToHttpOptions(url),
      method,
      headers: {
        // As the server says, which keeps connections; this one is closed after the response.
        connection: 'keep-alive',
        ...headers,
        ...(method === 'POST' && { 'content-length': body.length }),
      },
      agent: false,
      ...(signal && { signal }),
    })
    const finish = (outcome: Outcome) => {
      clearTimeout(timer)
      resolve(outcome)
      // An endpoint may respond before it has read the body; the rest is not sent.
      request.destroy()
    }
    const timer = setTimeout(() => finish({ kind: 'timeout' }), timeoutMs)
    const fail = (error: Error) => {
      if (signal?.aborted) reject(error)
      finish({ kind: 'failure', says: failureInWords(error), isUnreachable: isUnreachable(error) })
    }
    request.on('error', fail)
    request.on('response', response =>
      readResponse(response).then(
        read => finish({ kind: 'response', ...read, durationMs: stopwatchMs() - startedMs }),
        fail,
      ),
    )
    const pauseMs = Math.min(maxPauseMs, timeoutMs / 20)
    writeParts(request, parts, pauseMs).then(
      () => (isCut ? finish({ kind: 'cut' }) : request.end()),
      // The request itself has the error.
      () => undefined,
    )
  })
}

async function writeParts(request: ClientRequest, parts: Buffer[], pauseMs: number): Promise<void> {
  for (const [index, part] of parts.entries()) {
    if (index > 0) await pause(pauseMs)
    if (request.destroyed) return
    if (part.length > 0)
      await new Promise<void>((resolve, reject) => {
        request.write(part, error => (error ? reject(error) : resolve()))
      })
  }
}

async function readResponse(
  response: IncomingMessage,
): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    if (size < storedBodyBytes) chunks.push(chunk)
    size += chunk.length
    if (size >= maxBodyBytes) break
  }
  const body = Buffer.concat(chunks).subarray(0, storedBodyBytes).toString()
  return { status: response.statusCode ?? 0, headers: headersOf(response), body }
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]))
