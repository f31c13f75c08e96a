import Type from 'typebox'
import { personIn } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Count, Id, Instant, Nullable, Page, PageMeta, Shape } from '../../wire.ts'
import { Payment, PaymentUrl, Plan } from '../marketplace/billing.ts'
import { FrozenBy, ofInstallation } from '../marketplace/installations.ts'

const payments = {
  document: 'account',
  tag: 'Locations',
  surface: 'app',
  access: personIn('location_id', 'billing_access'),
  status: 200,
} as const
const ofLocation = Type.Object({ location_id: Id('Location ID') })

export const listLocationPayments = operation({
  ...payments,
  name: 'listLocationPayments',
  method: 'GET',
  path: '/account/locations/{location_id}/payments',
  summary: 'List the payments of a Location',
  description: 'Returns what the Location has paid for applications, newest first.',
  params: ofLocation,
  query: Type.Object({ page: Page, count: Count(50, 300) }),
  data: Type.Array(Payment),
  meta: PageMeta,
  errors: [401, 403, 404, 422],
})

const Receipt = Type.Object(
  {
    id: Id('Payment ID'),
    number: Type.String({ description: 'Number of the receipt' }),
    payment_sum: Type.Number({ description: 'Amount paid for the period' }),
    currency_iso: Type.String({ description: 'ISO 4217 currency code' }),
    discount: Type.Number({ description: 'Discount in percent' }),
    source: Type.Enum(['partner', 'platform'], {
      description: '`partner` for a notice of the partner, `platform` for a payment on the payment page',
    }),
    paid_at: Instant('When it was paid'),
    period_from: Instant('Start of the paid period'),
    period_to: Instant('End of the paid period'),
    refunded_at: Nullable(Instant('When it was refunded; null if it was not')),
    plan: Nullable(Type.String({ description: 'The plan option that was bought on the payment page' })),
    application: Shape(
      { id: Id('Application ID'), title: Type.String({ description: 'Name of the application' }) },
      'The application that was paid for',
    ),
    partner: Type.String({ description: 'Name of the partner that offers it' }),
    location: Shape(
      {
        id: Id('Location ID'),
        title: Type.String({ description: 'Name of the Location' }),
        address: Type.String({ description: 'Address of the Location; empty for none' }),
        timezone_name: Type.String({ description: 'Time zone of the Location' }),
      },
      'The Location that paid',
    ),
    paid_by: Nullable(
      Type.String({
        description: 'Who opened the payment page from the console; null for a link of the developer',
      }),
    ),
  },
  { $id: 'Receipt' },
)

export const getLocationPayment = operation({
  ...payments,
  name: 'getLocationPayment',
  method: 'GET',
  path: '/account/locations/{location_id}/payments/{payment_id}',
  summary: 'Get the receipt of a payment',
  description: 'Returns what was paid, for what, and by whom.',
  params: Type.Object({ location_id: Id('Location ID'), payment_id: Id('Payment ID') }),
  data: Receipt,
  errors: [401, 403, 404, 422],
})

const Payable = Type.Object(
  {
    application: Shape(
      {
        id: Id('Application ID'),
        title: Type.String({ description: 'Name of the application' }),
        icon: Type.String({ description: 'URL of the icon; empty for none' }),
      },
      'The application that has the plans',
    ),
    status: Type.Enum(['pending', 'active', 'freezed'], { description: 'Status of the installation' }),
    frozen_by: FrozenBy,
    paid_until: Nullable(
      Instant('End of the paid period, by payments, a free period or grace; null before it was ever active'),
    ),
    discount: Type.Number({ description: 'The discount for this Location, in percent' }),
    tariffs: Type.Array(Plan, { description: 'The plans it offers' }),
  },
  { $id: 'Payable' },
)

export const listPayable = operation({
  ...payments,
  name: 'listPayable',
  method: 'GET',
  path: '/account/locations/{location_id}/payable',
  summary: 'List installed applications with plans',
  description: 'Returns the plans, the discount and the paid period of each.',
  params: ofLocation,
  data: Type.Array(Payable),
  errors: [401, 403, 404, 422],
})

export const makeLocationPaymentLink = operation({
  ...payments,
  name: 'makeLocationPaymentLink',
  method: 'POST',
  path: '/account/locations/{location_id}/applications/{application_id}/payment_link',
  summary: 'Get a payment link for an installed application',
  description:
    'Includes the discount that the developer has granted. Returns 409 while an operator has frozen the installation, and 503 if the platform takes no payments.',
  params: ofInstallation,
  body: Type.Object({
    tariff_option_id: Type.Optional(Id('The plan option to buy; if omitted, the first one on offer')),
  }),
  data: PaymentUrl,
  errors: [401, 403, 404, 409, 422, 503],
})
