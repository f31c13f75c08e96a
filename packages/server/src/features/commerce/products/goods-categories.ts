import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { addLookupRow, type LookupTable } from '../../locations/lookup-tables/lookup-tables.ts'

export const goodsCategoryTable: LookupTable = {
  table: 'goods_categories',
  wire: 'id, title',
  resource: 'goods_category',
}

/** Returns the id of the new category. */
export async function addGoodsCategory(
  ctx: Context,
  tx: Tx,
  { locationId, title }: { locationId: number; title: string },
): Promise<number> {
  const { id } = await addLookupRow(ctx, tx, { list: goodsCategoryTable, locationId, columns: { title } })
  return id
}
