import { type BodyOf, type catalogue, momentInUtc } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { conflict, invalid, notFound } from '../../../platform/errors.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import type { AuditActor } from '../../infrastructure/audit/audit-entry.ts'
import { hintAfter } from '../../infrastructure/hints/hints.ts'
import { requireApplicationOf } from '../../marketplace/applications/applications.ts'
import { maxOpenReplays, maxReplayedAtOnce } from '../limits.ts'
import { lockPartner } from '../listeners/listeners.store.ts'
import { getEligibility } from '../log/eligibility.ts'
import { retainedSince } from '../log/retention.ts'
import { countAtMost, type RetainedRange } from '../log/schedule.store.ts'
import {
  countOpenReplays,
  endReplay,
  findReplay,
  insertReplay,
  listReplayRows,
  lockReplay,
  type ReplayKey,
} from './replays.store.ts'

type ReplayOrder = BodyOf<typeof catalogue.replays.create>

/** Checks a range, and how many deliveries of it can be sent again now. */
async function measure(ctx: Context, partnerId: number, input: ReplayOrder) {
  const key = { partnerId, locationId: input.location_id }
  await getEligibility(ctx, key)
  if (input.application_id !== undefined)
    await requireApplicationOf(ctx, { applicationId: input.application_id, partnerId })
  const now = ctx.clock.now()
  const from = momentInUtc(input.from)
  // What is made from now on does not belong to it, so that it has an end.
  const till =
    input.till === undefined ? now : new Date(Math.min(momentInUtc(input.till).getTime(), now.getTime()))
  if (input.till !== undefined && momentInUtc(input.till) < from)
    throw invalid({ till: ['must not be before from'] })
  const range: RetainedRange & { outcomes: string[] } = {
    times: { from, till },
    outcomes: input.outcomes ?? ['failed', 'held'],
    applicationId: input.application_id,
    url: input.url,
    resources: input.resources,
    retainedSince: retainedSince(ctx),
  }
  const count = await countAtMost(ctx.db, key, { range, max: maxReplayedAtOnce + 1 })
  return {
    key,
    from,
    till,
    range,
    count: Math.min(count, maxReplayedAtOnce),
    isMore: count > maxReplayedAtOnce,
  }
}

export async function countReplay(ctx: Context, partnerId: number, input: ReplayOrder) {
  const { count, isMore } = await measure(ctx, partnerId, input)
  return { count, is_more: isMore }
}

/** Returns JSON of a replay that a worker takes at once. */
export async function startReplay(
  ctx: Context,
  { partnerId, ...actor }: AuditActor & { partnerId: number },
  input: ReplayOrder,
): Promise<string> {
  const { key, from, till, range, count, isMore } = await measure(ctx, partnerId, input)
  if (isMore)
    throw conflict(
      `More than ${maxReplayedAtOnce} deliveries match: narrow the range, and start several replays.`,
    )
  if (count === 0) throw conflict('No delivery that matches can be sent again now.')
  return ctx.db.transaction(async tx => {
    await lockPartner(tx, partnerId)
    if ((await countOpenReplays(tx, partnerId)) >= maxOpenReplays)
      throw conflict(
        `You have ${maxOpenReplays} replays under way already: wait for one of them, or stop it.`,
      )
    const at = ctx.clock.now()
    const { outcomes, applicationId, url, resources } = range
    const replayId = await insertReplay(tx, {
      ...key,
      userId: actor.userId,
      ...{ applicationId, url, resources, outcomes },
      ...{ from, till, total: count, at },
    })
    await recordAudit(ctx, tx, {
      ...actor,
      partnerId,
      locationId: key.locationId,
      action: 'replay-start',
      note: `deliveries: ${count}`,
    })
    hintAfter(ctx, tx, { kind: 'replay', partner_id: partnerId, replay_id: replayId })
    return (await findReplay(tx, { partnerId, replayId })) as string
  })
}

const noReplay = () => notFound('You have no such replay.')

export async function getReplay(ctx: Context, key: ReplayKey): Promise<string> {
  const json = await findReplay(ctx.db, key)
  if (json === undefined) throw noReplay()
  return json
}

const usualCount = 25

export async function listReplays(
  ctx: Context,
  partnerId: number,
  { cursor, count = usualCount }: { cursor?: number; count?: number },
) {
  const rows = await listReplayRows(ctx.db, partnerId, { before: cursor, count: count + 1 })
  const page = rows.slice(0, count)
  return {
    json: `[${page.map(({ json }) => json).join()}]`,
    meta: { next_cursor: rows.length > count ? (page.at(-1)?.id ?? null) : null },
  }
}

/** Takes effect between two batches; what was scheduled before is sent. One that has ended stays as it is. */
export async function stopReplay(ctx: Context, key: ReplayKey, actor: AuditActor): Promise<string> {
  return ctx.db.transaction(async tx => {
    const replay = await lockReplay(tx, key)
    if (!replay) throw noReplay()
    if (!replay.hasEnded) {
      await endReplay(tx, key.replayId, { at: ctx.clock.now(), as: 'stopped', reason: '' })
      await recordAudit(ctx, tx, {
        ...actor,
        partnerId: key.partnerId,
        locationId: replay.locationId,
        action: 'replay-stop',
      })
      hintAfter(ctx, tx, { kind: 'replay', partner_id: key.partnerId, replay_id: key.replayId })
    }
    return (await findReplay(tx, key)) as string
  })
}
