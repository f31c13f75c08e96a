import { hasPartnerRole, type PartnerRole } from '@foyer/contract'
import type { Db } from '../../../platform/database/database.ts'
import { forbidden, notFound } from '../../../platform/errors.ts'
import { findPartnerRole, type PartnerSubject } from './partner-roles.store.ts'

/** Returns the role. Throws 404 for strangers, who must not learn of the account, and 403 for members whose role is too low. */
export async function requirePartnerRole(
  db: Db,
  subject: PartnerSubject & { userId: number },
  needed: PartnerRole,
): Promise<PartnerRole> {
  const role = await findPartnerRole(db, subject)
  if (!role)
    throw notFound(
      'partnerId' in subject ? 'You have no such partner account.' : 'You have no such application.',
    )
  if (!hasPartnerRole(role, needed))
    throw forbidden(`Your role in this partner account is ${role}: this needs the role ${needed}.`)
  return role
}
