import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { FoundList } from './found-list.tsx'

export function OperatorLocationsPage() {
  const t = useTexts('operator-room')
  return (
    <FoundList
      title={t.pages.locations}
      searchLabel={t.findLocations}
      fieldLabel={t.nameOrId}
      name="operator_location"
      read={query => foyer.operators.listLocations(query)}
    >
      {({ id, title, state, connected_applications, is_installation_blocked, is_suspended }) => (
        <RowLink
          key={id}
          to={`/operator/locations/${id}`}
          title={title}
          note={`${t.id(id)} · ${t.applications(connected_applications)}`}
        >
          {state !== 'active' && <Badge kind="warn">{t.states[state]}</Badge>}
          {is_installation_blocked && <Badge kind="warn">{t.installationBlocked}</Badge>}
          {is_suspended && <Badge kind="danger">{t.suspended}</Badge>}
        </RowLink>
      )}
    </FoundList>
  )
}
