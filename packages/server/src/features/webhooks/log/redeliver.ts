import { type BodyOf, blockedReasons, type catalogue, momentInUtc } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { type AppError, conflict, forbidden, invalid } from '../../../platform/errors.ts'
import { refuseInactive } from '../../access/installed-applications/installation-status.ts'
import { hintAfter } from '../../infrastructure/hints/hints.ts'
import { insertDue } from '../fan-out/due-deliveries.store.ts'
import { noDelivery } from './deliveries.ts'
import { type DeliveryKey, findDelivery } from './delivery.store.ts'
import { getEligibility } from './eligibility.ts'
import { retainedSince } from './retention.ts'
import {
  type Blocker,
  type Candidate,
  countCandidates,
  lockCandidate,
  lockCandidates,
  markScheduled,
  type Range,
} from './schedule.store.ts'

type RefuseRedelivery = (tx: Tx, candidate: Candidate) => AppError | Promise<AppError>

const refuseWhilePaused: RefuseRedelivery = () =>
  forbidden(
    'Its endpoint is paused: the person who set it has no webhook_access in this Location any more. An owner can take it over.',
  )
const refuseNotInstalled: RefuseRedelivery = (tx, { location_id, application_id }) =>
  refuseInactive(tx, { locationId: location_id, applicationId: application_id as number })
const refuseWhileSuspended =
  (reason: 'partner_suspended' | 'location_suspended' | 'person_suspended'): RefuseRedelivery =>
  () =>
    forbidden(`${blockedReasons[reason]} It can be sent again when the suspension is lifted.`)
const refuseGone: RefuseRedelivery = () => conflict('Its endpoint is gone: set the URL again first.')

const refusals: Record<Blocker, RefuseRedelivery> = {
  scheduled: () => conflict('This delivery is on its way already: wait for its attempt.'),
  gone: () => conflict('The change is older than 30 days: there is nothing left to send.'),
  'no-location': () => conflict('The Location was deleted: nothing of it is sent again.'),
  'no-endpoint': refuseGone,
  'no-listener': () =>
    conflict(
      'Its listener has ended, or may not get this event any more. A new listener gets new events only: make the change again.',
    ),
  removed: refuseGone,
  switched_off: () =>
    conflict('The owner of the Location has switched its endpoint off: only an owner switches it on again.'),
  person_unknown: refuseWhilePaused,
  no_role: refuseWhilePaused,
  no_webhook_access: refuseWhilePaused,
  inactive: () => conflict('Its endpoint is not active: set active to 1 in the hooks settings first.'),
  no_right: () =>
    forbidden(
      'The application, or the person who set its endpoint, has no right to this kind of record any more.',
    ),
  not_subscribed: () =>
    conflict('Its endpoint is no longer subscribed to this kind of record: subscribe it first.'),
  own_change: () =>
    conflict('The change was made with your own partner token, and self_sending is 0: set it to 1 first.'),
  application_disabled: refuseNotInstalled,
  not_installed: refuseNotInstalled,
  application_frozen: refuseNotInstalled,
  partner_suspended: refuseWhileSuspended('partner_suspended'),
  location_suspended: refuseWhileSuspended('location_suspended'),
  person_suspended: refuseWhileSuspended('person_suspended'),
}

/** Returns the JSON of the same delivery, which now has one more attempt to come. */
export async function redeliver(ctx: Context, key: DeliveryKey): Promise<string> {
  return ctx.db.transaction(async tx => {
    const since = retainedSince(ctx)
    const candidate = await lockCandidate(tx, key, since)
    if (!candidate) throw noDelivery()
    if (candidate.blocker) throw await refusals[candidate.blocker](tx, candidate)
    await sendAgain(tx, [candidate], ctx.clock.now())
    const row = await findDelivery(tx, key, since)
    if (!row) throw noDelivery()
    hintAfter(ctx, tx, {
      kind: 'delivery',
      partner_id: key.partnerId,
      location_id: candidate.location_id,
      delivery_id: candidate.id,
      resource: null,
    })
    return row.json
  })
}

/** Schedules an attempt of each at once, perhaps for a replay. */
export async function sendAgain(tx: Tx, candidates: Candidate[], at: Date, replayId?: number): Promise<void> {
  await markScheduled(tx, candidates, at)
  await insertDue(tx, candidates, at, replayId)
}

type ReplayInput = BodyOf<typeof catalogue.webhooks.replay>

const maxReplayed = 10_000

export async function replay(ctx: Context, partnerId: number, input: ReplayInput) {
  const range = { ...toRange(input), retainedSince: retainedSince(ctx) }
  const key = { locationId: input.location_id, partnerId }
  await getEligibility(ctx, key)
  return ctx.db.transaction(async tx => {
    const candidates = await lockCandidates(tx, key, { range, limit: maxReplayed })
    if (candidates.length === 0) return { scheduled: 0, remaining: 0 }
    await sendAgain(tx, candidates, ctx.clock.now())
    hintAfter(ctx, tx, {
      kind: 'delivery',
      partner_id: partnerId,
      location_id: key.locationId,
      delivery_id: null,
      resource: null,
    })
    return { scheduled: candidates.length, remaining: await countCandidates(tx, key, range) }
  })
}

/** A range is given by sequence or by time; one of the two is required. */
function toRange(input: ReplayInput): Range {
  const { from_sequence, to_sequence, from, till, outcomes = ['failed', 'held'] } = input
  const hasSequences = from_sequence !== undefined || to_sequence !== undefined
  const hasTimes = from !== undefined || till !== undefined
  if (hasSequences === hasTimes)
    throw invalid({ from_sequence: ['or from must be given, and only one of them'] })
  if (hasSequences) {
    const sequences = { from: from_sequence ?? 1, to: to_sequence ?? Number.MAX_SAFE_INTEGER }
    if (sequences.to < sequences.from) throw invalid({ to_sequence: ['must not be before from_sequence'] })
    return { sequences, outcomes }
  }
  const momentOf = (text: string | undefined) => (text === undefined ? undefined : momentInUtc(text))
  const times = { from: momentOf(from), till: momentOf(till) }
  if (times.from && times.till && times.till < times.from)
    throw invalid({ till: ['must not be before from'] })
  return { times, outcomes }
}
