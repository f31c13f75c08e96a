import type { ResourceName } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../../platform/database/database.ts'

export interface SettingsKey {
  locationId: number
  partnerId: number
}

export interface Settings {
  urls: string[]
  isActive: boolean
  kinds: ResourceName[]
  hearsItself: boolean
}

/** What was set, and what callbacks have brought; settings of an application end with its link. */
export async function findSettings(db: Db, { locationId, partnerId }: SettingsKey): Promise<Settings> {
  const [row] = await db.run<Settings & Record<string, unknown>>(sql`
    with settings as (
      select settings.* from hook_settings settings
      left join links link
        on link.location_id = settings.location_id and link.application_id = settings.application_id
      where settings.location_id = ${locationId} and settings.partner_id = ${partnerId}
        and (settings.application_id is null or link.status in ('active', 'freezed'))
    ), receiver as (
      select receiver.*, application.kinds as declared
      from receivers receiver left join applications application on application.id = receiver.application_id
      where receiver.location_id = ${locationId} and receiver.partner_id = ${partnerId}
        and receiver.removed_at is null
    ), source as (
      select kinds, is_active, hears_itself from settings
      union all
      select coalesce(kinds, declared), is_active, hears_itself from receiver
      where kinds is null or not exists (select from settings)
    )
    select array(select url from receiver group by url order by min(id)) as urls,
      coalesce(bool_or(is_active), false) as "isActive",
      coalesce(bool_or(hears_itself), false) as "hearsItself",
      array(select distinct unnest(kinds) from source) as kinds
    from source`)
  return row as Settings
}

export interface NewSettings extends Settings {
  /** The application whose system user sets it; null when a person does. */
  applicationId: number | null
  /** The person whose rights decide what is sent; null for an application. */
  userId: number | null
  at: Date
}

/** First of all the row of the settings: of two who set them at once, the second waits here. */
export async function saveSettings(tx: Tx, key: SettingsKey, settings: NewSettings): Promise<void> {
  const { urls, kinds, isActive, hearsItself, applicationId, userId, at } = settings
  const { locationId, partnerId } = key
  await tx.run(sql`
    insert into hook_settings (location_id, partner_id, application_id, kinds, is_active, hears_itself, changed_at)
    values (${locationId}, ${partnerId}, ${applicationId}, ${kinds}, ${isActive}, ${hearsItself}, ${at})
    on conflict (location_id, partner_id) do update set application_id = excluded.application_id,
      kinds = excluded.kinds, is_active = excluded.is_active, hears_itself = excluded.hears_itself,
      changed_at = excluded.changed_at`)
  await tx.run(sql`
    delete from receivers
    where location_id = ${locationId} and partner_id = ${partnerId} and url <> all(${urls}::text[])
      and switched_off_at is null`)
  await tx.run(sql`
    update receivers set removed_at = ${at}
    where location_id = ${locationId} and partner_id = ${partnerId} and url <> all(${urls}::text[])
      and removed_at is null`)
  // Whatever applications had named the URL as well: it is one receiver now.
  await tx.run(sql`
    delete from receivers other using receivers kept
    where other.location_id = ${locationId} and other.partner_id = ${partnerId} and other.url = any(${urls}::text[])
      and kept.location_id = other.location_id and kept.partner_id = other.partner_id and kept.url = other.url
      and kept.id < other.id`)
  await tx.run(sql`
    update receivers set application_id = ${applicationId}, kinds = ${kinds}, hears_itself = ${hearsItself},
      is_active = ${isActive}, user_id = ${userId}, removed_at = null
    where location_id = ${locationId} and partner_id = ${partnerId} and url = any(${urls}::text[])`)
  await tx.run(sql`
    insert into receivers
      (location_id, partner_id, application_id, user_id, url, kinds, hears_itself, is_active, created_at)
    select ${locationId}, ${partnerId}, ${applicationId}, ${userId}, url, ${kinds}, ${hearsItself}, ${isActive}, ${at}
    from unnest(${urls}::text[]) with ordinality as given (url, position)
    where not exists (
      select from receivers known
      where known.location_id = ${locationId} and known.partner_id = ${partnerId} and known.url = given.url)
    order by position`)
}

/** The application of a system user. */
export async function findApplicationOf(db: Db, systemUserId: number): Promise<number | undefined> {
  const [row] = await db.run<{ id: number }>(
    sql`select id from applications where system_user_id = ${systemUserId}`,
  )
  return row?.id
}
