import { as, type World } from './world.ts'

export interface PaidInstallationKey {
  applicationId: number
  locationId: number
}

/** Runs the whole handshake: the owner connects, the partner confirms. */
export async function connect(
  world: World,
  { applicationId, locationId }: PaidInstallationKey,
): Promise<void> {
  const granted = await world.api.post(
    `/v1/company/${locationId}/marketplace/applications/${applicationId}/grant_access`,
    { as: as.owner },
  )
  const confirmed = await world.app.post('/marketplace/partner/callback', {
    as: as.partner,
    body: { salon_id: locationId, application_id: applicationId },
  })
  if (granted.status !== 201 || confirmed.status !== 201)
    throw new Error(`It could not be connected: ${granted.text} ${confirmed.text}`)
}

/** Returns the installation as it is in the database. */
export async function installationOf(world: World, { applicationId, locationId }: PaidInstallationKey) {
  const [row] = await world.query(
    'select * from installations where application_id = $1 and location_id = $2',
    [applicationId, locationId],
  )
  return row as { status: string; paid_until: Date | null; resumes_at: Date | null; created_at: Date }
}

/** Returns the status changes of an installation, the oldest first, as `from>to source`. */
export async function logOf(
  world: World,
  { applicationId, locationId }: PaidInstallationKey,
): Promise<string[]> {
  const rows = await world.query(
    'select * from installation_status_log where application_id = $1 and location_id = $2 order by id',
    [applicationId, locationId],
  )
  return rows.map(row => `${row.status_from}>${row.status_to} ${row.source}`)
}

export async function lifecycleOf(world: World, { applicationId, locationId }: PaidInstallationKey) {
  const rows = await world.query(
    'select event, details from lifecycle_events where application_id = $1 and location_id = $2 order by id',
    [applicationId, locationId],
  )
  return rows as { event: string; details: Record<string, unknown> }[]
}

/** Returns the fields of a payment notice, without Location and application. */
export const payment = ({ from, to, sum = 19 }: { from: string; to: string; sum?: number }) => ({
  currency_iso: 'USD',
  payment_sum: sum,
  payment_date: from,
  period_from: from,
  period_to: to,
})

export const pay = (world: World, body: unknown, headers: Record<string, string> = {}, who = as.partner) =>
  world.api.post('/v1/marketplace/partner/payment', { as: who, body, headers })

/** Moves the platform's time by the sandbox's own operation. */
export async function advance(world: World, seconds: number): Promise<void> {
  await world.api.post('/v2/sandbox/clock', { as: as.partner, body: { advance_seconds: seconds } })
}
