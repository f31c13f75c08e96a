import {
  type BodyOf,
  type catalogue,
  type EventStatus,
  eventStatuses,
  lifecycleTriggers,
  type ResourceName,
} from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { conflict, invalid } from '../../../platform/errors.ts'
import { changeSchedule } from '../../calendar/team/schedules.ts'
import { operationTypes } from '../../commerce/products/operation-types.ts'
import { bookOperation } from '../../commerce/products/storage-operations.ts'
import { platformActor } from '../../events/event.ts'
import { requireStatus } from '../../events/event-status.ts'
import {
  changeLocation,
  createLocation,
  deleteLocation,
  getLocation,
} from '../../locations/locations/locations.ts'
import { endInstallations } from '../../marketplace/installations/end-installations.ts'
import { inTurn } from './in-turn.ts'
import { triggerLifecycle } from './lifecycle.ts'
import { makeOwn, ownRecord, type SampleResource, sampleRecords, someOf } from './sample-records.ts'
import {
  copyEndpoints,
  findChainOf,
  findChainOwner,
  findLastDay,
  findNewest,
  insertIntoList,
  isOwnLocation,
  rememberOwn,
  takeOwnLocation,
} from './trigger.store.ts'

interface TriggeredEvent {
  locationId: number
  resource: ResourceName
  status: EventStatus
}

type TriggerInput = BodyOf<typeof catalogue.sandbox.trigger>

/** Makes the event happen for real. Returns the envelope of the event, without its data. */
export async function trigger(ctx: Context, partnerId: number, input: TriggerInput) {
  const { location_id: locationId, application_id: applicationId, resource, status } = input
  if (resource === 'application') {
    if (!isOneOf(lifecycleTriggers, status))
      throw invalid({ status: [`must be one of: ${lifecycleTriggers.join(', ')}`] })
    await getLocation(ctx, locationId)
    const id = await inTurn(ctx, () =>
      triggerLifecycle(ctx, { locationId, partnerId, applicationId, status }),
    )
    return { company_id: locationId, resource, resource_id: id, status }
  }
  if (!isOneOf(eventStatuses, status))
    throw invalid({ status: [`must be one of: ${eventStatuses.join(', ')}`] })
  if (applicationId !== undefined) throw invalid({ application_id: ['goes with the resource application'] })
  return triggerRecord(ctx, { locationId, resource, status })
}

const isOneOf = <T extends string>(all: readonly T[], one: string): one is T =>
  (all as readonly string[]).includes(one)

/** Changes a real record. */
async function triggerRecord(ctx: Context, { locationId, resource, status }: TriggeredEvent) {
  requireStatus(resource, status)
  await getLocation(ctx, locationId)
  // Triggers run one after the other, because one may need the record that another deletes.
  const resourceId = await inTurn(ctx, () => happen(ctx, { locationId, resource, status }))
  // The event of a new Location belongs to the new Location.
  const companyId = resource === 'salon' ? resourceId : locationId
  return { company_id: companyId, resource, resource_id: resourceId, status }
}

async function happen(ctx: Context, { locationId, resource, status }: TriggeredEvent): Promise<number> {
  switch (resource) {
    case 'salon':
      return happenToLocation(ctx, locationId, status)
    case 'schedule':
      return happenToSchedule(ctx, locationId, status)
    case 'goods_operations_sale':
    case 'goods_operations_consumable':
    case 'goods_operations_receipt':
    case 'goods_operations_stolen':
    case 'goods_operations_move':
      return happenToStock(ctx, locationId, operationTypes[resource])
    default:
      return happenTo(ctx, { locationId, resource, status })
  }
}

/** A deletion creates its own record, because other triggers may need the last one. */
async function happenTo(
  ctx: Context,
  { locationId, resource, status }: TriggeredEvent & { resource: SampleResource },
): Promise<number> {
  if (status === 'create') return makeOwn(ctx, locationId, resource)
  const record = sampleRecords(ctx, locationId)[resource]
  const id = status === 'update' ? await ownRecord(ctx, locationId, resource) : await record.create()
  await (status === 'update' ? record.change(id) : record.remove(id))
  return id
}

const byPlatform = { actor: platformActor, address: null }

async function happenToLocation(ctx: Context, locationId: number, status: EventStatus): Promise<number> {
  if (status === 'create') {
    const id = await openLocation(ctx, locationId)
    await rememberOwn(ctx.db, { locationId, resource: 'salon' }, id)
    return id
  }
  if (status === 'delete') return endLocation(ctx, locationId)
  await changeLocation(ctx, locationId, { description: 'Changed by the sandbox' }, byPlatform)
  return locationId
}

/** Deletes only a Location that the sandbox opened; those of people and of the demo world stay. */
async function endLocation(ctx: Context, locationId: number): Promise<number> {
  const isOwn = await isOwnLocation(ctx.db, locationId)
  const id = isOwn
    ? locationId
    : ((await takeOwnLocation(ctx.db, locationId)) ?? (await openLocation(ctx, locationId)))
  if (!isOwn)
    await ctx.db.transaction(tx => copyEndpoints(tx, { from: locationId, to: id, at: ctx.clock.now() }))
  await deleteLocation(ctx, id, { ...byPlatform, endInstallations })
  return id
}

async function openLocation(ctx: Context, locationId: number): Promise<number> {
  const chain_id = await findChainOf(ctx.db, locationId)
  const owner = await findChainOwner(ctx.db, chain_id)
  if (owner === undefined)
    throw conflict('Nobody owns every Location of this Chain, to open another one in it.')
  const caller = { user: { id: owner, isOperator: false, partnerId: null }, address: null }
  const json = await createLocation(ctx, caller, { title: 'Made by the sandbox', chain_id })
  return (JSON.parse(json) as { id: number }).id
}

const dayMs = 24 * 60 * 60 * 1000

/** Takes the day after the last one in the schedule, and creates, changes or clears it. */
async function happenToSchedule(ctx: Context, locationId: number, status: EventStatus): Promise<number> {
  const key = { locationId, staffId: await ownRecord(ctx, locationId, 'staff') }
  const last = await findLastDay(ctx.db, key)
  const before = last === undefined ? ctx.clock.now().getTime() : Date.parse(last)
  const date = new Date(before + dayMs).toISOString().slice(0, 10)
  const plan = (to: string | undefined) =>
    changeSchedule(ctx, {
      key,
      range: { start: date, end: date },
      rows: [{ date, is_working: to ? 1 : 0, slots: to ? [{ from: '10:00', to }] : [] }],
      actor: platformActor,
    })
  await plan('18:00')
  if (status !== 'create') await plan(status === 'update' ? '19:00' : undefined)
  return key.staffId
}

async function happenToStock(ctx: Context, locationId: number, typeId: number): Promise<number> {
  const goodId = await ownRecord(ctx, locationId, 'good')
  const storageId = await someOf(ctx, 'storages', locationId)
  const operation = {
    type_id: typeId,
    storage_id: storageId,
    storage_to_id:
      typeId === operationTypes.goods_operations_move
        ? await anotherStorage(ctx, locationId, storageId)
        : undefined,
    create_date: ctx.clock.now().toISOString(),
    transactions: [{ good_id: goodId, amount: 1, cost_per_unit: 5, cost: 5 }],
  }
  const json = await bookOperation(ctx, locationId, operation, platformActor)
  const { transactions } = JSON.parse(json) as { transactions: { id: number }[] }
  return transactions[0]?.id as number
}

async function anotherStorage(ctx: Context, locationId: number, storageId: number): Promise<number> {
  const all = await findNewest(ctx.db, 'storages', { locationId, limit: 2 })
  const other = all.find(id => id !== storageId)
  return (
    other ?? insertIntoList(ctx.db, 'storages', { location_id: locationId, title: 'Made by the sandbox' })
  )
}
