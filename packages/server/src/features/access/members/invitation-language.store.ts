import type { MailLanguage } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

/** A stranger gets the language of the inviter. Nothing else of the account goes into the mail, and the inviter sees none of it. */
export async function findInvitationLanguage(
  tx: Tx,
  { email, inviterId }: { email: string; inviterId: number },
): Promise<MailLanguage | null> {
  const [row] = await tx.run<{ language: MailLanguage | null }>(sql`
    select coalesce(
      (select language from users where lower(email) = ${email} and partner_id is null),
      (select language from users where id = ${inviterId})
    ) as language`)
  return row?.language ?? null
}
