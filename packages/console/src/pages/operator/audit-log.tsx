import { Link } from 'react-router'
import { browserZone } from '../../data/dates.ts'
import { usePages } from '../../data/use-pages.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Panel } from '../../ui/panel.tsx'
import { AuditEntries } from '../audit/audit-entries.tsx'

export function AuditLogPage() {
  const entries = usePages(cursor => foyer.operators.readAuditLog({ cursor }), ['audit_entry', 'operator'])
  const t = useTexts('operator')
  return (
    <Panel title={t.auditLog} note={t.auditLogNote(browserZone())}>
      <AuditEntries
        of={entries}
        subjectOf={({ application_id, location_id }) =>
          (application_id !== null || location_id !== null) && (
            <>
              {application_id !== null && (
                <Link to={`/operator/applications/${application_id}`}>
                  {t.auditedApplication(application_id)}
                </Link>
              )}{' '}
              {location_id !== null && (
                <Link to={`/operator/locations?id=${location_id}`}>{t.auditedLocation(location_id)}</Link>
              )}
            </>
          )
        }
      />
    </Panel>
  )
}
