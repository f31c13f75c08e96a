import { setTimeout as pause } from 'node:timers/promises'
import { durationInWords } from '../terminal/duration.ts'
import { NotChecked } from './outcomes.ts'
import { type Received, type Sent, sendRequest } from './send-request.ts'

/** A server that answers 429 to this many repetitions means something else. */
const maxRepetitions = 5
const maxPauseSeconds = 90
/** A run that waits longer for the limits of a server says what it has. */
const usualMaxWaitingMs = 10 * 60_000

interface WireOptions {
  /** Who stops a change half-way does not know what was made and must be removed, so that only clean-up may. */
  changeSignal?: AbortSignal
  /** How long all pauses together may be. */
  maxWaitingMs?: number
}

/** Sends requests as fast as the server allows. */
export class Wire {
  readonly #signal: AbortSignal
  readonly #changeSignal: AbortSignal | undefined
  readonly #maxWaitingMs: number
  #waitedMs = 0
  #freeAtMs = 0

  constructor(signal: AbortSignal, { changeSignal, maxWaitingMs = usualMaxWaitingMs }: WireOptions = {}) {
    this.#signal = signal
    this.#changeSignal = changeSignal
    this.#maxWaitingMs = maxWaitingMs
  }

  /** Waits when the server says that nothing is left, and repeats what it refused for that reason. */
  async send(sent: Sent): Promise<Received> {
    for (let repetition = 0; ; repetition++) {
      await this.#waitUntilFree()
      const received = await this.sendAtOnce(sent)
      const isRefused = received.status === 429
      if (isRefused || received.headers['ratelimit-remaining'] === '0')
        this.#pauseFor(secondsIn(received, isRefused ? 'retry-after' : 'ratelimit-reset'))
      if (!isRefused || repetition === maxRepetitions) return received
    }
  }

  /** Sends without waiting, for those who look for the limit. */
  async sendAtOnce(sent: Sent): Promise<Received> {
    this.#signal.throwIfAborted()
    return sendRequest(sent, sent.method === 'GET' ? this.#signal : this.#changeSignal)
  }

  /** A pause that the signal ends. */
  async pause(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#signal })
  }

  /** Aborted after this time, or by the signal. */
  limit(ms: number): AbortSignal {
    return AbortSignal.any([this.#signal, AbortSignal.timeout(ms)])
  }

  async #waitUntilFree(): Promise<void> {
    const waitMs = this.#freeAtMs - performance.now()
    if (waitMs <= 0) return
    if (this.#waitedMs + waitMs > this.#maxWaitingMs)
      throw new NotChecked(
        `the limits of the server make this run wait for more than ${durationInWords(this.#maxWaitingMs / 1000)}`,
      )
    this.#waitedMs += waitMs
    await this.pause(waitMs)
  }

  #pauseFor(seconds: number): void {
    this.#freeAtMs = performance.now() + Math.min(seconds, maxPauseSeconds) * 1000
  }
}

function secondsIn({ headers }: Received, name: string): number {
  const seconds = Number(headers[name] ?? 1)
  return seconds >= 0 ? seconds : 1
}
