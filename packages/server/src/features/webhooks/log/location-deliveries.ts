import { type catalogue, type QueryOf, type ResourceName, resourceKinds } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Caller, LocationAccess } from '../../../platform/http/caller.ts'
import { refuseNeed } from '../../access/gate/refused-access.ts'
import {
  type LocationDeliveryRow,
  type LocationLogFilter,
  readLocationLogPage,
} from './location-deliveries.store.ts'
import { logCursors } from './log-cursor.ts'
import { retainedSince } from './retention.ts'

type LocationLogQuery = QueryOf<typeof catalogue.endpoints.listDeliveries>

const usualCount = 25
const resources = Object.keys(resourceKinds) as ResourceName[]

/** Lists what was sent to partners, as far as the reader may read the records themselves. */
export async function listLocationDeliveries(
  ctx: Context,
  caller: Caller & { location: LocationAccess },
  query: LocationLogQuery,
) {
  const filter = toFilter(caller, query)
  const cursors = logCursors(ctx, 'location_deliveries')
  const after = query.cursor === undefined ? undefined : cursors.read(filter, query.cursor)
  const { rows, end } = await readLocationLogPage(ctx.db, filter, {
    after: after && { number: after[0], id: after[1] },
    count: query.count ?? usualCount,
    retainedSince: retainedSince(ctx),
  })
  return {
    data: rows.map(toWire),
    meta: { next_cursor: end ? cursors.write(filter, [end.number, end.id]) : null },
  }
}

function toFilter(
  caller: Caller & { location: LocationAccess },
  { resource, resource_id, status, outcome }: LocationLogQuery,
): LocationLogFilter {
  const { id: locationId, rights } = caller.location
  if (resource === undefined && resource_id !== undefined)
    throw invalid({ resource: ['is required with resource_id'] })
  if (resource !== undefined && !rights.has(resourceKinds[resource].right))
    throw refuseNeed(resourceKinds[resource].right, caller)
  return {
    locationId,
    readable: resource ? [resource] : resources.filter(each => rights.has(resourceKinds[each].right)),
    record: resource && resource_id !== undefined ? { resource, id: resource_id } : undefined,
    status,
    outcome,
  }
}

const toWire = (row: LocationDeliveryRow) => ({
  id: row.id,
  event_type: `${row.resource}.${row.status}`,
  resource: row.resource,
  resource_id: row.resource_id,
  occurred_at: row.occurred_at.toISOString(),
  partner: { id: row.partner_id, title: row.partner_title },
  application:
    row.application_id === null ? null : { id: row.application_id, title: row.application_title ?? '' },
  endpoint: toEndpoint(row.url),
  outcome: row.outcome,
  reason: row.reason,
  response_status: row.response_status,
  attempts: row.attempts,
  last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
})

/** The query of a URL is often a secret of its partner. */
function toEndpoint(url: string): string {
  if (url.startsWith('listener:')) return 'listener'
  const parsed = URL.parse(url)
  return parsed ? parsed.host + parsed.pathname : ''
}
