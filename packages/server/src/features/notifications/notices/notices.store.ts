import sql, { type Sql } from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

interface NoticeReader {
  userId: number
  at: Date
}

/** Beyond this, it no longer matters how many are unread. */
const maxCounted = 100

/** What the person may see with the rights of now. An invitation that has ended is no news any more. */
const visible = ({ userId, at }: NoticeReader): Sql => sql`
  notice.user_id = ${userId} and case
    when notice.kind = 'invitation' and notice.location_id is null then exists (
      select from partner_invitations invitation join users person on invitation.email = lower(person.email)
      where person.id = ${userId} and person.is_email_confirmed
        and notice.subject = 'partner-invitation:' || invitation.partner_id and invitation.expires_at > ${at})
    when notice.kind = 'invitation' then exists (
      select from invitations invitation join users person on invitation.email = lower(person.email)
      where person.id = ${userId} and person.is_email_confirmed and invitation.location_id = notice.location_id
        and invitation.expires_at > ${at})
    when notice.location_id is not null then exists (
      select from location_access access
      join locations location on location.id = access.location_id and location.deleted_at is null
      where access.location_id = notice.location_id and access.user_id = ${userId} and access.rights && notice.rights)
    when notice.partner_id is not null then exists (
      select from partner_members member where member.partner_id = notice.partner_id and member.user_id = ${userId})
    else true end`

/** Newest first. */
export async function listNoticesOf(
  db: Db,
  reader: NoticeReader,
  { before, count }: { before: number | undefined; count: number },
): Promise<{ id: number; json: string }[]> {
  return db.run(sql`
    select notice.id, json_build_object(
      'id', notice.id, 'kind', notice.kind, 'at', iso_local(notice.created_at, 'UTC'),
      'is_read', notice.read_at is not null,
      'location', case when location.id is not null then json_build_object('id', location.id, 'title', location.title) end,
      'timezone_name', coalesce(location.timezone_name, ''),
      'application', case when application.id is not null
        then json_build_object('id', application.id, 'title', application.title) end,
      'partner', case when partner.id is not null then json_build_object('id', partner.id, 'title', partner.title) end,
      'details', notice.details)::text as json
    from notices notice
    left join locations location on location.id = notice.location_id
    left join applications application on application.id = notice.application_id
    left join partners partner on partner.id = notice.partner_id
    where ${visible(reader)} and (${before ?? null}::bigint is null or notice.id < ${before ?? null})
    order by notice.id desc limit ${count}`)
}

export async function countUnread(db: Db, reader: NoticeReader): Promise<number> {
  const [row] = await db.run<{ count: number }>(sql`
    select count(*)::int as count from (
      select from notices notice where notice.read_at is null and ${visible(reader)} limit ${maxCounted}) unread`)
  return row?.count ?? 0
}

/** Returns false when the person has no such notice. */
export async function markRead(tx: Tx, reader: NoticeReader, noticeId: number): Promise<boolean> {
  const rows = await tx.run(sql`
    update notices notice set read_at = coalesce(read_at, ${reader.at})
    where notice.id = ${noticeId} and ${visible(reader)} returning id`)
  return rows.length > 0
}

/** Also what the person may not see now, so that it is no news if the right returns. */
export async function markReadUpTo(tx: Tx, { userId, at }: NoticeReader, upTo: number): Promise<void> {
  await tx.run(sql`
    update notices set read_at = ${at} where user_id = ${userId} and id <= ${upTo} and read_at is null`)
}
