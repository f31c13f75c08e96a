import type { EventStatus, FieldErrors } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { explainViolations } from '../../../platform/database/explain-violations.ts'
import { conflict, invalid, notFound } from '../../../platform/errors.ts'
import { hintAfter } from '../../infrastructure/hints/hints.ts'
import {
  findResource,
  holdResources,
  insertInstances,
  insertResource,
  isNeededByService,
  listInstanceIds,
  type ResourceColumns,
  type ResourceKey,
  renameInstance,
  retireInstances,
  updateResource,
} from './resources.store.ts'

interface GivenInstance {
  id?: number
  title?: string
}

type ResourceInput = ResourceColumns & { instances?: GivenInstance[] }

const constraints = {
  reservations_no_overlap: () =>
    conflict('An instance that would be deleted is booked: move or cancel its bookings first.'),
}

const noSuchResource = () => notFound('There is no such resource.')

export async function createResource(ctx: Context, locationId: number, input: ResourceInput) {
  const { instances = [], ...columns } = input
  return ctx.db.transaction(async tx => {
    const resourceId = await insertResource(tx, locationId, columns)
    await insertInstances(tx, { locationId, resourceId }, titlesOf(instances))
    hintOf(ctx, tx, { locationId, resourceId }, 'create')
    return findResource(tx, { locationId, resourceId }) as Promise<string>
  })
}

export async function changeResource(ctx: Context, key: ResourceKey, input: ResourceInput) {
  const { instances, ...columns } = input
  return explainViolations(constraints, () =>
    ctx.db.transaction(async tx => {
      if (!(await updateResource(tx, key, columns))) throw noSuchResource()
      if (instances) await replaceInstances(tx, key, { instances, at: ctx.clock.now() })
      hintOf(ctx, tx, key, 'update')
      return findResource(tx, key) as Promise<string>
    }),
  )
}

export async function removeResource(ctx: Context, key: ResourceKey): Promise<void> {
  await explainViolations(constraints, () =>
    ctx.db.transaction(async tx => {
      const at = ctx.clock.now()
      if (!(await updateResource(tx, key, { deleted_at: at }))) throw noSuchResource()
      if (await isNeededByService(tx, key))
        throw conflict('A service needs this resource: change or delete the service first.')
      await retireInstances(tx, key, { ids: await listInstanceIds(tx, key), at })
      hintOf(ctx, tx, key, 'delete')
    }),
  )
}

const hintOf = (ctx: Context, tx: Tx, { locationId, resourceId }: ResourceKey, status: EventStatus): void =>
  hintAfter(ctx, tx, {
    kind: 'change',
    location_id: locationId,
    resource: 'resource',
    id: resourceId,
    status,
  })

/** A foreign key alone would also accept deleted resources. */
export async function requireResources(tx: Tx, locationId: number, resourceIds: number[]): Promise<void> {
  if ((await holdResources(tx, locationId, resourceIds)) < resourceIds.length)
    throw invalid({ resource_ids: ['names a resource that is not in this Location'] })
}

async function replaceInstances(
  tx: Tx,
  key: ResourceKey,
  { instances, at }: { instances: GivenInstance[]; at: Date },
): Promise<void> {
  const existing = await listInstanceIds(tx, key)
  checkInstances(instances, new Set(existing))
  for (const { id, title } of instances)
    if (id !== undefined && title !== undefined) await renameInstance(tx, key, { id, title })
  const remaining = new Set(instances.map(({ id }) => id))
  await retireInstances(tx, key, { ids: existing.filter(id => !remaining.has(id)), at })
  await insertInstances(tx, key, titlesOf(instances.filter(({ id }) => id === undefined)))
}

/** Throws every invalid instance; pure. */
function checkInstances(instances: GivenInstance[], existing: Set<number>): void {
  const fieldErrors: FieldErrors = {}
  const seen = new Set<number>()
  for (const [index, { id, title }] of instances.entries()) {
    if (id === undefined) {
      if (title === undefined) fieldErrors[`instances.${index}.title`] = ['is required']
      continue
    }
    if (!existing.has(id)) fieldErrors[`instances.${index}.id`] = ['is not an instance of this resource']
    else if (seen.has(id)) fieldErrors[`instances.${index}.id`] = ['must not name the same instance twice']
    seen.add(id)
  }
  if (Object.keys(fieldErrors).length > 0) throw invalid(fieldErrors)
}

const titlesOf = (instances: GivenInstance[]) => instances.map(({ title = '' }) => title)
