import type { NotificationChannel } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'

export async function setChannel(
  tx: Tx,
  { locationId, applicationId }: InstallationKey,
  { channel, isAvailable }: { channel: NotificationChannel; isAvailable: boolean },
): Promise<void> {
  await tx.run(sql`
    update installations set channels = case when ${isAvailable}::boolean
      then array_append(array_remove(channels, ${channel}::text), ${channel}::text)
      else array_remove(channels, ${channel}::text) end
    where location_id = ${locationId} and application_id = ${applicationId}`)
}

export async function setShortNames(tx: Tx, key: InstallationKey, names: string[]): Promise<void> {
  await tx.run(sql`
    update installations set short_names = ${names}
    where location_id = ${key.locationId} and application_id = ${key.applicationId}`)
}

const maxMessages = 200

export interface NewMessage {
  at: Date
  phoneFrom: string
  name: string
  message: string
}

export async function insertMessage(
  tx: Tx,
  { locationId, applicationId }: InstallationKey,
  { at, phoneFrom, name, message }: NewMessage,
): Promise<void> {
  await tx.run(sql`
    insert into chat_messages (location_id, application_id, at, phone_from, name, message)
    values (${locationId}, ${applicationId}, ${at}, ${phoneFrom}, ${name}, ${message})`)
  await tx.run(sql`
    update installations set unread_messages = unread_messages + 1
    where location_id = ${locationId} and application_id = ${applicationId}`)
  await tx.run(sql`
    delete from chat_messages
    where location_id = ${locationId} and application_id = ${applicationId} and id <= (
      select id from chat_messages
      where location_id = ${locationId} and application_id = ${applicationId}
      order by id desc offset ${maxMessages} limit 1)`)
}

export interface MessageRow {
  id: number
  at: Date
  phone_from: string
  name: string
  message: string
  is_unread: boolean
}

export async function listMessageRows(
  db: Db,
  { locationId, applicationId }: InstallationKey,
  { showsPhones }: { showsPhones: boolean },
): Promise<MessageRow[]> {
  return db.run<MessageRow>(sql`
    select message.id, message.at,
      case when ${showsPhones}::boolean then message.phone_from else mask_phone(message.phone_from) end as phone_from,
      message.name, message.message,
      row_number() over (order by message.id desc) <= installation.unread_messages as is_unread
    from installations installation
    join chat_messages message on message.location_id = installation.location_id and message.application_id = installation.application_id
    where installation.location_id = ${locationId} and installation.application_id = ${applicationId}
    order by message.id desc`)
}

export async function isConnected(db: Db, { locationId, applicationId }: InstallationKey): Promise<boolean> {
  const rows = await db.run(sql`
    select from installations
    where location_id = ${locationId} and application_id = ${applicationId} and status <> 'uninstalled'`)
  return rows.length > 0
}

export async function markMessagesRead(
  tx: Tx,
  { locationId, applicationId }: InstallationKey,
): Promise<void> {
  await tx.run(sql`
    update installations set unread_messages = 0 where location_id = ${locationId} and application_id = ${applicationId}`)
}
