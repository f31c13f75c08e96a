import { Link } from 'react-router'
import { usePages } from '../../data/use-pages.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Panel } from '../../ui/panel.tsx'
import { BusinessPage, usePlace } from '../business/place.tsx'
import { AuditEntries } from './audit-entries.tsx'

export function ActivityPage() {
  return (
    <BusinessPage>
      <SecurityLog />
    </BusinessPage>
  )
}

function SecurityLog() {
  const { locationId: id, timeZone } = usePlace()
  const t = useTexts('locations')
  const entries = usePages(
    cursor => foyer.locations.readAuditLog({ location_id: id, cursor }),
    ['audit_entry', id],
  )
  return (
    <Panel title={t.securityLog} hidesTitle note={t.securityLogNote}>
      <AuditEntries
        of={entries}
        timeZone={timeZone}
        subjectOf={({ application_id, application_title }) =>
          application_id !== null && (
            <Link to={`/locations/${id}/applications/${application_id}`}>{application_title}</Link>
          )
        }
      />
    </Panel>
  )
}
