import { accountScopeOf, addressesOf, catalogue, type Operation, takesIdempotencyKey } from '@foyer/contract'
import {
  type Caller,
  type CallName,
  replaceTaken,
  requestExamples,
  type Step,
  type Taken,
  usualCallerOf,
} from '@foyer/contract/examples'
import { TOTP } from 'otpauth'
import { expect } from 'vitest'
import { answerResetRequests } from '../../src/features/access/passwords/password-reset.ts'
import { sendDueMails } from '../../src/features/infrastructure/mail/send-mail.due.ts'
import { listen } from '../event-stream.ts'
import type { Response } from '../http.ts'
import { startFlow } from '../oauth.ts'
import { fannedOut, settledByNow } from '../webhooks.ts'
import type { World } from '../world.ts'
import { Callers } from './callers.ts'

export interface ExampleInput {
  as?: Caller
  params?: object
  query?: object
  body?: unknown
}

export interface AnExample extends ExampleInput {
  before?: Step[]
  place?: 'last' | 'alone'
}

export interface Played {
  status: number
  /** The parsed body, or the data of a stream's event; undefined without a body. */
  answer: unknown
}

export const callNames = Object.entries(catalogue).flatMap(([group, calls]) =>
  Object.keys(calls).map(call => `${group}.${call}` as CallName),
)

const pick = <T>(from: unknown, name: CallName): T => {
  const [group = '', call = ''] = name.split('.')
  return (from as Record<string, Record<string, T>>)[group]?.[call] as T
}
export const operationOf = (name: CallName): Operation => pick(catalogue, name)
export const exampleOf = (name: CallName): AnExample => pick(requestExamples, name)

type OpenStream = Awaited<ReturnType<typeof listen>>

/** Sends examples to one sandbox, and stores the answers. */
export class Scene {
  readonly #answers = new Map<string, unknown>()
  readonly #played = new Map<CallName, Played>()
  readonly #steps = new Set<string>()
  readonly #streams = new Map<CallName, OpenStream>()
  #sent = 0
  /** Requests that were sent twice under one key, and what was wrong with the second answer. */
  readonly repeated: { name: string; complaint: string | undefined }[] = []
  readonly #callers: Callers

  constructor(private readonly world: World) {
    this.#callers = new Callers(world)
  }

  /** Plays the example of an operation, after the examples that it needs. */
  async play(name: CallName): Promise<Played> {
    const example = exampleOf(name)
    if (operationOf(name).isStream) return this.#listen(name, example)
    for (const step of example.before ?? []) await this.#prepare(step)
    return this.#playOnce(name)
  }

  async #playOnce(name: CallName): Promise<Played> {
    const played = this.#played.get(name) ?? (await this.#send(name, exampleOf(name)))
    this.#played.set(name, played)
    return played
  }

  async #prepare(step: Step): Promise<void> {
    const key = JSON.stringify(step)
    if (this.#steps.has(key)) return
    this.#steps.add(key)
    if (typeof step !== 'string' && 'authorize' in step) return this.#authorize(step.authorize)
    if (typeof step !== 'string' && 'open' in step) return void (await this.#open(step.open))
    if (typeof step !== 'string' && 'next' in step) return this.#readNext(step.next)
    const name = typeof step === 'string' ? step : step.call
    const { before, place, ...usual } = exampleOf(name)
    const { status, answer } =
      typeof step === 'string' ? await this.#playOnce(name) : await this.#send(name, { ...usual, ...step })
    if (status !== operationOf(name).status)
      throw new Error(`Before it, ${name} answered ${status}: ${JSON.stringify(answer)}`)
  }

  async #authorize(caller: Caller): Promise<void> {
    const visitor = await this.#callers.visitor(caller)
    const { location } = await visitor.send('GET', (await startFlow(this.world)).url)
    this.#answers.set('authorize', { request_id: location?.pathname.split('/').at(-1) })
  }

  async #send(name: CallName, input: ExampleInput): Promise<Played> {
    const operation = operationOf(name)
    const target = targetOf(operation, this.#resolve(input.params), this.#resolve(input.query))
    const body = this.#resolve(input.body)
    const caller = input.as ?? usualCallerOf(operation)
    // The clock stands still, and the rate limits use it, so requests would add up.
    if (++this.#sent % 50 === 0) this.world.clock.advance(1)
    const played = isForSessions(operation)
      ? toPlayed(await (await this.#callers.visitor(caller)).send(operation.method, target, body as object))
      : await this.#sendWithHeader(operation, { target, body, caller })
    this.#answers.set(name, played.answer)
    if (operation.method !== 'GET') await this.#finishWork()
    return played
  }

  /** What a worker does after a request is done before the next one, which may read it or come at a later second. */
  async #finishWork(): Promise<void> {
    await fannedOut(this.world)
    await settledByNow(this.world)
    await this.#answerResetRequests()
    await sendDueMails(this.world.program.ctx)
  }

  /** Waits for the worker, which deletes a request when its letter is written. */
  async #answerResetRequests(): Promise<void> {
    await answerResetRequests(this.world.program.ctx)
    await expect.poll(() => this.world.query('select from password_reset_requests')).toEqual([])
  }

  async #sendWithHeader(operation: Operation, call: { target: string; body: unknown; caller: Caller }) {
    const { api, app } = this.world
    const [address] = addressesOf(operation)
    const header = await this.#callers.headerFor(operation, call.caller)
    const http = address?.listener === 'app' ? app : api
    const send = () =>
      http.send(operation.method, call.target.replace(/^\/api/, ''), {
        ...(header === undefined ? {} : { as: header }),
        body: call.body,
        ...(takesIdempotencyKey(operation)
          ? { headers: { 'Idempotency-Key': `example ${this.#sent}` } }
          : {}),
      })
    const first = await send()
    if (takesIdempotencyKey(operation))
      this.repeated.push({ name: operation.name, complaint: differenceOf(first, await send()) })
    return toPlayed(first)
  }

  async #open(name: CallName): Promise<OpenStream> {
    const operation = operationOf(name)
    const { params, query } = exampleOf(name)
    const authorization = await this.#callers.headerFor(operation, usualCallerOf(operation))
    const [address] = addressesOf(operation)
    const base = address?.listener === 'app' ? this.world.app.url : this.world.api.url
    const stream = await listen(new URL(targetOf(operation, params, query), base).href, {
      authorization: String(authorization),
    })
    this.#streams.set(name, stream)
    return stream
  }

  /** Keeps the next event of a stream as its answer; the first one says that the stream is ready. */
  async #readNext(name: CallName): Promise<void> {
    const stream = this.#streams.get(name)
    let event = await stream?.next()
    while (event?.event === 'ready') event = await stream?.next()
    this.#answers.set(name, JSON.parse(event?.data ?? 'null'))
  }

  /** Returns the event that a stream gets. */
  async #listen(name: CallName, example: AnExample): Promise<Played> {
    const stream = await this.#open(name)
    for (const step of example.before ?? []) await this.#prepare(step)
    let event = await stream.next()
    // The first event only says where the stream begins.
    while (event && event.data === undefined) event = await stream.next()
    await stream.leave()
    return { status: stream.status, answer: JSON.parse(event?.data ?? 'null') }
  }

  #resolve = (value: unknown): unknown => replaceTaken(value, taken => this.#take(taken))

  #take({ from, path, how }: Taken): unknown {
    let value = this.#answers.get(from)
    for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key]
    if (how === 'mailed-token') value = /#(\S+)/.exec(String(value))?.[1]
    if (how === 'code')
      value = new TOTP({ secret: String(value) }).generate({ timestamp: this.world.clock.real().getTime() })
    if (value === undefined) throw new Error(`The answer of ${from} has no ${path}.`)
    return value
  }
}

const isForSessions = (operation: Operation): boolean =>
  operation.access.by === 'person' && accountScopeOf(operation) === 'session'

/** A request that changed nothing is answered again, and may get another answer. */
function differenceOf(first: Response, again: Response): string | undefined {
  const isReplayed = again.headers['idempotency-replayed'] === 'true'
  if (again.status === first.status && (!isReplayed || again.text === first.text)) return undefined
  return `${first.status} ${first.text} was followed by ${again.status} ${again.text}`
}

// An answer without a body has no JSON to read.
const toPlayed = (answer: { status: number; readonly json: unknown }): Played => ({
  status: answer.status,
  answer: answer.status === 204 ? undefined : answer.json,
})

function targetOf(operation: Operation, params: unknown = {}, query: unknown = {}): string {
  const [address] = addressesOf(operation)
  const path = String(address?.path).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query as object))
    for (const item of [value].flat()) search.append(name, String(item))
  return search.size ? `${path}?${search}` : path
}
