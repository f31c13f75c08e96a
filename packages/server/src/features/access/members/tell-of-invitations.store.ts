import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

export interface UntoldInvitation {
  location_id: number
  /** The account with this confirmed address; null for none. */
  user_id: number | null
}

/** Takes invitations that nobody was told of, and skips those that another process has. */
export async function takeUntold(tx: Tx, limit: number): Promise<UntoldInvitation[]> {
  return tx.run<UntoldInvitation>(sql`
    with untold as materialized (
      select id from invitations where not is_told order by id limit ${limit} for update skip locked
    )
    update invitations invitation set is_told = true from untold where invitation.id = untold.id
    returning invitation.location_id, (
      select person.id from users person
      where lower(person.email) = invitation.email and person.partner_id is null and person.is_email_confirmed) as user_id`)
}
