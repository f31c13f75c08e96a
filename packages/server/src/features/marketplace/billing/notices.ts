import { endInUtc, momentInUtc } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { forbidden, invalid, notFound } from '../../../platform/errors.ts'
import { type Actor, platformActor } from '../../events/event.ts'
import { recordHappening } from '../installations/activity-log.ts'
import { changeInstallation } from '../installations/change-installation.ts'
import { furthestEnd } from './furthest-end.ts'
import { type PartnerInstallationKey, requireConnected, requireOwnInstallation } from './own-installation.ts'
import { lockInstallationStatus } from './paid-installations.store.ts'
import {
  type CheckedNotice,
  findPaymentOwner,
  findSameNotice,
  insertPayment,
  markRefunded,
  readPayment,
} from './payments.store.ts'
import { tellOfPayment } from './tell-of-payment.ts'

interface NoticeInput {
  currency_iso: string
  payment_sum: number
  payment_date: string
  period_from: string
  period_to: string
}

/**
 * Returns the id of the payment. A notice that was recorded before has the same id, however many calls arrive at once.
 */
export async function notePayment(
  ctx: Context,
  { partnerId, ...key }: PartnerInstallationKey,
  input: NoticeInput,
): Promise<number> {
  const notice = toNotice(input, ctx.clock.now())
  await requireOwnInstallation(ctx, { partnerId, ...key })
  return ctx.db.transaction(async tx => {
    requireConnected(await lockInstallationStatus(tx, key))
    const known = await findSameNotice(tx, key, notice)
    if (known) return known
    const id = await insertPayment(tx, key, {
      ...notice,
      source: 'partner',
      pageKey: null,
      at: ctx.clock.now(),
    })
    const actor = { ...platformActor, partnerId }
    const message = `${notice.sum.toFixed(2)} ${notice.currency}`
    await recordHappening(ctx, tx, { ...key, step: 'payment', actor, message })
    await changeInstallation(ctx, tx, key, { trigger: 'pay', actor })
    await tellOfPayment(ctx, tx, key, { ...notice, id, source: 'partner', amount: notice.sum })
    return id
  })
}

function toNotice(input: NoticeInput, now: Date): CheckedNotice {
  const [from, to] = [momentInUtc(input.period_from), endInUtc(input.period_to)]
  if (to < from) throw invalid({ period_to: ['must not be before period_from'] })
  // Otherwise one notice would pay for ever. Only the beginning of a day counts, so the day ten years from now is
  // allowed.
  if (momentInUtc(input.period_to) > furthestEnd(now))
    throw invalid({ period_to: ['must be at most ten years ahead'] })
  return {
    currency: input.currency_iso,
    sum: input.payment_sum,
    paidAt: momentInUtc(input.payment_date),
    from,
    to,
  }
}

/** The paid period is computed again at once. A second refund of the same payment changes nothing. */
export async function refundPayment(ctx: Context, paymentId: number, actor: Actor): Promise<string> {
  const owner = await findPaymentOwner(ctx.db, paymentId)
  if (!owner) throw notFound('There is no such payment.')
  const { partnerId, ...key } = owner
  if (partnerId !== actor.partnerId)
    throw forbidden('This is a payment for the application of another partner.')
  return ctx.db.transaction(async tx => {
    await lockInstallationStatus(tx, key)
    if (await markRefunded(tx, { ...key, paymentId }, ctx.clock.now())) {
      await recordHappening(ctx, tx, { ...key, step: 'refund', actor, message: '' })
      await changeInstallation(ctx, tx, key, { trigger: 'checkPaidPeriod', actor })
    }
    return readPayment(tx, { ...key, paymentId })
  })
}
