import type { Db } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

interface InstallationFilter {
  name: string
  /** The column that counts these installations within a range of ids. */
  counted: string
  statuses: string
}

const pageOf = ({ name, counted, statuses }: InstallationFilter) =>
  statement<{ json: string }>(
    name,
    `with suspended as materialized (
     select installation.location_id
     from locations location
     join installations installation
       on installation.location_id = location.id and installation.application_id = $1 and ${statuses}
     where location.suspended_at is not null
   ), place as (
     select bucket, before from (
       select bucket, sum(open) over (order by bucket) - open as before
       from (
         select bucket, ${counted}
           - (select count(*) from suspended where location_id / 1024 = installation_counts.bucket) as open
         from installation_counts where application_id = $1
       ) opened
     ) counted
     where before <= $3 order by bucket desc limit 1
   ), page as (
     select location_id from installations
     where application_id = $1 and ${statuses}
       and location_id >= (select bucket * 1024 from place)
       and location_id not in (select location_id from suspended)
     order by location_id limit $4 offset (select $3::bigint - before from place)
   )
   select (
     select coalesce(json_agg(location.wire order by location.id), '[]')::text
     from wire_connected_locations($5, $6) location
     where location.id = any(array(select location_id from page))
   ) as json
   from applications where id = $1 and partner_id = $2`,
  )

const connected = pageOf({
  name: 'marketplace.salons',
  counted: 'connected',
  statuses: "status in ('active', 'freezed')",
})
const connectedOrPending = pageOf({
  name: 'marketplace.salons-and-pending',
  counted: 'connected + pending',
  statuses: "status <> 'uninstalled'",
})

export interface SalonsPage {
  applicationId: number
  partnerId: number
  offset: number
  count: number
  includesPending: boolean
  at: Date
  appUrl: string
}

/**
 * Returns undefined when the partner has no such application. The first and the last page cost the same. Suspended
 * Locations are left out, in the counts as well, because callers stop at the first page that is not full.
 */
export async function findConnectedLocations(db: Db, wanted: SalonsPage): Promise<string | undefined> {
  const { applicationId, partnerId, offset, count, at, appUrl } = wanted
  const page = wanted.includesPending ? connectedOrPending : connected
  const [row] = await page(db, [applicationId, partnerId, offset, count, at, appUrl])
  return row?.json
}
