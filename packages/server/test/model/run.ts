import type { Context } from '../../src/context.ts'
import { checkPaidPeriods } from '../../src/features/marketplace/billing/expiry.due.ts'
import { fanOut } from '../../src/features/webhooks/fan-out/fan-out.ts'
import { keepPartitions } from '../../src/features/webhooks/log/retention.ts'
import { Sender } from '../../src/features/webhooks/sending/sender.ts'
import { openWebhookDatabase } from '../../src/features/webhooks/sending/webhook-worker.ts'
import { matches } from '../matches.ts'
import { type Received, startReceiver } from '../receiver.ts'
import { TestClock } from '../test-clock.ts'
import { settled } from '../webhooks.ts'
import { startWorld, type World, withoutWorker } from '../world.ts'
import type { Action, ModelStep } from './actions.ts'
import type { ModelAnswer } from './apply.ts'
import { send, toCall, toText } from './calls.ts'
import { Disagreement, distinct, explain } from './explain.ts'
import { as, day, hour, isRefusing, second } from './facts.ts'
import { type Observed, observe } from './observe.ts'
import { dropExpired, goOut, settle } from './predict.ts'
import { prepare } from './prepare.ts'
import { initialState, type ModelState } from './state.ts'

export interface ModelFailure {
  /** The index of the step that nothing explains. */
  at: number
  what: string
}

const delayMs = 5 * second

export interface ModelWorld {
  world: World
  /** The context of what the worker does, on connections with the worker's settings. */
  worker: Context
  endpoints: { baseUrl: string; received: Received[] }
  close(): Promise<void>
}

/**
 * Starts a world without its worker, which would act at moments that the model cannot know. The hour at which it
 * begins comes from the seed, so that what ends with a day does not depend on when the test runs.
 */
export async function openModelWorld(seed: number): Promise<ModelWorld> {
  const tomorrow = Math.ceil(Date.now() / day) * day
  const clock = new TestClock(new Date(tomorrow + (seed % 24) * hour))
  const { world, close } = await startWorld({ env: { ...withoutWorker.env, LOG_LEVEL: 'error' }, clock })
  const receiver = await startReceiver(({ path }, response) => {
    response.statusCode = isRefusing(path) ? 500 : 200
    response.end()
  })
  const baseUrl = `${receiver.url}/`
  await prepare(world, baseUrl)
  const { ctx } = world.program
  const worker = { ...ctx, db: openWebhookDatabase(ctx) }
  const sender = new Sender(worker)
  return {
    world,
    worker,
    endpoints: { baseUrl, received: receiver.received },
    async close() {
      await sender.stop()
      await worker.db.close()
      await receiver.close()
      await close()
    },
  }
}

/** Plays the steps against the program and the model. Returns undefined when they agree from the first to the last. */
export async function play(modelWorld: ModelWorld, steps: ModelStep[]): Promise<ModelFailure | undefined> {
  const run = new Run(modelWorld)
  let at = 0
  try {
    for (const step of steps) {
      await run.take(step)
      at++
    }
    await run.take({ do: 'move', ms: delayMs })
    return undefined
  } catch (error) {
    if (!(error instanceof Disagreement)) throw error
    return { at, what: error.message }
  }
}

class Run {
  /** There are several states while the order of concurrent calls is unknown. */
  #states: ModelState[]
  #received = 0
  readonly #read: Record<string, number> = {}

  readonly world: World
  readonly endpoints: ModelWorld['endpoints']
  readonly #worker: Context

  constructor({ world, worker, endpoints }: ModelWorld) {
    this.world = world
    this.endpoints = endpoints
    this.#worker = worker
    this.#states = [initialState(world.clock.now().getTime())]
  }

  async take(step: ModelStep): Promise<void> {
    if (step.do === 'fan out') await fanOut(this.#worker)
    else if (step.do === 'move') await this.#move(step.ms)
    else await this.#call(step.do === 'together' ? step.actions : [step])
  }

  async #call(actions: Action[]): Promise<void> {
    const calls = actions.map(action => toCall(this.#states[0] as ModelState, action))
    const { baseUrl } = this.endpoints
    const answered = await Promise.all(
      calls.map(async call => ({ call, answer: withNames(await send(this.world, call, baseUrl), baseUrl) })),
    )
    this.#states = explain(this.#states, answered)
  }

  /** Due deliveries are sent five seconds later, before anything else can happen; then the rest of the time passes. */
  async #move(ms: number): Promise<void> {
    const { world } = this
    const from = toText(world.clock.now().getTime())
    await fanOut(this.#worker)
    // The sandbox's own operation would let billing run while deliveries are sent.
    world.clock.advance(delayMs / second)
    await settled(world)
    await this.#compare(from)
    if (ms > delayMs) await this.#advance(ms - delayMs)
    else await checkPaidPeriods(world.program.ctx)
    // Nobody can see whether a week was dropped.
    if (ms > 30 * day) await keepPartitions(this.#worker)
    const now = world.clock.now().getTime()
    for (const state of this.#states) {
      state.now = now
      settle(state)
    }
  }

  /** Partners move the clock like this: everything due by the new time has happened before the call returns. */
  async #advance(ms: number): Promise<void> {
    const body = { advance_seconds: ms / second }
    await this.world.api.post('/v2/sandbox/clock', { as: as.partner(1), body })
  }

  async #compare(from: string): Promise<void> {
    const { baseUrl, received } = this.endpoints
    const since = { from, baseUrl, read: this.#read, received: received.slice(this.#received) }
    const seen = await observe(this.world, since)
    this.#received = received.length
    const now = this.world.clock.now().getTime()
    for (const state of this.#states) dropExpired(state, now)
    const predictions = this.#states.map(state => ({ state, predicted: goOut(state) }))
    const right = predictions.filter(({ predicted }) => isSame(seen, predicted))
    if (right.length === 0)
      throw new Disagreement(nearest(predictions.map(({ predicted }) => differenceOf(seen, predicted))))
    this.#states = distinct(right.map(({ state }) => state))
    for (const [key, feed] of Object.entries((this.#states[0] as ModelState).feeds))
      if (feed.unread.length === 0) this.#read[key] = feed.last
  }
}

/** Returns the difference to the state that explains most. */
const nearest = (differences: string[]): string =>
  differences.reduce((best, difference) => (difference.length < best.length ? difference : best))

const isSame = (left: unknown, right: unknown): boolean => matches(left, right) && matches(right, left)

function differenceOf(seen: Observed, predicted: Observed): string {
  const parts = (Object.keys(seen) as (keyof Observed)[]).flatMap(part => {
    const keys = new Set([...Object.keys(seen[part]), ...Object.keys(predicted[part])])
    return [...keys]
      .filter(key => !isSame(seen[part][key], predicted[part][key]))
      .map(key => ({ part, key, seen: seen[part][key], predicted: predicted[part][key] }))
  })
  return JSON.stringify(parts, undefined, 1)
}

/** Replaces URLs by the names of their endpoints, in a fixed order. */
function withNames({ status, data }: ModelAnswer, baseUrl: string): ModelAnswer {
  const { urls, url_settings = [] } = (data ?? {}) as { urls?: string[]; url_settings?: { url: string }[] }
  if (!urls) return { status, data }
  const named = url_settings.map(settings => ({ ...settings, url: settings.url.replace(baseUrl, '') }))
  return {
    status,
    data: {
      ...(data as object),
      urls: urls.map(url => url.replace(baseUrl, '')).sort(),
      url_settings: named.sort((left, right) => (left.url < right.url ? -1 : 1)),
    },
  }
}
