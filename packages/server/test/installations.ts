import { beforeEach } from 'vitest'
import { demo } from '../src/features/sandbox/demo-world/facts.ts'
import { readStatus } from './marketplace.ts'
import { useWorld } from './world.ts'

const { applications, locations } = demo

/** Starts a world in which every test begins without installations, and returns functions that read them. */
export function useInstallations() {
  const world = useWorld()
  beforeEach(async () => {
    await world.query('delete from installations')
    await world.query('delete from lifecycle_events')
    await world.query('update locations set is_installation_blocked = (id = $1)', [locations.blocked])
    await world.query('update applications set disabled_at = null, is_whitelisted = false')
  })

  const statusOf = async (
    applicationId: number = applications.public,
    locationId: number = locations.main,
  ) => {
    const [row] = await world.query(
      'select status from installations where location_id = $1 and application_id = $2',
      [locationId, applicationId],
    )
    return row?.status
  }

  const logs = async (applicationId: number = applications.public) =>
    (await readStatus(world, { applicationId })).json.data.logs.map(
      (change: { status_from: string; status_to: string; source: string }) =>
        `${change.status_from}>${change.status_to} ${change.source}`,
    )

  return { world, statusOf, logs }
}

/** Formats a time as the marketplace does. */
export const utc = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ')
