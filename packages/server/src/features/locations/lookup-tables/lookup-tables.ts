import type { catalogue, HintedResource } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Columns } from '../../../platform/database/columns.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import { hintAfter } from '../../infrastructure/hints/hints.ts'
import { insertLookupRow, type LookupSource, listLookupRows } from './lookup-tables.store.ts'

export interface LookupTable extends LookupSource {
  /** What hints call a row. */
  resource: HintedResource
  /** Runs before a row is added. */
  prepare?(tx: Tx, locationId: number, columns: Columns): Promise<void>
}

/** Makes the routes of a lookup table: list all rows, and add one. */
export function lookupTableRoutes(
  ctx: Context,
  operations: typeof catalogue.goodsCategories,
  list: LookupTable,
): Route[] {
  return [
    route(operations.list, async ({ params }) => {
      const { json, total } = await listLookupRows(ctx.db, list, params.company_id)
      return { json, meta: { total_count: total } }
    }),
    route(operations.create, async ({ params, body }) => {
      const row = { locationId: params.company_id, columns: body }
      const { json } = await ctx.db.transaction(tx => addLookupRow(ctx, tx, { list, ...row }))
      return { json }
    }),
  ]
}

export async function addLookupRow(
  ctx: Context,
  tx: Tx,
  { list, locationId, columns }: { list: LookupTable; locationId: number; columns: Columns },
): Promise<{ id: number; json: string }> {
  await list.prepare?.(tx, locationId, columns)
  const added = await insertLookupRow(tx, list, { locationId, columns })
  hintAfter(ctx, tx, {
    kind: 'change',
    location_id: locationId,
    resource: list.resource,
    id: added.id,
    status: 'create',
  })
  return added
}
