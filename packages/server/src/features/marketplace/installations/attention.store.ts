import { reminderDays } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import { confirmHours } from '../../access/installed-applications/confirmation-window.ts'

const limit = 100

/** The notices that stay on Home and in the menu until they are read, as states. */
const ofNotices = sql`
  (values (5, 'rights', 'rights_added', true), (6, 'price', 'price_raised', true), (7, 'lost', 'installation_lost', false))
    as announced (urgency, state, kind, is_connected)`

/**
 * Applications that are frozen, pending or about to be frozen, in the Locations of a person who may do something; and
 * what the person has not read about them.
 */
export async function listAttentionOf(db: Db, { userId, at }: { userId: number; at: Date }): Promise<string> {
  const [row] = await db.run<{ json: string }>(sql`
    select coalesce(json_agg(needed.wire order by needed.urgency, needed.until, needed.location_id,
      needed.application_id), '[]')::text as json
    from (
      select installation.location_id, installation.application_id, found.urgency, found.until,
        json_build_object(
          'location', json_build_object('id', location.id, 'title', location.title,
            'timezone_name', location.timezone_name),
          'application', json_build_object('id', application.id, 'title', application.title, 'partner', partner.title),
          'state', found.state, 'until', iso_local(found.until, 'UTC'), 'notice_id', found.notice_id,
          'rights', found.new_rights,
          'can_pay', 'billing_access' = any(access.rights),
          'can_manage', 'edit_users_access' = any(access.rights)) as wire
      from location_access access
      join locations location on location.id = access.location_id and location.deleted_at is null
      join installations installation on installation.location_id = location.id
      join applications application on application.id = installation.application_id
      join partners partner on partner.id = application.partner_id
      cross join lateral (
        select 1 as urgency, 'unpaid' as state, installation.paid_until as until, null::bigint as notice_id,
          '[]'::jsonb as new_rights
        where installation.status = 'freezed' and installation.frozen_by = 'billing'
        union all select 2, 'frozen', null, null, '[]'
        where installation.status = 'freezed' and installation.frozen_by = 'operator'
        union all select 3, 'due', installation.paid_until, null, '[]' where installation.status = 'active'
          and installation.paid_until <= ${at}::timestamptz + make_interval(days => ${reminderDays})
        union all select case when pending.until < ${at} then 4 else 8 end,
          case when pending.until < ${at} then 'expired' else 'pending' end, pending.until, null, '[]'
        from (select installation.granted_at + make_interval(hours => ${confirmHours}) as until) pending
        where installation.status = 'pending' and 'edit_users_access' = any(access.rights)
        union all select announced.urgency, announced.state, (notice.details ->> 'until')::timestamptz, notice.id,
          notice.details -> 'rights'
        from ${ofNotices}
        join notices notice on notice.user_id = ${userId} and notice.kind = announced.kind and notice.read_at is null
          and notice.location_id = installation.location_id and notice.application_id = installation.application_id
          and notice.rights && access.rights
        where announced.is_connected = (installation.status <> 'uninstalled')
      ) found
      where access.user_id = ${userId} and access.rights && '{billing_access,edit_users_access}'::text[]
      order by found.urgency, found.until, installation.location_id, installation.application_id limit ${limit}
    ) needed`)
  return (row as { json: string }).json
}
