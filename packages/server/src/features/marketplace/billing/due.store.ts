import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'

interface DueClaim {
  at: Date
  limit: number
}

const key = sql`location_id as "locationId", application_id as "applicationId"`

/** Active installations whose cover has ended. What another process holds is its work. */
export async function lockEnded(tx: Tx, { at, limit }: DueClaim): Promise<InstallationKey[]> {
  return tx.run<InstallationKey>(sql`
    select ${key} from installations where status = 'active' and paid_until <= ${at}
    order by paid_until limit ${limit} for update skip locked`)
}

/** Frozen installations for which a period that was paid before has begun. */
export async function lockResuming(tx: Tx, { at, limit }: DueClaim): Promise<InstallationKey[]> {
  return tx.run<InstallationKey>(sql`
    select ${key} from installations where status = 'freezed' and resumes_at <= ${at}
    order by resumes_at limit ${limit} for update skip locked`)
}
