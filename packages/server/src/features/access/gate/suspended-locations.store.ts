import type { Db } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

const suspended = statement<{ isSuspended: boolean }>(
  'identity.suspended-locations',
  `select exists (
     select from locations
     where suspended_at is not null
       and (id = any($1) or id in (select location_id from payments where id = any($2)))
   ) as "isSuspended"`,
)

export async function hasSuspendedLocation(
  db: Db,
  { locationIds, paymentIds }: { locationIds: number[]; paymentIds: number[] },
): Promise<boolean> {
  const [row] = await suspended(db, [locationIds, paymentIds])
  return row?.isSuspended === true
}
