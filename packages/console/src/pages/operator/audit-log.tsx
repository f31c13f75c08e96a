import { Link } from 'react-router'
import { toMoment } from '../../data/dates.ts'
import { usePages } from '../../data/use-pages.ts'
import { type AuditEntry, foyer } from '../../foyer.ts'
import { Empty } from '../../ui/empty.tsx'
import { BookIcon } from '../../ui/icons.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Panel } from '../../ui/panel.tsx'

const words: Record<string, string> = {
  publish: 'published',
  return: 'sent back',
  whitelist: 'whitelisted',
  unwhitelist: 'took off the whitelist',
  disable: 'disabled',
  enable: 'enabled',
  'block-installation': 'blocked installations',
  'unblock-installation': 'allowed installations',
  'freeze-link': 'froze',
  'unfreeze-link': 'unfroze',
  'disable-link': 'disconnected',
}

export function AuditLogPage() {
  const entries = usePages(cursor => foyer.operators.readAuditLog({ cursor }), 'log')
  return (
    <Panel title="Audit log" note="What operators did, newest first.">
      <PagedList
        of={entries}
        empty={
          <Empty icon={<BookIcon />} title="Nothing was done yet">
            Each act of an operator leaves a line here that cannot be changed.
          </Empty>
        }
      >
        {list => (
          <ul className="rows">
            {list.map(entry => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}

function Entry({ entry: { at, user, action, application_id, location_id, note } }: { entry: AuditEntry }) {
  return (
    <li className="row">
      <span className="row-main">
        <strong>
          {user.name} {words[action] ?? action}
          {application_id !== null && (
            <Link to={`/operator/applications/${application_id}`}>application {application_id}</Link>
          )}
          {location_id !== null && <span>in Location {location_id}</span>}
        </strong>
        {note && <span className="prose">{note}</span>}
        <span>{toMoment(at)}</span>
      </span>
    </li>
  )
}
