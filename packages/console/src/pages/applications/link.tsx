import { Link, useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { TracePanel } from '../connections/trace.tsx'
import { useApplication } from './application.tsx'

/** How an application and a Location came together, or why they did not. */
export function LinkSection() {
  const { application } = useApplication()
  const locationId = Number(useParams().locationId)
  const trace = useLoaded(
    () => foyer.applications.traceLink({ application_id: application.id, location_id: locationId }),
    `${application.id} ${locationId}`,
  )
  return (
    <>
      <Link className="back" to="..">
        Connections of {application.title}
      </Link>
      <TracePanel trace={trace} title={`In Location ${locationId}`} />
    </>
  )
}
