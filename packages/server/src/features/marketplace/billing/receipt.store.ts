import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

export interface ReceiptKey {
  locationId: number
  paymentId: number
}

/** The number names the year of the payment, in the time of the Location. */
export async function findReceipt(db: Db, key: ReceiptKey): Promise<string | undefined> {
  const [row] = await db.run<{ json: string }>(sql`
    select json_build_object(
      'id', payment.id,
      'number', to_char(payment.payment_date at time zone location.timezone_name, 'YYYY') || '-' || lpad(payment.id::text, greatest(6, length(payment.id::text)), '0'),
      'payment_sum', trim_scale(payment.payment_sum), 'currency_iso', payment.currency_iso,
      'discount', trim_scale(payment.discount), 'source', payment.source,
      'paid_at', iso_local(payment.payment_date, 'UTC'),
      'period_from', iso_local(payment.period_from, 'UTC'), 'period_to', iso_local(payment.period_to, 'UTC'),
      'refunded_at', iso_local(payment.refunded_at, 'UTC'),
      'plan', (select plan.title || ', ' || option.title from plan_options option
        join plans plan on plan.application_id = option.application_id and plan.id = option.plan_id
        where option.id = payment.tariff_option_id),
      'application', json_build_object('id', application.id, 'title', application.title),
      'partner', partner.title,
      'location', json_build_object('id', location.id, 'title', location.title, 'address', location.address,
        'timezone_name', location.timezone_name),
      'paid_by', payer.name)::text as json
    from payments payment
    join locations location on location.id = payment.location_id
    join applications application on application.id = payment.application_id
    join partners partner on partner.id = application.partner_id
    left join users payer on payer.id = payment.paid_by
    where payment.location_id = ${key.locationId} and payment.id = ${key.paymentId}`)
  return row?.json
}
