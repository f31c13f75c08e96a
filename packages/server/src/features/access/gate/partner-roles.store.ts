import type { PartnerRole } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

/** A partner account, by its own ID or by that of one of its applications. */
export type PartnerSubject = { partnerId: number } | { applicationId: number }

export async function findPartnerRole(
  db: Db,
  subject: PartnerSubject & { userId: number },
): Promise<PartnerRole | undefined> {
  const ofPartner =
    'partnerId' in subject
      ? sql`partner_id = ${subject.partnerId}`
      : sql`partner_id = (select partner_id from applications where id = ${subject.applicationId})`
  const [row] = await db.run<{ role: PartnerRole }>(
    sql`select role from partner_members where user_id = ${subject.userId} and ${ofPartner}`,
  )
  return row?.role
}
