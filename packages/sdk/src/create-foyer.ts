import { type CallableOperation, catalogue } from '@foyer/contract'
import { addressOf } from './address.ts'
import { credentialsFor, RememberedSession, type Session, type Tokens } from './credentials.ts'
import { FoyerError } from './foyer-error.ts'
import { type Answered, readAnswer } from './read-answer.ts'
import { renewingProof } from './renew-proof.ts'
import { retryingRateLimited, retryingUnanswered, type wait } from './retry.ts'
import { type Input, splitInput } from './split-input.ts'
import { followStream, type StreamOptions } from './stream.ts'
import type { Calls, Foyer, KeyedCallOptions } from './types.ts'
import { v3Lists } from './v3-lists.ts'

export interface FoyerOptions extends Tokens {
  /** The API listener, such as `http://127.0.0.1:8080`. */
  apiUrl: string
  /** The app listener, such as `http://127.0.0.1:8081`. */
  appUrl: string
  /** Stores the CSRF token of a browser session; by default the SDK keeps it from the last answer. */
  session?: Session
  /** Asks the person for a password or a code when an operation needs a fresh proof (`sessions.prove`); then the SDK repeats the call. */
  renewProof?: () => Promise<void>
  fetch?: typeof fetch
  /** Whether to wait and retry after too many requests. */
  retryRateLimited?: boolean
  /** How the SDK waits between attempts. */
  wait?: typeof wait
}

interface Connection extends FoyerOptions {
  remembered: RememberedSession
}

/** Every operation of Foyer as a typed method: `const { data } = await foyer.companies.list({ my: 1 })`. */
export function createFoyer(options: FoyerOptions): Foyer {
  const connection = { ...options, remembered: new RememberedSession() }
  const groups = Object.entries<Record<string, CallableOperation>>(catalogue).map(([group, methods]) => [
    group,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [
        method,
        operation.isStream ? streamOf(connection, operation) : callOf(connection, operation),
      ]),
    ),
  ])
  const calls = Object.fromEntries(groups) as Calls
  return { ...calls, v3: { ...calls.v3, ...v3Lists(calls, options.wait) } }
}

const callOf =
  (connection: Connection, operation: CallableOperation) =>
  async (input: Input = {}, { signal, idempotencyKey }: KeyedCallOptions = {}): Promise<Answered> => {
    const once = () => send(connection, operation, { input, signal, idempotencyKey })
    const waiting = { signal, wait: connection.wait }
    const proven = () => (connection.renewProof ? renewingProof(once, connection.renewProof) : once())
    const answered = () => (idempotencyKey === undefined ? proven() : retryingUnanswered(proven, waiting))
    const answer = await (connection.retryRateLimited ? retryingRateLimited(answered, waiting) : answered())
    connection.remembered.learnFrom(answer.data)
    return answer
  }

const streamOf =
  (connection: Connection, operation: CallableOperation) =>
  (input: Input = {}, options: StreamOptions = {}) =>
    followStream(async lastEventId => {
      const { url, init } = toRequest(connection, operation, { input, signal: options.signal })
      const headers = {
        ...init.headers,
        Accept: 'text/event-stream',
        ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
      }
      const response = await reach(connection, url, { ...init, headers })
      if (!response.ok) readAnswer(operation, response, await response.text())
      return response
    }, options)

interface Sending {
  input: Input
  signal: AbortSignal | undefined
  idempotencyKey?: string | undefined
}

async function send(connection: Connection, operation: CallableOperation, sending: Sending) {
  const { url, init } = toRequest(connection, operation, sending)
  const response = await reach(connection, url, init)
  return readAnswer(operation, response, await textOf(response, url, init))
}

function toRequest(
  connection: Connection,
  operation: CallableOperation,
  { input, signal, idempotencyKey }: Sending,
): { url: string; init: RequestInit & { headers: Record<string, string> } } {
  const { body, ...parts } = splitInput(operation, input)
  const { listener, path } = addressOf(operation, parts)
  const option = listener === 'api' ? 'apiUrl' : 'appUrl'
  const base: string | undefined = connection[option]
  if (base === undefined)
    throw new TypeError(`createFoyer needs ${option}: the address of the ${listener} listener.`)
  const init = {
    method: operation.method,
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      ...credentialsFor(operation, connection, connection.session ?? connection.remembered),
    },
    // Only the app listener uses cookies.
    credentials: listener === 'app' ? ('include' as const) : ('omit' as const),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }
  return { url: base.replace(/\/+$/, '') + path, init }
}

const reach = (connection: Connection, url: string, init: RequestInit): Promise<Response> =>
  (connection.fetch ?? globalThis.fetch)(url, init).catch(cause => unreachable(cause, url, init))

const textOf = (response: Response, url: string, init: RequestInit): Promise<string> =>
  response.text().catch(cause => unreachable(cause, url, init))

function unreachable(cause: unknown, url: string, { signal }: RequestInit): never {
  if (signal?.aborted) throw cause
  const message = `No answer from ${new URL(url).origin}: is the server running?`
  throw new FoyerError({ status: 0, message, cause })
}
