import type { ResourceName, Right } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

export interface StandingKey {
  locationId: number
  partnerId: number
}

/** Something by which a partner hears of a Location now. */
export interface Source {
  kinds: ResourceName[]
  /** Those that an application declares, or that the person who set a receiver has there now. */
  rights: Right[]
  showsPhones: boolean
}

/** The active applications, and the receivers of people who still may have them; undefined for an unknown Location. */
export async function findSources(
  db: Db,
  { locationId, partnerId }: StandingKey,
): Promise<Source[] | undefined> {
  const [row] = await db.run<{ sources: Source[] }>(sql`
    select (
      select coalesce(json_agg(source), '[]') from (
        select application.kinds, application.rights,
          'client_phones_access' = any(application.rights) as "showsPhones"
        from applications application
        join links link on link.application_id = application.id and link.location_id = location.id
        where application.partner_id = ${partnerId} and link.status = 'active'
          and application.disabled_at is null
        union all
        select receiver.kinds, receiver.rights, receiver.shows_phones
        from standing_receivers receiver
        where receiver.location_id = location.id and receiver.partner_id = ${partnerId}
          and receiver.application_id is null and coalesce(receiver.blocked_by, 'inactive') = 'inactive'
      ) source
    ) as sources
    from locations location where location.id = ${locationId} and location.deleted_at is null`)
  return row?.sources
}
