import { createHmac } from 'node:crypto'
import { type LifecycleEvent, signedPaymentText } from '@foyer/contract'
import { sampleId } from '@foyer/contract/examples'
import type { Context } from '../../../context.ts'
import { conflict, forbidden } from '../../../platform/errors.ts'
import { requireOwnApplication } from '../../marketplace/applications/applications.ts'
import { partnerTokenOf } from '../../marketplace/partners/partners.ts'
import type { PartnerAtLocation } from './eligibility.store.ts'
import { requireUnsuspended } from './eligibility.ts'
import { findMarketplaceUrl, isConnectedTo, type LifecycleTest } from './test-lifecycle.store.ts'

/** Says what a test of the marketplace webhook sends, and where. */
export async function planLifecycleTest(
  ctx: Context,
  { locationId, partnerId }: PartnerAtLocation,
  { applicationId, event }: { applicationId: number; event: LifecycleEvent },
): Promise<LifecycleTest> {
  await requireOwnApplication(ctx, { applicationId, partnerId })
  await requireUnsuspended(ctx, { locationId, partnerId })
  if (!(await isConnectedTo(ctx.db, { applicationId, locationId })))
    throw forbidden('The application is not connected to this Location.')
  const url = await findMarketplaceUrl(ctx.db, applicationId)
  if (url === undefined)
    throw conflict('Neither the application nor the partner account has a URL for the marketplace webhook.')
  const details = event === 'payment' ? await samplePayment(ctx, { locationId, partnerId }) : {}
  return { applicationId, event, details, url, at: ctx.clock.now() }
}

const month = 30 * 24 * 60 * 60 * 1000

/** A payment of the sample plan, with the ID that no record has. */
async function samplePayment(ctx: Context, { locationId, partnerId }: PartnerAtLocation) {
  const [amount, discount] = [100, 10]
  const token = await partnerTokenOf(ctx, partnerId)
  const signed = signedPaymentText({ salon_id: locationId, amount, discount })
  const now = ctx.clock.now()
  return {
    payment_id: sampleId,
    amount,
    currency_iso: 'EUR',
    discount,
    period_from: toUtcText(now),
    period_to: toUtcText(new Date(now.getTime() + month)),
    payment_date: toUtcText(now),
    tariff_option_id: sampleId,
    sign: token === undefined ? '' : createHmac('sha256', token).update(signed).digest('hex'),
  }
}

const toUtcText = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ')
