import type { EventStatus } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { explainViolations } from '../../../platform/database/explain-violations.ts'
import { invalid, notFound } from '../../../platform/errors.ts'
import type { Actor } from '../../events/event.ts'
import { recordEvent } from '../../events/events.ts'
import { getOpenLocation } from '../../locations/locations/locations.ts'
import { requireResources } from '../resources/resources.ts'
import { requireStaff } from '../team/team.ts'
import {
  findPublicService,
  findService,
  insertService,
  markServiceDeleted,
  replaceServiceResources,
  replaceServiceStaff,
  type ServiceColumns,
  type ServiceKey,
  type ServiceStaff,
  updateService,
} from './services.store.ts'

interface ServiceLinks {
  staff?: ServiceStaff[]
  resource_ids?: number[]
}

type ServiceInput = Omit<ServiceColumns, 'is_active'> & ServiceLinks & { active?: number }

const constraints = {
  services_location_id_category_id_fkey: () =>
    invalid({ category_id: ['is not a service category of this Location'] }),
  services_prices: () => invalid({ price_max: ['must not be less than price_min'] }),
}

const noSuchService = () => notFound('There is no such service.')

export async function getService(db: Context['db'] | Tx, key: ServiceKey): Promise<string> {
  const json = await findService(db, key)
  if (json === undefined) throw noSuchService()
  return json
}

export async function getPublicService(
  ctx: Context,
  key: ServiceKey,
  fit: { category_id?: number; staff_id?: number },
): Promise<string> {
  const json = await findPublicService(ctx.db, key, fit)
  if (json === undefined) {
    await getOpenLocation(ctx, key.locationId)
    throw noSuchService()
  }
  return json
}

export async function createService(ctx: Context, locationId: number, input: ServiceInput, actor: Actor) {
  return explainViolations(constraints, () =>
    ctx.db.transaction(tx => createServiceIn(ctx, tx, { locationId, input, actor })),
  )
}

export async function createServiceIn(
  ctx: Context,
  tx: Tx,
  { locationId, input, actor }: { locationId: number; input: ServiceInput; actor: Actor },
): Promise<string> {
  const { columns, links } = split({ ...input, price_max: input.price_max ?? input.price_min })
  const serviceId = await insertService(tx, locationId, { columns, at: ctx.clock.now() })
  await replaceLinks(tx, { locationId, serviceId }, links)
  return recordChange(ctx, tx, { locationId, serviceId }, { status: 'create', actor })
}

export async function changeService(ctx: Context, key: ServiceKey, input: ServiceInput, actor: Actor) {
  const { columns, links } = split(input)
  return explainViolations(constraints, () =>
    ctx.db.transaction(async tx => {
      if (!(await updateService(tx, key, { columns, at: ctx.clock.now() }))) throw noSuchService()
      await replaceLinks(tx, key, links)
      return recordChange(ctx, tx, key, { status: 'update', actor })
    }),
  )
}

export async function removeService(ctx: Context, key: ServiceKey, actor: Actor): Promise<void> {
  await ctx.db.transaction(async tx => {
    const at = ctx.clock.now()
    if (!(await updateService(tx, key, { columns: {}, at }))) throw noSuchService()
    await recordChange(ctx, tx, key, { status: 'delete', actor })
    await markServiceDeleted(tx, key, at)
  })
}

function split({ staff, resource_ids, active, ...columns }: ServiceInput) {
  if (staff && new Set(staff.map(({ id }) => id)).size < staff.length)
    throw invalid({ staff: ['must not name the same team member twice'] })
  return {
    columns: { ...columns, is_active: active === undefined ? undefined : active === 1 },
    links: { staff, resource_ids },
  }
}

async function replaceLinks(
  tx: Tx,
  key: ServiceKey,
  { staff, resource_ids: resourceIds }: ServiceLinks,
): Promise<void> {
  if (staff) {
    const staffIds = staff.map(({ id }) => id)
    await requireStaff(tx, key.locationId, staffIds)
    await replaceServiceStaff(tx, key, staff)
  }
  if (resourceIds) {
    await requireResources(tx, key.locationId, resourceIds)
    await replaceServiceResources(tx, key, resourceIds)
  }
}

/** Returns what GET answers now, both for the caller and as the data of the event. */
async function recordChange(
  ctx: Context,
  tx: Tx,
  key: ServiceKey,
  { status, actor }: { status: EventStatus; actor: Actor },
): Promise<string> {
  const data = await getService(tx, key)
  const { locationId, serviceId: resourceId } = key
  recordEvent(ctx, tx, { locationId, resource: 'service', resourceId, status, data, actor })
  return data
}
