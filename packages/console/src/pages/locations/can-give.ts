import type { MyLocation, Role } from '../../foyer.ts'

/** Nobody can hand out what they do not have; the server says the same. */
export const canGive = (location: MyLocation, role: Pick<Role, 'slug' | 'rights'>): boolean =>
  role.slug === 'owner' ? location.is_owner : role.rights.every(right => location.rights.includes(right))
