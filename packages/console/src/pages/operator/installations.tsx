import { usePages } from '../../data/use-pages.ts'
import { type Application, foyer } from '../../foyer.ts'
import { Empty } from '../../ui/empty.tsx'
import { LocationIcon } from '../../ui/icons.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { InstallationRow } from './installation-row.tsx'

export function InstallationsPanel({ application }: { application: Application }) {
  const links = usePages(
    cursor => foyer.operators.listInstallations({ application_id: application.id, cursor }),
    application.id,
  )
  return (
    <Panel title="Connections" note="Locations that connected it.">
      <PagedList
        of={links}
        empty={
          <Empty icon={<LocationIcon />} title="Nobody has connected it">
            Its connections would be listed here, to be frozen, unfrozen or ended.
          </Empty>
        }
      >
        {list => (
          <ul className="rows">
            {list.map(link => (
              <InstallationRow
                key={`${link.location_id} ${link.status} ${link.frozen_by}`}
                application={application}
                link={link}
                onChange={links.loaded.reload}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}
