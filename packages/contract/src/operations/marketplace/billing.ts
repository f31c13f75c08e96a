import Type from 'typebox'
import { partner } from '../../access.ts'
import { Decimal, maxMoney, Percent } from '../../amounts.ts'
import { Currency } from '../../currencies.ts'
import { UtcMoment } from '../../moments.ts'
import { operation } from '../../operation.ts'
import { Id, Nullable, Shape, UtcTime } from '../../wire.ts'

export const Tariff = Type.Object(
  {
    id: Id('Tariff ID'),
    title: Type.String({ description: 'Name of the tariff' }),
    options: Type.Array(
      Shape({
        id: Id('Option ID'),
        title: Type.String({ description: 'Name of the option' }),
        overall_price: Type.Number({ description: 'For the whole duration' }),
        duration_in_months: Type.Integer({ description: 'For how many months it is bought' }),
        currency_iso: Type.String({ description: 'ISO 4217' }),
        staff_amount: Nullable(
          Type.Integer({ description: 'For so many team members; null for any number' }),
        ),
        free_period_in_months: Type.Integer({
          description: 'How many months are free before the first payment',
        }),
      }),
      { description: 'What can be bought' },
    ),
  },
  { $id: 'Tariff' },
)

export const Payment = Type.Object(
  {
    id: Id('Payment ID'),
    payment_sum: Type.Number({ description: 'Amount for the period' }),
    payment_date: UtcTime('When it was paid'),
    is_refunded: Type.Boolean({ description: 'Whether it was taken back' }),
    refunded_at: Nullable(UtcTime('When it was refunded')),
    period_from: UtcTime('From when it covers'),
    period_to: UtcTime('Until when it covers'),
    currency_iso: Type.String({ description: 'ISO 4217' }),
    discount: Type.Number({ description: 'In percent' }),
    source: Type.String({ description: '`partner`: the partner told of it; `platform`: paid on our page' }),
    application: Shape(
      { id: Id('Application ID'), title: Type.String({ description: 'Name of the application' }) },
      'What was paid for',
    ),
    tariff: Nullable(Type.String({ description: 'What was bought on our page' })),
  },
  { $id: 'Payment' },
)

/** The URL of the payment page. */
export const PaymentUrl = Shape({
  url: Type.String({ description: 'Address of the payment page; open it in the browser of the payer' }),
})

const billing = {
  document: 'developer-tools',
  tag: 'Marketplace payments',
  surface: 'v1',
  alsoOnApp: true,
  access: partner,
  status: 200,
} as const

export const listTariffs = operation({
  ...billing,
  name: 'listTariffs',
  method: 'GET',
  path: '/marketplace/application/{application_id}/tariffs',
  summary: 'Tariffs of an application',
  description: 'Those on offer, in the order that the developer gave them.',
  params: Type.Object({ application_id: Id('Application ID') }),
  data: Type.Array(Tariff),
  errors: [401, 403, 404],
})

export const addDiscount = operation({
  ...billing,
  name: 'addDiscount',
  method: 'POST',
  path: '/marketplace/application/add_discount',
  summary: 'Set the discount of Locations',
  description:
    'For what they pay through the platform. All or nothing: when one of the Locations is not connected to the application, nothing changes, and the answer names it.',
  body: Type.Object({
    salon_ids: Type.Array(Id('Location ID'), { minItems: 1, maxItems: 1000 }),
    application_id: Id('Application ID'),
    discount: Percent('In percent; 0 takes it away'),
  }),
  data: Shape({}),
  errors: [401, 403, 404, 422],
})

export const getPaymentLink = operation({
  ...billing,
  name: 'getPaymentLink',
  method: 'GET',
  path: '/marketplace/application/payment_link',
  summary: 'A link to the payment page',
  description:
    'The link is signed: a changed one answers 403. The page takes the larger of the discount of the link and that of the Location. 409 while an operator has frozen the installation, here and on the page: a payment would not lift that.',
  query: Type.Object({
    salon_id: Id('Location ID'),
    application_id: Id('Application ID'),
    discount: Type.Optional(Percent('In percent; absent: the discount of the Location')),
    tariff_option_id: Type.Optional(Id('Option ID; absent: the first one')),
  }),
  data: PaymentUrl,
  errors: [401, 403, 404, 409, 422],
})

export const notePayment = operation({
  ...billing,
  name: 'notePayment',
  method: 'POST',
  path: '/marketplace/partner/payment',
  summary: 'Tell of a successful payment',
  description:
    'Recorded once: the same notice again (all seven fields equal, with or without an Idempotency-Key) answers the same id and records nothing. It extends the paid period, and lifts a freeze by billing when it covers this moment; what the platform has frozen stays frozen. A day without a time is its beginning, as `period_to` its end.',
  body: Type.Object({
    salon_id: Id('Location ID'),
    application_id: Id('Application ID'),
    currency_iso: Currency('ISO 4217 code of the currency'),
    payment_sum: Decimal(3, { minimum: 0, maximum: maxMoney }, 'Amount for the period'),
    payment_date: UtcMoment('When it was paid'),
    period_from: UtcMoment('From when it covers'),
    period_to: UtcMoment(
      'Until when it covers, at most ten years ahead; a day without a time is covered to its end',
    ),
  }),
  data: Shape({ id: Id('Payment ID') }),
  errors: [401, 403, 404, 422],
})

export const refundPayment = operation({
  ...billing,
  name: 'refundPayment',
  method: 'POST',
  path: '/marketplace/partner/payment/refund/{payment_id}',
  summary: 'Tell of a chargeback',
  description:
    'What is covered is worked out anew at once: when nothing else covers this moment the application is frozen there. A second notice changes nothing.',
  params: Type.Object({ payment_id: Id('Payment ID') }),
  data: Payment,
  errors: [401, 403, 404],
})
