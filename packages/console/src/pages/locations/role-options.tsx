import type { MyLocation, Role } from '../../foyer.ts'
import { canGive } from './can-give.ts'

export function RoleOptions({ location, roles }: { location: MyLocation; roles: Role[] }) {
  return roles.map(role => (
    <option key={role.id} value={role.id} disabled={!canGive(location, role)}>
      {role.title}
    </option>
  ))
}
