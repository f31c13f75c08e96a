import type { Context } from '../../../context.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { settleEvents } from '../../events/settle-events.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import type { AuditActor } from '../../infrastructure/audit/audit-entry.ts'
import {
  type EndpointKey,
  type EndpointOwner,
  lockEndpoint,
  lockLocation,
  readEndpoint,
  writeOwner,
  writeSwitch,
} from './endpoints.store.ts'

const noEndpoint = () => notFound('This Location has no such endpoint.')

/** An endpoint that the owner switches off gets nothing, whatever its partner sets. */
export async function switchEndpoint(
  ctx: Context,
  key: EndpointKey,
  { isOff, ...actor }: AuditActor & { isOff: boolean },
): Promise<string> {
  return ctx.db.transaction(async tx => {
    await lockLocation(tx, key.locationId)
    await settleEvents(tx, [key.locationId])
    if (!(await writeSwitch(tx, key, isOff ? ctx.clock.now() : null))) throw noEndpoint()
    const endpoint = (await lockEndpoint(tx, key)) as EndpointOwner
    const note = `${isOff ? 'off' : 'on'}: ${nameOf(key, endpoint)}`
    await recordAudit(ctx, tx, { ...actor, ...subjectOf(key, endpoint), action: 'endpoint-switch', note })
    return readEndpoint(tx, key)
  })
}

/**
 * From now on the endpoint gets what this owner may see. An endpoint of an application cannot be taken over.
 */
export async function takeOverEndpoint(ctx: Context, key: EndpointKey, actor: AuditActor): Promise<string> {
  return ctx.db.transaction(async tx => {
    await settleEvents(tx, [key.locationId])
    const endpoint = await lockEndpoint(tx, key)
    if (!endpoint) throw noEndpoint()
    if (endpoint.applicationId !== null)
      throw conflict(
        'This endpoint belongs to an application and has its rights: there is nothing to take over.',
      )
    if (endpoint.userId !== actor.userId) {
      await writeOwner(tx, key, actor.userId)
      await recordAudit(ctx, tx, {
        ...actor,
        ...subjectOf(key, endpoint),
        action: 'endpoint-take-over',
        subjectUserId: endpoint.userId ?? undefined,
        note: nameOf(key, endpoint),
      })
    }
    return readEndpoint(tx, key)
  })
}

const subjectOf = ({ locationId }: EndpointKey, { partnerId, applicationId }: EndpointOwner) => ({
  locationId,
  partnerId,
  applicationId: applicationId ?? undefined,
})

/** The audit log shows only the host, because path and query may hold secrets of the partner. */
const nameOf = ({ endpointId }: EndpointKey, { url }: EndpointOwner): string =>
  `endpoint ${endpointId} at ${new URL(url).host}`
