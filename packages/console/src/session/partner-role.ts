import { hasRole, type PartnerRole } from './partner-roles.ts'
import { useMe } from './session.tsx'

/** The role of the signed-in person in the team of a partner account. */
export const usePartnerRole = (partnerId: number): PartnerRole | undefined =>
  useMe().partners.find(({ id }) => id === partnerId)?.role

/** Says whether the role of the person is enough. */
export function useMayAs(partnerId: number): (needed: PartnerRole) => boolean {
  const role = usePartnerRole(partnerId)
  return needed => hasRole(role, needed)
}
