import type { Context } from '../../../context.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { addMonths } from '../../../platform/months.ts'
import type { Application } from '../applications/application.store.ts'
import { getApplication } from '../applications/applications.ts'
import { furthestEnd } from './furthest-end.ts'
import { getPaidInstallation, requireConnected, requirePayable } from './own-installation.ts'
import type { PaymentTerms } from './payment-link.ts'
import { findOption, type PlanOption } from './plans.store.ts'
import { discounted, largerDiscount } from './price.ts'

/** What a payment page shows, and what a payer pays there. */
export interface Checkout {
  application: Application
  location: string
  /** Of the Location. */
  timezone: string
  option: PlanOption
  discount: string
  /** The amount after the discount. */
  amount: string
  from: Date
  to: Date
}

export async function openCheckout(ctx: Context, terms: PaymentTerms): Promise<Checkout> {
  const { applicationId, optionId } = terms
  const installation = await getPaidInstallation(ctx, terms)
  const application = await getApplication(ctx.db, applicationId)
  requireConnected(installation.status)
  requirePayable(installation)
  const option = await findOption(ctx.db, { applicationId, optionId })
  if (!option) throw notFound('This plan is not offered any more.')
  const now = ctx.clock.now()
  const from = startOf(installation.paidUntil, now)
  // Otherwise a payment link with a full discount would extend the paid period for ever.
  if (from > furthestEnd(now)) throw conflict('This is paid for many years ahead already.')
  const discount = largerDiscount(terms.discount, installation.discount)
  return {
    application,
    location: installation.location,
    timezone: installation.timezone,
    option,
    discount,
    amount: discounted(option.price, discount, option.currency),
    from,
    to: addMonths(from, option.months),
  }
}

/** A new period begins when the current one ends. */
export const startOf = (paidUntil: Date | null, now: Date): Date =>
  paidUntil && paidUntil > now ? paidUntil : now
