import sql, { join, type Sql } from 'sql-template-tag'
import { assignments, isNothing } from '../../../platform/database/columns.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { Stage } from '../applications/application.store.ts'
import type { WholeApplication } from '../applications/pending-changes.ts'

export async function findAnyApplication(db: Db, applicationId: number): Promise<string | undefined> {
  const [row] = await db.run<{ json: string }>(
    sql`select wire::text as json from wire_applications where id = ${applicationId}`,
  )
  return row?.json
}

export interface ApplicationFilter {
  isWaiting: boolean
  text?: string
  after?: number
  count: number
}

/** Lists applications in the order of their ids, with the last id when there are more. */
export async function listAnyApplications(
  db: Db,
  { isWaiting, text, after, count }: ApplicationFilter,
): Promise<{ json: string; next: number | null }> {
  const conditions: Sql[] = [sql`true`]
  // The condition must be that of the index, or the planner does not use it.
  if (isWaiting)
    conditions.push(
      sql`(stage = 'review' or pending_since is not null or whitelist_requested_at is not null)`,
    )
  if (text !== undefined) conditions.push(sql`strpos(lower(title), lower(${text})) > 0`)
  if (after !== undefined) conditions.push(sql`id > ${after}`)
  const [row] = await db.run<{ json: string; next: number | null }>(sql`
    with found as (
      select id, row_number() over (order by id) as place
      from applications where ${join(conditions, ' and ')} order by id limit ${count + 1}
    )
    select coalesce(json_agg(application.wire order by found.id) filter (where place <= ${count}), '[]')::text as json,
      case when count(*) > ${count} then max(found.id) filter (where place <= ${count}) end as next
    from found join wire_applications application on application.id = found.id`)
  return row as { json: string; next: number | null }
}

/** An installation takes the same lock, so nothing is installed while the application changes. */
export async function lockAnyApplication(
  tx: Tx,
  applicationId: number,
): Promise<WholeApplication | undefined> {
  await tx.run(sql`select from applications where id = ${applicationId} for no key update`)
  // A separate statement sees what the previous holder of the lock has committed.
  const json = await findAnyApplication(tx, applicationId)
  return json === undefined ? undefined : JSON.parse(json)
}

export interface ReviewColumns {
  stage?: Stage
  review_note?: string
  pending?: null
  pending_since?: null
  published_at?: Date
  disabled_at?: Date | null
  is_whitelisted?: boolean
  whitelist_requested_at?: null
}

export async function updateReviewed(tx: Tx, applicationId: number, columns: ReviewColumns): Promise<void> {
  if (isNothing({ ...columns })) return
  await tx.run(sql`update applications set ${assignments({ ...columns })} where id = ${applicationId}`)
}
