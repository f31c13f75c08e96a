import { Link, useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { ActivityLogPanel } from '../installations/activity-log.tsx'
import { useApplication } from './application.tsx'

/** How an application and a Location came together, or why they did not. */
export function InstallationSection() {
  const { application } = useApplication()
  const locationId = Number(useParams().locationId)
  const trace = useLoaded(
    () =>
      foyer.applications.readInstallationActivity({
        application_id: application.id,
        location_id: locationId,
      }),
    `${application.id} ${locationId}`,
  )
  return (
    <>
      <Link className="back" to="..">
        Connections of {application.title}
      </Link>
      <ActivityLogPanel trace={trace} title={`In Location ${locationId}`} />
    </>
  )
}
