import type { MyLocation } from '../../foyer.ts'
import { RowLink } from '../../ui/row-link.tsx'

export function LocationRows({ locations }: { locations: MyLocation[] }) {
  return (
    <ul className="rows">
      {locations.map(({ id, title, role, is_owner }) => (
        <RowLink key={id} to={`/locations/${id}`} title={title} note={`Location ${id}`}>
          <span className={is_owner ? 'badge badge-accent' : 'badge'}>{role}</span>
        </RowLink>
      ))}
    </ul>
  )
}
