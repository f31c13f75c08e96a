import { maskIssued, maskKnown } from '../secrets/mask.ts'
import { authorizationOf, type Caller, callerWords } from './callers.ts'
import type { Facts } from './facts.ts'
import { Deviation, NotChecked } from './outcomes.ts'
import { findMismatch } from './pattern.ts'
import { requirePath, requireRecordPath } from './request-paths.ts'
import type { Received, Sent } from './send-request.ts'
import type { Wire } from './wire.ts'

/** The addresses of a server. */
export interface Addresses {
  /** Without a version, such as https://api.example/api */
  api: string
  app: string
  v3: string
}

/** A request in the words of the specification. */
export interface Ask {
  at?: keyof Addresses
  method?: string
  path: string
  as?: Caller
  headers?: Record<string, string>
  json?: unknown
  /** Sent as it is. */
  body?: string
}

export interface Expected {
  status: number | readonly number[]
  body?: unknown
  isEmpty?: true
}

/** The form of the JSON is what a check expects; an answer of another form fails it when the check reads it. */
export interface Answer<Json = unknown> extends Received {
  asked: string
  json: Json
}

export interface SessionOptions {
  facts: Facts
  addresses: Addresses
  wire: Wire
  isSandbox: boolean
}

const accept = 'application/vnd.api.v2+json'
const shownCharacters = 300
/** The largest check makes half as much. */
const maxRemovals = 20

/** What a check works with: it asks the server, compares, and says what must be removed afterwards. */
export class Session {
  readonly facts: Facts
  readonly addresses: Addresses
  readonly isSandbox: boolean
  /** How many answers have come. */
  answers = 0
  /** Requests whose answers contained a secret of the facts. */
  readonly leaks: string[] = []
  readonly #wire: Wire
  readonly #removals: { what: string; ask: Ask }[] = []
  readonly #left: string[] = []
  readonly #shared = new Map<string, Promise<unknown>>()

  constructor({ facts, addresses, wire, isSandbox }: SessionOptions) {
    this.facts = facts
    this.addresses = addresses
    this.isSandbox = isSandbox
    this.#wire = wire
  }

  /** The Location in which records are made. */
  get location(): number {
    return this.facts.id('locations.main')
  }

  /** Asks the server; another answer than the expected one is a deviation. */
  async ask<Json = unknown>(ask: Ask, expected: Expected): Promise<Answer<Json>> {
    const answer = await this.askFreely(ask)
    const statuses = [expected.status].flat()
    if (!statuses.includes(answer.status)) throw this.deviation(answer, `status ${statuses.join(' or ')}`)
    if (expected.isEmpty && answer.text !== '') throw this.deviation(answer, 'no body')
    if (expected.body !== undefined) {
      const mismatch = findMismatch(answer.json, expected.body)
      if (mismatch) throw this.deviation(answer, mismatch)
    }
    return answer as Answer<Json>
  }

  /** Asks without an expectation. */
  async askFreely(ask: Ask): Promise<Answer> {
    return this.#toAnswer(ask, await this.#wire.send(this.#toSent(ask)))
  }

  /** Asks all at once, without waiting for the limits. */
  askAtOnce(asks: Ask[]): Promise<Answer[]> {
    return Promise.all(
      asks.map(async ask => this.#toAnswer(ask, await this.#wire.sendAtOnce(this.#toSent(ask)))),
    )
  }

  pause(ms: number): Promise<void> {
    return this.#wire.pause(ms)
  }

  /** Aborted after this time, or when the run is interrupted. */
  limit(ms: number): AbortSignal {
    return this.#wire.limit(ms)
  }

  must(isTrue: boolean, answer: Answer, expected: string): void {
    if (!isTrue) throw this.deviation(answer, expected)
  }

  deviation({ asked, status, text }: Answer, expected: string): Deviation {
    // Before it is cut: the first half of a token would not be recognised.
    const safe = maskIssued(maskKnown(text, this.facts.secrets()))
    const shown = safe.length > shownCharacters ? `${safe.slice(0, shownCharacters)}…` : safe
    return new Deviation(asked, `${status} ${shown}`.trim(), expected)
  }

  /** Says how something is removed after the check; the newest is removed first. */
  removeLater(what: string, ask: Ask): void {
    if (this.#removals.length === maxRemovals) {
      this.leave(what)
      throw new Deviation(what, `more than ${maxRemovals} removals in one check`, 'fewer')
    }
    this.#removals.push({ what, ask })
  }

  /** Says what stays behind, because it is not surely ours. */
  leave(what: string): void {
    this.#left.push(what)
  }

  /** Runs a story once, for all checks that look at it. */
  share<T>(name: string, run: () => Promise<T>): Promise<T> {
    const shared = this.#shared.get(name) ?? run()
    this.#shared.set(name, shared)
    return shared as Promise<T>
  }

  onlyInSandbox(reason: string): void {
    if (!this.isSandbox) throw new NotChecked(reason)
  }

  /** Removes what checks have made, and returns what could not be removed. */
  async cleanUp(wire: Wire): Promise<string[]> {
    const left = this.#left.splice(0)
    for (const { what, ask } of this.#removals.splice(0).reverse()) {
      const { status } = await this.#remove(wire, ask).catch(() => ({ status: 0 }))
      if (!(status >= 200 && status <= 299) && status !== 404)
        left.push(`${what} (${status || 'no response'})`)
    }
    return left
  }

  // What is refused before it is sent must end in the same way as what the server refuses.
  async #remove(wire: Wire, ask: Ask): Promise<{ status: number }> {
    return wire.send(this.#toSent(ask))
  }

  #toSent({ at = 'api', method = 'GET', path, as, headers, json, body }: Ask): Sent {
    requirePath(this.addresses[at], path)
    if (method === 'DELETE') requireRecordPath(path, this.location)
    return {
      url: this.addresses[at] + path,
      method,
      headers: {
        accept,
        ...(as && { authorization: authorizationOf(as, this.facts) }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: json === undefined ? body : JSON.stringify(json),
    }
  }

  #toAnswer({ at = 'api', method = 'GET', path, as }: Ask, received: Received): Answer {
    const where = at === 'api' ? '' : ` at the address ${at === 'app' ? 'of the app' : 'of v3'}`
    const who = as ? ` as ${callerWords[as]}` : ''
    const asked = `${method} ${path}${where}${who}`
    this.answers += 1
    // The documents of a sandbox show its public tokens as examples.
    const isDocument = path.startsWith('/openapi/')
    if (!isDocument && this.facts.secrets().some(secret => received.text.includes(secret)))
      this.leaks.push(asked)
    return { ...received, asked, json: parse(received.text) }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
