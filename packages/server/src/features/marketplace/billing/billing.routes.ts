import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { actorOf } from '../../events/events.ts'
import { requireOwnApplication } from '../applications/applications.ts'
import { addDiscount } from './discounts.ts'
import { notePayment, refundPayment } from './notices.ts'
import { listPayable } from './paid-installations.store.ts'
import { makePaymentLink, makePaymentLinkForPayer } from './payment-link.ts'
import { listPaymentsOf } from './payments.store.ts'
import { listPlans } from './plans.store.ts'
import { getReceipt } from './receipt.ts'

const { marketplace, locations } = catalogue

export const billingRoutes = (ctx: Context) => {
  const keyOf = (input: { salon_id: number; application_id: number }, partnerId: number) => ({
    partnerId,
    locationId: input.salon_id,
    applicationId: input.application_id,
  })

  return [
    route(marketplace.plans, async ({ params, caller }) => {
      const { id } = await requireOwnApplication(ctx, {
        applicationId: params.application_id,
        partnerId: caller.partner.id,
      })
      return { json: await listPlans(ctx.db, id) }
    }),
    route(marketplace.addDiscount, async ({ body, caller }) => {
      const { salon_ids: locationIds, application_id: applicationId, discount } = body
      await addDiscount(ctx, { partnerId: caller.partner.id, applicationId, locationIds, discount })
      return { data: {} }
    }),
    route(marketplace.paymentLink, async ({ query, caller }) => {
      const { discount, tariff_option_id: optionId } = query
      return {
        data: { url: await makePaymentLink(ctx, keyOf(query, caller.partner.id), { discount, optionId }) },
      }
    }),
    route(marketplace.payment, async ({ body, caller }) => ({
      data: { id: await notePayment(ctx, keyOf(body, caller.partner.id), body) },
    })),
    route(marketplace.refund, async ({ params, caller }) => ({
      json: await refundPayment(ctx, params.payment_id, actorOf(caller)),
    })),
    route(locations.listPayments, async ({ caller, query }) => {
      const page = query.page || 1
      const paging = { page, count: query.count ?? 50 }
      const { json, total } = await listPaymentsOf(ctx.db, caller.location.id, paging)
      return { json, meta: { total_count: total, page } }
    }),
    route(locations.getPayment, async ({ caller, params }) => ({
      json: await getReceipt(ctx, { locationId: caller.location.id, paymentId: params.payment_id }),
    })),
    route(locations.listPayable, async ({ caller }) => ({
      json: await listPayable(ctx.db, caller.location.id),
    })),
    route(locations.makePaymentLink, async ({ caller, params, body }) => {
      const key = { locationId: caller.location.id, applicationId: params.application_id }
      const choice = { optionId: body.tariff_option_id, payerId: caller.user.id }
      return { data: { url: await makePaymentLinkForPayer(ctx, key, choice) } }
    }),
  ]
}
