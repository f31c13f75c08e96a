import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { platformActor } from '../../events/event.ts'
import { type Happening, recordHappening, results } from './activity-log.ts'
import type { Installation } from './installation.store.ts'
import type { Trigger } from './transitions.ts'

interface UnaskedChange {
  trigger: Trigger
  before: Installation
  after: Installation
}

/** The activity log names what billing and operators do, too. Who of the operators it was, it does not say. */
export async function recordUnasked(ctx: Context, tx: Tx, change: UnaskedChange): Promise<void> {
  const step = stepOf(change)
  const { locationId, applicationId, status } = change.after
  if (step)
    await recordHappening(ctx, tx, {
      locationId,
      applicationId,
      step,
      actor: platformActor,
      message: results[status],
    })
}

function stepOf({ trigger, before, after }: UnaskedChange): Happening | undefined {
  if (trigger === 'disableByOperator') return 'disconnect_operator'
  if (after.status === 'freezed' && after.frozenBy !== before.frozenBy)
    return after.frozenBy === 'operator' ? 'freeze_operator' : 'freeze_unpaid'
  return before.status === 'freezed' && after.status === 'active' ? 'unfreeze' : undefined
}
