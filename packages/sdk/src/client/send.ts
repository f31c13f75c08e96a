import { version } from '../generated/version.ts'
import { buildRequest } from './build-request.ts'
import type { KeyedCallOptions } from './call-options.ts'
import type { Authorize } from './credentials.ts'
import { errorFor, FoyerError } from './errors.ts'
import { isHeaderValue } from './header-value.ts'
import type { Input, Operation } from './operation.ts'
import { type ClientOptions, checkAddress, misconfigured, type RequestEnd } from './options.ts'
import { readText } from './read-text.ts'

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
  /** Undefined when it was too large to be read. */
  text: string | undefined
}

const defaultTimeoutMs = 30_000

/** Sends one attempt, and tells the hooks of it. */
export async function send(connection: Connection, call: Call, attempt: number): Promise<Sent> {
  const { url, init } = await toRequest(connection, call)
  return reach(connection, call, { url, init, attempt, read: readText })
}

/** Opens a stream: the time limit is for its beginning. */
export async function open(connection: Connection, call: Call, headers: Record<string, string>) {
  const { url, init } = await toRequest(connection, call)
  const sending = { url, init: { ...init, headers: { ...init.headers, ...headers } }, attempt: 1 }
  return reach(connection, call, {
    ...sending,
    read: async response => (response.ok ? '' : readText(response)),
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
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || !isHeaderValue(value))
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
  read(response: Response): Promise<string | undefined>
}

async function reach(connection: Connection, call: Call, reaching: Reaching): Promise<Sent> {
  const { options: client } = connection
  const { url, init, attempt } = reaching
  const start = { operation: call.name, method: call.operation.method, url, attempt }
  const headers = checkHeaders({ ...init.headers, ...client.onRequest?.(start) })
  const startedMs = performance.now()
  const end = (status: number, about: Pick<RequestEnd, 'requestId' | 'error'>) =>
    tell(client.onResponse, { ...start, status, durationMs: performance.now() - startedMs, ...about })
  try {
    const sent = await fetchInTime(connection, call, { ...reaching, init: { ...init, headers } })
    const requestId = sent.response.headers.get('x-request-id') ?? undefined
    end(sent.response.status, { requestId, error: undefined })
    return sent
  } catch (error) {
    if (error instanceof FoyerError) end(0, { requestId: undefined, error })
    throw error
  }
}

async function fetchInTime(
  { options: client }: Connection,
  { name, operation: { method, path }, options }: Call,
  { url, init, read }: Reaching,
): Promise<Sent> {
  const timeoutMs = options.timeoutMs ?? client.timeoutMs ?? defaultTimeoutMs
  const timeout = new AbortController()
  // The timer ends with the response, because a stream goes on.
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout.signal]) : timeout.signal
  try {
    const response = await (client.fetch ?? globalThis.fetch)(url, { ...init, signal })
    return { response, text: await read(response) }
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    const { origin } = new URL(url)
    throw errorFor({
      status: 0,
      ...(timeout.signal.aborted
        ? { code: 'timeout', message: `No answer from ${origin} within ${timeoutMs} ms.` }
        : { message: `No answer from ${origin}: is the server running?` }),
      operation: name,
      method,
      path,
      url: url.split('?', 1)[0],
      cause,
    })
  } finally {
    clearTimeout(timer)
  }
}

/** A hook that fails must not undo a call that was carried out, nor have it repeated. */
function tell(hook: ClientOptions['onResponse'], request: RequestEnd): void {
  try {
    hook?.(request)
  } catch (failure) {
    // biome-ignore lint/suspicious/noConsole: a hook whose failure nobody sees could not be mended.
    console.error(failure)
  }
}
