import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher } from 'undici'

export interface OutboundResponse {
  status: number
  /** The headers, one `name: value` per line, with names in lower case. */
  head: string
  /** The first bytes of the body. */
  body: string
}

export class TimeoutError extends Error {}

interface ReaderLimits {
  /** The limit for waiting for a connection, connecting, headers and body together. */
  timeoutMs: number
  storedBodyBytes: number
  maxBodyBytes: number
}

interface ReaderCallbacks {
  onResponse(response: OutboundResponse): void
  onFailure(error: Error): void
}

/** Reads one response with the handler interface of undici's `dispatch`, and calls one of the two callbacks once. */
export class ResponseReader implements Dispatcher.DispatchHandler {
  readonly #chunks: Buffer[] = []
  #readBytes = 0
  #status = 0
  #head = ''
  #controller: Dispatcher.DispatchController | undefined
  #isDone = false
  readonly #timer: NodeJS.Timeout

  constructor(
    private readonly limits: ReaderLimits,
    private readonly callbacks: ReaderCallbacks,
  ) {
    this.#timer = setTimeout(() => this.#giveUp(), limits.timeoutMs)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#isDone) controller.abort(new TimeoutError())
  }

  onResponseStart(_controller: unknown, status: number, headers: IncomingHttpHeaders): void {
    this.#status = status
    this.#head = toLines(headers)
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const { storedBodyBytes, maxBodyBytes } = this.limits
    if (this.#readBytes < storedBodyBytes) this.#chunks.push(chunk)
    this.#readBytes += chunk.length
    if (this.#readBytes < maxBodyBytes) return
    this.onResponseEnd()
    controller.abort(new Error('The rest of the response is not read.'))
  }

  onResponseEnd(): void {
    if (this.#finish())
      this.callbacks.onResponse({ status: this.#status, head: this.#head, body: this.#storedBody() })
  }

  onResponseError(_controller: unknown, error: Error): void {
    if (this.#finish()) this.callbacks.onFailure(error)
  }

  #giveUp(): void {
    const error = new TimeoutError()
    if (!this.#finish()) return
    this.callbacks.onFailure(error)
    this.#controller?.abort(error)
  }

  /** Returns false when it was already finished. */
  #finish(): boolean {
    if (this.#isDone) return false
    this.#isDone = true
    clearTimeout(this.#timer)
    return true
  }

  /** PostgreSQL does not store NUL in a text. Headers have none, because undici refuses it. */
  #storedBody(): string {
    if (this.#chunks.length === 0) return ''
    const bytes = Buffer.concat(this.#chunks).subarray(0, this.limits.storedBodyBytes)
    return bytes.toString('utf8').replaceAll('\u0000', '\ufffd')
  }
}

function toLines(headers: IncomingHttpHeaders): string {
  const lines: string[] = []
  for (const [name, values] of Object.entries(headers))
    for (const value of Array.isArray(values) ? values : [values]) lines.push(`${name}: ${value}`)
  return lines.join('\r\n')
}
