import type { Dispatcher } from 'undici'
import { stopwatchMs } from '../clock.ts'
import type { Deadlines, Waiting } from './deadlines.ts'

export interface Answer {
  status: number
  /** Its headers as they came: a line for each, with a name, a colon and a value. */
  head: string
  /** The first bytes of it. */
  body: string
}

export class TimeoutError extends Error {}

const keptBytes = 4096
const readBytes = 64 * 1024

/**
 * Reads one answer. Speaks the interface of undici's own core: its streams, its signals and even its newer handlers, which
 * are translated into these, would cost more than all that is done here.
 */
export class AnswerReader implements Dispatcher.DispatchHandler, Waiting {
  startedMs = 0
  earlier: Waiting | undefined = undefined
  later: Waiting | undefined = undefined
  #chunks: Buffer[] | undefined = undefined
  #length = 0
  #status = 0
  #head = ''
  #abort: ((error?: Error) => void) | undefined = undefined
  #isEnded = false

  /** `onEnd` is called once: with an answer, or with why there is none. */
  constructor(
    private readonly deadlines: Deadlines,
    private readonly onEnd: (result: Answer | Error, durationMs: number) => void,
  ) {
    deadlines.add(this)
  }

  onConnect(abort: (error?: Error) => void): void {
    this.#abort = abort
    // It was given up while it waited for a connection.
    if (this.#isEnded) abort(new Error('Given up.'))
  }

  onHeaders(status: number, headers: Buffer[]): boolean {
    this.#status = status
    this.#head = linesOf(headers)
    return true
  }

  onData(chunk: Buffer): boolean {
    if (this.#length < keptBytes) (this.#chunks ??= []).push(chunk)
    this.#length += chunk.length
    if (this.#length < readBytes) return true
    // One without end is cut off.
    this.onComplete()
    this.#abort?.(new Error('Enough.'))
    return false
  }

  onComplete(): void {
    this.#end({ status: this.#status, head: this.#head, body: this.#body() })
  }

  onError(error: Error): void {
    this.#end(error)
  }

  onDeadline(): void {
    if (this.#isEnded) return
    const error = new TimeoutError()
    this.#end(error)
    this.#abort?.(error)
  }

  #end(result: Answer | Error): void {
    if (this.#isEnded) return
    this.#isEnded = true
    this.deadlines.remove(this)
    this.onEnd(result, stopwatchMs() - this.startedMs)
  }

  #body(): string {
    if (!this.#chunks) return ''
    const text = Buffer.concat(this.#chunks).subarray(0, keptBytes).toString('utf8')
    // PostgreSQL keeps no NUL in a text. (A head has none: that would be no HTTP.)
    return text.replaceAll('\u0000', '\ufffd')
  }
}

/**
 * Of names and values by turns. They mostly lie in what came from the socket, one behind the other: then they are read in
 * one piece. What is between them must be separators and nothing else: the memory around them belongs to others.
 */
function linesOf(headers: Buffer[]): string {
  const first = headers[0]
  const last = headers.at(-1)
  if (!first || !last) return ''
  const { buffer, byteOffset } = first
  const length = last.byteOffset + last.length - byteOffset
  if (last.buffer !== buffer || length <= 0) return linesOneByOne(headers)
  const block = Buffer.from(buffer, byteOffset, length)
  let end = 0
  for (const header of headers) {
    const start = header.byteOffset - byteOffset
    if (header.buffer !== buffer || start < end) return linesOneByOne(headers)
    for (; end < start; end++) if (!isSeparator(block[end])) return linesOneByOne(headers)
    end = start + header.length
  }
  return block.toString()
}

const separators = [...': \t\r\n'].map(character => character.charCodeAt(0))
const isSeparator = (byte: number | undefined) => byte !== undefined && separators.includes(byte)

function linesOneByOne(headers: Buffer[]): string {
  let lines = ''
  for (let index = 0; index < headers.length; index += 2)
    lines += `${headers[index]}: ${headers[index + 1]}\r\n`
  return lines.trimEnd()
}
