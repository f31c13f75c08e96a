import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import { type ListFilter, listFound } from './search.store.ts'
import { suspensionOf } from './suspension-json.store.ts'

const failing = sql`(select count(*) from failing_endpoints where partner_id = found.id)`
const base = sql`'id', found.id, 'title', found.title, 'created_at', iso_local(found.created_at, 'UTC'),
  'is_suspended', found.suspended_at is not null`

export const listPartners = (db: Db, filter: ListFilter) =>
  listFound(
    db,
    {
      table: sql`partners`,
      searched: sql`fold_text(title)`,
      wire: sql`json_build_object(${base},
        'members', (select count(*) from partner_members where partner_id = found.id),
        'applications', (select count(*) from applications where partner_id = found.id),
        'failing_endpoints', ${failing})`,
    },
    filter,
  )

/** Returns undefined for an unknown partner account. */
export async function findPartner(db: Db, partnerId: number): Promise<string | undefined> {
  const [row] = await db.run<{ json: string }>(sql`
    select json_build_object(${base}, 'suspension', ${suspensionOf(sql`found`)},
      'members', (select coalesce(json_agg(member order by id), '[]') from (
        select users.id, users.name, users.suspended_at is not null as is_suspended
        from partner_members join users on users.id = partner_members.user_id
        where partner_members.partner_id = found.id order by users.id limit 100) member),
      'applications', (select coalesce(json_agg(application order by id), '[]') from (
        select id, title, stage, disabled_at is not null as is_disabled,
          (select coalesce(sum(connected), 0) from installation_counts counts where counts.application_id = applications.id)
            as connected_locations
        from applications where partner_id = found.id order by id limit 100) application),
      'token_last_used_at', (
        select iso_local(max(token.last_used_at), 'UTC') from users
        join user_tokens token on token.user_id = users.id and token.revoked_at is null
        where users.partner_id = found.id),
      'has_token', exists (select from partner_tokens where partner_id = found.id and revoked_at is null),
      'oauth_clients', (select count(*) from oauth_clients where partner_id = found.id),
      'failing_endpoints', ${failing})::text as json
    from partners found where found.id = ${partnerId}`)
  return row?.json
}
