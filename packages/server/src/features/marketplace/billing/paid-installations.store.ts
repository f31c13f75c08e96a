import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'

export interface PaidInstallation {
  location: string
  timezone: string
  /** `uninstalled` also means that there never was an installation. */
  status: string
  /** In percent, as a decimal number in text. */
  discount: string
  paidUntil: Date | null
  frozenBy: string | null
}

/** Returns undefined for an unknown Location. */
export async function findPaidInstallation(
  db: Db,
  key: InstallationKey,
): Promise<PaidInstallation | undefined> {
  const [row] = await db.run<PaidInstallation>(sql`
    select location.title as location, location.timezone_name as timezone, coalesce(installation.status, 'uninstalled') as status,
      coalesce(installation.discount, 0) as discount, installation.paid_until as "paidUntil", installation.frozen_by as "frozenBy"
    from locations location
    left join installations installation on installation.location_id = location.id and installation.application_id = ${key.applicationId}
    where location.id = ${key.locationId} and location.deleted_at is null`)
  return row
}

/** Locks the installation until the transaction ends, so that its payments are recorded one after the other. */
export async function lockInstallationStatus(tx: Tx, key: InstallationKey): Promise<string> {
  const [row] = await tx.run<{ status: string }>(sql`
    select status from installations
    where location_id = ${key.locationId} and application_id = ${key.applicationId} for update`)
  return row?.status ?? 'uninstalled'
}

/** Locks the installations in these Locations, and returns the Locations that have one. */
export async function lockConnected(
  tx: Tx,
  { applicationId, locationIds }: { applicationId: number; locationIds: number[] },
): Promise<Set<number>> {
  const rows = await tx.run<{ location_id: number }>(sql`
    select location_id from installations
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
    update installations set discount = ${discount}
    where application_id = ${applicationId} and location_id = any(${locationIds}::bigint[])`)
}

/** Lists installed applications of a Location that have plans on offer. */
export async function listPayable(db: Db, locationId: number): Promise<string> {
  const [row] = await db.run<{ json: string }>(sql`
    select coalesce(json_agg(json_build_object(
      'application', json_build_object('id', application.id, 'title', application.title, 'icon', application.icon),
      'status', installation.status,
      'frozen_by', installation.frozen_by,
      'paid_until', iso_local(installation.paid_until, 'UTC'),
      'discount', installation.discount,
      'tariffs', offer.tariffs) order by application.title, application.id), '[]')::text as json
    from installations installation
    join applications application on application.id = installation.application_id and application.disabled_at is null
    cross join lateral (
      select json_agg(wire order by position, id) as tariffs from wire_tariffs plan
      where plan.application_id = application.id and json_array_length(wire -> 'options') > 0
    ) offer
    where installation.location_id = ${locationId} and installation.status <> 'uninstalled' and offer.tariffs is not null`)
  return (row as { json: string }).json
}
