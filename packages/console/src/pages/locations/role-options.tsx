import type { MyLocation, Role } from '../../foyer.ts'
import { canGive } from './can-give.ts'
import { useRoleTitle } from './use-role-title.ts'

export function RoleOptions({ location, roles }: { location: MyLocation; roles: Role[] }) {
  const titleOf = useRoleTitle()
  return roles.map(role => (
    <option key={role.id} value={role.id} disabled={!canGive(location, role)}>
      {titleOf(role.title)}
    </option>
  ))
}
