import { bodyLimitOf, bulkBodyLimit } from '@foyer/contract'
import type { TSchema } from 'typebox'
import { Agent, request } from 'undici'
import type { World } from '../world.ts'
import { demoSample } from './demo-sample.ts'
import { measureMaxStall } from './loop-delay.ts'
import { type FuzzTarget, nameOf, targets, urlOf, usualCallers, usualPath } from './targets.ts'
import { worstBodies } from './worst-bodies.ts'

export interface Cost {
  target: string
  /** The body that took longest. */
  body: string
  /** The longest stall in milliseconds, with a small body and with that one. */
  smallMs: number
  worstMs: number
  bodies: number
}

export const leftOut: Record<string, string> = {
  resetSandbox: 'it would make the world anew that the others are measured in',
  moveSandboxClock: 'it would move the clock on which the credentials of the others live',
  createWorld: 'it would start a sandbox for every body',
  signOut: 'it would end the session of the others',
  streamNotifications: 'its answer does not end',
  listenForWebhooks: 'its answer does not end',
  streamLogs: 'its answer does not end',
}

export interface CostOptions {
  /** The most times that a costly body is sent; the shortest stall counts, because others use the machine too. */
  repetitions: number
  /** From this many milliseconds on a body seems costly. */
  suspiciousMs: number
  /** Tries every text and number of every operation at every address; otherwise one of each kind. */
  isThorough: boolean
  /** Only operations whose name contains this text are called. */
  only?: string
  onCost?(cost: Cost): void
}

/** Sends the worst bodies to every operation, and measures for how long each of them stops the event loop. */
export async function measureCosts(world: World, options: CostOptions): Promise<Cost[]> {
  const callers = await usualCallers(world)
  const agent = new Agent({ keepAliveTimeout: 1000 })
  const costs: Cost[] = []
  for (const target of options.isThorough ? targets : targets.filter(isFirstAddress)) {
    const { operation } = target
    if (operation.name in leftOut) continue
    if (!operation.name.includes(options.only ?? '')) continue
    const send = (body: Buffer) => async () => {
      // The rate limit of the pages is a hundred requests in a second.
      world.clock.advance(1)
      const answer = await request(urlOf(world, target) + usualPath(target), {
        method: operation.method,
        dispatcher: agent,
        headers: { 'content-type': 'application/json', authorization: callers[operation.access.by] },
        body,
      }).catch(ignoreCutConnection)
      await answer?.body.dump()
    }
    const least = async (body: Buffer) => {
      let stall = await measureMaxStall(send(body))
      for (let again = 1; again < options.repetitions && stall > options.suspiciousMs; again++)
        stall = Math.min(stall, await measureMaxStall(send(body)))
      return stall
    }
    const schema = operation.body ?? operation.query
    const small = Buffer.from(JSON.stringify(operation.body ? demoSample(operation.body) : {}))
    await send(small)()
    const cost: Cost = {
      target: nameOf(target),
      body: '',
      smallMs: await least(small),
      worstMs: 0,
      bodies: 0,
    }
    for (const { name, body } of bodiesFor(target, schema, options.isThorough)) {
      const stall = await least(body)
      cost.bodies++
      if (stall > cost.worstMs) Object.assign(cost, { worstMs: stall, body: name })
    }
    costs.push(cost)
    options.onCost?.(cost)
  }
  await agent.close()
  return costs
}

/** Sizes are the largest that the operation takes, and one that no operation takes. */
function* bodiesFor({ operation }: FuzzTarget, schema: TSchema | undefined, isThorough: boolean) {
  const isReading = schema !== undefined || isThorough
  // An operation that reads no body has only the parser before it, which is the same for all: the worst shape is enough.
  for (const made of worstBodies(schema, { size: bodyLimitOf(operation), isThorough }))
    if (isReading || made.name === worstForParser) yield made
  // A third of the largest size has about as many values as the parser allows.
  if (bodyLimitOf(operation) === bulkBodyLimit)
    return yield* worstBodies(undefined, { size: bulkBodyLimit * 0.37, isThorough })
  const [first] = worstBodies(undefined, { size: bulkBodyLimit, isThorough })
  if (first) yield { ...first, name: `1 MiB of ${first.name}` }
}

/** Of the shapes for any operation, the parser takes longest for this one. */
const worstForParser = 'distinct objects'

const isFirstAddress = (target: FuzzTarget, index: number) =>
  targets[index - 1]?.operation !== target.operation

/** A body that is too large is answered and its connection closed while it is still being sent. */
function ignoreCutConnection(error: { code?: string }): undefined {
  if (!['UND_ERR_SOCKET', 'EPIPE', 'ECONNRESET'].includes(error.code ?? '')) throw error
}

/** Shows the first ones, and how many there were. */
export const costTable = (costs: Cost[], shown: number): string =>
  [
    '| operation | small body, ms | worst body, ms | worst body |',
    '|---|---|---|---|',
    ...costs
      .slice(0, shown)
      .map(
        ({ target, smallMs, worstMs, body }) =>
          `| ${target} | ${smallMs.toFixed(1)} | ${worstMs.toFixed(1)} | ${body} |`,
      ),
    `${costs.reduce((sum, { bodies }) => sum + bodies, 0)} bodies on ${costs.length} operations`,
  ].join('\n')
