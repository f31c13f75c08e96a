import type { Tokens } from './call-options.ts'
import { ConfigurationError, type FoyerError } from './errors.ts'

/** A request that is about to be sent. */
export interface RequestStart {
  /** The operation as it is called, such as `companies.list`. */
  readonly operation: string
  readonly method: string
  readonly url: string
  /** 1 for the first attempt. */
  readonly attempt: number
}

/** A request that has ended. */
export interface RequestEnd extends RequestStart {
  readonly durationMs: number
  /** 0 when there was no response. */
  readonly status: number
  readonly requestId: string | undefined
  readonly error: FoyerError | undefined
}

export interface ClientOptions extends Tokens {
  /** By default the `fetch` of the platform. */
  fetch?: typeof fetch | undefined
  /** How long an attempt may take; 30 seconds by default. */
  timeoutMs?: number | undefined
  /** How often a request is repeated after 429, 502 to 504 or no response, where this is safe; twice by default. */
  maxRetries?: number | undefined
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>> | undefined
  /** The name and version of your application, for the User-Agent. */
  userAgent?: string | undefined
  /** Called before each attempt; it may return further headers, such as `traceparent`. */
  onRequest?: ((request: RequestStart) => Readonly<Record<string, string>> | undefined) | undefined
  /** Called after each attempt. */
  onResponse?: ((request: RequestEnd) => void) | undefined
  /** How the SDK waits between attempts. */
  wait?: ((ms: number, signal: AbortSignal | undefined) => Promise<void>) | undefined
}

/** The address of a listener without a slash at its end; throws a ConfigurationError when it is missing or malformed. */
export function checkAddress(option: 'apiUrl' | 'appUrl', value: unknown): string {
  const example = option === 'apiUrl' ? 'http://127.0.0.1:8080' : 'http://127.0.0.1:8081'
  if (value === undefined || value === null || value === '')
    throw misconfigured(
      `${option} is missing: the address of Foyer's ${option.slice(0, 3)} listener, such as ${example}.`,
    )
  const url = typeof value === 'string' && /^https?:\/\//i.test(value) ? parse(value) : undefined
  if (!url)
    throw misconfigured(
      `${option} must be an http or https address such as ${example}, but it is ${show(value)}.`,
    )
  // `demo.json` and the server name the API with `/api` or `/api/v1`, which is part of every path.
  return (url.origin + url.pathname).replace(/\/+$/, '').replace(/\/api(\/v\d+)?$/, '')
}

const parse = (text: string): URL | undefined => {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

const show = (value: unknown): string =>
  typeof value === 'string' ? `"${value.replace(/\/\/.*@/, '//…@')}"` : typeof value

export const misconfigured = (message: string, operation?: string): ConfigurationError =>
  new ConfigurationError({ status: 0, code: 'misconfigured', message, operation, isLocal: true })
