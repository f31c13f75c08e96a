import {
  type BodyOf,
  blockedReasons,
  type catalogue,
  type EventStatus,
  type LifecycleEvent,
  type ResourceName,
  resourceKinds,
  statusesOf,
} from '@foyer/contract'
import { sampleId } from '@foyer/contract/examples'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { conflict, forbidden, invalid, notFound } from '../../../platform/errors.ts'
import { nameOfRight } from '../../access/gate/refused-access.ts'
import { operationTypeOf } from '../../commerce/products/operation-types.ts'
import { requireStatus } from '../../events/event-status.ts'
import { hintAfter } from '../../infrastructure/hints/hints.ts'
import { insertDue } from '../fan-out/due-deliveries.store.ts'
import { listenerGraceMs } from '../limits.ts'
import { countOpen } from '../listeners/listeners.store.ts'
import type { PartnerAtLocation } from './eligibility.store.ts'
import { getEligibility } from './eligibility.ts'
import { insertLifecycleTest } from './test-lifecycle.store.ts'
import { planLifecycleTest } from './test-lifecycle.ts'
import {
  countWithData,
  findNewestRecord,
  type InsertedTest,
  insertTests,
  listTestEndpoints,
  type TestEndpoint,
  type TestSubject,
} from './test-send.store.ts'

type TestRequest = BodyOf<typeof catalogue.webhooks.sendTest>

/** Returns JSON of the deliveries, which are real ones: signed, sent and logged. */
export async function sendTest(ctx: Context, key: PartnerAtLocation, request: TestRequest): Promise<string> {
  const { url, resource, status, application_id: applicationId, event } = request
  if (event !== undefined) return sendLifecycleTest(ctx, key, { ...request, event })
  if (applicationId !== undefined) throw invalid({ event: ['is required with application_id'] })
  if (resource === undefined && status !== undefined) throw invalid({ resource: ['is required with status'] })
  if (resource !== undefined && status !== undefined) requireStatus(resource, status)
  await getEligibility(ctx, key)
  return ctx.db.transaction(async tx => {
    const endpoints = await requireEndpoints(tx, key, { url, resource, at: ctx.clock.real() })
    const at = ctx.clock.now()
    const inserted: InsertedTest[] = []
    for (const part of await share(ctx, tx, key, { endpoints, request }))
      inserted.push(...(await insertTests(tx, key, { ...part, at })))
    return schedule(ctx, tx, key, { inserted, at })
  })
}

/** Goes to the marketplace webhook of the application, with sample values where the event has some. */
async function sendLifecycleTest(
  ctx: Context,
  key: PartnerAtLocation,
  { application_id: applicationId, event, ...others }: TestRequest & { event: LifecycleEvent },
): Promise<string> {
  if (applicationId === undefined) throw invalid({ application_id: ['is required with event'] })
  for (const field of ['resource', 'status', 'url'] as const)
    if (others[field] !== undefined) throw invalid({ [field]: ['does not go with event'] })
  const test = await planLifecycleTest(ctx, key, { applicationId, event })
  return ctx.db.transaction(async tx =>
    schedule(ctx, tx, key, { inserted: await insertLifecycleTest(tx, key, test), at: test.at }),
  )
}

async function schedule(
  ctx: Context,
  tx: Tx,
  key: PartnerAtLocation,
  { inserted, at }: { inserted: InsertedTest[]; at: Date },
): Promise<string> {
  await insertDue(tx, inserted, at)
  hintAfter(ctx, tx, {
    kind: 'delivery',
    partner_id: key.partnerId,
    location_id: key.locationId,
    delivery_id: null,
    resource: null,
  })
  return `[${inserted.map(({ json }) => json).join()}]`
}

/** Returns the endpoints that a test reaches and that have the right to what it carries. */
async function requireEndpoints(
  tx: Tx,
  key: PartnerAtLocation,
  { url, resource, at }: Pick<TestRequest, 'url' | 'resource'> & { at: Date },
): Promise<TestEndpoint[]> {
  const all = await listTestEndpoints(tx, key, resource)
  const meant = url === undefined ? all : all.filter(endpoint => endpoint.url === url)
  if (url !== undefined && meant.length === 0)
    throw notFound('This is not the URL of one of your endpoints in this Location.')
  if (meant.length === 0) throw conflict(await sentenceForNone(tx, key, at))
  const eligible = meant.filter(({ blockedBy }) => blockedBy === null)
  if (eligible.length === 0)
    throw conflict(
      `Nothing is sent. ${meant.map(({ url, blockedBy }) => `${url}: ${blockedBy && blockedReasons[blockedBy]}`).join(' ')}`,
    )
  if (resource === undefined) return eligible
  const { right } = resourceKinds[resource]
  const endpoints = eligible.filter(({ rights }) => rights.includes(right))
  if (endpoints.length > 0) return endpoints
  throw forbidden(
    `The application, or the person who set the endpoint, lacks the right ${nameOfRight(right)} in this Location.`,
  )
}

/** Somebody who listens may wait for the test there. */
async function sentenceForNone(tx: Tx, { partnerId }: PartnerAtLocation, at: Date): Promise<string> {
  const none = 'You have no endpoint in this Location.'
  const isListening = (await countOpen(tx, partnerId, new Date(at.getTime() - listenerGraceMs))) > 0
  return isListening
    ? `${none} Tests go to URLs, not to listeners: let an event happen, in a sandbox with sandbox.trigger.`
    : none
}

interface TestBatch {
  endpoints: TestEndpoint[]
  subject: TestSubject
}

/**
 * Decides what each endpoint gets. A record goes only to endpoints that subscribe to its kind: otherwise a partner
 * could use tests to read what it was never given. The others get a sample.
 */
async function share(
  ctx: Context,
  tx: Tx,
  key: PartnerAtLocation,
  { endpoints, request }: { endpoints: TestEndpoint[]; request: TestRequest },
): Promise<TestBatch[]> {
  const { resource } = request
  if (resource === undefined)
    return [
      { endpoints, subject: { resource: 'test', resourceId: key.locationId, status: 'test', data: null } },
    ]
  const status = request.status ?? usualStatus(resource)
  const sample = { resource, resourceId: sampleId, status, data: null }
  const isSubscribed = ({ kinds }: TestEndpoint) => kinds.includes(resource)
  const record = endpoints.some(isSubscribed) ? await findRecord(ctx, tx, key, resource) : undefined
  const ofRecord = record ? { ...sample, resourceId: record.id, data: record.data } : sample
  return [
    { endpoints: endpoints.filter(isSubscribed), subject: ofRecord },
    { endpoints: endpoints.filter(endpoint => !isSubscribed(endpoint)), subject: sample },
  ]
}

const usualStatus = (resource: ResourceName): EventStatus =>
  statusesOf(resource).includes('update') ? 'update' : 'create'

const day = 24 * 60 * 60 * 1000
/** A test stores its record for 30 days, so a partner gets samples beyond this many within a day. */
const maxTestsWithData = 1000

async function findRecord(
  ctx: Context,
  tx: Tx,
  { locationId, partnerId }: PartnerAtLocation,
  resource: ResourceName,
) {
  const at = ctx.clock.now()
  if ((await countWithData(tx, partnerId, new Date(at.getTime() - day))) >= maxTestsWithData) return undefined
  const operationType = operationTypeOf(resource)
  return findNewestRecord(tx, { locationId, resource, operationType, at, appUrl: ctx.urls.app })
}
