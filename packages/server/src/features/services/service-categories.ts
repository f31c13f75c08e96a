import type { Context } from '../../context.ts'
import { type Tx, violatedConstraintOf } from '../../platform/database/database.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { type Actor, recordEvent } from '../events/events.ts'
import {
  type CategoryColumns,
  type CategoryKey,
  deleteCategory,
  findCategory,
  insertCategory,
  replaceCategoryStaff,
  updateCategory,
} from './service-categories.store.ts'

interface CategoryInput extends CategoryColumns {
  staff?: number[]
}

export async function getCategory(db: Context['db'] | Tx, key: CategoryKey): Promise<string> {
  const json = await findCategory(db, key)
  if (json === undefined) throw notFound('There is no such service category.')
  return json
}

export async function createCategory(ctx: Context, locationId: number, input: CategoryInput, actor: Actor) {
  const { staff = [], ...columns } = input
  return withKnownStaff(() =>
    ctx.db.transaction(async tx => {
      const categoryId = await insertCategory(tx, locationId, columns)
      await replaceCategoryStaff(tx, { locationId, categoryId }, staff)
      return recordChange(ctx, tx, { locationId, categoryId }, { status: 'create', actor })
    }),
  )
}

export async function changeCategory(ctx: Context, key: CategoryKey, input: CategoryInput, actor: Actor) {
  const { staff, ...columns } = input
  return withKnownStaff(() =>
    ctx.db.transaction(async tx => {
      if (!(await updateCategory(tx, key, columns))) throw notFound('There is no such service category.')
      if (staff) await replaceCategoryStaff(tx, key, staff)
      return recordChange(ctx, tx, key, { status: 'update', actor })
    }),
  )
}

export async function removeCategory(ctx: Context, key: CategoryKey, actor: Actor): Promise<void> {
  try {
    await ctx.db.transaction(async tx => {
      await recordChange(ctx, tx, key, { status: 'delete', actor })
      await deleteCategory(tx, key)
    })
  } catch (error) {
    if (violatedConstraintOf(error) === 'services_location_id_category_id_fkey')
      throw conflict('This category has services: move or delete them first.')
    throw error
  }
}

/** What the GET answers now is the answer to the caller and the data of the event. */
async function recordChange(
  ctx: Context,
  tx: Tx,
  key: CategoryKey,
  { status, actor }: { status: 'create' | 'update' | 'delete'; actor: Actor },
): Promise<string> {
  const data = await getCategory(tx, key)
  const { locationId, categoryId: resourceId } = key
  recordEvent(ctx, tx, { locationId, resource: 'service_category', resourceId, status, data, actor })
  return data
}

async function withKnownStaff<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (violatedConstraintOf(error) === 'service_category_staff_location_id_staff_id_fkey')
      throw invalid({ staff: ['names a team member that is not in this Location'] })
    throw error
  }
}
