import type { Right } from '@foyer/contract'
import type { Db } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

export interface WatcherRow {
  user_id: number
  is_operator: boolean
  has_second_factor: boolean
  locations: { id: number; rights: Right[] }[]
  partner_ids: number[]
  partner_roles: string[]
}

const watchers = statement<WatcherRow & Record<string, unknown>>(
  'notifications.watchers',
  `select person.id as user_id, person.is_operator,
     exists (select from second_factors where user_id = person.id and confirmed_at is not null) as has_second_factor,
     (select coalesce(json_agg(json_build_object('id', access.location_id, 'rights', access.rights)
        order by access.location_id), '[]')
      from location_access access join locations location on location.id = access.location_id
      where access.user_id = person.id and location.deleted_at is null) as locations,
     array(select partner_id from partner_members where user_id = person.id order by partner_id) as partner_ids,
     array(select role from partner_members where user_id = person.id order by partner_id) as partner_roles
   from users person where person.id = any($1::bigint[])`,
)

/** Returns what each of these people may see now. */
export const listWatchers = (db: Db, userIds: number[]): Promise<WatcherRow[]> => watchers(db, [userIds])
