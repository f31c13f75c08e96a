import type { Endpoint } from './check.ts'
import { type Delivery, type DeliveryParts, makeDelivery, openIds } from './delivery.ts'
import { openSamples, type SampleOptions } from './samples.ts'

/** How requests are sent and time is read is for the program that checks. */
export interface EndpointOptions
  extends SampleOptions,
    Pick<
      Endpoint,
      'keys' | 'timeoutMs' | 'stopwatchMs' | 'certificateProblem' | 'restart' | 'withoutRestart' | 'post'
    > {
  /** Real time in milliseconds since 1970. */
  nowMs(): number
}

export function openEndpoint({
  event,
  location,
  marketplaceLocation,
  partnerToken,
  nowMs,
  ...options
}: EndpointOptions): Endpoint {
  const samples = openSamples({ event, location, marketplaceLocation, partnerToken })
  const newId = openIds()
  const deliverSignedBy = (keys: Buffer[], parts?: Partial<DeliveryParts>): Delivery =>
    makeDelivery(keys, { id: newId(), body: samples.body(), nowMs: nowMs(), ...parts })
  return {
    ...options,
    samples,
    newId,
    deliverSignedBy,
    deliver: parts => deliverSignedBy(options.keys, parts),
  }
}
