import { useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Back } from '../../ui/back.tsx'
import { ActivityLogPanel } from '../installations/activity-log.tsx'
import { useApplication } from './application.tsx'

/** Shows the activity log of an application in one Location. */
export function InstallationSection() {
  const { application } = useApplication()
  const t = useTexts('applications')
  const locationId = Number(useParams().locationId)
  const activity = useLoaded(
    () =>
      foyer.applications.readInstallationActivity({
        application_id: application.id,
        location_id: locationId,
      }),
    ['application_installation', application.id, locationId, 'activity'],
  )
  return (
    <Page
      above={<Back to="../connections">{t.installationsOf(application.title)}</Back>}
      title={t.installedIn(application.title, locationId)}
    >
      <ActivityLogPanel activity={activity} title={t.activity} />
    </Page>
  )
}
