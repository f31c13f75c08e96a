import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { tell } from '../../infrastructure/notices/notices.ts'
import { incidentMailMs } from '../limits.ts'
import { beginIncidents, endIncidents, type Incident, takeMail } from './incidents.store.ts'

/**
 * Tells the partner once when an endpoint has failed too often, and once when it works again. Whoever is interrupted
 * before leaves it to the next result of the endpoint.
 */
export async function tellOfIncidents(ctx: Context, queueIds: number[]): Promise<void> {
  if (queueIds.length === 0) return
  const at = ctx.clock.real()
  await ctx.db.transaction(async tx => {
    for (const incident of await beginIncidents(tx, queueIds, at))
      await tellOf(ctx, tx, incident, {
        kind: 'endpoint_failing',
        isMailed: await mayMail(tx, incident, at),
      })
    for (const incident of await endIncidents(tx, queueIds))
      await tellOf(ctx, tx, incident, { kind: 'endpoint_recovered', isMailed: false })
  })
}

const mayMail = (tx: Tx, { queue_id: queueId, partner_id: partnerId }: Incident, at: Date) =>
  takeMail(tx, { queueId, partnerId, at, since: new Date(at.getTime() - incidentMailMs) })

const tellOf = (
  ctx: Context,
  tx: Tx,
  incident: Incident,
  { kind, isMailed }: { kind: 'endpoint_failing' | 'endpoint_recovered'; isMailed: boolean },
) =>
  tell(ctx, tx, {
    kind,
    to: { partnerId: incident.partner_id },
    subject: `endpoint:${incident.queue_id}`,
    // Paths and queries of endpoints may have secrets.
    details: { note: new URL(incident.url).host },
    incident: toMailed(incident),
    isMailed,
  })

const toMailed = ({ failing_since, last_failure_reason, location }: Incident) =>
  failing_since
    ? { since: failing_since, status: statusIn(last_failure_reason), location: location ?? '' }
    : undefined

/** The reason is a sentence in English; the mail needs only the status in it. */
const statusIn = (reason: string): number | null =>
  Number(/responded with (\d{3})/.exec(reason)?.[1] ?? 0) || null
