import { Link } from 'react-router'
import { usePages } from '../../data/use-pages.ts'
import { foyer } from '../../foyer.ts'
import { Panel } from '../../ui/panel.tsx'
import { AuditEntries } from '../audit/audit-entries.tsx'

export function AuditLogPage() {
  const entries = usePages(cursor => foyer.operators.readAuditLog({ cursor }), 'log')
  return (
    <Panel title="Audit log" note="Operator actions and security events, newest first.">
      <AuditEntries
        of={entries}
        subjectOf={({ application_id, location_id }) => (
          <>
            {application_id !== null && (
              <Link to={`/operator/applications/${application_id}`}>application {application_id}</Link>
            )}{' '}
            {location_id !== null && (
              <Link to={`/operator/locations?id=${location_id}`}>in location {location_id}</Link>
            )}
          </>
        )}
      />
    </Panel>
  )
}
