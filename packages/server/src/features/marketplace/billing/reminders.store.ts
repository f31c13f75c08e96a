import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'

export interface DueInstallation extends InstallationKey {
  paidUntil: Date
}

/** Marks the installations whose paid period ends by then, each once for the same end, and skips what others hold. */
export async function markReminded(
  tx: Tx,
  { at, until, limit }: { at: Date; until: Date; limit: number },
): Promise<DueInstallation[]> {
  return tx.run<DueInstallation>(sql`
    with due as materialized (
      select location_id, application_id from installations
      where status = 'active' and reminded_until is distinct from paid_until
        and paid_until > ${at} and paid_until <= ${until}
      order by paid_until limit ${limit} for update skip locked
    )
    update installations installation set reminded_until = installation.paid_until
    from due
    where installation.location_id = due.location_id and installation.application_id = due.application_id
    returning installation.location_id as "locationId", installation.application_id as "applicationId",
      installation.paid_until as "paidUntil"`)
}
