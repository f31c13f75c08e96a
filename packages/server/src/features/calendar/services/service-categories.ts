import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { explainViolations } from '../../../platform/database/explain-violations.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import type { Actor } from '../../events/event.ts'
import { recordEvent } from '../../events/events.ts'
import { requireStaff } from '../team/team.ts'
import {
  type CategoryColumns,
  deleteCategory,
  findCategory,
  insertCategory,
  replaceCategoryStaff,
  type ServiceCategoryKey,
  updateCategory,
} from './service-categories.store.ts'

interface CategoryInput extends CategoryColumns {
  staff?: number[]
}

const noSuchCategory = () => notFound('There is no such service category.')

const constraints = {
  services_location_id_category_id_fkey: () =>
    conflict('This category has services: move or delete them first.'),
}

export async function getCategory(db: Context['db'] | Tx, key: ServiceCategoryKey): Promise<string> {
  const json = await findCategory(db, key)
  if (json === undefined) throw noSuchCategory()
  return json
}

export async function createCategory(ctx: Context, locationId: number, input: CategoryInput, actor: Actor) {
  return ctx.db.transaction(tx => createCategoryIn(ctx, tx, { locationId, input, actor }))
}

export async function createCategoryIn(
  ctx: Context,
  tx: Tx,
  { locationId, input, actor }: { locationId: number; input: CategoryInput; actor: Actor },
): Promise<string> {
  const { staff = [], ...columns } = input
  const categoryId = await insertCategory(tx, locationId, columns)
  await requireStaff(tx, locationId, staff)
  await replaceCategoryStaff(tx, { locationId, categoryId }, staff)
  return recordChange(ctx, tx, { locationId, categoryId }, { status: 'create', actor })
}

export async function changeCategory(
  ctx: Context,
  key: ServiceCategoryKey,
  input: CategoryInput,
  actor: Actor,
) {
  const { staff, ...columns } = input
  return ctx.db.transaction(async tx => {
    if (!(await updateCategory(tx, key, columns))) throw noSuchCategory()
    if (staff) {
      await requireStaff(tx, key.locationId, staff)
      await replaceCategoryStaff(tx, key, staff)
    }
    return recordChange(ctx, tx, key, { status: 'update', actor })
  })
}

export async function removeCategory(ctx: Context, key: ServiceCategoryKey, actor: Actor): Promise<void> {
  await explainViolations(constraints, () =>
    ctx.db.transaction(async tx => {
      // Locks the row, so that of two simultaneous deletions one answers that it is gone.
      if (!(await updateCategory(tx, key, {}))) throw noSuchCategory()
      await recordChange(ctx, tx, key, { status: 'delete', actor })
      await deleteCategory(tx, key)
    }),
  )
}

/** Returns what GET answers now, both for the caller and as the data of the event. */
async function recordChange(
  ctx: Context,
  tx: Tx,
  key: ServiceCategoryKey,
  { status, actor }: { status: 'create' | 'update' | 'delete'; actor: Actor },
): Promise<string> {
  const data = await getCategory(tx, key)
  const { locationId, categoryId: resourceId } = key
  recordEvent(ctx, tx, { locationId, resource: 'service_category', resourceId, status, data, actor })
  return data
}
