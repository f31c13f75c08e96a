import { blockedReasons } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Outbound, Place, PostResult } from '../../../platform/network/outbound.ts'
import { partnerTokenOf } from '../../marketplace/partners/partners.ts'
import { isTestOfRecord, readTestData } from '../log/test-data.ts'
import type { Claim } from './claims.store.ts'
import { toEnvelope } from './envelope.ts'
import type { Lane } from './lanes.store.ts'
import type { Outcome } from './outcomes.store.ts'
import { timestampOf, toRequestHeaders, webhookIdOf } from './request-headers.ts'
import { type SigningKey, sign } from './sign.ts'

export interface Sending {
  claim: Claim
  queue: Lane
  /** Where its URL leads; undefined when it is none. */
  place: Place | undefined
  keys: SigningKey[]
  /** Real time, in milliseconds since 1970. */
  startedMs: number
}

function reasonNotToSend({ verdict, blockedBy }: Claim): string {
  if (verdict === 'hold') return blockedReasons.application_frozen
  return blockedReasons[blockedBy ?? 'removed']
}

/**
 * Sends one delivery, or decides that it is not sent any more, and says what came of it. There are many of them: nothing
 * is waited for that is known already, and what is waited for is the answer alone.
 */
export function sendDelivery(
  ctx: Context,
  outbound: Outbound,
  { claim, queue, place, keys, startedMs }: Sending,
  onOutcome: (outcome: Outcome) => void,
): Promise<void> | undefined {
  const { partnerId } = queue
  const { verdict } = claim
  const post = (text: string) => {
    const body = Buffer.from(text)
    const id = webhookIdOf(claim.deliveryId)
    const timestamp = timestampOf(startedMs)
    const signature = sign(keys, { id, timestamp, body })
    const headers = toRequestHeaders({ id, timestamp, signature, isTest: claim.isTest })
    outbound.post({ place, headers, body }, result => {
      const { answer, durationMs } = result
      const reason = reasonOf(result)
      const attempt = { number: claim.attempts + 1, startedMs, durationMs, signature, answer }
      onOutcome({ claim, partnerId, outcome: reason === '' ? 'delivered' : 'failed', reason, attempt })
    })
  }
  if (verdict !== 'send') {
    const outcome = verdict === 'hold' ? 'held' : 'cancelled'
    onOutcome({ claim, partnerId, outcome, reason: reasonNotToSend(claim), attempt: undefined })
  } else if (isTestOfRecord(claim)) return testBody(ctx, claim, partnerId).then(post)
  else if (claim.event === null) post(toEnvelope(claim))
  else return lifecycleBody(ctx, claim, queue).then(post)
  return undefined
}

function reasonOf({ answer, failure }: PostResult): string {
  if (!answer) return failure
  const { status } = answer
  if (status >= 200 && status <= 299) return ''
  if (status >= 300 && status <= 399) return `The endpoint answered ${status}; redirects are not followed.`
  return `The endpoint answered ${status}.`
}

/** Read for it alone, because no event holds it. */
const testBody = async (ctx: Context, claim: Claim, partnerId: number): Promise<string> =>
  toEnvelope({ ...claim, data: await readTestData(ctx, { deliveryId: claim.deliveryId, partnerId }, claim) })

async function lifecycleBody(ctx: Context, claim: Claim, queue: Lane): Promise<string> {
  const token = claim.sendsPartnerToken ? await partnerTokenOf(ctx, queue.partnerId) : undefined
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
