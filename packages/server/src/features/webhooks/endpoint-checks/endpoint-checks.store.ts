import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface OwnUrl {
  /** A Location in which the URL is an endpoint. */
  locationId: number | null
  /** Whether events of the marketplace go there. */
  isMarketplace: boolean
}

/** Finds what a URL is for the partner; undefined when it is none of its own. */
export async function findOwnUrl(db: Db, partnerId: number, url: string): Promise<OwnUrl | undefined> {
  const [row] = await db.run<OwnUrl & Record<string, unknown>>(sql`
    select min(known.location_id) as "locationId", coalesce(bool_or(known.is_marketplace), false) as "isMarketplace"
    from (
      select null::bigint as location_id, true as is_marketplace
      from partners where id = ${partnerId} and webhook_url = ${url}
      union all
      select null, ${url} in (application.webhook_url, application.pending ->> 'webhook_url')
      from applications application
      where application.partner_id = ${partnerId} and ${url} in (
        application.webhook_url, application.receiver_url,
        application.pending ->> 'webhook_url', application.pending ->> 'receiver_url')
      union all
      select endpoint.location_id, false
      from endpoints endpoint
      where endpoint.partner_id = ${partnerId} and endpoint.url = ${url} and endpoint.removed_at is null
    ) known
    having count(*) > 0`)
  return row
}

export async function hasSecret(db: Db, partnerId: number): Promise<boolean> {
  const rows = await db.run(sql`
    select from webhook_secrets where partner_id = ${partnerId} and expires_at is null`)
  return rows.length > 0
}

/** A run that waits for too long was never begun. */
const whySilent = sql`case when started_at is null
  then 'No worker was free in time, and nothing was sent. Check the endpoint again later.'
  else 'The process that ran the check ended. Check the endpoint again.' end`

/** Ends runs whose process is gone, so that they hold up nobody. */
export async function endSilent(tx: Tx, partnerId: number, at: Date): Promise<void> {
  await tx.run(sql`
    update endpoint_checks set ended_at = ${at}, ended_as = 'interrupted', reason = ${whySilent}
    where partner_id = ${partnerId} and ended_at is null and alive_until <= ${at}`)
}

export async function findOpen(tx: Tx, partnerId: number): Promise<number | undefined> {
  const [row] = await tx.run<{ id: number }>(sql`
    select id from endpoint_checks where partner_id = ${partnerId} and ended_at is null`)
  return row?.id
}

/** Lists when the partner's runs since then were requested, oldest first. One that never began does not count. */
export async function listRequested(tx: Tx, partnerId: number, since: Date): Promise<Date[]> {
  const rows = await tx.run<{ created_at: Date }>(sql`
    select created_at from endpoint_checks
    where partner_id = ${partnerId} and created_at > ${since} and started_at is not null
    order by created_at`)
  return rows.map(({ created_at }) => created_at)
}

export interface NewCheck {
  partnerId: number
  userId: number | null
  url: string
  locationId: number
  withMarketplace: boolean
  at: Date
  aliveUntil: Date
}

export async function insertCheck(tx: Tx, check: NewCheck): Promise<number> {
  const [row] = await tx.run<{ id: number }>(sql`
    insert into endpoint_checks (partner_id, user_id, url, location_id, with_marketplace, created_at, alive_until)
    values (${check.partnerId}, ${check.userId}, ${check.url}, ${check.locationId}, ${check.withMarketplace},
      ${check.at}, ${check.aliveUntil})
    returning id`)
  return (row as { id: number }).id
}

/** Returns JSON. A run that nobody works on any more is interrupted, also before anybody has written that down. */
export async function findCheck(
  db: Db,
  { partnerId, checkId }: { partnerId: number; checkId: number },
  at: Date,
): Promise<string | undefined> {
  const [row] = await db.run<{ json: string }>(sql`
    select json_build_object(
      'id', id,
      'url', url,
      'status', case
        when ended_as is not null then ended_as
        when alive_until <= ${at} then 'interrupted'
        when started_at is null then 'waiting'
        else 'running' end,
      'reason', case when ended_as is null and alive_until <= ${at} then ${whySilent} else reason end,
      'created_at', iso_local(created_at, 'UTC'),
      'finished_at', iso_local(coalesce(ended_at, case when alive_until <= ${at} then alive_until end), 'UTC'),
      'total', total,
      'checks', results
    )::text as json
    from endpoint_checks where id = ${checkId} and partner_id = ${partnerId}`)
  return row?.json
}

export interface ClaimedCheck {
  id: number
  partnerId: number
  url: string
  locationId: number
  withMarketplace: boolean
}

/** Each run is claimed once: one that was begun is not begun again, because its requests were sent. */
export async function claimChecks(
  db: Db,
  { at, aliveUntil, count }: { at: Date; aliveUntil: Date; count: number },
): Promise<ClaimedCheck[]> {
  return db.run<ClaimedCheck & Record<string, unknown>>(sql`
    with waiting as materialized (
      select id from endpoint_checks
      where ended_at is null and started_at is null and alive_until > ${at}
      order by id limit ${count} for update skip locked
    )
    update endpoint_checks run set started_at = ${at}, alive_until = ${aliveUntil}
    from waiting where run.id = waiting.id
    returning run.id, run.partner_id as "partnerId", run.url, run.location_id as "locationId",
      run.with_marketplace as "withMarketplace"`)
}

interface Progress {
  total: number
  results: unknown[]
  aliveUntil: Date
}

/** Returns false when the run has ended meanwhile, as in a reset. */
export async function saveProgress(
  db: Db,
  id: number,
  { total, results, aliveUntil }: Progress,
): Promise<boolean> {
  const rows = await db.run(sql`
    update endpoint_checks
    set total = ${total}, results = ${JSON.stringify(results)}::jsonb, alive_until = ${aliveUntil}
    where id = ${id} and ended_at is null returning id`)
  return rows.length > 0
}

export async function endCheck(
  db: Db,
  id: number,
  { at, as, reason = '' }: { at: Date; as: 'finished' | 'interrupted'; reason?: string },
): Promise<void> {
  await db.run(sql`
    update endpoint_checks set ended_at = ${at}, ended_as = ${as}, reason = ${reason}
    where id = ${id} and ended_at is null`)
}

export async function deleteChecksBefore(db: Db, moment: Date): Promise<void> {
  await db.run(sql`delete from endpoint_checks where created_at < ${moment}`)
}
