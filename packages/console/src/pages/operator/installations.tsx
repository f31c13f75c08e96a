import { usePages } from '../../data/use-pages.ts'
import { type Application, foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { LocationIcon } from '../../ui/icons.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { InstallationRow } from './installation-row.tsx'

export function InstallationsPanel({ application }: { application: Application }) {
  const installations = usePages(
    cursor => foyer.operators.listInstallations({ application_id: application.id, cursor }),
    ['operator_installation', application.id],
  )
  const m = useTexts('marketplace')
  return (
    <Panel title={m.installations} note={m.installationsNote}>
      <PagedList
        of={installations}
        empty={
          <Empty icon={<LocationIcon />} title={m.noInstallations}>
            {m.noInstallationsNote}
          </Empty>
        }
      >
        {list => (
          <ul className="rows">
            {list.map(installation => (
              <InstallationRow
                key={`${installation.location_id} ${installation.status} ${installation.frozen_by}`}
                application={application}
                installation={installation}
                onChange={installations.loaded.reload}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}
