import type { Check } from '../check.ts'
import { type Installation, install } from '../installations.ts'
import { anId, text, withItem } from '../pattern.ts'
import { requireId } from '../request-paths.ts'
import type { Session } from '../session.ts'

const changes = ['installations of applications']
const leaves = ['entries in the log of installations', 'refunded payments of 19 USD']

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Reports a payment, which is refunded after the check. */
async function pay(session: Session, { ids }: Installation): Promise<number> {
  const { json } = await session.ask<{ data: { id: number } }>(
    {
      method: 'POST',
      path: '/v1/marketplace/partner/payment',
      as: 'partner',
      json: {
        ...ids,
        currency_iso: 'USD',
        payment_sum: 19,
        payment_date: day(0),
        period_from: day(0),
        period_to: day(30),
      },
    },
    { status: 200, body: { data: { id: anId } } },
  )
  session.removeLater(`payment ${json.data.id}`, refundOf(json.data.id))
  return json.data.id
}

const refundOf = (id: number) =>
  ({
    method: 'POST',
    path: `/v1/marketplace/partner/payment/refund/${requireId(id)}`,
    as: 'partner',
  }) as const

export const paymentChecks: Check[] = [
  {
    number: 'MKT-08',
    looks: 'a discount, and one of more than 100 percent',
    changes,
    leaves,
    async run(session) {
      const { ids } = await install(session, 'applications.paid')
      const discount = (percent: number) =>
        ({
          method: 'POST',
          path: '/v1/marketplace/application/add_discount',
          as: 'partner',
          json: { salon_ids: [ids.salon_id], application_id: ids.application_id, discount: percent },
        }) as const
      session.removeLater('discount', discount(0))
      await session.ask(discount(12.5), { status: 200 })
      await session.ask(discount(101), { status: 422 })
    },
  },
  {
    number: 'MKT-09',
    looks: 'the URL of the payment page',
    changes,
    leaves,
    async run(session) {
      const { ids } = await install(session, 'applications.paid')
      const query = `salon_id=${ids.salon_id}&application_id=${ids.application_id}`
      await session.ask(
        { path: `/v1/marketplace/application/payment_link?${query}`, as: 'partner' },
        { status: 200, body: { data: { url: text(/^https?:\/\//, 'a URL') } } },
      )
    },
  },
  {
    number: 'MKT-14',
    looks: 'a payment that is reported twice',
    changes,
    leaves,
    async run(session) {
      const installation = await install(session, 'applications.paid')
      const id = await pay(session, installation)
      const again = await pay(session, installation)
      const answer = await session.ask(installation.status, {
        status: 200,
        body: { data: { payments: withItem({ id, payment_sum: 19, is_refunded: false }) } },
      })
      session.must(again === id, answer, `payment ${id} once, not also ${again}`)
    },
  },
  {
    number: 'MKT-15',
    looks: 'a refund',
    changes,
    leaves,
    async run(session) {
      const installation = await install(session, 'applications.paid')
      const id = await pay(session, installation)
      await session.ask(refundOf(id), { status: 200 })
      await session.ask(installation.status, {
        status: 200,
        body: { data: { payments: withItem({ id, is_refunded: true }) } },
      })
    },
  },
]
