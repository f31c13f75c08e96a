import { useNavigate } from 'react-router'
import { toDay } from '../../data/dates.ts'
import { usePages } from '../../data/use-pages.ts'
import { foyer } from '../../foyer.ts'
import { Empty } from '../../ui/empty.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, numberIn } from '../../ui/form.tsx'
import { LocationIcon } from '../../ui/icons.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { StatusBadge } from '../installations/status-badge.tsx'
import { useApplication } from './application.tsx'

/** Where an application is connected, and the way to what happened in any Location. */
export function InstallationsSection() {
  const { application } = useApplication()
  const links = usePages(
    cursor => foyer.applications.listInstallations({ application_id: application.id, cursor }),
    application.id,
  )
  return (
    <>
      <Panel title="Connections" note="Locations that connected it.">
        <PagedList
          of={links}
          empty={
            <Empty icon={<LocationIcon />} title="Nobody has connected it">
              The Locations of owners who connect it are listed here.
            </Empty>
          }
        >
          {list => (
            <ul className="rows">
              {list.map(({ location_id, location, status, frozen_by, frozen_since, created_at }) => (
                <RowLink
                  key={location_id}
                  to={String(location_id)}
                  title={location}
                  note={`Location ${location_id} · since ${toDay(created_at)}${frozen_since ? ` · frozen since ${toDay(frozen_since)}` : ''}`}
                >
                  <StatusBadge status={status} frozenBy={frozen_by} />
                </RowLink>
              ))}
            </ul>
          )}
        </PagedList>
      </Panel>
      <FindActivity applicationId={application.id} />
    </>
  )
}

/** Refused steps leave a trace too, in Locations that are in no list. */
function FindActivity({ applicationId }: { applicationId: number }) {
  const navigate = useNavigate()
  const find = async ({ location_id = '' }) => {
    // What is no Location is told at the field.
    await foyer.applications.readInstallationActivity({
      application_id: applicationId,
      location_id: numberIn(location_id),
    })
    await navigate(location_id)
  }
  return (
    <Panel title="An installation does not work?" note="Every step is kept, also what was refused.">
      <PanelBody>
        <Form className="form-row" label="Find a trace" onSubmit={find}>
          <Field label="Location ID" name="location_id" inputMode="numeric" />
          <SubmitButton kind="plain">Show what happened</SubmitButton>
        </Form>
      </PanelBody>
    </Panel>
  )
}
