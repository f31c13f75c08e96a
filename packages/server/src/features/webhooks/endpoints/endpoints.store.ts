import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface EndpointKey {
  locationId: number
  endpointId: number
}

/** Returns the JSON that the database builds. */
export async function listEndpoints(db: Db, locationId: number): Promise<string> {
  const [row] = await db.run<{ json: string }>(sql`
    select coalesce(json_agg(wire order by id), '[]')::text as json from wire_endpoints
    where location_id = ${locationId}`)
  return (row as { json: string }).json
}

/** Adding a URL takes a shared lock on the Location's row, so none is added while this lock is held. */
export async function lockLocation(tx: Tx, locationId: number): Promise<void> {
  await tx.run(sql`select from locations where id = ${locationId} for no key update`)
}

/**
 * Keeps the time when the endpoint was first switched off, for all applications that name its URL. Returns false when
 * there is no such endpoint.
 */
export async function writeSwitch(
  tx: Tx,
  { locationId, endpointId }: EndpointKey,
  switchedOffAt: Date | null,
): Promise<boolean> {
  const changed = await tx.run(sql`
    update endpoints set switched_off_at =
      case when ${switchedOffAt}::timestamptz is null then null else coalesce(switched_off_at, ${switchedOffAt}) end
    where location_id = ${locationId} and (partner_id, url) = (
      select partner_id, url from endpoints
      where location_id = ${locationId} and id = ${endpointId} and removed_at is null)
    returning id`)
  if (changed.length === 0) return false
  // An endpoint that its partner removed while it was off does not come back.
  if (switchedOffAt === null)
    await tx.run(sql`
      delete from endpoints where location_id = ${locationId} and removed_at is not null
        and switched_off_at is null`)
  return true
}

export interface EndpointOwner {
  url: string
  partnerId: number
  applicationId: number | null
  /** The person whose rights decide what it gets; null for an application, and where the person is unknown. */
  userId: number | null
}

export async function lockEndpoint(
  tx: Tx,
  { locationId, endpointId }: EndpointKey,
): Promise<EndpointOwner | undefined> {
  const [row] = await tx.run<EndpointOwner & Record<string, unknown>>(sql`
    select url, partner_id as "partnerId", application_id as "applicationId", user_id as "userId" from endpoints
    where location_id = ${locationId} and id = ${endpointId} and removed_at is null for update`)
  return row
}

export async function writeOwner(
  tx: Tx,
  { locationId, endpointId }: EndpointKey,
  userId: number,
): Promise<void> {
  await tx.run(sql`
    update endpoints set user_id = ${userId} where location_id = ${locationId} and id = ${endpointId}`)
}

export async function readEndpoint(tx: Tx, { locationId, endpointId }: EndpointKey): Promise<string> {
  const [row] = await tx.run<{ json: string }>(sql`
    select wire::text as json from wire_endpoints where location_id = ${locationId} and id = ${endpointId}`)
  return (row as { json: string }).json
}
