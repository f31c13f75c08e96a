import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { FoundList } from './found-list.tsx'

export function OperatorPartnersPage() {
  const t = useTexts('operator-room')
  return (
    <FoundList
      title={t.pages.partners}
      searchLabel={t.findPartners}
      fieldLabel={t.nameOrId}
      name="operator_partner"
      read={query => foyer.operators.listPartners(query)}
    >
      {({ id, title, members, applications, failing_endpoints, is_suspended }) => (
        <RowLink
          key={id}
          to={`/operator/partners/${id}`}
          title={title}
          note={`${t.id(id)} · ${t.partnerRow(t.people(members), t.applications(applications))}`}
        >
          {failing_endpoints > 0 && <Badge kind="warn">{t.endpointsFail(failing_endpoints)}</Badge>}
          {is_suspended && <Badge kind="danger">{t.suspended}</Badge>}
        </RowLink>
      )}
    </FoundList>
  )
}
