import { setMaxListeners } from 'node:events'
import type { Check, Endpoint } from './check.ts'
import { type Delivery, type DeliveryParts, makeDelivery, openIds } from './delivery.ts'
import { openSamples, type SampleOptions } from './samples.ts'
import { type RequestForm, sendRequest } from './send-request.ts'

export interface EndpointOptions extends SampleOptions {
  url: URL
  /** The key of the secret. */
  key: Buffer
  timeoutMs: number
  stopwatchMs(): number
  signal: AbortSignal
  certificateProblem: string | undefined
}

const maxAtOnce = 100

export function openEndpoint(options: EndpointOptions): Endpoint {
  const { url, key, timeoutMs, stopwatchMs, signal, certificateProblem } = options
  const samples = openSamples(options)
  // Every request of a burst listens for Ctrl-C.
  setMaxListeners(maxAtOnce, signal)
  const newId = openIds()
  const deliverSignedBy = (keys: Buffer[], parts?: Partial<DeliveryParts>) =>
    makeDelivery(keys, { id: newId(), body: samples.body(), ...parts })
  return {
    timeoutMs,
    stopwatchMs,
    samples,
    certificateProblem,
    newId,
    key,
    deliverSignedBy,
    deliver: parts => deliverSignedBy([key], parts),
    post: (delivery: Delivery, form?: RequestForm) =>
      sendRequest(url, { ...delivery, ...form }, { timeoutMs, stopwatchMs, signal }),
  }
}

export const countRequests = (checks: Check[]): number =>
  checks.reduce((sum, { requests }) => sum + requests, 0)
