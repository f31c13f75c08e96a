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

/** Lists the installations of an application, and finds the activity log of any Location. */
export function InstallationsSection() {
  const { application } = useApplication()
  const installations = usePages(
    cursor => foyer.applications.listInstallations({ application_id: application.id, cursor }),
    application.id,
  )
  return (
    <>
      <Panel title="Installations" note="Locations that connected it.">
        <PagedList
          of={installations}
          empty={
            <Empty icon={<LocationIcon />} title="No installations yet">
              Locations that connect it are listed here.
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

/** Also finds Locations that never got an installation, because rejected attempts are in the activity log too. */
function FindActivity({ applicationId }: { applicationId: number }) {
  const navigate = useNavigate()
  const find = async ({ location_id = '' }) => {
    // An unknown Location shows as an error at the field.
    await foyer.applications.readInstallationActivity({
      application_id: applicationId,
      location_id: numberIn(location_id),
    })
    await navigate(location_id)
  }
  return (
    <Panel title="Activity log" note="Every attempt to install it in a location, including rejected ones.">
      <PanelBody>
        <Form className="form-row" label="Find an activity log" onSubmit={find}>
          <Field label="Location ID" name="location_id" inputMode="numeric" />
          <SubmitButton kind="plain">Show activity log</SubmitButton>
        </Form>
      </PanelBody>
    </Panel>
  )
}
