import type { Context } from '../../../context.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { settleEvents } from '../../events/settle-events.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import type { AuditActor } from '../../infrastructure/audit/audit-entry.ts'
import {
  lockLocation,
  lockReceiver,
  type ReceiverKey,
  type ReceiverOwner,
  readReceiver,
  writeOwner,
  writeSwitch,
} from './endpoints.store.ts'

const noReceiver = () => notFound('This Location has no such receiver.')

/** For the owner: whatever its partner sets, a receiver that is switched off stays silent. */
export async function switchReceiver(
  ctx: Context,
  key: ReceiverKey,
  { isOff, ...actor }: AuditActor & { isOff: boolean },
): Promise<string> {
  return ctx.db.transaction(async tx => {
    await lockLocation(tx, key.locationId)
    await settleEvents(tx, [key.locationId])
    if (!(await writeSwitch(tx, key, isOff ? ctx.clock.now() : null))) throw noReceiver()
    const receiver = (await lockReceiver(tx, key)) as ReceiverOwner
    const note = `${isOff ? 'off' : 'on'}: ${nameOf(key, receiver)}`
    await recordAudit(ctx, tx, { ...actor, ...aboutOf(key, receiver), action: 'endpoint-switch', note })
    return readReceiver(tx, key)
  })
}

/** From now on it gets what this owner may see. One of an application has the rights of the application. */
export async function takeOverReceiver(ctx: Context, key: ReceiverKey, actor: AuditActor): Promise<string> {
  return ctx.db.transaction(async tx => {
    await settleEvents(tx, [key.locationId])
    const receiver = await lockReceiver(tx, key)
    if (!receiver) throw noReceiver()
    if (receiver.applicationId !== null)
      throw conflict(
        'This receiver belongs to an application and has its rights: there is nothing to take over.',
      )
    if (receiver.userId !== actor.userId) {
      await writeOwner(tx, key, actor.userId)
      await recordAudit(ctx, tx, {
        ...actor,
        ...aboutOf(key, receiver),
        action: 'endpoint-take-over',
        subjectUserId: receiver.userId ?? undefined,
        note: nameOf(key, receiver),
      })
    }
    return readReceiver(tx, key)
  })
}

const aboutOf = ({ locationId }: ReceiverKey, { partnerId, applicationId }: ReceiverOwner) => ({
  locationId,
  partnerId,
  applicationId: applicationId ?? undefined,
})

/** Its path and query may hold secrets of the partner. */
const nameOf = ({ receiverId }: ReceiverKey, { url }: ReceiverOwner): string =>
  `endpoint ${receiverId} at ${new URL(url).host}`
