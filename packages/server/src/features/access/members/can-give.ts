import type { BuiltInRole, Right } from '@foyer/contract'
import type { LocationAccess } from '../../../platform/http/caller.ts'

/** Nobody can give rights that they do not have, and only an owner can give ownership. */
export function canGive(
  giver: Pick<LocationAccess, 'isOwner' | 'rights'>,
  role: { slug: BuiltInRole | null; rights: Right[] },
): boolean {
  if (role.slug === 'owner') return giver.isOwner
  return role.rights.every(right => giver.rights.has(right))
}
