import type { Me } from '../foyer.ts'

export type PartnerRole = Me['partners'][number]['role']

/** From the least to the most, as the server has them. */
export const partnerRoles: readonly PartnerRole[] = ['viewer', 'developer', 'admin']

export const hasRole = (role: PartnerRole | undefined, needed: PartnerRole): boolean =>
  role !== undefined && partnerRoles.indexOf(role) >= partnerRoles.indexOf(needed)
