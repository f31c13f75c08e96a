import type { Delivery, DeliveryParts } from './delivery.ts'
import { type Judgement, judge } from './judge.ts'
import type { Outcome, RequestForm } from './outcome.ts'
import type { Samples } from './samples.ts'

/** The endpoint of a partner, and what is needed to send to it. */
export interface Endpoint {
  timeoutMs: number
  stopwatchMs(): number
  samples: Samples
  /** What is wrong with its certificate. */
  certificateProblem: string | undefined
  newId(): string
  /** Makes a delivery that is right in every way, except for what is named. */
  deliver(parts?: Partial<DeliveryParts>): Delivery
  /** The same, signed with these keys instead. */
  deliverSignedBy(keys: Buffer[], parts?: Partial<DeliveryParts>): Delivery
  /** The keys that sign deliveries now: one, or two for a day after a rotation. */
  keys: Buffer[]
  /** Sends one request on a connection of its own, and follows no redirect. */
  post(delivery: Delivery, form?: RequestForm): Promise<Outcome>
  /** Restarts the endpoint, and resolves when that is done: to nothing, or to what went wrong. */
  restart?: (() => Promise<string | undefined>) | undefined
  /** Why nobody restarts it, and what to do about that. */
  withoutRestart: string
}

/** One thing that production does to an endpoint. */
export interface Check {
  name: string
  /** What production does. */
  production: string
  expected: string
  /** How many requests it sends, at most. */
  requests: number
  /** The others say nothing when this one fails. */
  isGate?: true
  /** It is left out elsewhere. */
  onlyFor?: 'https' | 'marketplace'
  run(endpoint: Endpoint): Promise<Judgement>
}

interface SendingCheck extends Omit<Check, 'run' | 'expected'> {
  expected?: string
  /** One sentence on how to mend it. */
  advice: string
  send(endpoint: Endpoint): Promise<Outcome[]>
}

/** A check whose requests an endpoint must accept. */
export const accepts = ({ advice, send, ...check }: SendingCheck): Check => ({
  expected: '2xx',
  ...check,
  run: async endpoint => judge('accepted', await send(endpoint), { advice, ...endpoint }),
})

/** A check whose requests an endpoint must refuse. */
export const refuses = ({ advice, send, ...check }: SendingCheck): Check => ({
  expected: '4xx',
  ...check,
  run: async endpoint => judge('refused', await send(endpoint), { advice, ...endpoint }),
})

/** Sends one after the other. */
export async function inTurn(endpoint: Endpoint, deliveries: Delivery[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const delivery of deliveries) outcomes.push(await endpoint.post(delivery))
  return outcomes
}
