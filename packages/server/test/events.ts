import type { World } from './world.ts'

export interface LoggedEvent {
  number: number
  resource: string
  resource_id: number
  status: string
  data: Record<string, unknown>
  partner_id: number | null
  user_id: number | null
}

export async function lastEventNumber(world: World, locationId: number): Promise<number> {
  const [row] = await world.query('select last_number from event_counters where location_id = $1', [
    locationId,
  ])
  return Number(row?.last_number ?? 0)
}

/** Returns the Location's events after a number, in the order in which they committed. */
export async function eventsAfter(world: World, locationId: number, number: number): Promise<LoggedEvent[]> {
  const rows = await world.query(
    'select * from events where location_id = $1 and number > $2 order by number',
    [locationId, number],
  )
  return rows.map(row => ({
    ...row,
    number: Number(row.number),
    resource_id: Number(row.resource_id),
    partner_id: row.partner_id === null ? null : Number(row.partner_id),
    user_id: row.user_id === null ? null : Number(row.user_id),
  })) as LoggedEvent[]
}
