import { Agent, request } from 'undici'
import type { World } from '../world.ts'
import { allCallers, secretsOf } from './callers.ts'
import { type FuzzAnswer, judge } from './judge.ts'
import { measureMaxStall } from './loop-delay.ts'
import { markForeignRecords } from './marks.ts'
import { Random } from './random.ts'
import { type FuzzRequest, makeRequest } from './request-maker.ts'
import { urlOf } from './targets.ts'

export interface FuzzOptions {
  seed: number
  /** The numbers of the requests, from `first` to the one before `last`. */
  first: number
  last: number
  /** A stall of this many times the usual one is a failure. */
  maxSlowdown: number
}

interface FuzzFailure {
  number: number
  what: string
  curl: string
  answer: string
}

export interface FuzzResult {
  statuses: Map<number, number>
  operations: Set<string>
  marked: number
  worstTimes: number
  failures: FuzzFailure[]
}

/** These operations would end the world of the other requests, or start many more; tests of their own call them. */
export const leftOut = [
  'resetSandbox',
  'moveSandboxClock',
  'createWorld',
  'streamNotifications',
  'listenForWebhooks',
  'streamLogs',
]

/** Sends requests made from the contract, one after the other, and judges what comes back. */
export async function fuzz(world: World, options: FuzzOptions): Promise<FuzzResult> {
  const marked = await markForeignRecords(world)
  const callers = await allCallers(world)
  const secrets = secretsOf(callers)
  const agent = new Agent({ keepAliveTimeout: 1000 })
  const result: FuzzResult = {
    statuses: new Map(),
    operations: new Set(),
    marked,
    worstTimes: 0,
    failures: [],
  }
  const stalls: number[] = []
  for (let number = options.first; number < options.last; number++) {
    const generated = makeRequest(new Random(options.seed * 1_000_003 + number), Object.keys(callers))
    if (leftOut.includes(generated.target.operation.name)) continue
    world.clock.advance(0.05)
    const send = () => sendIt(world, generated, { agent, as: callers[generated.caller] })
    const answers: FuzzAnswer[] = []
    const measure = () => measureMaxStall(async () => void answers.push(await send()))
    let stallMs = await measure()
    stalls.push(stallMs)
    const usualMs = usual(stalls)
    if (stalls.length > 100)
      for (let again = 0; again < 3 && stallMs > (usualMs * options.maxSlowdown) / 4; again++)
        stallMs = Math.min(stallMs, await measure())
    const times = stalls.length > 100 ? stallMs / usualMs : 0
    result.worstTimes = Math.max(result.worstTimes, times)
    const [answer] = answers as [FuzzAnswer]
    result.operations.add(generated.target.operation.name)
    result.statuses.set(answer.status, (result.statuses.get(answer.status) ?? 0) + 1)
    const what =
      judge(generated, answer) ??
      (times > options.maxSlowdown ? `stalls ${Math.round(times)} times as long as usual` : undefined) ??
      secretInLog(world.logs.splice(0), secrets)
    if (what)
      result.failures.push({
        number,
        what,
        curl: toCurl(world, generated),
        answer: answer.text.slice(0, 300),
      })
    if (result.failures.length >= 20) break
  }
  await agent.close()
  return result
}

async function sendIt(
  world: World,
  { target, method, path, headers, body }: FuzzRequest,
  { agent, as }: { agent: Agent; as: string | undefined },
): Promise<FuzzAnswer> {
  const answer = await request(urlOf(world, target) + path, {
    method: method as 'GET',
    dispatcher: agent,
    headers: { ...headers, ...(as === undefined ? {} : { authorization: as }) },
    body,
  })
  const type = String(answer.headers['content-type'] ?? '')
  return { status: answer.statusCode, type, text: await answer.body.text() }
}

/** Returns the median of the first thousand stalls. */
let known: { count: number; median: number } = { count: 0, median: 1 }
function usual(stalls: number[]): number {
  const count = Math.min(1000, Math.floor(stalls.length / 100) * 100)
  if (count !== known.count && count > 0) {
    const sorted = stalls.slice(0, count).sort((left, right) => left - right)
    known = { count, median: sorted[count >> 1] as number }
  }
  return known.median
}

function secretInLog(lines: string[], secrets: string[]): string | undefined {
  const line = lines.find(logLine => secrets.some(secret => logLine.includes(secret)))
  return line === undefined ? undefined : `a secret in the log: ${line}`
}

function toCurl(world: World, { target, caller, method, path, headers, body }: FuzzRequest): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
  return [
    `curl -X ${method} ${quoted(urlOf(world, target) + path)} -H "Authorization: $${caller}"`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined
      ? []
      : [`--data-binary ${quoted(body.length > 3000 ? `${body.slice(0, 3000)}…` : body)}`]),
  ].join(' ')
}
