import { Link } from 'react-router'
import { usePages } from '../../data/use-pages.ts'
import { foyer } from '../../foyer.ts'
import { Panel } from '../../ui/panel.tsx'
import { AuditEntries } from '../audit/audit-entries.tsx'
import { useLocationOfPage } from './location.tsx'

export function ActivityPage() {
  const { id } = useLocationOfPage()
  const entries = usePages(cursor => foyer.locations.readAuditLog({ location_id: id, cursor }), id)
  return (
    <Panel
      title="Security log"
      note="Who was given access to this location, and who changed it. Newest first."
    >
      <AuditEntries
        of={entries}
        subjectOf={({ application_id }) =>
          application_id !== null && (
            <Link to={`/locations/${id}/applications/${application_id}`}>application {application_id}</Link>
          )
        }
      />
    </Panel>
  )
}
