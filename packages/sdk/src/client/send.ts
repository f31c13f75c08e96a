import { version } from '../generated/version.ts'
import { buildRequest } from './build-request.ts'
import type { KeyedCallOptions } from './call-options.ts'
import type { Authorize } from './credentials.ts'
import { errorFor, type FoyerError } from './errors.ts'
import type { Input, Operation } from './operation.ts'
import { type ClientOptions, checkAddress, misconfigured } from './options.ts'

/** A client with its addresses, and the way in which its entry point proves who calls. */
export interface Connection {
  options: ClientOptions
  urls: { apiUrl?: string | undefined; appUrl?: string | undefined }
  authorize: Authorize
  /** Beside the headers: cookies, where there is a session. */
  credentials?: RequestCredentials
}

export interface Call {
  /** The operation as it is called, such as `companies.list`. */
  name: string
  operation: Operation
  input: Input
  options: KeyedCallOptions
}

interface Sent {
  response: Response
  text: string
}

const defaultTimeoutMs = 30_000

/** Sends one attempt, and tells the hooks of it. */
export async function send(connection: Connection, call: Call, attempt: number): Promise<Sent> {
  const { url, init } = await toRequest(connection, call)
  const timeoutMs = call.options.timeoutMs ?? connection.options.timeoutMs ?? defaultTimeoutMs
  return reach(connection, call, { url, init, attempt, timeoutMs, read: response => response.text() })
}

/** Opens a stream, whose end is not waited for. */
export async function open(connection: Connection, call: Call, headers: Record<string, string>) {
  const { url, init } = await toRequest(connection, call)
  const sending = { url, init: { ...init, headers: { ...init.headers, ...headers } }, attempt: 1 }
  return reach(connection, call, {
    ...sending,
    timeoutMs: undefined,
    read: async response => (response.ok ? '' : response.text()),
  })
}

async function toRequest(connection: Connection, { name, operation, input, options }: Call) {
  const { path, body } = buildRequest(operation, input, name)
  const { authorize, credentials, options: client, urls } = connection
  const option = operation.path.startsWith('/api/') ? 'apiUrl' : 'appUrl'
  const url = checkAddress(option, urls[option]) + path
  const given = Object.entries(options).filter(([, value]) => value !== undefined)
  const init = {
    method: operation.method,
    // Another address must not get the input: a redirect is an error.
    redirect: 'manual' as const,
    headers: {
      Accept: 'application/json',
      ...userAgentOf(client),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(options.idempotencyKey === undefined ? {} : { 'Idempotency-Key': options.idempotencyKey }),
      ...(await authorize(operation, { ...client, ...Object.fromEntries(given) }, name)),
      ...client.headers,
      ...options.headers,
    } as Record<string, string>,
    ...(body === undefined ? {} : { body }),
    // Some edge runtimes refuse a request that mentions credentials.
    ...(credentials ? { credentials } : {}),
  }
  return { url, init }
}

/** A line end in a header would be refused by `fetch` with an error about something else. */
function checkHeaders(headers: Record<string, string>): Record<string, string> {
  for (const [name, value] of Object.entries(headers))
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || !/^[\t\x20-\x7e\x80-\xff]*$/.test(value))
      throw misconfigured(`The header ${name} contains a character that no header can have.`)
  return headers
}

/** A browser sends its own User-Agent, and would ask for permission to send another one. */
const userAgentOf = ({ userAgent }: ClientOptions): Record<string, string> =>
  'document' in globalThis
    ? {}
    : { 'User-Agent': [userAgent, `foyer-sdk/${version}`].filter(Boolean).join(' ') }

interface Reaching {
  url: string
  init: RequestInit & { headers: Record<string, string> }
  attempt: number
  timeoutMs: number | undefined
  read(response: Response): Promise<string>
}

async function reach(
  { options: client }: Connection,
  { name, operation, options }: Call,
  { url, init, attempt, timeoutMs, read }: Reaching,
): Promise<Sent> {
  const start = { operation: name, method: operation.method, url, attempt }
  const headers = checkHeaders({ ...init.headers, ...client.onRequest?.(start) })
  const timeout = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)
  const signals = [options.signal, timeout].filter(signal => signal != null)
  const signal = signals.length > 1 ? AbortSignal.any(signals) : signals[0]
  const startedMs = performance.now()
  const end = (status: number, about: { requestId?: string | undefined; error?: FoyerError }) =>
    client.onResponse?.({
      ...start,
      status,
      durationMs: performance.now() - startedMs,
      requestId: about.requestId,
      error: about.error,
    })
  try {
    const response = await (client.fetch ?? globalThis.fetch)(url, {
      ...init,
      headers,
      ...(signal ? { signal } : {}),
    })
    const text = await read(response)
    end(response.status, { requestId: response.headers.get('x-request-id') ?? undefined })
    return { response, text }
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    const { origin } = new URL(url)
    const error = errorFor({
      status: 0,
      ...(timeout?.aborted
        ? { code: 'timeout', message: `No answer from ${origin} within ${timeoutMs} ms.` }
        : { message: `No answer from ${origin}: is the server running?` }),
      operation: name,
      method: operation.method,
      path: operation.path,
      url: url.split('?', 1)[0],
      cause,
    })
    end(0, { error })
    throw error
  }
}
