import type { MyLocation } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { RowLink } from '../../ui/row-link.tsx'
import { AppointmentsToday } from './appointments-today.tsx'
import { useRoleTitle } from './use-role-title.ts'

/** The numbers of today are asked for one location at a time. */
const maxWithNumbers = 6

interface LocationRowsProps {
  locations: MyLocation[]
  /** With the number of appointments today. */
  showsToday?: boolean
}

export function LocationRows({ locations, showsToday = false }: LocationRowsProps) {
  const t = useTexts('home')
  const titleOf = useRoleTitle()
  return (
    <ul className="rows">
      {locations.map((location, index) => (
        <RowLink
          key={location.id}
          to={`/locations/${location.id}`}
          title={location.title}
          note={
            <>
              {t.locationNote(location.id)}
              {showsToday && index < maxWithNumbers && <AppointmentsToday location={location} />}
            </>
          }
        >
          <span className={location.is_owner ? 'badge badge-accent' : 'badge'}>{titleOf(location.role)}</span>
        </RowLink>
      ))}
    </ul>
  )
}
