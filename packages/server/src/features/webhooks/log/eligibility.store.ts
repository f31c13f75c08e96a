import type { ResourceName, Right } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

export interface PartnerAtLocation {
  locationId: number
  partnerId: number
}

/** An application or an endpoint by which a partner gets events of a Location now. */
export interface EligibilitySource {
  kinds: ResourceName[]
  /** Those that an application declares, or that the person who set an endpoint has there now. */
  rights: Right[]
  showsPhones: boolean
}

/** The active applications, and the endpoints of people who still may have them; undefined for an unknown Location. */
export async function findSources(
  db: Db,
  { locationId, partnerId }: PartnerAtLocation,
): Promise<EligibilitySource[] | undefined> {
  const [row] = await db.run<{ sources: EligibilitySource[] }>(sql`
    select (
      select coalesce(json_agg(source), '[]') from (
        select application.kinds, application.rights,
          'client_phones_access' = any(application.rights) as "showsPhones"
        from installed_applications application
        where application.location_id = location.id and application.partner_id = ${partnerId}
          and application.blocked_by is null
        union all
        select endpoint.kinds, endpoint.rights, endpoint.shows_phones
        from endpoint_eligibility(null, null, null, true) endpoint
        where endpoint.location_id = location.id and endpoint.partner_id = ${partnerId}
          and endpoint.application_id is null and coalesce(endpoint.blocked_by, 'inactive') = 'inactive'
      ) source
    ) as sources
    from locations location where location.id = ${locationId} and location.deleted_at is null`)
  return row?.sources
}
