import type { MailKind } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'
import type { NoticeDetails } from './notice.ts'

export interface UnmailedNotice {
  userId: number
  kind: MailKind
  applicationId: number
  locationId: number
  details: NoticeDetails
}

/** Takes the notices of a person together, so that several Locations make one mail. */
export async function takeUnmailed(tx: Tx, limit: number): Promise<UnmailedNotice[]> {
  return tx.run<UnmailedNotice>(sql`
    with unmailed as materialized (
      select id from notices where needs_mail order by user_id, kind, application_id limit ${limit}
      for update skip locked
    ), taken as (
      update notices notice set needs_mail = false from unmailed where notice.id = unmailed.id
      returning notice.id, notice.user_id, notice.kind, notice.application_id, notice.location_id, notice.details
    )
    select user_id as "userId", kind, application_id as "applicationId", location_id as "locationId", details
    from taken order by user_id, kind, application_id, location_id`)
}
