import type { Db } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

const moment = statement<{ at: Date }>(
  'appointments.moment',
  'select moment_at($2, timezone_name) as at from locations where id = $1',
)

/**
 * Converts a caller's date and time. Without an offset it is local to the Location, as PostgreSQL reads local times.
 */
export async function momentOf(db: Db, locationId: number, text: string): Promise<Date> {
  const [row] = await moment(db, [locationId, text])
  return (row as { at: Date }).at
}
