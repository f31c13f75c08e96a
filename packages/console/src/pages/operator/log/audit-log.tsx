import { Link } from 'react-router'
import { browserZone } from '../../../data/dates.ts'
import { usePages } from '../../../data/use-pages.ts'
import { type AuditEntry, foyer } from '../../../foyer.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Panel, PanelBody } from '../../../ui/panel.tsx'
import { AuditEntries } from '../../audit/audit-entries.tsx'
import { WrongFilters } from '../filters/wrong-filters.tsx'
import { ExportButton } from './export-button.tsx'
import { LogFilterForm } from './log-filter-form.tsx'
import { type LogFilters, useLogFilters } from './use-log-filters.ts'

/** The audit log of the platform. Its filters are in the address. */
export function AuditLogPage() {
  const { values, set, filters, isWrong } = useLogFilters()
  const t = useTexts('operator')
  return (
    <Panel
      title={t.auditLog}
      note={t.auditLogNote(browserZone())}
      actions={!isWrong && <ExportButton filters={filters} />}
    >
      <PanelBody>
        <LogFilterForm key={JSON.stringify(values)} values={values} onChange={set} />
      </PanelBody>
      {isWrong ? <WrongFilters /> : <Entries filters={filters} />}
    </Panel>
  )
}

function Entries({ filters }: { filters: LogFilters }) {
  const entries = usePages(
    cursor => foyer.operators.readAuditLog({ ...filters, cursor }),
    ['audit_entry', 'operator', filters],
    { keepsPrevious: true },
  )
  return <AuditEntries of={entries} subjectOf={entry => hasSubject(entry) && <Subject entry={entry} />} />
}

const hasSubject = ({ partner_id, application_id, location_id }: AuditEntry): boolean =>
  [partner_id, application_id, location_id].some(id => id !== null)

function Subject({ entry }: { entry: AuditEntry }) {
  const { partner_id, application_id, location_id } = entry
  const t = useTexts('operator')
  const { id } = useTexts('operator-room')
  return (
    <>
      {partner_id !== null && (
        <Link to={`/operator/partners/${partner_id}`}>{entry.partner_title || id(partner_id)}</Link>
      )}{' '}
      {application_id !== null && (
        <Link to={`/operator/applications/${application_id}`}>
          {entry.application_title || t.auditedApplication(application_id)}
        </Link>
      )}{' '}
      {location_id !== null && (
        <Link to={`/operator/locations/${location_id}`}>
          {entry.location_title || t.auditedLocation(location_id)}
        </Link>
      )}
    </>
  )
}
