import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'

interface DueClaim {
  at: Date
  limit: number
}

const key = sql`location_id as "locationId", application_id as "applicationId"`

/** Locks active installations whose paid period has ended, and skips those that another process has locked. */
export async function lockEnded(tx: Tx, { at, limit }: DueClaim): Promise<InstallationKey[]> {
  return tx.run<InstallationKey>(sql`
    select ${key} from installations where status = 'active' and paid_until <= ${at}
    order by paid_until limit ${limit} for update skip locked`)
}

/** Locks frozen installations for which a period that was paid in advance has begun. */
export async function lockResuming(tx: Tx, { at, limit }: DueClaim): Promise<InstallationKey[]> {
  return tx.run<InstallationKey>(sql`
    select ${key} from installations where status = 'freezed' and resumes_at <= ${at}
    order by resumes_at limit ${limit} for update skip locked`)
}
