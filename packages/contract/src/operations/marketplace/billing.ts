import Type from 'typebox'
import { partner } from '../../access.ts'
import { Decimal, maxMoney, Percent } from '../../amounts.ts'
import { Currency } from '../../currencies.ts'
import { UtcMoment } from '../../moments.ts'
import { operation } from '../../operation.ts'
import { Id, Nullable, Shape, UtcTime } from '../../wire.ts'

export const Plan = Type.Object(
  {
    id: Id('Plan ID'),
    title: Type.String({ description: 'Name of the plan' }),
    options: Type.Array(
      Shape({
        id: Id('Option ID'),
        title: Type.String({ description: 'Name of the option' }),
        overall_price: Type.Number({ description: 'Price for the whole duration' }),
        duration_in_months: Type.Integer({ description: 'Number of months in the paid period' }),
        currency_iso: Type.String({ description: 'ISO 4217 currency code' }),
        staff_amount: Nullable(
          Type.Integer({ description: 'Maximum number of team members; null for any number' }),
        ),
        free_period_in_months: Type.Integer({
          description: 'Number of free months before the first payment',
        }),
      }),
      { description: 'The options of the plan' },
    ),
  },
  { $id: 'Plan' },
)

export const Payment = Type.Object(
  {
    id: Id('Payment ID'),
    payment_sum: Type.Number({ description: 'Amount paid for the period' }),
    payment_date: UtcTime('When it was paid'),
    is_refunded: Type.Boolean({ description: 'Whether it was refunded' }),
    refunded_at: Nullable(UtcTime('When it was refunded')),
    period_from: UtcTime('Start of the paid period'),
    period_to: UtcTime('End of the paid period'),
    currency_iso: Type.String({ description: 'ISO 4217 currency code' }),
    discount: Type.Number({ description: 'Discount in percent' }),
    source: Type.String({
      description: '`partner` for a notice of the partner, `platform` for a payment on the payment page',
    }),
    application: Shape(
      { id: Id('Application ID'), title: Type.String({ description: 'Name of the application' }) },
      'The application that was paid for',
    ),
    tariff: Nullable(Type.String({ description: 'The plan option that was bought on the payment page' })),
  },
  { $id: 'Payment' },
)

/** The URL of the payment page. */
export const PaymentUrl = Shape({
  url: Type.String({ description: 'URL of the payment page; open it in the browser of the payer' }),
})

const billing = {
  document: 'developer-tools',
  tag: 'Marketplace payments',
  surface: 'v1',
  alsoOnApp: true,
  access: partner,
  status: 200,
} as const

export const listPlans = operation({
  ...billing,
  name: 'listPlans',
  method: 'GET',
  path: '/marketplace/application/{application_id}/tariffs',
  summary: 'List the plans of an application',
  description: 'Returns the published plans, in the order set by the developer.',
  params: Type.Object({ application_id: Id('Application ID') }),
  data: Type.Array(Plan),
  errors: [401, 403, 404],
})

export const addDiscount = operation({
  ...billing,
  name: 'addDiscount',
  method: 'POST',
  path: '/marketplace/application/add_discount',
  summary: 'Set a discount for Locations',
  description:
    'The discount applies to payments through the platform. If one of the Locations is not connected to the application, nothing changes, and the response names it.',
  body: Type.Object({
    salon_ids: Type.Array(Id('Location ID'), { minItems: 1, maxItems: 1000 }),
    application_id: Id('Application ID'),
    discount: Percent('Discount in percent; 0 to remove it'),
  }),
  data: Shape({}),
  errors: [401, 403, 404, 422],
})

export const getPaymentLink = operation({
  ...billing,
  name: 'getPaymentLink',
  method: 'GET',
  path: '/marketplace/application/payment_link',
  summary: 'Get a payment link',
  description:
    'Returns a signed link to the payment page; a link that was tampered with returns 403. The page applies the larger of the discounts of the link and of the Location. While an operator has frozen the installation, this operation and the page return 409, because a payment would not lift the freeze.',
  query: Type.Object({
    salon_id: Id('Location ID'),
    application_id: Id('Application ID'),
    discount: Type.Optional(Percent('Discount in percent; if omitted, the discount of the Location')),
    tariff_option_id: Type.Optional(Id('Plan option ID; if omitted, the first option')),
  }),
  data: PaymentUrl,
  errors: [401, 403, 404, 409, 422],
})

export const notePayment = operation({
  ...billing,
  name: 'notePayment',
  method: 'POST',
  path: '/marketplace/partner/payment',
  summary: 'Report a payment',
  description:
    'A payment extends the paid period. It lifts a freeze by billing if it covers the current time, but not a freeze by an operator. A repeated notice (all seven fields are equal, with or without an Idempotency-Key) returns the same id and records nothing. A date without a time means the start of the day; in `period_to`, its end.',
  body: Type.Object({
    salon_id: Id('Location ID'),
    application_id: Id('Application ID'),
    currency_iso: Currency('ISO 4217 code of the currency'),
    payment_sum: Decimal(3, { minimum: 0, maximum: maxMoney }, 'Amount paid for the period'),
    payment_date: UtcMoment('When it was paid'),
    period_from: UtcMoment('Start of the paid period'),
    period_to: UtcMoment(
      'End of the paid period, at most ten years ahead; a date without a time includes the whole day',
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
  summary: 'Report a refund',
  description:
    'The paid period is recalculated at once. If nothing else covers the current time, the application is frozen in the Location. A second notice changes nothing.',
  params: Type.Object({ payment_id: Id('Payment ID') }),
  data: Payment,
  errors: [401, 403, 404],
})
