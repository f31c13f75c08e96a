import type { Context } from '../../context.ts'
import { stopwatchMs } from '../../platform/clock.ts'
import type { Outbound } from '../../platform/network/outbound.ts'
import { partnerTokenOf } from '../partners/partners.ts'
import type { Claim } from './claims.store.ts'
import type { Lane } from './lanes.store.ts'
import type { Outcome } from './outcomes.store.ts'
import { signingKeys } from './secrets.ts'
import { sign } from './sign.ts'

const timeoutMs = 15_000

export const webhookIdOf = (deliveryId: number): string => `dlv_${deliveryId}`

const reasons = {
  hold: 'The application is frozen in this Location.',
  cancel: 'The application or the receiver was removed before it was sent.',
} as const

/** Sends one delivery, or decides that it is not sent any more. What came of it is a value; nothing is thrown at the world. */
export async function sendDelivery(
  ctx: Context,
  outbound: Outbound,
  { claim, lane }: { claim: Claim; lane: Lane },
): Promise<Outcome> {
  const { partnerId } = lane
  if (claim.verdict !== 'send')
    return {
      claim,
      partnerId,
      outcome: claim.verdict === 'hold' ? 'held' : 'cancelled',
      reason: reasons[claim.verdict],
      attempt: undefined,
    }
  const body = claim.event === null ? claim.body : await lifecycleBody(ctx, claim, lane)
  const known = signingKeys(ctx, partnerId)
  const keys = known instanceof Promise ? await known : known
  const startedAt = ctx.clock.real()
  const id = webhookIdOf(claim.deliveryId)
  const timestamp = Math.floor(startedAt.getTime() / 1000)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Foyer-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': sign(keys, { id, timestamp, body }),
  }
  const start = stopwatchMs()
  const result = await outbound.post({ url: lane.url, headers, body, timeoutMs })
  const durationMs = stopwatchMs() - start
  const answer = 'answer' in result ? result.answer : undefined
  const reason = 'failure' in result ? result.failure : reasonOf(result.answer.status)
  return {
    claim,
    partnerId,
    outcome: reason === '' ? 'delivered' : 'failed',
    reason,
    attempt: {
      number: claim.attempts + 1,
      startedAt,
      durationMs,
      requestHeaders: JSON.stringify(headers),
      answer: answer && { ...answer, headers: JSON.stringify(answer.headers) },
    },
  }
}

function reasonOf(status: number): string {
  if (status >= 200 && status <= 299) return ''
  if (status >= 300 && status <= 399) return `The receiver answered ${status}; redirects are not followed.`
  return `The receiver answered ${status}.`
}

async function lifecycleBody(ctx: Context, claim: Claim, lane: Lane): Promise<string> {
  const token = claim.sendsPartnerToken ? await partnerTokenOf(ctx, lane.partnerId) : undefined
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
