import { blockedReasons } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Outbound, OutboundResult, OutboundTarget } from '../../../platform/network/outbound.ts'
import { partnerTokenOf } from '../../marketplace/partners/partners.ts'
import { isTestOfRecord, readTestData } from '../log/test-data.ts'
import type { Claim } from './claims.store.ts'
import { toEnvelope } from './envelope.ts'
import type { Lane } from './lanes.store.ts'
import type { Outcome } from './outcomes.store.ts'
import { timestampOf, toRequestHeaders, webhookIdOf } from './request-headers.ts'
import { sign } from './sign.ts'

export interface Sending {
  claim: Claim
  lane: Lane
  /** Undefined when its URL cannot be parsed. */
  target: OutboundTarget | undefined
  secrets: Buffer[]
  /** Real time, in milliseconds since 1970. */
  startedMs: number
}

/** Sends one delivery, or decides that it is not sent any more, and returns what came of it. */
export async function sendDelivery(ctx: Context, outbound: Outbound, sending: Sending): Promise<Outcome> {
  const { claim, lane, target, secrets, startedMs } = sending
  const { partnerId } = lane
  if (claim.verdict !== 'send') {
    const outcome = claim.verdict === 'hold' ? 'held' : 'cancelled'
    return { claim, partnerId, outcome, reason: reasonNotToSend(claim), attempt: undefined }
  }
  const body = Buffer.from(await bodyOf(ctx, claim, partnerId))
  const id = webhookIdOf(claim.deliveryId)
  const timestamp = timestampOf(startedMs)
  const signature = sign(secrets, { id, timestamp, body })
  const headers = toRequestHeaders({ id, timestamp, signature, isTest: claim.isTest })
  const result = await outbound.post({ target, headers, body })
  const { response, durationMs } = result
  const reason = reasonOf(result)
  const attempt = { number: claim.attempts + 1, startedMs, durationMs, signature, response }
  return { claim, partnerId, outcome: reason === '' ? 'delivered' : 'failed', reason, attempt }
}

function reasonNotToSend({ verdict, blockedBy }: Claim): string {
  if (verdict === 'hold') return blockedReasons.application_frozen
  return blockedReasons[blockedBy ?? 'removed']
}

function reasonOf({ response, failure }: OutboundResult): string {
  if (!response) return failure
  const { status } = response
  if (status >= 200 && status <= 299) return ''
  if (status >= 300 && status <= 399)
    return `The endpoint responded with ${status}; redirects are not followed.`
  return `The endpoint responded with ${status}.`
}

async function bodyOf(ctx: Context, claim: Claim, partnerId: number): Promise<string> {
  if (isTestOfRecord(claim)) {
    // No event holds the data of a test.
    const data = await readTestData(ctx, { deliveryId: claim.deliveryId, partnerId }, claim)
    return toEnvelope({ ...claim, data })
  }
  if (claim.event === null) return toEnvelope(claim)
  const token = claim.sendsPartnerToken ? await partnerTokenOf(ctx, partnerId) : undefined
  return toLifecycleBody(claim, token)
}

/** `{salon_id, application_id, event}`, and what the application has switched on. */
export function toLifecycleBody(
  {
    locationId,
    applicationId,
    event,
    details,
  }: Pick<Claim, 'locationId' | 'applicationId' | 'event' | 'details'>,
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
