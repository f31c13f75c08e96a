import type { MailKind, MailLanguage } from '@foyer/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { NewNotice, NoticeAudience, NoticeDetails, NoticeForAll } from './notice.ts'

/** Nobody keeps more than this: the oldest make room. */
const maxPerPerson = 500

const peopleOf = (to: NoticeAudience): Sql =>
  'userId' in to
    ? sql`select id as user_id from users where id = ${to.userId} and partner_id is null`
    : 'partnerId' in to
      ? sql`select user_id from partner_members where partner_id = ${to.partnerId}`
      : sql`select access.user_id from location_access access
          join users person on person.id = access.user_id and person.partner_id is null
          where access.location_id = ${to.locationId} and access.rights && ${[...to.rights]}::text[]`

/** Returns who got it. */
export async function insertNotice(
  tx: Tx,
  {
    kind,
    to,
    subject,
    applicationId,
    details,
    at,
    ...notice
  }: NewNotice & { details: NoticeDetails; at: Date },
): Promise<number[]> {
  const [locationId, rights] =
    'locationId' in to ? [to.locationId, [...to.rights]] : [notice.locationId ?? null, []]
  const rows = await tx.run<{ user_id: number }>(sql`
    with people as materialized (${peopleOf(to)}),
    replaced as (
      delete from notices notice using people
      where notice.user_id = people.user_id and notice.kind = ${kind} and notice.subject = ${subject}
        and notice.read_at is null
    )
    insert into notices (user_id, kind, subject, location_id, rights, partner_id, application_id, details, created_at)
    select user_id, ${kind}, ${subject}, ${locationId}, ${rights}::text[],
      ${'partnerId' in to ? to.partnerId : null}, ${applicationId ?? null}, ${JSON.stringify(details)}::jsonb, ${at}
    from people order by user_id
    returning user_id`)
  const userIds = rows.map(row => row.user_id)
  await deleteBeyondMax(tx, userIds)
  return userIds
}

async function deleteBeyondMax(tx: Tx, userIds: number[]): Promise<void> {
  await tx.run(sql`
    delete from notices notice
    using unnest(${userIds}::bigint[]) person (id)
    cross join lateral (
      select old.id from notices old where old.user_id = person.id order by old.id desc offset ${maxPerPerson} limit 1
    ) last
    where notice.user_id = person.id and notice.id <= last.id`)
}

/**
 * One statement for all Locations of an application, however many they are. New rights that somebody has not read about
 * yet stay in the newer notice. `until` is the end of what each Location has paid.
 */
export async function insertForInstallations(
  tx: Tx,
  {
    kind,
    applicationId,
    rights,
    details,
    needsMail,
    at,
  }: NoticeForAll & { details: NoticeDetails; needsMail: boolean; at: Date },
): Promise<number[]> {
  const rows = await tx.run<{ user_id: number }>(sql`
    with people as materialized (
      select access.user_id, installation.location_id, installation.paid_until,
        ${`application:${applicationId}:`} || installation.location_id as subject
      from installations installation
      join location_access access
        on access.location_id = installation.location_id and access.rights && ${[...rights]}::text[]
      join users person on person.id = access.user_id and person.partner_id is null
      where installation.application_id = ${applicationId} and installation.status <> 'uninstalled'
    ), replaced as (
      delete from notices notice using people
      where notice.user_id = people.user_id and notice.kind = ${kind} and notice.subject = people.subject
        and notice.read_at is null
      returning notice.user_id, notice.subject, notice.details -> 'rights' as rights
    )
    insert into notices
      (user_id, kind, subject, location_id, rights, application_id, details, needs_mail, created_at)
    select people.user_id, ${kind}, people.subject, people.location_id, ${[...rights]}::text[], ${applicationId},
      ${JSON.stringify(details)}::jsonb || jsonb_build_object(
        'until', iso_local(people.paid_until, 'UTC'),
        'rights', (
          select coalesce(jsonb_agg(distinct slug), '[]')
          from jsonb_array_elements(${JSON.stringify(details.rights)}::jsonb || coalesce(replaced.rights, '[]')) slug)),
      ${needsMail}, ${at}
    from people
    left join replaced on replaced.user_id = people.user_id and replaced.subject = people.subject
    order by people.user_id
    returning user_id`)
  const userIds = [...new Set(rows.map(row => row.user_id))]
  await deleteBeyondMax(tx, userIds)
  return userIds
}

export interface MailRecipient {
  email: string
  language: MailLanguage
}

/** Those of the people who have proved their address and want such mails. */
export async function listMailRecipients(
  tx: Tx,
  userIds: number[],
  kind: MailKind,
): Promise<MailRecipient[]> {
  return tx.run<MailRecipient>(sql`
    select email, coalesce(language, 'en') as language from users
    where id = any(${userIds}::bigint[]) and email is not null and is_email_confirmed
      and not ${kind} = any(unwanted_mails)
    order by id`)
}

export interface NoticeNames {
  location: string
  timezone: string
  application: string
  partner: string
}

export async function findNames(
  tx: Tx,
  key: { locationId: number | null; applicationId: number | null; partnerId: number | null },
): Promise<NoticeNames> {
  const [row] = await tx.run<NoticeNames>(sql`
    select coalesce(location.title, '') as location, coalesce(location.timezone_name, 'UTC') as timezone,
      coalesce(application.title, '') as application, coalesce(partner.title, '') as partner
    from (select) nothing
    left join locations location on location.id = ${key.locationId}
    left join applications application on application.id = ${key.applicationId}
    left join partners partner on partner.id = coalesce(${key.partnerId}, application.partner_id)`)
  return row as NoticeNames
}

export async function deleteNoticesBefore(db: Db, at: Date): Promise<void> {
  await db.run(sql`delete from notices where created_at < ${at}`)
}
