import type { EventStatus } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { hintAfter } from '../../infrastructure/hints/hints.ts'
import type { ActivityKey } from './seats.store.ts'

/** Group events have no webhooks, but those who watch the calendar see them move. */
export const hintOfActivity = (ctx: Context, tx: Tx, key: ActivityKey, status: EventStatus): void =>
  hintAfter(ctx, tx, {
    kind: 'change',
    location_id: key.locationId,
    resource: 'activity',
    id: key.activityId,
    status,
  })
