import type { EventStatus } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { explainViolations } from '../../../platform/database/explain-violations.ts'
import { invalid, notFound } from '../../../platform/errors.ts'
import type { Actor } from '../../events/event.ts'
import { recordEvent } from '../../events/events.ts'
import {
  findGood,
  type GoodColumns,
  type GoodFilter,
  type GoodKey,
  insertGood,
  listGoods,
  markDeleted,
  updateGood,
} from './goods.store.ts'

const noSuchGood = () => notFound('There is no such product.')

export async function listMatchingGoods(ctx: Context, filter: GoodFilter) {
  const { json, total } = await listGoods(ctx.db, filter)
  return { json, meta: { total_count: total, page: filter.page.number } }
}

export async function getGood(db: Db, key: GoodKey): Promise<string> {
  const json = await findGood(db, key)
  if (json === undefined) throw noSuchGood()
  return json
}

const unit = 'is not a unit of GET /units'
const unknownParts = {
  goods_location_id_category_id_fkey: () =>
    invalid({ category_id: ['is not a product category of this Location'] }),
  goods_sale_unit_id_fkey: () => invalid({ sale_unit_id: [unit] }),
  goods_service_unit_id_fkey: () => invalid({ service_unit_id: [unit] }),
}

export async function createGood(ctx: Context, locationId: number, columns: GoodColumns, actor: Actor) {
  return explainViolations(unknownParts, () =>
    ctx.db.transaction(tx => createGoodIn(ctx, tx, { locationId, columns, actor })),
  )
}

export async function createGoodIn(
  ctx: Context,
  tx: Tx,
  { locationId, columns, actor }: { locationId: number; columns: GoodColumns; actor: Actor },
): Promise<string> {
  const goodId = await insertGood(tx, { locationId, columns, at: ctx.clock.now() })
  return recordChange(ctx, tx, { locationId, goodId }, { status: 'create', actor })
}

export async function changeGood(ctx: Context, key: GoodKey, columns: GoodColumns, actor: Actor) {
  return explainViolations(unknownParts, () =>
    ctx.db.transaction(async tx => {
      if (!(await updateGood(tx, key, { columns, at: ctx.clock.now() }))) throw noSuchGood()
      return recordChange(ctx, tx, key, { status: 'update', actor })
    }),
  )
}

export async function removeGood(ctx: Context, key: GoodKey, actor: Actor): Promise<void> {
  await ctx.db.transaction(async tx => {
    const at = ctx.clock.now()
    // Endpoints distinguish changes by last_change_date, so the deletion updates it as well.
    if (!(await updateGood(tx, key, { columns: {}, at }))) throw noSuchGood()
    await recordChange(ctx, tx, key, { status: 'delete', actor })
    await markDeleted(tx, key, at)
  })
}

async function recordChange(
  ctx: Context,
  tx: Tx,
  key: GoodKey,
  { status, actor }: { status: EventStatus; actor: Actor },
): Promise<string> {
  const data = await getGood(tx, key)
  const { locationId, goodId: resourceId } = key
  recordEvent(ctx, tx, { locationId, resource: 'good', resourceId, status, data, actor })
  return data
}
