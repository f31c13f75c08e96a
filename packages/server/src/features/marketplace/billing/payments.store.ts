import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'

export interface CheckedNotice {
  currency: string
  sum: number
  paidAt: Date
  from: Date
  to: Date
}

export interface NewPayment extends Omit<CheckedNotice, 'sum'> {
  /** A computed sum is text, so that it stays exact. */
  sum: number | string
  source: 'partner' | 'platform'
  /** The key of the payment page that it was paid on; null for a partner's notice. */
  pageKey: string | null
  discount?: string
  optionId?: number
  /** Who opened the payment page from the console. */
  paidBy?: number
  at: Date
}

export async function insertPayment(tx: Tx, key: InstallationKey, payment: NewPayment): Promise<number> {
  const [row] = await tx.run<{ id: number }>(sql`
    insert into payments (location_id, application_id, source, payment_sum, currency_iso, payment_date, period_from,
      period_to, discount, tariff_option_id, idempotency_key, paid_by, created_at)
    values (${key.locationId}, ${key.applicationId}, ${payment.source}, ${payment.sum}, ${payment.currency},
      ${payment.paidAt}, ${payment.from}, ${payment.to}, ${payment.discount ?? 0}, ${payment.optionId ?? null},
      ${payment.pageKey}, (select id from users where id = ${payment.paidBy ?? null}), ${payment.at})
    returning id`)
  return (row as { id: number }).id
}

export async function findByPageKey(
  db: Db,
  key: InstallationKey,
  pageKey: string,
): Promise<number | undefined> {
  const [row] = await db.run<{ id: number }>(sql`
    select id from payments
    where location_id = ${key.locationId} and application_id = ${key.applicationId}
      and source = 'platform' and idempotency_key = ${pageKey}`)
  return row?.id
}

/** Finds the notice that is the same in every field. */
export async function findSameNotice(
  tx: Tx,
  key: InstallationKey,
  notice: CheckedNotice,
): Promise<number | undefined> {
  const [row] = await tx.run<{ id: number }>(sql`
    select id from payments
    where location_id = ${key.locationId} and application_id = ${key.applicationId} and source = 'partner'
      and currency_iso = ${notice.currency} and payment_sum = ${notice.sum} and payment_date = ${notice.paidAt}
      and period_from = ${notice.from} and period_to = ${notice.to}`)
  return row?.id
}

export interface PaymentOwner extends InstallationKey {
  partnerId: number
}

export async function findPaymentOwner(db: Db, paymentId: number): Promise<PaymentOwner | undefined> {
  const [row] = await db.run<PaymentOwner>(sql`
    select payment.location_id as "locationId", payment.application_id as "applicationId",
      application.partner_id as "partnerId"
    from payments payment join applications application on application.id = payment.application_id
    where payment.id = ${paymentId}`)
  return row
}

export interface PaymentKey extends InstallationKey {
  paymentId: number
}

/** Returns false when it was refunded before. */
export async function markRefunded(
  tx: Tx,
  { locationId, applicationId, paymentId }: PaymentKey,
  at: Date,
): Promise<boolean> {
  const rows = await tx.run(sql`
    update payments set refunded_at = ${at}
    where location_id = ${locationId} and application_id = ${applicationId} and id = ${paymentId}
      and refunded_at is null
    returning id`)
  return rows.length > 0
}

export async function readPayment(
  db: Db,
  { locationId, applicationId, paymentId }: PaymentKey,
): Promise<string> {
  const [row] = await db.run<{ json: string }>(sql`
    select wire::text as json from wire_payments
    where location_id = ${locationId} and application_id = ${applicationId} and id = ${paymentId}`)
  return (row as { json: string }).json
}

export async function listPaymentsOf(
  db: Db,
  locationId: number,
  { page, count }: { page: number; count: number },
): Promise<{ json: string; total: number }> {
  const [row] = await db.run<{ json: string; total: number }>(sql`
    select
      (select count(*)::int from payments where location_id = ${locationId}) as total,
      coalesce(json_agg(wire order by id desc), '[]')::text as json
    from wire_payments
    where location_id = ${locationId} and id in (
      select id from payments where location_id = ${locationId}
      order by id desc limit ${count} offset ${(page - 1) * count})`)
  return row as { json: string; total: number }
}
