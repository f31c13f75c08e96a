import type { Dispatcher } from 'undici'

export interface OutboundResponse {
  status: number
  /** Its headers as they arrived, one `name: value` per line. */
  head: string
  /** The first bytes of it. */
  body: string
}

export class TimeoutError extends Error {}

interface ReaderOptions {
  /** Over waiting for a connection, connecting, headers and body together. */
  timeoutMs: number
  keptBodyBytes: number
  maxBodyBytes: number
  onResponse(response: OutboundResponse): void
  onFailure(error: Error): void
}

/** Reads one response with the handler interface of undici's `dispatch`. Calls one of the two callbacks, once. */
export class ResponseReader implements Dispatcher.DispatchHandler {
  readonly #chunks: Buffer[] = []
  #readBytes = 0
  #status = 0
  #head = ''
  #controller: Dispatcher.DispatchController | undefined
  #isDone = false
  readonly #timer: NodeJS.Timeout

  constructor(private readonly options: ReaderOptions) {
    this.#timer = setTimeout(() => this.#giveUp(), options.timeoutMs)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#isDone) controller.abort(new TimeoutError())
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number): void {
    this.#status = status
    this.#head = toLines(controller.rawHeaders)
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const { keptBodyBytes, maxBodyBytes } = this.options
    if (this.#readBytes < keptBodyBytes) this.#chunks.push(chunk)
    this.#readBytes += chunk.length
    if (this.#readBytes < maxBodyBytes) return
    this.onResponseEnd()
    controller.abort(new Error('The rest of the response is not read.'))
  }

  onResponseEnd(): void {
    if (this.#finish())
      this.options.onResponse({ status: this.#status, head: this.#head, body: this.#keptBody() })
  }

  onResponseError(_controller: unknown, error: Error): void {
    if (this.#finish()) this.options.onFailure(error)
  }

  #giveUp(): void {
    const error = new TimeoutError()
    if (!this.#finish()) return
    this.options.onFailure(error)
    this.#controller?.abort(error)
  }

  /** False when it was done before. */
  #finish(): boolean {
    if (this.#isDone) return false
    this.#isDone = true
    clearTimeout(this.#timer)
    return true
  }

  /** PostgreSQL stores no NUL in a text. A head has none: undici refuses it. */
  #keptBody(): string {
    const bytes = Buffer.concat(this.#chunks).subarray(0, this.options.keptBodyBytes)
    return bytes.toString('utf8').replaceAll('\u0000', '\ufffd')
  }
}

/** undici gives names and values in turns, as they arrived. */
function toLines(headers: Dispatcher.DispatchController['rawHeaders']): string {
  if (!Array.isArray(headers)) return ''
  const lines: string[] = []
  for (let index = 0; index < headers.length; index += 2)
    lines.push(`${headers[index]}: ${headers[index + 1]}`)
  return lines.join('\r\n')
}
