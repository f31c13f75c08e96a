import type { MyLocation, Role } from '../../foyer.ts'

/** People can only give roles whose rights they have; the server checks the same. */
export const canGive = (location: MyLocation, role: Pick<Role, 'slug' | 'rights'>): boolean =>
  role.slug === 'owner' ? location.is_owner : role.rights.every(right => location.rights.includes(right))
