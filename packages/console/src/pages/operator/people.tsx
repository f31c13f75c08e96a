import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { FoundList } from './found-list.tsx'

export function OperatorPeoplePage() {
  const t = useTexts('operator-room')
  return (
    <FoundList
      title={t.pages.people}
      note={t.personNote}
      searchLabel={t.findPeople}
      fieldLabel={t.nameEmailOrId}
      name="operator_person"
      read={query => foyer.operators.listPeople(query)}
    >
      {({ id, name, email, is_operator, is_suspended }) => (
        <RowLink
          key={id}
          to={`/operator/people/${id}`}
          title={name}
          note={[t.id(id), email].filter(Boolean).join(' · ')}
        >
          {is_operator && <Badge kind="accent">{t.isOperator}</Badge>}
          {is_suspended && <Badge kind="danger">{t.suspended}</Badge>}
        </RowLink>
      )}
    </FoundList>
  )
}
