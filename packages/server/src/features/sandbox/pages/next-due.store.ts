import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

export interface NextDue {
  at: Date
  kind: 'delivery' | 'paid_period' | 'mail'
}

/** What the worker does next when time passes. Each part reads one row of an index, deliveries one of each queue. */
export async function findNextDue(db: Db, now: Date): Promise<NextDue | undefined> {
  // Dates have milliseconds here, and microseconds there: the moment is rounded up, so that it is due by then.
  const [row] = await db.run<NextDue>(sql`
    select date_trunc('milliseconds', due.at + interval '999 microseconds') as at, due.kind from (
      (select next.due_at as at, 'delivery' as kind
        from endpoint_queues queue cross join lateral (
          select due_at from due_deliveries where queue_id = queue.id and due_at > ${now} order by due_at limit 1
        ) next order by next.due_at limit 1)
      union all
      (select paid_until, 'paid_period' from installations
        where status = 'active' and paid_until > ${now} order by paid_until limit 1)
      union all
      (select resumes_at, 'paid_period' from installations
        where status = 'freezed' and resumes_at > ${now} order by resumes_at limit 1)
      union all
      (select due_at, 'mail' from mails
        where sent_at is null and failed_at is null and due_at > ${now} order by due_at, id limit 1)
    ) due order by at limit 1`)
  return row
}

interface TriggerTarget {
  id: number
  title: string
}

export async function listTargets(
  db: Db,
  limit: number,
): Promise<{ locations: TriggerTarget[]; applications: (TriggerTarget & { partner_id: number })[] }> {
  const locations = await db.run<TriggerTarget>(sql`
    select id, title from locations where deleted_at is null order by id limit ${limit}`)
  const applications = await db.run<TriggerTarget & { partner_id: number }>(sql`
    select id, title, partner_id from applications where disabled_at is null order by id limit ${limit}`)
  return { locations, applications }
}

/** The partner of an application, or the first partner where none is named. */
export async function findPartnerOf(db: Db, applicationId: number | undefined): Promise<number | undefined> {
  const [row] = await db.run<{ partner_id: number }>(
    applicationId === undefined
      ? sql`select partner_id from applications where disabled_at is null order by id limit 1`
      : sql`select partner_id from applications where id = ${applicationId}`,
  )
  return row?.partner_id
}
