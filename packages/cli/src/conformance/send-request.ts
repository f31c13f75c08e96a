import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http'
import { request as requestHttps } from 'node:https'
import { CommandFailure } from '../errors/command-failure.ts'
import { exitCodes } from '../errors/exit-codes.ts'
import { failureInWords, isUnreachable } from '../errors/network-words.ts'
import { Deviation } from './outcomes.ts'

export interface Sent {
  url: string
  method: string
  headers: Record<string, string>
  body?: string | undefined
}

export interface Received {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

const timeoutMs = 30_000
const firstPart = 16 * 1024
const patienceMs = 500
/** The largest answer is a page of records; more than this is not read. */
const maxBytes = 20 * 1024 * 1024

/** fetch sends no body with a GET, and this API takes one. Each request has a connection of its own. */
export function sendRequest({ url, method, headers, body }: Sent, signal?: AbortSignal): Promise<Received> {
  const { protocol, origin } = new URL(url)
  const send = protocol === 'https:' ? requestHttps : requestHttp
  return new Promise<Received>((resolve, reject) => {
    const request = send(
      url,
      {
        method,
        agent: false,
        signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(timeoutMs)]),
        headers: body === undefined ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      response => void readText(response).then(text => resolve(toReceived(response, text)), reject),
    )
    request.on('error', reject)
    endWith(request, body)
  }).catch(error => {
    signal?.throwIfAborted()
    const words =
      error.name === 'TimeoutError' ? `no response within ${timeoutMs / 1000} s` : failureInWords(error)
    if (isUnreachable(error))
      throw new CommandFailure(`${origin} does not respond: ${words}.`, exitCodes.noConnection)
    throw new Deviation(`${method} ${new URL(url).pathname}`, words, 'a response')
  })
}

/**
 * A large body is sent in two parts: a server that refuses it by its announced length closes the connection, and its
 * answer would be lost while we still write.
 */
function endWith(request: ClientRequest, body = ''): void {
  if (body.length <= firstPart) return void request.end(body)
  request.write(body.slice(0, firstPart))
  const timer = setTimeout(() => request.end(body.slice(firstPart)), patienceMs)
  request.once('close', () => clearTimeout(timer)).once('response', () => clearTimeout(timer))
}

const toReceived = ({ statusCode = 0, headers }: IncomingMessage, text: string): Received => ({
  status: statusCode,
  headers,
  text,
})

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Error(`the answer has more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
