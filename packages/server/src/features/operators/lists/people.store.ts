import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import { type ListFilter, listFound } from './search.store.ts'
import { suspensionOf } from './suspension-json.store.ts'

const base = sql`'id', found.id, 'name', found.name, 'email', coalesce(found.email, ''),
  'is_operator', found.is_operator, 'is_suspended', found.suspended_at is not null,
  'created_at', iso_local(found.created_at, 'UTC')`

export const listPeople = (db: Db, filter: ListFilter) =>
  listFound(
    db,
    {
      table: sql`users`,
      searched: sql`fold_text(name || ' ' || coalesce(email, ''))`,
      wire: sql`json_build_object(${base})`,
      always: sql`partner_id is null and deleted_at is null`,
    },
    filter,
  )

/** Returns undefined for an unknown person, a deleted account, and for a system user. `at` is real time, by which sessions end. */
export async function findPerson(
  db: Db,
  userId: number,
  { at, idleSince, now }: { at: Date; idleSince: Date; now: Date },
): Promise<string | undefined> {
  const [row] = await db.run<{ json: string }>(sql`
    select json_build_object(${base}, 'suspension', ${suspensionOf(sql`found`)},
      'is_email_confirmed', found.is_email_confirmed,
      'has_second_factor', exists (
        select from second_factors where user_id = found.id and confirmed_at is not null),
      'roles', (select coalesce(json_agg(given), '[]') from (
        select json_build_object('id', location.id, 'title', location.title) as location, role.title as role,
          role.slug is not distinct from 'owner' as is_owner
        from memberships membership
        join locations location on location.id = membership.location_id and location.deleted_at is null
        join roles role on role.location_id = membership.location_id and role.id = membership.role_id
        where membership.user_id = found.id order by location.id limit 100) given),
      'partners', (select coalesce(json_agg(partner), '[]') from (
        select partner.id, partner.title from partner_members member
        join partners partner on partner.id = member.partner_id
        where member.user_id = found.id order by partner.id limit 100) partner),
      'sessions', (select count(*) from sessions
        where user_id = found.id and found.suspended_at is null and expires_at > ${at} and last_seen_at > ${idleSince}),
      'user_tokens', (select count(*) from user_tokens
        where user_id = found.id and revoked_at is null and (expires_at is null or expires_at > ${now})),
      'access_tokens', (select count(*) from access_tokens
        where user_id = found.id and revoked_at is null and expires_at > ${now}),
      -- Sessions end, and the devices that opened them stay known.
      'last_seen_at', iso_local(greatest(
        (select max(last_seen_at) from sessions where user_id = found.id),
        (select max(last_seen_at) from known_devices where user_id = found.id)), 'UTC'))::text as json
    from users found where found.id = ${userId} and found.partner_id is null and found.deleted_at is null`)
  return row?.json
}
