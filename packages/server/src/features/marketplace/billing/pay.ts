import { createHmac } from 'node:crypto'
import { signedPaymentText } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { addMonths } from '../../../platform/months.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'
import { platformActor } from '../../events/event.ts'
import { recordLifecycleEvent } from '../../events/lifecycle.ts'
import { recordHappening } from '../installations/activity-log.ts'
import { changeInstallation } from '../installations/change-installation.ts'
import { updatePaidPeriod } from '../paid-periods/paid-periods.ts'
import { partnerTokenOf } from '../partners/partners.ts'
import { type Checkout, openCheckout, startOf } from './checkout.ts'
import { lockInstallationStatus } from './paid-installations.store.ts'
import type { PaymentTerms } from './payment-link.ts'
import { findByPageKey, insertPayment } from './payments.store.ts'
import type { PaymentProcessor } from './processor.ts'
import { tellOfPayment } from './tell-of-payment.ts'

const source = 'platform'
const chargeTimeoutMs = 25_000

export interface PayInput {
  /** Every view of the page has its own key, so it pays once, however often it is sent. */
  pageKey: string
  /** The price that the page showed: nobody pays a price they have not seen. */
  amount: string
  answers: Record<string, string>
}

/**
 * A sentence for the payer. `uncertain` means that nobody knows whether the money was taken, so the same page must be
 * sent again.
 */
export type PayResult = { paid: true } | { refused: string } | { uncertain: string }

export async function pay(
  ctx: Context & { processor: PaymentProcessor },
  terms: PaymentTerms,
  input: PayInput,
): Promise<PayResult> {
  if ((await findPaid(ctx, terms, input.pageKey)) !== undefined) return { paid: true }
  const checkout = await openCheckout(ctx, terms)
  if (checkout.amount !== input.amount) return { refused: 'The price has changed. Please look again.' }
  // A lost key must fail before the money is taken, not after.
  await signingTokenOf(ctx, checkout)
  const failure = await charge(ctx, checkout, { terms, input })
  if (failure) return failure
  await record(ctx, checkout, { terms, pageKey: input.pageKey })
  return { paid: true }
}

/** Returns the payment that was made with this view of the page. */
export const findPaid = (ctx: Context, terms: PaymentTerms, pageKey: string): Promise<number | undefined> =>
  findByPageKey(ctx.db, terms, pageKey)

interface Charging {
  terms: PaymentTerms
  input: PayInput
}

/** Returns undefined when the money was taken, or when the amount is zero. */
async function charge(
  ctx: Context & { processor: PaymentProcessor },
  { application, option, amount }: Checkout,
  { terms, input }: Charging,
): Promise<Exclude<PayResult, { paid: true }> | undefined> {
  if (Number(amount) === 0) return undefined
  const { locationId, applicationId } = terms
  try {
    const result = await ctx.processor.charge({
      key: `${locationId}-${applicationId}-${input.pageKey}`,
      amount,
      currency: option.currency,
      description: `${application.title}: ${option.plan}, ${option.title}`,
      locationId,
      applicationId,
      answers: input.answers,
      signal: AbortSignal.timeout(chargeTimeoutMs),
    })
    if ('refused' in result) return { refused: result.refused }
    ctx.log.info({ locationId, applicationId, reference: result.reference }, 'payment charged')
    return undefined
  } catch (err) {
    ctx.log.error({ err, locationId, applicationId }, 'the payment processor failed')
    return {
      uncertain: 'The payment could not be confirmed. Please try again here: nothing is charged twice.',
    }
  }
}

const signingTokenOf = async (ctx: Context, { application }: Checkout): Promise<string | undefined> =>
  application.sendsPayments ? partnerTokenOf(ctx, application.partnerId) : undefined

/** The money is taken, so the payment is recorded whatever happened to the installation meanwhile. */
async function record(
  ctx: Context,
  checkout: Checkout,
  { terms, pageKey }: { terms: PaymentTerms; pageKey: string },
): Promise<void> {
  const key: InstallationKey = { locationId: terms.locationId, applicationId: terms.applicationId }
  const { application, option, amount, discount } = checkout
  const token = await signingTokenOf(ctx, checkout)
  await ctx.db.transaction(async tx => {
    await lockInstallationStatus(tx, key)
    if (await findByPageKey(tx, key, pageKey)) return
    const at = ctx.clock.now()
    const from = startOf(await updatePaidPeriod(tx, key, at), at)
    const payment = {
      from,
      to: addMonths(from, option.months),
      paidAt: at,
      currency: option.currency,
      discount,
    }
    const id = await insertPayment(tx, key, {
      ...payment,
      source,
      sum: amount,
      optionId: option.id,
      pageKey,
      paidBy: terms.payerId,
      at,
    })
    await changeInstallation(ctx, tx, key, { trigger: 'pay', actor: platformActor })
    await recordHappening(ctx, tx, {
      ...key,
      step: 'payment',
      actor: { ...platformActor, userId: terms.payerId ?? null },
      message: `${amount} ${option.currency}`,
    })
    await tellOfPayment(ctx, tx, key, { ...payment, id, source, amount: Number(amount) })
    if (application.sendsPayments)
      await recordPaymentEvent(ctx, tx, { ...payment, key, id, amount, optionId: option.id, token })
  })
}

interface PaidPayment {
  key: InstallationKey
  id: number
  /** The token of the partner; undefined while it has none. */
  token: string | undefined
  optionId: number
  amount: string
  currency: string
  discount: string
  from: Date
  to: Date
  paidAt: Date
}

async function recordPaymentEvent(ctx: Context, tx: Tx, payment: PaidPayment): Promise<void> {
  const [amount, discount] = [Number(payment.amount), Number(payment.discount)]
  const signed = signedPaymentText({ salon_id: payment.key.locationId, amount, discount })
  await recordLifecycleEvent(ctx, tx, {
    ...payment.key,
    event: 'payment',
    details: {
      payment_id: payment.id,
      amount,
      currency_iso: payment.currency,
      discount,
      period_from: toUtcText(payment.from),
      period_to: toUtcText(payment.to),
      payment_date: toUtcText(payment.paidAt),
      tariff_option_id: payment.optionId,
      sign:
        payment.token === undefined ? '' : createHmac('sha256', payment.token).update(signed).digest('hex'),
    },
  })
}

/** Formats times as the marketplace does: `YYYY-MM-DD HH:MM:SS`. */
const toUtcText = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ')
