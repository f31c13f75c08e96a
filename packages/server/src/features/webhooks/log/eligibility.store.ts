import type { ResourceName, Right } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

export interface PartnerAtLocation {
  locationId: number
  partnerId: number
}

/** An application or an endpoint through which a partner gets events of a Location now. */
export interface EligibilitySource {
  kinds: ResourceName[]
  /** The rights that the application declares, or that the person who set the endpoint has in the Location now. */
  rights: Right[]
  showsPhones: boolean
}

/** Whether an application of the partner is connected to the Location, or an endpoint of it is set there, in any state. */
export async function isConnected(db: Db, { locationId, partnerId }: PartnerAtLocation): Promise<boolean> {
  const rows = await db.run(sql`
    select from applications application
    join installations installation
      on installation.application_id = application.id and installation.location_id = ${locationId}
    where application.partner_id = ${partnerId} and installation.status <> 'uninstalled'
    union all
    select from endpoints
    where location_id = ${locationId} and partner_id = ${partnerId} and removed_at is null
    limit 1`)
  return rows.length > 0
}

/** Returns what operators have suspended, the partner before the Location; null for neither. */
export async function findSuspension(
  db: Db,
  { locationId, partnerId }: PartnerAtLocation,
): Promise<'partner_suspended' | 'location_suspended' | null> {
  const [row] = await db.run<{ suspension: 'partner_suspended' | 'location_suspended' | null }>(sql`
    select suspension_of(${partnerId}, ${locationId}) as suspension`)
  return row?.suspension ?? null
}

/**
 * Returns the active applications with their endpoints, and the endpoints of people who may still have them; undefined
 * for an unknown Location. A system user may have set an endpoint with kinds that its application does not declare.
 */
export async function findSources(
  db: Db,
  { locationId, partnerId }: PartnerAtLocation,
): Promise<EligibilitySource[] | undefined> {
  const [row] = await db.run<{ sources: EligibilitySource[] }>(sql`
    select (
      with active as (
        select * from installed_applications application
        where application.location_id = location.id and application.partner_id = ${partnerId}
          and application.blocked_by is null
      )
      select coalesce(json_agg(source), '[]') from (
        select kinds, rights, 'client_phones_access' = any(rights) as "showsPhones" from active
        union all
        select endpoint.kinds, endpoint.rights, endpoint.shows_phones
        from endpoint_eligibility(null, null, null, true) endpoint
        where endpoint.location_id = location.id and endpoint.partner_id = ${partnerId}
          and coalesce(endpoint.blocked_by, 'inactive') = 'inactive'
          and (endpoint.application_id is null or endpoint.application_id in (select application_id from active))
      ) source
    ) as sources
    from locations location where location.id = ${locationId} and location.deleted_at is null`)
  return row?.sources
}
