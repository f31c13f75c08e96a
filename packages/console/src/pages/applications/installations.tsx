import { applicationsReadInstallationActivity } from '@foyer/sdk/inputs'
import { useNavigate } from 'react-router'
import { usePages } from '../../data/use-pages.ts'
import { readInput } from '../../forms/read-input.ts'
import { foyer } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
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
  const m = useTexts('marketplace')
  const { day } = useFormats()
  const installations = usePages(
    cursor => foyer.applications.listInstallations({ application_id: application.id, cursor }),
    ['application_installation', application.id],
  )
  return (
    <>
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
              {list.map(({ location_id, location, status, frozen_by, frozen_since, created_at }) => (
                <RowLink
                  key={location_id}
                  to={String(location_id)}
                  title={location}
                  note={
                    frozen_since
                      ? m.installedAndFrozen(location_id, day(created_at), day(frozen_since))
                      : m.installedSince(location_id, day(created_at))
                  }
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
  const t = useTexts('applications')
  const find = async ({ location_id = '' }, form: HTMLFormElement) => {
    // An unknown Location shows as an error at the field.
    await foyer.applications.readInstallationActivity(
      readInput(applicationsReadInstallationActivity, form, { application_id: applicationId }),
    )
    await navigate(location_id)
  }
  return (
    <Panel title={t.activity} note={t.activityNote}>
      <PanelBody>
        <Form canBeLeft className="form-row" label={t.findActivity} onSubmit={find}>
          <Field label={t.locationId} name="location_id" inputMode="numeric" />
          <SubmitButton kind="plain">{t.showActivity}</SubmitButton>
        </Form>
      </PanelBody>
    </Panel>
  )
}
