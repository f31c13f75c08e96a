import { setTimeout as pause } from 'node:timers/promises'
import type { Endpoint } from './check.ts'
import type { Delivery } from './delivery.ts'
import { isAccepted, type Outcome } from './outcome.ts'

const everyMs = 200
/** So many deliveries come while it restarts: one minute of them. */
const maxDuring = 300
/** And so many until it accepts again: half a minute. */
const maxAfter = 150
const maxAtOnce = 20
const maxRepeated = 20
const slowParts = 8

/** A restart sends fewer, as soon as the endpoint accepts again. */
export const maxRestartRequests = 2 + maxDuring + maxAfter + maxRepeated

interface Sent {
  delivery: Delivery
  outcome: Outcome
}

/** What the deliveries around a restart came to. */
export interface Watched {
  before: Outcome
  /** The one that was in the middle of its body when the restart began. */
  inFlight: Outcome
  /** From the beginning of the restart until a delivery was accepted after it. */
  meanwhile: Sent[]
  /** Why the restart itself failed. */
  problem: string | undefined
  /** Undefined when no delivery was accepted after the restart. */
  readyAfterMs: number | undefined
  /** Deliveries that were accepted before or meanwhile, sent again with their ids. */
  repeated: Outcome[]
}

/** Sends deliveries before, during and after a restart. */
export async function watchRestart(
  endpoint: Endpoint,
  restart: () => Promise<string | undefined>,
): Promise<Watched> {
  const before = await send(endpoint)
  const inFlight = sendSlowly(endpoint)
  const { problem, sent } = await sendDuring(endpoint, restart)
  const startedMs = endpoint.stopwatchMs()
  const after = await sendUntilAccepted(endpoint)
  const readyAfterMs = isAccepted(after.at(-1)?.outcome ?? before.outcome)
    ? endpoint.stopwatchMs() - startedMs
    : undefined
  const meanwhile = [...(await Promise.all(sent)), ...after]
  const accepted = [before, ...meanwhile].filter(({ outcome }) => isAccepted(outcome))
  const repeated = readyAfterMs === undefined ? [] : await sendAgain(endpoint, accepted.slice(0, maxRepeated))
  return { before: before.outcome, inFlight: await inFlight, meanwhile, problem, readyAfterMs, repeated }
}

function send(endpoint: Endpoint): Promise<Sent> {
  const delivery = endpoint.deliver()
  return caught(endpoint.post(delivery).then(outcome => ({ delivery, outcome })))
}

function sendSlowly(endpoint: Endpoint): Promise<Outcome> {
  const delivery = endpoint.deliver()
  const size = Math.ceil(delivery.body.length / slowParts)
  const parts = Array.from({ length: slowParts }, (_, index) =>
    delivery.body.subarray(index * size, (index + 1) * size),
  )
  return caught(endpoint.post(delivery, { parts }))
}

async function sendDuring(endpoint: Endpoint, restart: () => Promise<string | undefined>) {
  let isDone = false
  let open = 0
  const done = caught(
    restart().finally(() => {
      isDone = true
    }),
  )
  const sent: Promise<Sent>[] = []
  while (!isDone && sent.length < maxDuring) {
    if (open < maxAtOnce) {
      open += 1
      sent.push(caught(send(endpoint).finally(() => (open -= 1))))
    }
    await Promise.race([done, pause(everyMs)])
  }
  return { problem: await done, sent }
}

/** Ends with the first delivery that is accepted, or with the last that is sent. */
async function sendUntilAccepted(endpoint: Endpoint): Promise<Sent[]> {
  const sent: Sent[] = []
  while (sent.length < maxAfter) {
    const last = await send(endpoint)
    sent.push(last)
    // A connection that hangs takes a whole timeout, so that a few of them are enough.
    const hung = sent.filter(({ outcome }) => outcome.kind === 'timeout').length
    if (isAccepted(last.outcome) || hung > 1) break
    await pause(everyMs)
  }
  return sent
}

async function sendAgain(endpoint: Endpoint, accepted: Sent[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { delivery } of accepted)
    outcomes.push(await endpoint.post(endpoint.deliver({ id: idOf(delivery) })))
  return outcomes
}

export const idOf = ({ headers }: Delivery): string => headers['webhook-id'] ?? ''

/** Ctrl-C rejects all of them at once, and only one is awaited then. */
function caught<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined)
  return work
}
