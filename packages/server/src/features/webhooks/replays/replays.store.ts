import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface ReplayKey {
  partnerId: number
  replayId: number
}

export interface NewReplay {
  partnerId: number
  locationId: number
  userId: number
  applicationId: number | undefined
  url: string | undefined
  resources: string[] | undefined
  outcomes: string[]
  from: Date
  till: Date
  total: number
  at: Date
}

export async function insertReplay(tx: Tx, replay: NewReplay): Promise<number> {
  const [row] = await tx.run<{ id: number }>(sql`
    with replay as (
      insert into replays (partner_id, location_id, user_id, application_id, url, resources, outcomes, created_from,
        created_till, total, created_at)
      values (${replay.partnerId}, ${replay.locationId}, ${replay.userId}, ${replay.applicationId ?? null},
        ${replay.url ?? null}, ${replay.resources ?? null}::text[], ${replay.outcomes}::text[], ${replay.from},
        ${replay.till}, ${replay.total}, ${replay.at})
      returning id
    )
    insert into replay_results (replay_id) select id from replay returning replay_id as id`)
  return (row as { id: number }).id
}

export async function countOpenReplays(tx: Tx, partnerId: number): Promise<number> {
  const [row] = await tx.run<{ count: number }>(sql`
    select count(*)::int as count from replays where partner_id = ${partnerId} and ended_at is null`)
  return row?.count ?? 0
}

const wire = sql`
  json_build_object(
    'id', replay.id,
    'status', coalesce(replay.ended_as, case when replay.started_at is null then 'waiting' else 'running' end),
    'reason', replay.reason,
    'location_id', replay.location_id,
    'location_title', location.title,
    'application_id', replay.application_id,
    'url', replay.url,
    'resources', replay.resources,
    'outcomes', replay.outcomes,
    'from', iso_local(replay.created_from, 'UTC'),
    'till', iso_local(replay.created_till, 'UTC'),
    'total', replay.total,
    'scheduled', replay.scheduled,
    'delivered', results.delivered,
    'failed', results.failed,
    'not_sent', results.not_sent,
    'waiting', replay.scheduled - results.delivered - results.failed - results.not_sent,
    'started_by', person.name,
    'created_at', iso_local(replay.created_at, 'UTC'),
    'ended_at', iso_local(replay.ended_at, 'UTC')
  )::text as json
  from replays replay
  left join replay_results results on results.replay_id = replay.id
  left join locations location on location.id = replay.location_id
  left join users person on person.id = replay.user_id`

export async function findReplay(db: Db, { partnerId, replayId }: ReplayKey): Promise<string | undefined> {
  const [row] = await db.run<{ json: string }>(sql`
    select ${wire} where replay.id = ${replayId} and replay.partner_id = ${partnerId}`)
  return row?.json
}

interface ReplayPage {
  before: number | undefined
  count: number
}

/** Newest first. */
export async function listReplayRows(
  db: Db,
  partnerId: number,
  { before, count }: ReplayPage,
): Promise<{ id: number; json: string }[]> {
  return db.run<{ id: number; json: string }>(sql`
    select replay.id, ${wire}
    where replay.partner_id = ${partnerId} and replay.id < ${before ?? Number.MAX_SAFE_INTEGER}
    order by replay.id desc limit ${count}`)
}

/** Waits for the batch under way. Returns undefined for another partner's, and whether it had ended before. */
export async function lockReplay(
  tx: Tx,
  { partnerId, replayId }: ReplayKey,
): Promise<{ hasEnded: boolean; locationId: number } | undefined> {
  const [row] = await tx.run<{ hasEnded: boolean; locationId: number }>(sql`
    select ended_at is not null as "hasEnded", location_id as "locationId" from replays
    where id = ${replayId} and partner_id = ${partnerId} for update`)
  return row
}

export interface ClaimedReplay {
  id: number
  partnerId: number
  locationId: number
  applicationId: number | null
  url: string | null
  resources: string[] | null
  outcomes: string[]
  from: Date
  till: Date
  lastCreatedAt: Date | null
  lastDeliveryId: number | null
}

export interface OpenReplay {
  id: number
  partnerId: number
  locationId: number
}

export async function listOpenReplays(db: Db): Promise<OpenReplay[]> {
  return db.run<OpenReplay & Record<string, unknown>>(sql`
    select id, partner_id as "partnerId", location_id as "locationId" from replays
    where ended_at is null order by id limit 100`)
}

/** Locks it until the transaction ends; undefined when another worker has it, or when it has ended. */
export async function claimReplay(tx: Tx, id: number): Promise<ClaimedReplay | undefined> {
  const [row] = await tx.run<ClaimedReplay & Record<string, unknown>>(sql`
    select id, partner_id as "partnerId", location_id as "locationId", application_id as "applicationId", url,
      resources, outcomes, created_from as "from", created_till as "till", last_created_at as "lastCreatedAt",
      last_delivery_id as "lastDeliveryId"
    from replays where id = ${id} and ended_at is null for update skip locked`)
  return row
}

interface ReplayProgress {
  scheduled: number
  last: { id: number; created_at: Date } | undefined
  at: Date
}

/** Without a last delivery, it is finished. */
export async function saveReplayProgress(
  tx: Tx,
  id: number,
  { scheduled, last, at }: ReplayProgress,
): Promise<void> {
  await tx.run(sql`
    update replays set scheduled = scheduled + ${scheduled}, failures = 0, started_at = coalesce(started_at, ${at}),
      last_created_at = ${last?.created_at ?? null}, last_delivery_id = ${last?.id ?? null},
      ended_at = case when ${last === undefined} then ${at}::timestamptz end,
      ended_as = case when ${last === undefined} then 'finished' end
    where id = ${id}`)
}

export async function endReplay(
  db: Db,
  id: number,
  { at, as, reason }: { at: Date; as: 'stopped' | 'failed'; reason: string },
): Promise<void> {
  await db.run(sql`
    update replays set ended_at = ${at}, ended_as = ${as}, reason = ${reason} where id = ${id} and ended_at is null`)
}

/** Returns how many of its batches have failed in a row. */
export async function countFailure(db: Db, id: number): Promise<number> {
  const [row] = await db.run<{ failures: number }>(sql`
    update replays set failures = failures + 1 where id = ${id} and ended_at is null returning failures`)
  return row?.failures ?? 0
}

export async function deleteReplaysBefore(db: Db, moment: Date): Promise<void> {
  await db.run(sql`delete from replays where created_at < ${moment} and ended_at is not null`)
}
