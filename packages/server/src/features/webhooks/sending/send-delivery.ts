import { blockedReasons, failureSentence } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Outbound, OutboundResult } from '../../../platform/network/outbound.ts'
import { partnerTokenOf } from '../../marketplace/partners/partners.ts'
import { type HandOver, listenerEnded } from '../listeners/hand-over.ts'
import { isTestOfRecord, readTestData } from '../log/test-data.ts'
import type { ClaimedDelivery } from './claims.store.ts'
import type { EndpointQueue } from './endpoint-queue.ts'
import { toEnvelope } from './envelope.ts'
import { timestampOf, toRequestHeaders, webhookIdOf } from './request-headers.ts'
import type { DeliveryResult } from './results.store.ts'
import { sign } from './sign.ts'

interface DeliverySendOptions {
  delivery: ClaimedDelivery
  queue: Pick<EndpointQueue, 'partnerId' | 'target' | 'listenerId' | 'secrets'>
}

/** How a request reaches an endpoint: over the network, or through the stream of a listener. */
export interface Transport {
  outbound: Outbound
  handOver: HandOver
}

/**
 * Makes one attempt, or none when the delivery is not to be sent any more, and returns the result; undefined when this
 * process stops before it knows the result.
 */
export async function sendDelivery(
  ctx: Context,
  { outbound, handOver }: Transport,
  { delivery, queue }: DeliverySendOptions,
): Promise<DeliveryResult | undefined> {
  const { partnerId, target, listenerId, secrets } = queue
  if (delivery.decision !== 'send') {
    const outcome = delivery.decision === 'hold' ? 'held' : 'cancelled'
    return { delivery, partnerId, outcome, reason: reasonNotToSend(delivery, listenerId), attempt: undefined }
  }
  const isOfEvent = delivery.event === null && !isTestOfRecord(delivery)
  const body = Buffer.from(isOfEvent ? toEnvelope(delivery) : await readBody(ctx, delivery, partnerId))
  const startedMs = ctx.clock.real().getTime()
  const id = webhookIdOf(delivery.deliveryId)
  const timestamp = timestampOf(startedMs)
  const signature = sign(secrets, { id, timestamp, body })
  const headers = toRequestHeaders({ id, timestamp, signature, isTest: delivery.isTest })
  const result =
    listenerId === undefined
      ? await outbound.post({ target, headers, body })
      : await handOver.post({ listenerId, delivery, headers, body })
  if (!result) return undefined
  const { response, durationMs } = result
  const reason = reasonOf(result)
  const attempt = { number: delivery.attempts + 1, startedMs, durationMs, signature, response }
  return { delivery, partnerId, outcome: reason === '' ? 'delivered' : 'failed', reason, attempt }
}

function reasonNotToSend({ blockedBy }: ClaimedDelivery, listenerId: number | undefined): string {
  if (listenerId !== undefined && blockedBy === null) return listenerEnded
  return blockedReasons[blockedBy ?? 'removed']
}

export function reasonOf({ response, failure }: Pick<OutboundResult, 'response' | 'failure'>): string {
  if (!response) return failure
  const { status } = response
  if (status >= 200 && status <= 299) return ''
  return failureSentence(status >= 300 && status <= 399 ? 'redirect' : 'status', status)
}

/** Reads what the claim doesn't bring: the record of a test, which has no event, or the partner's token. */
async function readBody(ctx: Context, delivery: ClaimedDelivery, partnerId: number): Promise<string> {
  if (isTestOfRecord(delivery)) {
    const data = await readTestData(ctx, { deliveryId: delivery.deliveryId, partnerId }, delivery)
    return toEnvelope({ ...delivery, data })
  }
  const token = delivery.sendsPartnerToken ? await partnerTokenOf(ctx, partnerId) : undefined
  return toLifecycleBody(delivery, token)
}

/** Builds `{salon_id, application_id, event}`, and the fields that the application has switched on. */
export function toLifecycleBody(
  {
    locationId,
    applicationId,
    event,
    details,
  }: Pick<ClaimedDelivery, 'locationId' | 'applicationId' | 'event' | 'details'>,
  token: string | undefined,
): string {
  return JSON.stringify({
    salon_id: locationId,
    application_id: applicationId,
    event,
    ...(token === undefined ? {} : { partner_token: token }),
    ...details,
  })
}
