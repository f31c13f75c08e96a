import { Navigate } from 'react-router'
import { pagesOf } from '../../location-pages.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { PersonIcon } from '../../ui/icons.tsx'
import { useLocationOfPage } from './location.tsx'
import { useRoleTitle } from './use-role-title.ts'

/** The address of a Location opens its first page that the person may see. */
export function FirstPage() {
  const t = useTexts('locations')
  const location = useLocationOfPage()
  const titleOfRole = useRoleTitle()
  const [first] = pagesOf(location)
  if (first) return <Navigate to={first.path} replace />
  return (
    <div className="panel">
      <Empty icon={<PersonIcon />} title={t.noRights}>
        {t.noRightsNote(titleOfRole(location.role), location.title)}
      </Empty>
    </div>
  )
}
