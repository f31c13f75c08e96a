import type { ErasureCount } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { sqlStateOf, sqlStates, type Tx } from '../../../platform/database/database.ts'
import { cancelAppointment } from '../../calendar/appointments/appointments.ts'
import { recordEvent } from '../../events/events.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { hintAfter } from '../../infrastructure/hints/hints.ts'
import { forgetAnswers } from '../../infrastructure/idempotency/forget-answers.ts'
import { deleteCalls, deleteMessages, deleteNotifications } from './copies.store.ts'
import {
  addCounts,
  finish,
  lockGroup,
  moveTo,
  type RunningErasure,
  type StepCount,
} from './erasures.store.ts'
import { actorOfErasure } from './erasures.ts'
import { areClaimed, eraseEvents, eraseLateResponses, eraseTests } from './events.store.ts'
import {
  anonymiseAppointments,
  anonymiseCards,
  anonymisePurchases,
  anonymiseTransactions,
  type ClientGroup,
  deleteClients,
  deleteVisits,
  findErasedCard,
  listUpcoming,
  saveCardIds,
} from './records.store.ts'
import { openSubject } from './subject.ts'

/** Rows of one transaction: short, so that a process that stops loses little, and nobody waits long. */
const batch = { cancelled: 20, rows: 500, events: 1000 }

interface Group extends ClientGroup {
  erasures: RunningErasure[]
}

/** `again` when there is more to do at once, `later` when something else must happen first. */
type Outcome = 'again' | 'later'
type Step = (ctx: Context, tx: Tx, group: Group) => Promise<Outcome>

/** Carries out erasures until none can go on, or at a stop. Each step is a transaction, so that none is done by halves. */
export async function eraseDue(ctx: Context, stopping?: AbortSignal): Promise<void> {
  let after = 0
  while (!stopping?.aborted) {
    const done = await takeStep(ctx, after)
    if (!done) return
    if (done.outcome === 'later') after = done.lastId
  }
}

async function takeStep(
  ctx: Context,
  after: number,
): Promise<{ outcome: Outcome; lastId: number } | undefined> {
  let ids: number[] = []
  try {
    return await ctx.db.transaction(async tx => {
      const erasures = await lockGroup(tx, after)
      const [first] = erasures
      if (!first) return undefined
      ids = erasures.map(({ id }) => id)
      const { locationId, stage } = first
      const group = { locationId, clientIds: erasures.map(({ clientId }) => clientId), erasures }
      const outcome = await steps[stage](ctx, tx, group)
      for (const id of ids)
        hintAfter(ctx, tx, {
          kind: 'change',
          location_id: locationId,
          resource: 'erasure',
          id,
          status: 'update',
        })
      return { outcome, lastId: Math.max(...ids) }
    })
  } catch (error) {
    // A booking had found the client before the erasure began, and has used it since: begin again with its records.
    if (sqlStateOf(error) === sqlStates.foreignKeyViolation) {
      await ctx.db.transaction(tx => moveTo(tx, ids, { stage: 'appointments' }))
      return { outcome: 'later', lastId: Math.max(0, ...ids) }
    }
    if (sqlStateOf(error) === sqlStates.lockNotAvailable)
      return { outcome: 'later', lastId: Math.max(0, ...ids) }
    throw error
  }
}

const steps: Record<RunningErasure['stage'], Step> = {
  async appointments(ctx, tx, group) {
    const at = ctx.clock.now()
    if (await cancelUpcoming(ctx, tx, group)) return 'again'
    const counts = await anonymiseAppointments(tx, group, { at, limit: batch.rows })
    await count(tx, group, { kind: 'appointments', counts })
    if (total(counts) === batch.rows) return 'again'
    await deleteVisits(tx, group)
    return moveOn(tx, group, 'money')
  },
  async money(ctx, tx, group) {
    const page = { at: ctx.clock.now(), limit: batch.rows }
    const transactions = await anonymiseTransactions(tx, group, page)
    await count(tx, group, { kind: 'transactions', counts: transactions })
    const purchases = await anonymisePurchases(tx, group, page)
    await count(tx, group, { kind: 'purchases', counts: purchases })
    if (total(transactions) === batch.rows || total(purchases) === batch.rows) return 'again'
    for (const erasure of group.erasures) await eraseCards(ctx, tx, erasure)
    return moveOn(tx, group, 'client')
  },
  async client(_ctx, tx, group) {
    const eventsUntil = await deleteClients(tx, group)
    await moveTo(tx, idsOf(group), { stage: 'events', eventsUntil, eventsDone: 0 })
    return 'again'
  },
  async events(_ctx, tx, group) {
    const [first] = group.erasures as [RunningErasure]
    const { counts, last } = await eraseEvents(tx, {
      ...group,
      cards: group.erasures.flatMap(({ clientId, cardIds }) => cardIds.map(cardId => ({ clientId, cardId }))),
      after: first.eventsDone,
      until: first.eventsUntil ?? 0,
      limit: batch.events,
    })
    await count(tx, group, { kind: 'events', counts })
    if (last === null) {
      await eraseTests(
        tx,
        group,
        group.erasures.flatMap(({ cardIds }) => cardIds),
      )
      return moveOn(tx, group, 'copies')
    }
    await moveTo(tx, idsOf(group), { stage: 'events', eventsDone: last })
    return 'again'
  },
  async copies(ctx, tx, group) {
    const late = group.erasures.flatMap(({ lateDeliveryIds }) => lateDeliveryIds)
    if (await areClaimed(tx, late)) return 'later'
    await eraseLateResponses(tx, late)
    for (const erasure of group.erasures) await eraseByPhone(ctx, tx, erasure)
    await forgetStoredAnswers(ctx, tx, group)
    for (const erasure of group.erasures) await finishErasure(ctx, tx, erasure)
    return 'again'
  },
}

/** Returns false when nothing is left to cancel. The record is empty by now, so that the events name nobody. */
async function cancelUpcoming(ctx: Context, tx: Tx, group: Group): Promise<boolean> {
  const upcoming = await listUpcoming(tx, group, { now: ctx.clock.now(), limit: batch.cancelled })
  for (const { id, clientId } of upcoming) {
    const userId = group.erasures.find(erasure => erasure.clientId === clientId)?.userId ?? null
    const by = { actor: actorOfErasure(userId), showsPhones: true, seesClients: true }
    await cancelAppointment(ctx, tx, { locationId: group.locationId, appointmentId: id }, by)
    await count(tx, group, { kind: 'cancelled_appointments', counts: [{ client_id: clientId, count: 1 }] })
  }
  return upcoming.length > 0
}

async function eraseCards(ctx: Context, tx: Tx, erasure: RunningErasure): Promise<void> {
  const { id, locationId, clientId, userId } = erasure
  const { phones } = openSubject(ctx, id, erasure.sealedSubject)
  const cards = await anonymiseCards(tx, { locationId, clientId, phones }, ctx.clock.now())
  await saveCardIds(
    tx,
    id,
    cards.map(card => card.id),
  )
  await countOne(tx, erasure, 'loyalty_cards', cards.length)
  for (const card of cards.filter(({ wasDeleted }) => !wasDeleted))
    recordEvent(ctx, tx, {
      locationId,
      resource: 'loyalty_card',
      resourceId: card.id,
      status: 'delete',
      data: await findErasedCard(tx, locationId, card.id),
      actor: actorOfErasure(userId),
    })
}

/** Somebody who came back meanwhile has a new record, and what came with it since is theirs. */
async function eraseByPhone(ctx: Context, tx: Tx, erasure: RunningErasure): Promise<void> {
  const { id, locationId, clientId } = erasure
  const { phones } = openSubject(ctx, id, erasure.sealedSubject)
  const key = { locationId, clientId, phones }
  await countOne(tx, erasure, 'notifications', await deleteNotifications(tx, key))
  await countOne(tx, erasure, 'calls', await deleteCalls(tx, key))
  await countOne(tx, erasure, 'messages', await deleteMessages(tx, key))
}

/** Answers that are stored for a repeated request are encrypted, so each is opened. */
async function forgetStoredAnswers(ctx: Context, tx: Tx, { erasures }: Group): Promise<void> {
  const subjects = erasures.map(erasure => {
    const { names, phones, emails } = openSubject(ctx, erasure.id, erasure.sealedSubject)
    return { erasure, marks: [...names.map(name => JSON.stringify(name)), ...phones, ...emails] }
  })
  const found = new Map<RunningErasure, number>()
  await forgetAnswers(ctx, tx, text => {
    const hit = subjects.filter(({ marks }) => marks.some(mark => text.includes(mark)))
    for (const { erasure } of hit) found.set(erasure, (found.get(erasure) ?? 0) + 1)
    return hit.length > 0
  })
  for (const [erasure, number] of found) await countOne(tx, erasure, 'stored_answers', number)
}

async function finishErasure(ctx: Context, tx: Tx, erasure: RunningErasure): Promise<void> {
  const counts = await finish(tx, erasure.id, ctx.clock.now())
  const parts = Object.entries(counts).map(([kind, number]) => `${kind} ${number}`)
  await recordAudit(ctx, tx, {
    userId: erasure.userId,
    address: null,
    action: 'client-erased',
    locationId: erasure.locationId,
    note: [`client ${erasure.clientId}`, ...parts].join(', '),
  })
}

const idsOf = ({ erasures }: Group): number[] => erasures.map(({ id }) => id)
const total = (counts: StepCount[]): number => counts.reduce((sum, { count: number }) => sum + number, 0)

const count = (tx: Tx, { locationId }: ClientGroup, done: { kind: ErasureCount; counts: StepCount[] }) =>
  addCounts(tx, locationId, done)

const countOne = (tx: Tx, { locationId, clientId }: RunningErasure, kind: ErasureCount, number: number) =>
  addCounts(tx, locationId, { kind, counts: number > 0 ? [{ client_id: clientId, count: number }] : [] })

async function moveOn(tx: Tx, group: Group, stage: RunningErasure['stage']): Promise<Outcome> {
  await moveTo(tx, idsOf(group), { stage })
  return 'again'
}
