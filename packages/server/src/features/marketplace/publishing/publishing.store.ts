import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

export interface ChecklistFacts {
  isEmailConfirmed: boolean
  /** Whether the partner account has a webhook, which is used where the application names none. */
  hasPartnerWebhook: boolean
  /** Whether the last finished check of one of its URLs found no failure. */
  hasPassedCheck: boolean
  /** Whether it was active in a test Location. */
  wasTested: boolean
}

interface ChecklistKey {
  userId: number
  applicationId: number
  partnerId: number
  /** The URLs of the application. */
  urls: string[]
}

export async function findChecklistFacts(
  db: Db,
  { userId, applicationId, partnerId, urls }: ChecklistKey,
): Promise<ChecklistFacts> {
  const [row] = await db.run<ChecklistFacts & Record<string, unknown>>(sql`
    select
      (select is_email_confirmed from users where id = ${userId}) as "isEmailConfirmed",
      partner.webhook_url <> '' as "hasPartnerWebhook",
      coalesce((
        select not jsonb_path_exists(results, '$[*] ? (@.state == "failed")') from endpoint_checks
        where partner_id = partner.id and ended_as = 'finished'
          and (url = any(${urls}::text[]) or url = partner.webhook_url)
        order by created_at desc limit 1), false) as "hasPassedCheck",
      exists (
        select from test_locations test
        join installation_status_log log on log.location_id = test.location_id
          and log.application_id = ${applicationId} and log.status_to = 'active'
        where test.partner_id = partner.id) as "wasTested"
    from partners partner where partner.id = ${partnerId}`)
  return row as ChecklistFacts
}

/** Returns JSON of the sums of each month since then. */
export async function listRevenueSince(db: Db, applicationId: number, since: Date): Promise<string> {
  const [row] = await db.run<{ json: string }>(sql`
    select coalesce(json_agg(line order by month desc, currency_iso, source desc), '[]')::text as json from (
      select to_char(payment_date at time zone 'UTC', 'YYYY-MM') as month, currency_iso, source,
        count(*)::int as payments, sum(payment_sum)::float as paid,
        count(refunded_at)::int as refunds,
        coalesce(sum(payment_sum) filter (where refunded_at is not null), 0)::float as refunded
      from payments where application_id = ${applicationId} and payment_date >= ${since}
      group by 1, 2, 3
    ) line`)
  return (row as { json: string }).json
}

/**
 * Returns JSON with a line for each day. How many were connected at the end of a day follows backwards from how many are
 * now.
 */
export async function listInstallsSince(
  db: Db,
  applicationId: number,
  { since, till }: { since: Date; till: Date },
): Promise<string> {
  const [row] = await db.run<{ json: string }>(sql`
    with change as (
      select (changed_at at time zone 'UTC')::date as day,
        count(*) filter (where status_to in ('active', 'freezed'))::int as installed,
        count(*) filter (where status_from in ('active', 'freezed'))::int as ended
      from installation_status_log
      where application_id = ${applicationId} and changed_at >= ${since}
        and (status_to in ('active', 'freezed')) <> (status_from in ('active', 'freezed'))
      group by 1
    ), line as (
      select series.day::date, coalesce(change.installed, 0) as installed, coalesce(change.ended, 0) as ended
      from generate_series(${since}::timestamptz at time zone 'UTC', ${till}::timestamptz at time zone 'UTC', '1 day')
        as series (day)
      left join change on change.day = series.day::date
    ), wire as (
      select day, installed, ended, (
          select coalesce(sum(connected), 0)::int from installation_counts where application_id = ${applicationId}
        ) - (sum(installed - ended) over (order by day desc) - (installed - ended))::int as connected
      from line
    )
    select json_agg(wire order by day)::text as json from wire`)
  return (row as { json: string }).json
}
