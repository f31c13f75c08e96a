import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireActiveInstallations } from '../access/installed-applications/require-active-installation.ts'
import { hint } from '../infrastructure/hints/hints.ts'
import type { Actor, EventDraft, NumberlessEvent } from './event.ts'
import { insertEvents } from './events.store.ts'

export const actorOf = ({ partner, user }: Caller): Actor => ({
  partnerId: partner?.id ?? null,
  userId: user?.id ?? null,
  isSystemUser: typeof user?.partnerId === 'number',
})

const pending = new WeakMap<Tx, NumberlessEvent[]>()

/**
 * Part of the transaction that changes the record. The event is written last, because its number is taken under a
 * lock that every other change of the Location waits for.
 */
export function recordEvent(ctx: Context, tx: Tx, change: EventDraft): void {
  const event = { ...change, at: ctx.clock.now() }
  const events = pending.get(tx)
  if (events) return void events.push(event)
  pending.set(tx, [event])
  const all = () => pending.get(tx) ?? []
  tx.beforeCommit(() => requireActiveInstallations(tx, all()))
  tx.withCommit(() => insertEvents(tx, all()))
  tx.afterCommit(() => {
    for (const { locationId: location_id, resource, resourceId: id, status } of all())
      hint(ctx, { kind: 'change', location_id, resource, id, status })
  })
}
