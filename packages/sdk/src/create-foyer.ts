import { catalogue, type Operation } from '@foyer/contract'
import { addressOf } from './address.ts'
import { credentialsFor, RememberedSession, type Session, type Tokens } from './credentials.ts'
import { FoyerError } from './foyer-error.ts'
import { type Answered, readAnswer } from './read-answer.ts'
import { retryingRateLimited } from './retry.ts'
import { type Input, splitInput } from './split-input.ts'
import type { CallOptions, Foyer } from './types.ts'

export interface FoyerOptions extends Tokens {
  /** The API listener, such as `http://127.0.0.1:8080`. */
  apiUrl: string
  /** The app listener, such as `http://127.0.0.1:8081`. */
  appUrl: string
  /** Where the CSRF token of a browser's session is kept; by default the SDK remembers it from the last answer. */
  session?: Session
  fetch?: typeof fetch
  /** Waits and tries again when there were too many requests. */
  retryRateLimited?: boolean
}

interface Connection extends FoyerOptions {
  remembered: RememberedSession
}

/** Every operation of Foyer as a typed method: `const { data } = await foyer.companies.list({ my: 1 })`. */
export function createFoyer(options: FoyerOptions): Foyer {
  const connection = { ...options, remembered: new RememberedSession() }
  const groups = Object.entries<Record<string, Operation>>(catalogue).map(([group, methods]) => [
    group,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [method, callOf(connection, operation)]),
    ),
  ])
  return Object.fromEntries(groups) as Foyer
}

const callOf =
  (connection: Connection, operation: Operation) =>
  async (input: Input = {}, { signal }: CallOptions = {}): Promise<Answered> => {
    const attempt = () => send(connection, operation, { input, signal })
    const answer = await (connection.retryRateLimited ? retryingRateLimited(attempt, signal) : attempt())
    connection.remembered.learnFrom(answer.data)
    return answer
  }

interface Sending {
  input: Input
  signal: AbortSignal | undefined
}

async function send(connection: Connection, operation: Operation, { input, signal }: Sending) {
  const { body, ...parts } = splitInput(operation, input)
  const { listener, path } = addressOf(operation, parts)
  const base = listener === 'api' ? connection.apiUrl : connection.appUrl
  const { response, text } = await reach(connection, base.replace(/\/+$/, '') + path, {
    method: operation.method,
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...credentialsFor(operation, connection, connection.session ?? connection.remembered),
    },
    // Only the app listener knows cookies.
    credentials: listener === 'app' ? 'include' : 'omit',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  })
  return readAnswer(operation, response, text)
}

async function reach(connection: Connection, url: string, init: RequestInit) {
  try {
    const response = await (connection.fetch ?? globalThis.fetch)(url, init)
    return { response, text: await response.text() }
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    const message = `No answer from ${new URL(url).origin}: is the server running?`
    throw new FoyerError({ status: 0, message, cause })
  }
}
