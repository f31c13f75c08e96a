import { useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { Back } from '../../ui/back.tsx'
import { ActivityLogPanel } from '../installations/activity-log.tsx'
import { useApplication } from './application.tsx'

/** Shows the activity log of an application in one Location. */
export function InstallationSection() {
  const { application } = useApplication()
  const locationId = Number(useParams().locationId)
  const activity = useLoaded(
    () =>
      foyer.applications.readInstallationActivity({
        application_id: application.id,
        location_id: locationId,
      }),
    `${application.id} ${locationId}`,
  )
  return (
    <>
      <Back to="..">Installations of {application.title}</Back>
      <ActivityLogPanel activity={activity} title={`Activity log in location ${locationId}`} />
    </>
  )
}
