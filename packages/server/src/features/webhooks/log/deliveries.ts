import { type catalogue, momentInUtc, type QueryOf, type ResourceName } from '@foyer/contract'
import { sampleData } from '@foyer/contract/examples'
import type { Context } from '../../../context.ts'
import { notFound } from '../../../platform/errors.ts'
import { requireOwnApplication } from '../../marketplace/applications/applications.ts'
import { toEnvelope } from '../sending/envelope.ts'
import { toLifecycleBody } from '../sending/send-delivery.ts'
import { toWireAttempt } from './attempts.ts'
import {
  type DeliveryKey,
  type DeliveryRow,
  findDelivery,
  findDeliveryBody,
  listAttempts,
} from './delivery.store.ts'
import { findEligibility } from './eligibility.ts'
import { type LogFilter, readLogPage } from './log.store.ts'
import { logCursors } from './log-cursor.ts'
import { retainedSince } from './retention.ts'
import { isTestOfRecord } from './test-data.ts'

type LogQuery = QueryOf<typeof catalogue.webhooks.listDeliveries>

const usualCount = 50

export async function listDeliveries(ctx: Context, partnerId: number, query: LogQuery) {
  if (query.application_id !== undefined)
    await requireOwnApplication(ctx, { applicationId: query.application_id, partnerId })
  const filter: LogFilter = {
    partnerId,
    applicationId: query.application_id,
    locationId: query.location_id,
    endpointId: query.endpoint_id,
    resource: query.resource,
    resourceId: query.resource_id,
    outcome: query.outcome,
    sentTo: query.sent_to,
    from: query.from === undefined ? undefined : momentInUtc(query.from),
    till: query.till === undefined ? undefined : momentInUtc(query.till),
  }
  const cursors = logCursors(ctx, 'deliveries')
  const last = query.cursor === undefined ? undefined : cursors.read(filter, query.cursor)
  const after = last && { createdAt: new Date(last[0]), id: last[1] }
  const page = { after, count: query.count ?? usualCount, retainedSince: retainedSince(ctx) }
  const { json, end } = await readLogPage(ctx.db, filter, page)
  return {
    json,
    meta: { next_cursor: end ? cursors.write(filter, [end.createdAt.getTime(), end.id]) : null },
  }
}

export const noDelivery = () => notFound('There is no such delivery.')

/** Returns JSON of the delivery with its body and every attempt. */
export async function getDelivery(ctx: Context, key: DeliveryKey): Promise<string> {
  const row = await findDelivery(ctx.db, key, retainedSince(ctx))
  if (!row) throw noDelivery()
  const body = row.event === null ? await readBody(ctx, key, row) : lifecycleBody(row)
  const sent = { id: key.deliveryId, isTest: row.isTest }
  const log = (await listAttempts(ctx.db, key)).map(attempt => toWireAttempt(sent, attempt))
  return `${row.json.slice(0, -1)},"body":${JSON.stringify(body)},"log":${JSON.stringify(log)}}`
}

async function readBody(ctx: Context, key: DeliveryKey, row: DeliveryRow): Promise<string | null> {
  const eligibility = await findEligibility(ctx, {
    locationId: row.endpointLocationId,
    partnerId: key.partnerId,
  })
  const body = await findDeliveryBody(ctx.db, key, { eligibility, retainedSince: retainedSince(ctx) })
  if (!body) return null
  const isSample = body.data === null && isTestOfRecord(row)
  return toEnvelope(
    isSample ? { ...body, data: sampleData(row.resource as ResourceName, row.locationId) } : body,
  )
}

/** A token is a secret, so it is hidden from its own partner too. */
const lifecycleBody = (row: DeliveryRow): string =>
  toLifecycleBody(row, row.sendsPartnerToken ? '(not shown)' : undefined)
