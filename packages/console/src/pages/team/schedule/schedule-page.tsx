import { LoadFailure } from '../../../ui/loaded-view.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLocationOfPage } from '../../locations/location.tsx'
import './schedule.css'
import { useTeam } from '../../business/use-team.ts'
import { NoTeam } from '../no-team.tsx'
import { Schedule } from './schedule.tsx'

/** When the team works. */
export function SchedulePage() {
  const location = useLocationOfPage()
  const { data: team, error, refetch } = useTeam(location.id)
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!team) return <Skeleton lines={6} />
  const working = team.filter(({ fired }) => !fired)
  return working.length === 0 ? <NoTeam /> : <Schedule location={location} team={working} />
}
