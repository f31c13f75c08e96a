import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'
import type {
  FrozenBy,
  InstallationKey,
  InstallationStatus,
} from '../../access/installed-applications/installation.ts'
import type { Actor } from '../../events/event.ts'
import { type ChangeSource, frozenByOf } from './transitions.ts'

export interface Installation {
  locationId: number
  applicationId: number
  status: InstallationStatus
  createdAt: Date
  grantedAt: Date
  paidUntil: Date | null
  frozenBy: FrozenBy | null
}

interface InstallationRow {
  status: InstallationStatus
  created_at: Date
  granted_at: Date
  paid_until: Date | null
  frozen_by: FrozenBy | null
}

/** Locks the row until the transaction ends, so that other changes of this installation wait. */
export async function lockInstallation(tx: Tx, key: InstallationKey): Promise<Installation | undefined> {
  const [row] = await tx.run<InstallationRow>(sql`
    select status, created_at, granted_at, paid_until, frozen_by from installations
    where location_id = ${key.locationId} and application_id = ${key.applicationId} for update`)
  return (
    row && {
      ...key,
      status: row.status,
      createdAt: row.created_at,
      grantedAt: row.granted_at,
      paidUntil: row.paid_until,
      frozenBy: row.frozen_by,
    }
  )
}

/** The row is inserted first, so that two concurrent first grants wait for each other too. */
export async function ensureInstallation(tx: Tx, key: InstallationKey, at: Date): Promise<void> {
  await tx.run(sql`
    insert into installations (location_id, application_id, created_at, granted_at)
    values (${key.locationId}, ${key.applicationId}, ${at}, ${at}) on conflict do nothing`)
}

export async function writeStatus(
  tx: Tx,
  key: InstallationKey,
  change: { from: InstallationStatus; to: InstallationStatus; source: ChangeSource; actor: Actor; at: Date },
): Promise<void> {
  const { from, to, source, actor, at } = change
  await tx.run(sql`
    update installations set status = ${to}, frozen_by = ${frozenByOf(to, source)},
      activated_at = case when ${to} = 'active' then ${at} else activated_at end
    where location_id = ${key.locationId} and application_id = ${key.applicationId}`)
  await tx.run(sql`
    insert into installation_status_log
      (location_id, application_id, changed_at, status_from, status_to, source, partner_id, user_id)
    values (${key.locationId}, ${key.applicationId}, ${at}, ${from}, ${to}, ${source}, ${actor.partnerId}, ${actor.userId})`)
}

/** Changes who holds the freeze of an installation that stays frozen. */
export async function writeFrozenBy(tx: Tx, key: InstallationKey, frozenBy: FrozenBy): Promise<void> {
  await tx.run(sql`
    update installations set frozen_by = ${frozenBy}
    where location_id = ${key.locationId} and application_id = ${key.applicationId} and status = 'freezed'`)
}

export async function beginInstallation(tx: Tx, key: InstallationKey, at: Date): Promise<void> {
  await tx.run(sql`
    update installations set created_at = ${at}
    where location_id = ${key.locationId} and application_id = ${key.applicationId}`)
  // The owner connects the application again, and with it the endpoints of the application that were switched off.
  await tx.run(sql`
    delete from endpoints
    where location_id = ${key.locationId} and application_id = ${key.applicationId} and removed_at is not null`)
}

export async function openWindow(tx: Tx, key: InstallationKey, at: Date): Promise<void> {
  await tx.run(sql`
    update installations set granted_at = ${at}
    where location_id = ${key.locationId} and application_id = ${key.applicationId}`)
}

/**
 * Removes what the callback brought, with the application's endpoints and settings. An endpoint that the owner has
 * switched off stays, removed, so that its URL is off for everybody who names it later.
 */
export async function clearInstallation(tx: Tx, key: InstallationKey, at: Date): Promise<void> {
  await tx.run(sql`
    update installations set sealed_settings = null, channels = '{}', chat_url = '', tips_url = '', short_names = '{}',
      unread_messages = 0
    where location_id = ${key.locationId} and application_id = ${key.applicationId}`)
  await tx.run(sql`
    delete from chat_messages where location_id = ${key.locationId} and application_id = ${key.applicationId}`)
  await tx.run(sql`
    delete from endpoints
    where location_id = ${key.locationId} and application_id = ${key.applicationId} and not outlives_installation
      and switched_off_at is null`)
  await tx.run(sql`
    update endpoints set removed_at = ${at}
    where location_id = ${key.locationId} and application_id = ${key.applicationId} and not outlives_installation
      and removed_at is null`)
  await tx.run(sql`
    delete from hook_settings
    where location_id = ${key.locationId} and application_id = ${key.applicationId}`)
}

/** Absent fields stay as they are. */
export interface InstallationSettings {
  /** Null removes them. */
  sealed?: Buffer | null
  channels?: string[]
  chatUrl?: string
  tipsUrl?: string
}

export async function findSealedSettings(tx: Tx, key: InstallationKey): Promise<Buffer | null> {
  const [row] = await tx.run<{ sealed_settings: Buffer | null }>(sql`
    select sealed_settings from installations
    where location_id = ${key.locationId} and application_id = ${key.applicationId}`)
  return row?.sealed_settings ?? null
}

export async function writeSettings(
  tx: Tx,
  key: InstallationKey,
  settings: InstallationSettings,
): Promise<void> {
  const { sealed, channels = null, chatUrl = null, tipsUrl = null } = settings
  await tx.run(sql`
    update installations set
      sealed_settings = case when ${sealed === undefined} then sealed_settings else ${sealed ?? null}::bytea end,
      channels = coalesce(${channels}::text[], channels), chat_url = coalesce(${chatUrl}::text, chat_url),
      tips_url = coalesce(${tipsUrl}::text, tips_url)
    where location_id = ${key.locationId} and application_id = ${key.applicationId}`)
}

/**
 * Replaces the application's endpoints in the Location. Where a person or another application of the partner has named
 * the URL too, both rows exist, and the new one is off where the other is off.
 */
export async function replaceEndpoints(
  tx: Tx,
  key: InstallationKey,
  { urls, at }: { urls: string[]; at: Date },
): Promise<void> {
  await tx.run(sql`
    delete from endpoints
    where location_id = ${key.locationId} and application_id = ${key.applicationId} and url <> all(${urls}::text[])
      and switched_off_at is null`)
  // An endpoint that the owner has switched off stays off, even when it is removed and added again.
  await tx.run(sql`
    update endpoints set removed_at = case when url = any(${urls}::text[]) then null else ${at}::timestamptz end
    where location_id = ${key.locationId} and application_id = ${key.applicationId} and switched_off_at is not null`)
  await tx.run(sql`
    insert into endpoints (location_id, partner_id, application_id, url, created_at, switched_off_at)
    select ${key.locationId}, application.partner_id, application.id, given.url, ${at}, (
      select min(same.switched_off_at) from endpoints same
      where same.location_id = ${key.locationId} and same.partner_id = application.partner_id and same.url = given.url)
    from applications application, unnest(${urls}::text[]) as given (url)
    where application.id = ${key.applicationId}
    on conflict (location_id, partner_id, url_hash(url), application_id) do nothing`)
}

/** Returns the URL that gets events without a callback; empty when the application names none. */
export async function findEndpointUrl(tx: Tx, applicationId: number): Promise<string> {
  const [row] = await tx.run<{ receiver_url: string }>(
    sql`select receiver_url from applications where id = ${applicationId}`,
  )
  return row?.receiver_url ?? ''
}
