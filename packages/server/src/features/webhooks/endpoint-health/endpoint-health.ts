import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { tell } from '../../infrastructure/notices/notices.ts'
import { failuresOfIncident, incidentMailMs } from '../limits.ts'
import { listenerIdOf } from '../listeners/listener-url.ts'
import type { DeliveryResult } from '../sending/results.store.ts'
import {
  beginIncidents,
  countEndpointFailures,
  endIncidents,
  type ToldQueue,
  takeMail,
} from './endpoint-health.store.ts'
import { healthOfResults } from './health-of-results.ts'

/** Follows written results, and tells the partner once when an endpoint fails, and once when it works again. */
export async function followEndpointHealth(ctx: Context, results: readonly DeliveryResult[]): Promise<void> {
  const health = healthOfResults(results)
  if (health.length === 0) return
  const crossed = new Set(await countEndpointFailures(ctx.db, health, failuresOfIncident))
  if (crossed.size === 0) return
  const idsOf = (isFailing: boolean) =>
    health
      .filter(({ queueId, failures }) => crossed.has(queueId) && failures > 0 === isFailing)
      .map(({ queueId }) => queueId)
  await ctx.db.transaction(async tx => {
    const begun = { queueIds: idsOf(true), tooMany: failuresOfIncident, at: ctx.clock.now() }
    for (const queue of await beginIncidents(tx, begun)) await tellOf(ctx, tx, queue, 'endpoint_failing')
    for (const queue of await endIncidents(tx, idsOf(false)))
      await tellOf(ctx, tx, queue, 'endpoint_recovered')
  })
}

async function tellOf(
  ctx: Context,
  tx: Tx,
  { queue_id: queueId, partner_id: partnerId, url }: ToldQueue,
  kind: 'endpoint_failing' | 'endpoint_recovered',
): Promise<void> {
  // The program of a developer who listens from time to time.
  if (listenerIdOf(url) !== undefined) return
  const at = ctx.clock.real()
  const since = new Date(at.getTime() - incidentMailMs)
  await tell(ctx, tx, {
    kind,
    to: { partnerId },
    subject: `endpoint:${queueId}`,
    // Paths and queries of endpoints may have secrets.
    details: { note: new URL(url).host },
    isMailed: kind === 'endpoint_failing' && (await takeMail(tx, { queueId, partnerId, at, since })),
  })
}
