import type { MarketplaceEvent, PaymentEvent } from '../generated/events.ts'
import { encode, fromHex } from './bytes.ts'
import { isSigned, type Secrets, tokenKeys } from './signatures.ts'
import { WebhookVerificationError } from './verification-error.ts'

export interface ReceivedPayment {
  /** Your partner token. */
  partnerToken: Secrets
  /** The body of the marketplace webhook, parsed. */
  payment: MarketplaceEvent
}

/**
 * Proves `sign` of a payment, and returns the payment. It covers `salon_id`, `amount` and `discount` alone; the
 * signature of the webhook (`verifyWebhook<MarketplaceEvent>`) covers all of it.
 */
export async function verifyPayment(received: ReceivedPayment): Promise<PaymentEvent> {
  const { partnerToken, payment }: Partial<ReceivedPayment> = received ?? {}
  const keys = tokenKeys(partnerToken)
  if (!isPayment(payment))
    throw new WebhookVerificationError('not_a_payment', 'This is not the parsed body of a payment.')
  const { salon_id, amount, discount, sign } = payment
  const signed = `salon_id=${salon_id}&amount=${amount}${discount > 0 ? `&discount=${discount}` : ''}`
  if (!(await isSigned(encode(signed), { keys, signatures: [fromHex(sign)] })))
    throw new WebhookVerificationError(
      'wrong_signature',
      'sign of this payment was not made with your partner token: ignore it.',
    )
  return payment
}

/** The signed text joins these with `&`, so a text in the place of a number could say something else. */
const isPayment = (body: MarketplaceEvent | undefined): body is PaymentEvent =>
  body?.event === 'payment' &&
  [body.salon_id, body.amount, body.discount ?? 0].every(each => typeof each === 'number' && each >= 0) &&
  typeof body.sign === 'string'
