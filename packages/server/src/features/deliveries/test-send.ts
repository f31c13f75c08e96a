import {
  type BodyOf,
  blockedReasons,
  type catalogue,
  type EventStatus,
  type ResourceName,
  type Right,
  resourceKinds,
  statusesOf,
} from '@foyer/contract'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { conflict, forbidden, invalid, notFound } from '../../platform/errors.ts'
import { requireStatus } from '../events/event-status.ts'
import { operationTypeOf } from '../products/operation-types.ts'
import { enqueue } from '../webhooks/queue.ts'
import { sampleOf } from './samples.ts'
import type { StandingKey } from './standing.store.ts'
import { getStanding } from './standing.ts'
import { findNewestRecord, insertTests, listTestReceivers, type TestSubject } from './test-send.store.ts'

type Wanted = Pick<BodyOf<typeof catalogue.webhooks.sendTest>, 'url' | 'resource' | 'status'>

const hasRight = (rights: Right[], resource: ResourceName | undefined): boolean =>
  resource === undefined || rights.includes(resourceKinds[resource].right)

/** What the test tells, and of which record. */
async function toSubject(
  ctx: Context,
  tx: Tx,
  { locationId, resource, status }: Omit<Wanted, 'url'> & { locationId: number },
): Promise<TestSubject> {
  if (resource === undefined) return { resource: 'test', resourceId: locationId, status: 'test', data: null }
  const record = await findNewestRecord(tx, {
    locationId,
    resource,
    operationType: operationTypeOf(resource),
    at: ctx.clock.now(),
    appUrl: ctx.urls.app,
  })
  const { id, data } = record ?? sampleOf(resource)
  return { resource, resourceId: id, status: status ?? usualStatus(resource), data }
}

const usualStatus = (resource: ResourceName): EventStatus =>
  statusesOf(resource).includes('update') ? 'update' : 'create'

/** JSON of the deliveries: real ones, signed and logged. */
export async function sendTest(ctx: Context, key: StandingKey, wanted: Wanted): Promise<string> {
  const { url, resource } = wanted
  if (resource === undefined && wanted.status !== undefined)
    throw invalid({ resource: ['is required with status'] })
  if (resource !== undefined && wanted.status !== undefined) requireStatus(resource, wanted.status)
  await getStanding(ctx, key)
  return ctx.db.transaction(async tx => {
    const all = await listTestReceivers(tx, key, resource)
    const meant = url === undefined ? all : all.filter(receiver => receiver.url === url)
    if (url !== undefined && meant.length === 0)
      throw notFound('This is not the URL of one of your receivers in this Location.')
    if (meant.length === 0) throw conflict('You have no receiver in this Location.')
    const receivers = meant.filter(({ blockedBy }) => blockedBy === null)
    if (receivers.length === 0)
      throw conflict(
        `Nothing is sent. ${meant.map(({ url, blockedBy }) => `${url}: ${blockedBy && blockedReasons[blockedBy]}`).join(' ')}`,
      )
    const entitled = receivers.filter(({ rights }) => hasRight(rights, resource))
    if (entitled.length === 0)
      throw forbidden(
        'The application, or the person who set the endpoint, has no right to this kind of record.',
      )
    const subject = await toSubject(ctx, tx, { ...wanted, locationId: key.locationId })
    const at = ctx.clock.now()
    const { json, keys } = await insertTests(tx, key, { receivers: entitled, subject, at })
    await enqueue(tx, keys, at)
    return json
  })
}
