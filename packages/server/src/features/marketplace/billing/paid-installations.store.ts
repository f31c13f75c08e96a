import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'

export interface PaidLink {
  location: string
  /** `uninstalled` where there never was a link as well. */
  status: string
  /** In percent, as a decimal number in text. */
  discount: string
  paidUntil: Date | null
  frozenBy: string | null
}

/** Undefined: there is no such Location. */
export async function findPaidLink(db: Db, key: InstallationKey): Promise<PaidLink | undefined> {
  const [row] = await db.run<PaidLink>(sql`
    select location.title as location, coalesce(link.status, 'uninstalled') as status,
      coalesce(link.discount, 0) as discount, link.paid_until as "paidUntil", link.frozen_by as "frozenBy"
    from locations location
    left join links link on link.location_id = location.id and link.application_id = ${key.applicationId}
    where location.id = ${key.locationId} and location.deleted_at is null`)
  return row
}

/** Held until the transaction ends: whatever is paid for one link is recorded one after the other. */
export async function lockLinkStatus(tx: Tx, key: InstallationKey): Promise<string> {
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

/** Connected applications of a Location with something on offer. */
export async function listPayable(db: Db, locationId: number): Promise<string> {
  const [row] = await db.run<{ json: string }>(sql`
    select coalesce(json_agg(json_build_object(
      'application', json_build_object('id', application.id, 'title', application.title, 'icon', application.icon),
      'status', link.status,
      'frozen_by', link.frozen_by,
      'paid_until', iso_local(link.paid_until, 'UTC'),
      'discount', link.discount,
      'tariffs', offer.tariffs) order by application.title, application.id), '[]')::text as json
    from links link
    join applications application on application.id = link.application_id and application.disabled_at is null
    cross join lateral (
      select json_agg(wire order by position, id) as tariffs from wire_tariffs tariff
      where tariff.application_id = application.id and json_array_length(wire -> 'options') > 0
    ) offer
    where link.location_id = ${locationId} and link.status <> 'uninstalled' and offer.tariffs is not null`)
  return (row as { json: string }).json
}
