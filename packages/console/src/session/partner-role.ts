import type { Me } from '../foyer.ts'
import { useMe } from './session.tsx'

export type PartnerRole = Me['partners'][number]['role']

/** From the least to the most, as the server has them. */
export const partnerRoles: readonly PartnerRole[] = ['viewer', 'developer', 'admin']

export const hasRole = (role: PartnerRole | undefined, needed: PartnerRole): boolean =>
  role !== undefined && partnerRoles.indexOf(role) >= partnerRoles.indexOf(needed)

/** The role of the signed-in person in the team of a partner account. */
export const usePartnerRole = (partnerId: number): PartnerRole | undefined =>
  useMe().partners.find(({ id }) => id === partnerId)?.role

/** Says whether the role of the person is enough. */
export function useMayAs(partnerId: number): (needed: PartnerRole) => boolean {
  const role = usePartnerRole(partnerId)
  return needed => hasRole(role, needed)
}
