import type { Dispatcher } from 'undici'

export interface Answer {
  status: number
  headers: Record<string, string>
  /** The first bytes of it. */
  body: string
}

const keptBytes = 4096
const readBytes = 64 * 1024

/** Reads one answer: undici's streams and signals would cost more than sending and reading it. */
export class AnswerReader implements Dispatcher.DispatchHandler {
  readonly #chunks: Buffer[] = []
  #length = 0
  #status = 0
  #headers: Record<string, string> = {}
  #controller: Dispatcher.DispatchController | undefined
  #isEnded = false
  /** Called when it has ended, in whichever way. */
  onEnd: () => void = () => undefined

  constructor(
    private readonly resolve: (answer: Answer) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    // It was given up while it waited for a connection.
    if (this.#isEnded) controller.abort(new Error('Given up.'))
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    this.#status = status
    this.#headers = {}
    for (const name in headers) this.#headers[name] = String(headers[name] ?? '')
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#length < keptBytes) this.#chunks.push(chunk)
    this.#length += chunk.length
    if (this.#length < readBytes) return
    // One without end is cut off.
    this.#succeed()
    controller.abort(new Error('Enough.'))
  }

  onResponseEnd(): void {
    this.#succeed()
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.giveUp(error)
  }

  giveUp(error: Error): void {
    if (this.#isEnded) return
    this.#end()
    this.#controller?.abort(error)
    this.reject(error)
  }

  #succeed(): void {
    if (this.#isEnded) return
    this.#end()
    this.resolve({ status: this.#status, headers: this.#headers, body: this.#body() })
  }

  #body(): string {
    if (this.#chunks.length === 0) return ''
    const text = Buffer.concat(this.#chunks).subarray(0, keptBytes).toString('utf8')
    // PostgreSQL stores no NUL in a text.
    return text.replaceAll('\u0000', '\ufffd')
  }

  #end(): void {
    this.#isEnded = true
    this.onEnd()
  }
}
