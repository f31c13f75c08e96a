import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { Endpoint, PartnerSettings } from './partner-settings.ts'
import type { WantedEndpoint } from './settings-plan.ts'
import type { Subscription } from './subscription.ts'

export interface SettingsKey {
  locationId: number
  partnerId: number
}

/** Of two concurrent calls that set them, the second waits here. */
export async function lockSettings(tx: Tx, { locationId, partnerId }: SettingsKey, at: Date): Promise<void> {
  await tx.run(sql`
    insert into hook_settings (location_id, partner_id, kinds, is_active, includes_own_changes, changed_at)
    values (${locationId}, ${partnerId}, '{}', false, false, ${at})
    on conflict (location_id, partner_id) do nothing`)
  await tx.run(sql`
    select from hook_settings where location_id = ${locationId} and partner_id = ${partnerId} for update`)
}

export async function findSettings(db: Db, key: SettingsKey): Promise<PartnerSettings> {
  return { common: await findCommon(db, key), endpoints: await listEndpointSettings(db, key) }
}

async function findCommon(db: Db, { locationId, partnerId }: SettingsKey): Promise<Subscription | undefined> {
  const [row] = await db.run<Subscription & Record<string, unknown>>(sql`
    select settings.kinds, settings.is_active as "isActive", settings.includes_own_changes as "includesOwnChanges"
    from hook_settings settings
    where settings.location_id = ${locationId} and settings.partner_id = ${partnerId}`)
  return row
}

async function listEndpointSettings(db: Db, { locationId, partnerId }: SettingsKey): Promise<Endpoint[]> {
  return db.run<Endpoint & Record<string, unknown>>(sql`
    select endpoint.url, eligibility.kinds, endpoint.is_active as "isActive", endpoint.includes_own_changes as "includesOwnChanges",
      endpoint.kinds is null as "isFromCallback",
      endpoint.application_id is null and not eligibility.rights @> (
        select array_agg(right_to(kind)) || '{webhook_access}'::text[] from unnest(eligibility.kinds) kind
      ) as "lacksRights"
    from endpoints endpoint
    join endpoint_eligibility(null, null, null, true) eligibility on eligibility.location_id = endpoint.location_id and eligibility.id = endpoint.id
    where endpoint.location_id = ${locationId} and endpoint.partner_id = ${partnerId}
      and endpoint.removed_at is null
    order by endpoint.id`)
}

/** Who sets the endpoints: the application of a system user, or the person whose rights they get. */
export interface Setter {
  applicationId: number | null
  userId: number | null
  at: Date
}

export async function writeCommon(
  tx: Tx,
  { locationId, partnerId }: SettingsKey,
  { isActive, kinds, includesOwnChanges }: Subscription,
  { applicationId, at }: Setter,
): Promise<void> {
  await tx.run(sql`
    update hook_settings set application_id = ${applicationId}, kinds = ${kinds}, is_active = ${isActive},
      includes_own_changes = ${includesOwnChanges}, changed_at = ${at}
    where location_id = ${locationId} and partner_id = ${partnerId}`)
}

export async function removeEndpoints(
  tx: Tx,
  { locationId, partnerId }: SettingsKey,
  { urls, at }: { urls: string[]; at: Date },
): Promise<void> {
  await tx.run(sql`
    delete from endpoints
    where location_id = ${locationId} and partner_id = ${partnerId} and url = any(${urls}::text[])
      and switched_off_at is null`)
  await tx.run(sql`
    update endpoints set removed_at = ${at}
    where location_id = ${locationId} and partner_id = ${partnerId} and url = any(${urls}::text[])
      and removed_at is null`)
}

export async function writeEndpoints(
  tx: Tx,
  { locationId, partnerId }: SettingsKey,
  endpoints: WantedEndpoint[],
  { applicationId, userId, at }: Setter,
): Promise<void> {
  const urls = endpoints.map(({ url }) => url)
  const wanted = sql`
    json_to_recordset(${JSON.stringify(endpoints.map((endpoint, position) => ({ ...endpoint, position })))}::json)
    as wanted (position int, url text, kinds text[], "isActive" boolean, "includesOwnChanges" boolean)`
  // Other applications may have named the URL too; from now on it is one endpoint.
  await tx.run(sql`
    delete from endpoints other using endpoints kept
    where other.location_id = ${locationId} and other.partner_id = ${partnerId} and other.url = any(${urls}::text[])
      and kept.location_id = other.location_id and kept.partner_id = other.partner_id and kept.url = other.url
      and kept.id < other.id`)
  await tx.run(sql`
    update endpoints set application_id = ${applicationId}, user_id = ${userId}, kinds = wanted.kinds,
      includes_own_changes = wanted."includesOwnChanges", is_active = wanted."isActive", removed_at = null
    from ${wanted}
    where location_id = ${locationId} and partner_id = ${partnerId} and endpoints.url = wanted.url`)
  await tx.run(sql`
    insert into endpoints
      (location_id, partner_id, application_id, user_id, url, kinds, includes_own_changes, is_active, created_at)
    select ${locationId}, ${partnerId}, ${applicationId}, ${userId}, url, kinds, "includesOwnChanges", "isActive", ${at}
    from ${wanted}
    where not exists (
      select from endpoints known
      where known.location_id = ${locationId} and known.partner_id = ${partnerId} and known.url = wanted.url)
    order by position`)
}

/** Returns the application of a system user. */
export async function findApplicationOf(db: Db, systemUserId: number): Promise<number | undefined> {
  const [row] = await db.run<{ id: number }>(
    sql`select id from applications where system_user_id = ${systemUserId}`,
  )
  return row?.id
}
