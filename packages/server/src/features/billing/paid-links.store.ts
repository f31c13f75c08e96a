import sql from 'sql-template-tag'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { LinkKey } from '../coverage/coverage.ts'

export interface PaidLink {
  location: string
  /** `uninstalled` where there never was a link as well. */
  status: string
  /** In percent, as a decimal number in text. */
  discount: string
  paidUntil: Date | null
}

/** Undefined: there is no such Location. */
export async function findPaidLink(db: Db, key: LinkKey): Promise<PaidLink | undefined> {
  const [row] = await db.run<PaidLink>(sql`
    select location.title as location, coalesce(link.status, 'uninstalled') as status,
      coalesce(link.discount, 0) as discount, link.paid_until as "paidUntil"
    from locations location
    left join links link on link.location_id = location.id and link.application_id = ${key.applicationId}
    where location.id = ${key.locationId} and location.deleted_at is null`)
  return row
}

/** Held until the transaction ends: whatever is paid for one link is recorded one after the other. */
export async function lockLinkStatus(tx: Tx, key: LinkKey): Promise<string> {
  const [row] = await tx.run<{ status: string }>(sql`
    select status from links
    where location_id = ${key.locationId} and application_id = ${key.applicationId} for update`)
  return row?.status ?? 'uninstalled'
}

/** The connected ones of these Locations. */
export async function lockConnected(
  tx: Tx,
  { applicationId, locationIds }: { applicationId: number; locationIds: number[] },
): Promise<Set<number>> {
  const rows = await tx.run<{ location_id: number }>(sql`
    select location_id from links
    where application_id = ${applicationId} and location_id = any(${locationIds}::bigint[])
      and status <> 'uninstalled'
    order by location_id for update`)
  return new Set(rows.map(row => Number(row.location_id)))
}

export async function setDiscount(
  tx: Tx,
  {
    applicationId,
    locationIds,
    discount,
  }: { applicationId: number; locationIds: number[]; discount: number },
): Promise<void> {
  await tx.run(sql`
    update links set discount = ${discount}
    where application_id = ${applicationId} and location_id = any(${locationIds}::bigint[])`)
}
