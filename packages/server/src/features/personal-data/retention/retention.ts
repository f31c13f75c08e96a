import type { Context } from '../../../context.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import type { AuditActor } from '../../infrastructure/audit/audit-entry.ts'
import {
  countOldCalls,
  countOldEvents,
  findRetention,
  listCandidates,
  listNames,
  type RetentionSettings,
  saveRetention,
} from './retention.store.ts'

/** Rows that a count looks at: enough to see what a setting means, and cheap whatever the Location holds. */
const maxCounted = 1000
const day = 24 * 60 * 60 * 1000

/** Before the first change of any client. */
export const beginning = { changedAt: '-infinity', id: 0 }

export function monthsAgo(ctx: Context, months: number): Date {
  const at = new Date(ctx.clock.now())
  const dayOfMonth = at.getUTCDate()
  at.setUTCMonth(at.getUTCMonth() - months)
  // A month that is too short for the day ends before it.
  if (at.getUTCDate() !== dayOfMonth) at.setUTCDate(0)
  return at
}

export const daysAgo = (ctx: Context, days: number): Date => new Date(ctx.clock.now().getTime() - days * day)

const none = { count: 0, is_exact: true }

/** With the first of them, so that nobody erases people without having seen who they are. */
const maxNamed = 10

async function findDueClients(ctx: Context, locationId: number, months: number | null) {
  if (months === null) return { due_clients: none, first_clients: [] }
  const since = monthsAgo(ctx, months)
  const ids: number[] = []
  let seen = 0
  for (const isDeleted of [false, true]) {
    const page = { locationId, since, isDeleted, after: beginning, limit: maxCounted }
    const candidates = await listCandidates(ctx.db, page)
    ids.push(...candidates.filter(({ isInactive }) => isInactive).map(({ id }) => id))
    seen = Math.max(seen, candidates.length)
  }
  return {
    due_clients: { count: ids.length, is_exact: seen < maxCounted },
    first_clients: await listNames(ctx.db, locationId, ids.slice(0, maxNamed)),
  }
}

const bounded = (count: number) => ({ count: Math.min(count, maxCounted), is_exact: count <= maxCounted })

async function countCalls(ctx: Context, locationId: number, months: number | null) {
  if (months === null) return none
  const before = monthsAgo(ctx, months)
  return bounded(await countOldCalls(ctx.db, { locationId, before, limit: maxCounted + 1 }))
}

async function countEvents(ctx: Context, locationId: number, days: number | null) {
  if (days === null) return none
  const before = daysAgo(ctx, days)
  return bounded(await countOldEvents(ctx.db, { locationId, before, limit: maxCounted + 1 }))
}

/** `tried` are settings that nobody has saved: what they would erase is counted. */
export async function getRetention(ctx: Context, locationId: number, tried: Partial<RetentionSettings> = {}) {
  const saved = await findRetention(ctx.db, locationId)
  const { client_months = null, call_months = null, delivery_days = null } = saved ?? {}
  const counted = { client_months, call_months, delivery_days, ...tried }
  return {
    client_months,
    call_months,
    delivery_days,
    ...(await findDueClients(ctx, locationId, counted.client_months)),
    due_calls: await countCalls(ctx, locationId, counted.call_months),
    due_events: await countEvents(ctx, locationId, counted.delivery_days),
    applied_at: saved?.applied_at?.toISOString() ?? null,
  }
}

const words = ({ client_months, call_months, delivery_days }: RetentionSettings): string =>
  [
    `client_months ${client_months ?? 'off'}`,
    `call_months ${call_months ?? 'off'}`,
    `delivery_days ${delivery_days ?? 'off'}`,
  ].join(', ')

export async function updateRetention(
  ctx: Context,
  locationId: number,
  { settings, by }: { settings: RetentionSettings; by: AuditActor },
) {
  await ctx.db.transaction(async tx => {
    await saveRetention(tx, locationId, settings, ctx.clock.now())
    await recordAudit(ctx, tx, { ...by, action: 'retention-update', locationId, note: words(settings) })
  })
  return getRetention(ctx, locationId)
}
