import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

export interface UnannouncedInvitation {
  location_id: number
  /** The account with this confirmed address; null for none. */
  user_id: number | null
}

/** Takes invitations that nobody was notified of, and skips those that another process has. */
export async function takeUnannounced(tx: Tx, limit: number): Promise<UnannouncedInvitation[]> {
  return tx.run<UnannouncedInvitation>(sql`
    with unannounced as materialized (
      select id from invitations where not is_notified order by id limit ${limit} for update skip locked
    )
    update invitations invitation set is_notified = true from unannounced where invitation.id = unannounced.id
    returning invitation.location_id, (
      select person.id from users person
      where lower(person.email) = invitation.email and person.partner_id is null and person.is_email_confirmed) as user_id`)
}
