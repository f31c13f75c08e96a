import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

interface UnannouncedPartnerInvitation {
  partner_id: number
  partner: string
  /** The account with this confirmed address; null for none. */
  user_id: number | null
}

/** Takes invitations that nobody was notified of, and skips those that another process has. */
export async function takeUnannounced(tx: Tx, limit: number): Promise<UnannouncedPartnerInvitation[]> {
  return tx.run<UnannouncedPartnerInvitation & Record<string, unknown>>(sql`
    with unannounced as materialized (
      select id from partner_invitations where not is_notified order by id limit ${limit} for update skip locked
    )
    update partner_invitations invitation set is_notified = true
    from unannounced, partners partner
    where invitation.id = unannounced.id and partner.id = invitation.partner_id
    returning invitation.partner_id, partner.title as partner, (
      select person.id from users person
      where lower(person.email) = invitation.email and person.partner_id is null and person.is_email_confirmed) as user_id`)
}
