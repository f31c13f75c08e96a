import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors.ts'
import { hintAfter } from '../infrastructure/hints/hints.ts'
import {
  type CategoryKey,
  deleteCategory,
  findCategory,
  noteChangedClients,
  updateCategory,
} from './categories.store.ts'

const noSuchCategory = () => notFound('There is no such client category.')

export async function changeCategory(
  ctx: Context,
  key: CategoryKey,
  columns: { title?: string; color?: string },
): Promise<string> {
  return ctx.db.transaction(async tx => {
    await updateCategory(tx, key, columns)
    const json = await findCategory(tx, key)
    if (json === undefined) throw noSuchCategory()
    hintOfCategory(ctx, tx, key, 'update')
    return json
  })
}

/** Lists that were narrowed by the category count their clients again. */
export async function removeCategory(ctx: Context, key: CategoryKey): Promise<void> {
  await ctx.db.transaction(async tx => {
    if (!(await deleteCategory(tx, key))) throw noSuchCategory()
    await noteChangedClients(tx, key.locationId)
    hintOfCategory(ctx, tx, key, 'delete')
  })
}

function hintOfCategory(ctx: Context, tx: Tx, key: CategoryKey, status: 'update' | 'delete'): void {
  const { locationId: location_id, categoryId: id } = key
  hintAfter(ctx, tx, { kind: 'change', location_id, resource: 'client_category', id, status })
}
