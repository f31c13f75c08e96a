import type { Db } from '../../platform/database/database.ts'
import { resolveMoment } from './moments.store.ts'

/** A caller's date and time; without an offset it is the Location's, read as PostgreSQL reads local times. */
export const momentOf = (db: Db, locationId: number, text: string): Promise<Date> =>
  resolveMoment(db, locationId, text)
