import { createHmac, hkdfSync } from 'node:crypto'
import type { Context } from '../../context.ts'
import { isSameSecret } from '../../platform/crypto/tokens.ts'
import { forbidden, notFound } from '../../platform/errors.ts'
import { type PartnerLinkKey, requireConnected, requireOwnPlace } from './own-link.ts'
import { findOption } from './tariffs.store.ts'

/** What is paid on the page; the signature covers all of it. */
export interface PaymentTerms {
  locationId: number
  applicationId: number
  optionId: number
  /** In percent, as a decimal number in text. */
  discount: string
}

export const paymentPath = '/appstore/payment/'

const signed = ['salon_id', 'application_id', 'tariff_option_id', 'discount', 'source'] as const
type Signed = Record<(typeof signed)[number], string>

export async function makePaymentLink(
  ctx: Context,
  key: PartnerLinkKey,
  choice: { discount: number | undefined; optionId: number | undefined },
): Promise<string> {
  const { link } = await requireOwnPlace(ctx, key)
  requireConnected(link.status)
  const { applicationId, locationId } = key
  const option = await findOption(ctx.db, { applicationId, optionId: choice.optionId })
  if (!option) throw notFound('The application has no such tariff.')
  const query = queryOf({
    salon_id: String(locationId),
    application_id: String(applicationId),
    tariff_option_id: String(option.id),
    discount: String(choice.discount ?? Number(link.discount)),
    source: 'api',
  })
  return `${ctx.urls.app}${paymentPath}?${query}&sign=${sign(ctx, query)}`
}

/** Throws 403 unless every part is there once and as it was signed. */
export function readPaymentLink(ctx: Context, query: ReadonlyMap<string, string[]>): PaymentTerms {
  const once = (name: string) => (query.get(name)?.length === 1 ? query.get(name)?.[0] : undefined)
  const given = Object.fromEntries(signed.map(name => [name, once(name) ?? ''])) as Signed
  if (!isSameSecret(Buffer.from(once('sign') ?? ''), Buffer.from(sign(ctx, queryOf(given)))))
    throw forbidden('This payment link is not complete, or it was changed.')
  return {
    locationId: Number(given.salon_id),
    applicationId: Number(given.application_id),
    optionId: Number(given.tariff_option_id),
    discount: given.discount,
  }
}

const queryOf = (values: Signed): string =>
  new URLSearchParams(signed.map(name => [name, values[name]])).toString()

/** A key of its own, so that this signature is worth nothing anywhere else. */
const sign = (ctx: Context, query: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', ctx.key, '', 'payment-link', 32)))
    .update(query)
    .digest('hex')
