import type { Context } from '../../../context.ts'
import { isSigned, signText } from '../../../platform/crypto/signatures.ts'
import { forbidden, notFound } from '../../../platform/errors.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'
import {
  getPaidInstallation,
  type PartnerInstallationKey,
  requireConnected,
  requireOwnInstallation,
  requirePayable,
} from './own-installation.ts'
import type { PaidInstallation } from './paid-installations.store.ts'
import { findOption } from './plans.store.ts'
import { requireProcessor } from './require-processor.ts'

/** What is paid on the page; the signature covers all of it. */
export interface PaymentTerms {
  locationId: number
  applicationId: number
  optionId: number
  /** In percent, as a decimal number in text. */
  discount: string
  /** Who asked for the link. */
  source: 'api' | 'console'
  /** The person who asked for it in the console. */
  payerId?: number
}

export const paymentPath = '/appstore/payment/'
const purpose = 'payment-link'

const signed = ['salon_id', 'application_id', 'tariff_option_id', 'discount', 'source'] as const
// Only links of the console have it.
const payerField = 'payer_id'
type Signed = Record<(typeof signed)[number], string> & { [payerField]?: string }

interface Choice {
  optionId: number | undefined
  /** The currency of the Location when it is absent. */
  discount?: number | undefined
}

export async function makePaymentLink(
  ctx: Context,
  key: PartnerInstallationKey,
  choice: Choice,
): Promise<string> {
  const { installation } = await requireOwnInstallation(ctx, key)
  return toSignedLink(ctx, key, { installation, choice, source: 'api' })
}

/** Makes a link for a person who may pay for the Location. Throws where the page takes no payments. */
export async function makePaymentLinkForPayer(
  ctx: Context,
  key: InstallationKey,
  choice: Choice & { payerId: number },
): Promise<string> {
  const installation = await getPaidInstallation(ctx, key)
  requireProcessor(ctx)
  return toSignedLink(ctx, key, { installation, choice, source: 'console', payerId: choice.payerId })
}

async function toSignedLink(
  ctx: Context,
  { applicationId, locationId }: InstallationKey,
  {
    installation,
    choice,
    source,
    payerId,
  }: { installation: PaidInstallation; choice: Choice } & Pick<PaymentTerms, 'source' | 'payerId'>,
): Promise<string> {
  requireConnected(installation.status)
  requirePayable(installation)
  const option = await findOption(ctx.db, { applicationId, optionId: choice.optionId })
  if (!option) throw notFound('The application has no such plan.')
  const query = queryOf({
    salon_id: String(locationId),
    application_id: String(applicationId),
    tariff_option_id: String(option.id),
    discount: String(choice.discount ?? Number(installation.discount)),
    source,
    ...(payerId === undefined ? {} : { [payerField]: String(payerId) }),
  })
  return `${ctx.urls.app}${paymentPath}?${query}&sign=${signText(ctx.key, purpose, query)}`
}

/** Throws 403 unless every field is there once and as it was signed. */
export function readPaymentLink(ctx: Context, query: ReadonlyMap<string, string[]>): PaymentTerms {
  const once = (name: string) => (query.get(name)?.length === 1 ? query.get(name)?.[0] : undefined)
  const given = Object.fromEntries(signed.map(name => [name, once(name) ?? ''])) as Signed
  if (query.has(payerField)) given[payerField] = once(payerField) ?? ''
  const link = { text: queryOf(given), signature: once('sign') ?? '' }
  if (!isSigned(ctx.key, purpose, link))
    throw forbidden('This payment link is not complete, or it was changed.')
  return {
    locationId: Number(given.salon_id),
    applicationId: Number(given.application_id),
    optionId: Number(given.tariff_option_id),
    discount: given.discount,
    source: given.source === 'console' ? 'console' : 'api',
    payerId: given[payerField] ? Number(given[payerField]) : undefined,
  }
}

const queryOf = (values: Signed): string =>
  new URLSearchParams([
    ...signed.map(name => [name, values[name]]),
    ...(values[payerField] === undefined ? [] : [[payerField, values[payerField]]]),
  ]).toString()
